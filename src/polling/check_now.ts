import type { Act, Actor } from "../trail/actor.ts";
import { recordAudit } from "../trail/audit.ts";
import type { Sql } from "../database/connect.ts";
import type { FindTexts } from "../destinations/dns_records.ts";
import { Refusal } from "../errors.ts";
import { applyPlace } from "../servers/listing_change.ts";
import { countsSince } from "../servers/players.ts";
import { requireOwnServer } from "../servers/require_server.ts";
import { type Answer, outcomeOf } from "./answer.ts";
import type { AskServer, AskTarget } from "./ask_server.ts";
import { type Place, proveOwnership, type Verification } from "./verification.ts";

/** Milliseconds between an owner's checks: each sends a query to an address the owner chose. */
const CHECK_EVERY_MS = 10_000;

/** Maximum checks running at once in this process: they have their own slots, so they never wait for a round. */
const CHECKS_MAX = 16;

/** The place that a check asks. */
interface CheckTarget extends AskTarget {
  /** Whether it is not the listing's yet, but waits for a moderator. */
  isWaiting: boolean;
}

/** Result of a query, and whether the listing is proven to be its owner's. */
export interface Check {
  answer: Answer;
  verification: Verification;
}

interface CheckOptions {
  sql: Sql;
  ask: AskServer;
  findTexts: FindTexts;
  now: () => Date;
}

/**
 * Makes the owner's "check now": the same query as the poller's. Its counts are shown right away, while history and
 * uptime come from the poller alone. Refuses someone else's server, one that is not approved, and a second check
 * within 10 s. Where a new address waits for a moderator, that one is queried; it is the listing's as soon as it shows the
 * token.
 */
export function createCheckNow(options: CheckOptions) {
  const { sql, ask, now } = options;
  let underWay = 0;

  return async function checkNow(slug: string, by: Actor): Promise<Check> {
    if (underWay >= CHECKS_MAX) {
      throw tooSoon("too many checks are under way; try again in a moment");
    }
    underWay++;
    try {
      const target = await reserve(slug, by);
      const answer = await ask(target);
      const at = now();
      if (!target.isWaiting) await noteCheck(sql, target.serverId, { answer, at });
      const verification = await proveOwnership(options, target, { answer, now: at });
      if (target.isWaiting && verification.verifiedAt) await move(slug, target, { by, now: at });
      return { answer, verification };
    } finally {
      underWay--;
    }
  };

  async function move(slug: string, place: Place, act: Act): Promise<void> {
    await sql.begin(async (tx) => {
      if (!await applyPlace(tx, place, act.now)) return;
      const details = { changed: "host, port" };
      const { serverId } = place;
      await recordAudit(tx, act, { action: "server_edited", serverId, subject: slug, details });
    });
  }

  async function reserve(slug: string, by: Actor): Promise<CheckTarget & { serverId: string }> {
    const { id, status } = await requireOwnServer(sql, slug, { by });
    if (status !== "approved") {
      throw new Refusal("server_not_approved", `Cannot check server "${slug}": it is ${status}`);
    }
    const at = now();
    const target = await reserveCheck(sql, id, { at, everyMs: CHECK_EVERY_MS });
    if (!target) throw tooSoon(`it was checked less than ${CHECK_EVERY_MS / 1000} seconds ago`);
    return { serverId: id, ...target };
  }
}

function tooSoon(why: string): Refusal {
  return new Refusal("check_too_soon", `Cannot check server: ${why}`);
}

/**
 * Records that a check begins, of the address that waits for a moderator if one does; undefined when the last one
 * began less than `everyMs` ago.
 */
async function reserveCheck(
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
async function noteCheck(
  sql: Sql,
  serverId: string,
  { answer, at }: { answer: Answer; at: Date },
): Promise<void> {
  const counts = answer.kind === "failed" ? sql`` : sql`,
    answered_at = ${at}, players_online = ${answer.status.online}, players_max = ${answer.status.max},
    message = ${answer.status.message},
    up_since = case when answered_at > ${countsSince(at)} then up_since else ${at} end`;
  await sql`
    update server_poll set asked_at = ${at}, outcome = ${outcomeOf(answer)} ${counts}
    where server_id = ${serverId}`;
}
