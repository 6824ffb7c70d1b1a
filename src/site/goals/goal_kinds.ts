/**
 * What a goal counts. All players' votes: each `target` of them without an end, or those of a UTC day, week or month.
 * Or each player's own: days in a row with a vote, or votes.
 */
export const GOAL_KINDS = ["each", "day", "week", "month", "streak", "total"] as const;

/** A kind of goal. */
export type GoalKind = typeof GOAL_KINDS[number];

/** The kinds that count each player's own votes. */
export type OwnGoalKind = "streak" | "total";

/** The kinds that count all players' votes. */
export type VoteGoalKind = Exclude<GoalKind, OwnGoalKind>;

/** Returns whether a kind counts each player's own votes. */
export function isOwn(kind: GoalKind): kind is OwnGoalKind {
  return kind === "streak" || kind === "total";
}
