import type { Random } from "../random.ts";

/** A receiver's answer to a vote. Only `accept` gives a reward. */
export type Mood = "accept" | "fail" | "not_now" | "reset" | "silence";

/** Shares of the moods: one vote of five fails. */
const MOODS: readonly (readonly [Mood, number])[] = [
  ["accept", 0.80],
  ["fail", 0.10],
  ["not_now", 0.01],
  ["reset", 0.06],
  ["silence", 0.03],
];

/**
 * Most failures of a delivery before its receiver accepts it. By chance alone, one in 40,000 would need nine or ten
 * attempts, and a run would wait ten minutes for it.
 */
const FAILURES_MAX = 5;

/** Chooses the answer to an attempt. */
export function chooseMood(
  attempt: number,
  { fail, random }: { fail: boolean; random: Random },
): Mood {
  return !fail || attempt > FAILURES_MAX ? "accept" : moodFor(random());
}

function moodFor(chance: number): Mood {
  let rest = chance;
  for (const [mood, share] of MOODS) {
    rest -= share;
    if (rest < 0) return mood;
  }
  return "accept";
}
