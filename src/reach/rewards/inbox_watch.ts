import type { Sql } from "../../core/database/connect.ts";
import { describeError, log } from "../../core/observing/log.ts";
import { OWN_KEY_FIRST_MS } from "./claim_rewards.ts";

/** Minimum milliseconds between two queries. */
const PAUSE_MS = 20;

/** Milliseconds by which a vote may be committed after its time, or another process's clock may be behind. */
const LATE_MS = 3_000;

/** The database to query, and the callback. */
export interface NewsOptions {
  sql: Sql;
  now: () => Date;
  /** Milliseconds between two queries without a nudge. */
  askEveryMs?: number;
  /** Called with a server for which a reward became claimable. */
  tell: (serverId: string) => void;
}

/**
 * Reports the servers for which a reward became claimable: after a vote, a release, or the end of a lease. From `start`
 * to `stop` it queries every second, and soon after a nudge. Rewards are read more than once, because they may appear
 * late, but reported once.
 */
export function createNews({ sql, now, askEveryMs = 1_000, tell }: NewsOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOn = false;
  let isAsking = false;
  let isNudged = false;
  let askedAt = -Infinity;
  let readTo = 0;
  let lastNames = new Set<string>();

  function askIn(ms: number): void {
    clearTimeout(timer);
    if (isOn && !isAsking) timer = setTimeout(ask, ms);
  }

  async function ask(): Promise<void> {
    isAsking = true;
    isNudged = false;
    askedAt = performance.now();
    await read().catch((error) => log("warn", "rewards_not_read", describeError(error)));
    isAsking = false;
    askIn(isNudged ? PAUSE_MS : askEveryMs);
  }

  async function read(): Promise<void> {
    const at = now();
    const since = new Date(Math.min(readTo, +at) - LATE_MS);
    const events = await findEvents(sql, since, at);
    for (const { serverId, name } of events) if (!lastNames.has(name)) tell(serverId);
    lastNames = new Set(events.map(({ name }) => name));
    readTo = +at;
  }

  return {
    start() {
      isOn = true;
      readTo = +now();
      askIn(askEveryMs);
    },
    nudge() {
      isNudged = true;
      askIn(Math.max(0, askedAt + PAUSE_MS - performance.now()));
    },
    stop() {
      isOn = false;
      clearTimeout(timer);
    },
  };
}

/**
 * Finds the recent events of all servers. It reads few rows, even if many servers wait: three ranges of two indexes.
 */
function findEvents(sql: Sql, since: Date, now: Date) {
  const between = (agoMs: number) =>
    sql`between ${new Date(+since - agoMs)} and ${new Date(+now - agoMs)}`;
  return sql<{ serverId: string; name: string }[]>`
    select server_id, vote_id::text as name from reward
    where voted_at ${between(0)} and lease_until is null
    union all
    select server_id, vote_id || ' from ' || coalesce(lease_until, available_at) from reward
    where (lease_until is not null or available_at > voted_at)
      and coalesce(lease_until, available_at) ${between(0)}
    union all
    select server_id, vote_id || ' for others from ' || lease_until from reward
    where lease_until is not null
      and coalesce(lease_until, available_at) ${between(OWN_KEY_FIRST_MS)}`;
}

/**
 * Finds the servers whose inbox contains rewards, including leased ones. With this order it is quick to check an inbox
 * that held many rewards and is now empty.
 */
export async function findFilled(sql: Sql, serverIds: string[]): Promise<boolean[]> {
  const rows = await sql<{ serverId: string }[]>`
    select server_id from unnest(${serverIds}::uuid[]) as q (id)
    cross join lateral (select server_id from reward where server_id = q.id order by voted_at limit 1) as r`;
  const filled = new Set(rows.map(({ serverId }) => serverId));
  return serverIds.map((id) => filled.has(id));
}
