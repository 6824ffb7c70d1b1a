import type { Sql } from "../database/connect.ts";
import { countsSince } from "../servers/players.ts";
import { type Answer, outcomeOf } from "./answer.ts";
import type { AskTarget } from "./ask_server.ts";

/** The place that a check asks. */
export interface CheckTarget extends AskTarget {
  /** Whether it is not the listing's yet, but waits for a moderator. */
  isWaiting: boolean;
}

/**
 * Records that a check begins, of the address that waits for a moderator if one does; undefined when the last one
 * began less than `everyMs` ago.
 */
export async function reserveCheck(
  sql: Sql,
  serverId: string,
  { at, everyMs }: { at: Date; everyMs: number },
): Promise<CheckTarget | undefined> {
  const before = new Date(at.getTime() - everyMs);
  const [target] = await sql<CheckTarget[]>`
    with reserved as (
      insert into server_poll as p (server_id, due_at, checked_at) values (${serverId}, ${at}, ${at})
      on conflict (server_id) do update set checked_at = excluded.checked_at
      where p.checked_at is null or p.checked_at <= ${before}
      returning p.server_id
    )
    select coalesce(c.host, s.host) as host, coalesce(c.port, s.port) as port, g.protocol, g.query_port_offset,
      c.host is not null as is_waiting
    from reserved r
    join server s on s.id = r.server_id
    left join listing_change c on c.server_id = s.id and c.refused_at is null
    join game g on g.id = coalesce(c.game_id, s.game_id)`;
  return target;
}

/** Stores the result of a check: the counts are shown; the history and the next turn stay as they are. */
export async function noteCheck(
  sql: Sql,
  serverId: string,
  { answer, at }: { answer: Answer; at: Date },
): Promise<void> {
  const outcome = outcomeOf(answer);
  if (answer.kind === "failed") {
    await sql`update server_poll set asked_at = ${at}, outcome = ${outcome} where server_id = ${serverId}`;
    return;
  }
  const { online, max, message } = answer.status;
  await sql`
    update server_poll
    set asked_at = ${at}, outcome = ${outcome}, answered_at = ${at}, players_online = ${online}, players_max = ${max},
      message = ${message},
      up_since = case when answered_at > ${countsSince(at)} then up_since else ${at} end
    where server_id = ${serverId}`;
}
