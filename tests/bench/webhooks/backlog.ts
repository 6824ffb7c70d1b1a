import { ANY_INSTANT } from "../../../src/core/time/clock.ts";
import type { Sql } from "../../../src/core/database/connect.ts";
import { castVote } from "../../../src/core/votes/cast_vote.ts";
import { castVotes } from "./casting.ts";
import type { EngineKind } from "./engines/engine.ts";
import { ENDPOINTS, SLOW_SERVER } from "./listing.ts";

/**
 * Casts one vote for each server and keeps the rows that they leave in the outbox as the pattern of every
 * backlog. The outbox is empty again after that.
 */
export async function keepPattern(sql: Sql): Promise<void> {
  const context = { sql, nudge: () => {}, clock: ANY_INSTANT };
  await castVotes(context, { first: 0, votes: ENDPOINTS, perSecond: 0 });
  await castVote(context, { slug: SLOW_SERVER, username: "Player_1", now: new Date() });
  await sql`
    create table pattern as
    select s.slug = ${SLOW_SERVER} as slow, row_number() over (order by s.slug = ${SLOW_SERVER}) as place,
      o.key_id, o.server_id, o.body, o.due_at
    from outbox o join server s on s.id = o.server_id`;
  await sql`truncate outbox`;
  await sql`
    create unlogged table backlog (
      n int, id uuid, vote_id uuid, key_id uuid, server_id uuid, body text, due_at timestamptz
    )`;
}

/** The votes to queue, and the endpoints they are for: the slow one, or all others in turn. */
export interface Backlog {
  rows: number;
  slow?: boolean;
}

/**
 * Puts rows into an engine's queue as votes would, in a hundredth of the time that 20,000 commits take.
 */
export async function queueBacklog(
  sql: Sql,
  kind: EngineKind,
  { rows, slow = false }: Backlog,
): Promise<void> {
  await sql`truncate backlog`;
  await sql`
    insert into backlog (n, id, vote_id, key_id, server_id, body, due_at)
    select n, uuid_v7(p.due_at), uuid_v7(p.due_at), p.key_id, p.server_id, p.body, p.due_at
    from generate_series(1, ${rows}::int) as n
    join pattern p on p.slow = ${slow} and (${slow} or p.place = n % ${ENDPOINTS}::int + 1)`;
  await kind.queue(sql);
  await sql`analyze`;
}

/**
 * Leaves as many dead rows behind as come and go in a busy hour that autovacuum did not get to: it is switched
 * off for that table from now on.
 */
export async function churn(sql: Sql, kind: EngineKind, rows: number): Promise<void> {
  await sql`alter table ${sql(kind.table)} set (autovacuum_enabled = false)`;
  await queueBacklog(sql, kind, { rows });
  await kind.clear(sql);
}
