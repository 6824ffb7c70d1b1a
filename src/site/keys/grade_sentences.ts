/** The checks of a grade, in order. */
export const GRADE_CHECKS = [
  ...["good", "bytes", "headers", "forged", "stale", "oversized"] as const,
  ...["doubled", "reordered", "together", "aborted"] as const,
];

/** A check of a grade. */
export type GradeCheck = typeof GRADE_CHECKS[number];

/** Descriptions of a graded receiver's behaviour. */
export const SEEN = {
  over: "It takes no good delivery.",
  timeUp: "The time was up.",
  answered: (status: number | null) => `It answered ${status}.`,
  uncounted:
    "It answered well. Whether it rewards once can't be seen: its X-Votes-Rewarded, which is optional, is missing or did not grow.",
  miscounted: (counted: number, votes: number) =>
    `Its X-Votes-Rewarded grew by ${counted}, not ${votes}.`,
};

/** The texts of each check: what was sent, and what a receiver that passes did. */
export const GRADED: Readonly<Record<GradeCheck, readonly [sent: string, did: string]>> = {
  good: ["A correct delivery", "It accepted it."],
  bytes: ["Unusual spaces in the body", "It verified the bytes as they came."],
  headers: ["Headers it doesn't know", "It ignored them."],
  forged: ["Forged deliveries", "It refused them all."],
  stale: ["An old delivery, sent again", "It refused it."],
  oversized: ["A body of 256 kB", "It refused it."],
  doubled: ["The same vote three times", "It accepted each and counted the vote once."],
  reordered: ["Votes out of order", "It counted both."],
  together: ["Ten deliveries at once", "It accepted all and counted each vote once."],
  aborted: ["Deliveries after a client hung up", "It still accepted them."],
};
