import type { Post } from "../receivers/receivers.ts";
import type { Records } from "./records.ts";

type Attempts = Pick<Records, "attempts" | "attemptsByReward">;

/** Votes that a receiver accepted more than once, by their cause in the attempt log. */
export interface Duplicates {
  /** Rewards beyond the first of each key and vote. */
  extra: number;
  /** After an interrupted attempt: its process was killed, or its lease ended before it was recorded. */
  interrupted: number;
  /** After an attempt that the sender gave up although the receiver had accepted it, because the response was late. */
  late: number;
  /** After attempts that are delivered in the log, as the outcomes of the attempts. The list should be empty. */
  unexplained: string[];
}

/** Sorts the duplicates by their causes. */
export function findDuplicates(posts: readonly Post[], records: Attempts): Duplicates {
  const found: Duplicates = { extra: 0, interrupted: 0, late: 0, unexplained: [] };
  const accepted = posts.filter((post) => post.accepted);
  for (const copies of Map.groupBy(accepted, rewardOf).values()) {
    if (copies.length > 1) addTo(found, copies, records);
  }
  return found;
}

/** Returns the name of a reward that must be given once: a vote at one key's URL. */
export function rewardOf({ key, vote }: Post): string {
  return `${key} ${vote}`;
}

function addTo(
  found: Duplicates,
  copies: readonly Post[],
  { attempts, attemptsByReward }: Attempts,
): void {
  const outcomes: readonly (readonly string[])[] = copies.some(({ attempt }) => attempt === null)
    ? copies.slice(0, 1).flatMap((post) => attemptsByReward.get(rewardOf(post)) ?? [])
      .map((word) => [word])
    : copies.map(({ attempt }) => attempts.get(attempt ?? "") ?? []);
  const extra = copies.length - 1;
  const interrupted = Math.min(extra, count(outcomes, (words) => words.includes("interrupted")));
  const givenUp = count(
    outcomes,
    (words) => !words.includes("interrupted") && !words.includes("delivered"),
  );
  const late = Math.min(extra - interrupted, givenUp);
  found.extra += extra;
  found.interrupted += interrupted;
  found.late += late;
  if (interrupted + late < extra) {
    found.unexplained.push(
      copies.map(({ attempt }, place) => `${attempt} ${outcomes[place]?.join("+")}`).join(", "),
    );
  }
}

function count<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length;
}
