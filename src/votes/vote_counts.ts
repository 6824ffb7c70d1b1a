import { createBatch } from "../database/batch.ts";
import type { Sql } from "../database/connect.ts";
import { dayOf } from "./voting_day.ts";

/** Milliseconds before a lookup gives up: together with the key's own lookup, v1 answers within 2 s. */
const LOOKUP_TIMEOUT_MS = 900;

/** UTC days in the weekly and monthly windows, including today. */
export const WEEKLY_DAYS = 7;
export const MONTHLY_DAYS = 30;

/** A server's votes (SPEC §2.2). Always weekly ≤ monthly ≤ total, because no job resets anything. */
export interface VoteCounts {
  total: number;
  weekly: number;
  monthly: number;
}

/** Looks up a server's counts; concurrent lookups share one query, whose deadline is `patience` times as long. */
export function createVoteCounts(
  sql: Sql,
  now: () => Date,
  patience = 1,
): (serverId: string) => Promise<VoteCounts> {
  return createBatch((serverIds) => findVoteCounts(sql, serverIds, dayOf(now())), {
    timeoutMs: LOOKUP_TIMEOUT_MS * patience,
  });
}

/** Returns the counts of those servers on a UTC day (`YYYY-MM-DD`), in the same order. */
export async function findVoteCounts(
  sql: Sql,
  serverIds: string[],
  today: string,
): Promise<VoteCounts[]> {
  const rows = await sql<(VoteCounts & { serverId: string })[]>`
    select q.server_id,
      (coalesce(t.votes, 0) +
        coalesce(sum(c.votes) filter (where c.day >= coalesce(t.counted_before, '-infinity')), 0))::float8 as total,
      coalesce(sum(c.votes) filter (where c.day > ${today}::date - ${WEEKLY_DAYS}::int), 0)::float8 as weekly,
      coalesce(sum(c.votes) filter (where c.day > ${today}::date - ${MONTHLY_DAYS}::int), 0)::float8 as monthly
    from unnest(${[...new Set(serverIds)]}::uuid[]) as q (server_id)
    left join vote_total t on t.server_id = q.server_id
    left join vote_count c on c.server_id = q.server_id
      and c.day >= least(coalesce(t.counted_before, '-infinity'), ${today}::date - ${MONTHLY_DAYS}::int)
    group by q.server_id, t.votes, t.counted_before`;
  const counts = new Map(
    rows.map(({ serverId, total, weekly, monthly }) => [serverId, { total, weekly, monthly }]),
  );
  return serverIds.map((id) => counts.get(id) ?? { total: 0, weekly: 0, monthly: 0 });
}
