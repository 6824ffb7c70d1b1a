import type { Query } from "../../../core/database/connect.ts";
import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import { DAY_MS, dayOf, daysBefore } from "../../../core/time/day.ts";
import { monthOf, monthsAfter } from "../month.ts";
import type { ServerToday } from "./votes_today.ts";

/**
 * Maximum servers whose votes are counted, latest first. It bounds the look-ups for a program that votes everywhere.
 */
const COUNTED_SERVERS = 300;

/** A UTC day (`YYYY-MM-DD`) on which a player voted, and the number of valid votes. */
export interface OwnDay {
  day: string;
  votes: number;
}

/** A valid vote of a past day. */
export interface PastVote {
  day: string;
  slug: string;
  name: string;
  isListed: boolean;
}

/** Returns the months (`YYYY-MM`) whose votes are kept by day, latest first. */
export function keptMonths(now: Date): string[] {
  const oldest = dayOf(daysBefore(now, KEPT_DAYS.board));
  const months = [];
  for (let month = monthOf(now); `${month}-01` >= oldest; month = monthsAfter(month, -1)) {
    months.push(month);
  }
  return months;
}

/** Returns the days of the kept months on which an account voted, oldest first. */
export async function findOwnDays(sql: Query, accountId: string, now: Date): Promise<OwnDay[]> {
  const rows = await sql<OwnDay[]>`
    select to_char(d.day, 'YYYY-MM-DD') as day, count(*)::int as votes
    from ${monthsOf(sql, accountId, keptMonths(now))}
    cross join lateral unnest(m.days) as d (day)
    group by d.day order by d.day`;
  return [...rows];
}

/** Counts an account's valid votes of the kept months, up to `max`. */
export async function countOwnVotes(
  sql: Query,
  accountId: string,
  { max, now }: { max: number; now: Date },
): Promise<number> {
  const rows = await sql`
    select from ${monthsOf(sql, accountId, keptMonths(now))}
    cross join lateral unnest(m.days)
    limit ${max}`;
  return rows.length;
}

/** Lists an account's valid votes of the given months (`YYYY-MM`, latest first), latest day first. */
export async function findPastVotes(
  sql: Query,
  accountId: string,
  months: readonly string[],
): Promise<PastVote[]> {
  const rows = await sql<PastVote[]>`
    select to_char(d.day, 'YYYY-MM-DD') as day, s.slug, s.name, s.status = 'approved' as is_listed
    from ${monthsOf(sql, accountId, months)}
    join server s on s.id = m.server_id
    cross join lateral unnest(m.days) as d (day)
    order by d.day desc, s.name, s.slug`;
  return [...rows];
}

/** A listed server, with the time of an account's last vote for it. Null if that vote is void. */
export interface ServerVotedFor
  extends Pick<ServerToday, "id" | "slug" | "name" | "logo" | "banner"> {
  votedAt: Date | null;
}

/** Returns the listed servers for which an account voted last, latest first. */
export async function findVotedServers(
  sql: Query,
  accountId: string,
  limit: number,
): Promise<ServerVotedFor[]> {
  return [
    ...await sql<ServerVotedFor[]>`
      select s.id, s.slug, s.name, s.logo, s.banner, l.voted_at from last_vote l join server s on s.id = l.server_id
      where l.account_id = ${accountId} and s.status = 'approved'
      order by l.voted_on desc, s.name limit ${limit}`,
  ];
}

/** Returns for each server the number of days in a row, up to today or yesterday, on which an account voted for it. */
export async function findStreaks(
  sql: Query,
  accountId: string,
  { serverIds, now }: { serverIds: readonly string[]; now: Date },
): Promise<Map<string, number>> {
  const rows = await sql<{ serverId: string; days: string[] }[]>`
    select m.server_id, array_agg(to_char(d.day, 'YYYY-MM-DD') order by d.day) as days
    from unnest(${[...serverIds]}::uuid[]) as l (server_id)
    cross join ${monthRows(sql, accountId, keptMonths(now))}
    cross join lateral unnest(m.days) as d (day)
    group by m.server_id`;
  return new Map(rows.map(({ serverId, days }) => [serverId, streakOf(days, now).current]));
}

/**
 * Returns the current streak, which reaches today or yesterday, and the longest one. `days` must be sorted.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const now = new Date("2026-03-10T12:00:00.000Z");
 * const days = ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-08", "2026-03-09"];
 * assert.deepEqual(streakOf(days, now), { current: 2, longest: 3 });
 * assert.deepEqual(streakOf([], now), { current: 0, longest: 0 });
 * ```
 */
export function streakOf(days: readonly string[], now: Date): { current: number; longest: number } {
  let row = 0;
  let longest = 0;
  let before: number | undefined;
  for (const day of days) {
    const at = Date.parse(day);
    row = before !== undefined && at - before === DAY_MS ? row + 1 : 1;
    longest = Math.max(longest, row);
    before = at;
  }
  const isOpen = before !== undefined && before >= Date.parse(dayOf(daysBefore(now, 1)));
  return { current: isOpen ? row : 0, longest };
}

/**
 * Returns the SQL for the account's rows of `vote_month` (m): one look-up by key for each server and month, so other
 * voters aren't read.
 */
function monthsOf(sql: Query, accountId: string, months: readonly string[]) {
  const oldest = `${months.at(-1)}-01`;
  return sql`(
      select server_id from last_vote where account_id = ${accountId} and voted_on >= ${oldest}
      order by voted_on desc limit ${COUNTED_SERVERS}
    ) as l cross join ${monthRows(sql, accountId, months)}`;
}

function monthRows(sql: Query, accountId: string, months: readonly string[]) {
  return sql`unnest(${months.map((month) => `${month}-01`)}::date[]) as at (month)
    cross join lateral (
      select server_id, days from vote_month
      where server_id = l.server_id and month = at.month and account_id = ${accountId}
      offset 0
    ) as m`;
}
