import type { Query } from "../database/connect.ts";

/** The choices of votes that rank the listing. Each is a part of the one before it. */
export const RANK_COUNTS = ["all", "signed-in", "confirmed", "established"] as const;

/**
 * Votes that rank: all; those cast by signed-in players, by the operator, or through an unknown source; of these, those
 * of accounts that were at least `confirmed`, or `established` (src/core/votes/vote_trust.ts).
 */
export type RankCounts = typeof RANK_COUNTS[number];

/** Builds the counts of a group of votes, with the columns of `vote_count` and `vote_total`. */
export function tallyOf(sql: Query) {
  return sql`
    count(*) as votes, count(*) filter (where source in ('link', 'typed_name')) as without_sign_in,
    count(*) filter (where ${isRanked(sql, "confirmed")}) as confirmed,
    count(*) filter (where ${isRanked(sql, "established")}) as established`;
}

/**
 * Builds the condition on a vote's `source` and `trust` for those that rank. A vote of unknown trust doesn't rank above
 * `signed-in`.
 */
export function isRanked(sql: Query, counts: RankCounts) {
  switch (counts) {
    case "all":
      return sql`true`;
    case "signed-in":
      return sql`(source is null or source in ('session', 'operator'))`;
    case "confirmed":
      return sql`(source in ('session', 'operator') and trust >= 'confirmed') is true`;
    case "established":
      return sql`(source in ('session', 'operator') and trust = 'established') is true`;
  }
}

/**
 * Builds the number of votes that rank in a row of `vote_count` (c) or `vote_total` (t). It isn't known how votes of
 * another list were cast, so they rank only where all votes do.
 */
export function rankedOf(sql: Query, counts: RankCounts) {
  switch (counts) {
    case "all":
      return { ofDay: sql`c.votes`, before: sql`(t.votes + t.imported)` };
    case "signed-in":
      return {
        ofDay: sql`(c.votes - c.without_sign_in)`,
        before: sql`(t.votes - t.without_sign_in)`,
      };
    case "confirmed":
      return { ofDay: sql`c.confirmed`, before: sql`t.confirmed` };
    case "established":
      return { ofDay: sql`c.established`, before: sql`t.established` };
  }
}
