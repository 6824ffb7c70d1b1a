import fc from "fast-check";

/** The moment of a poll at which its backend crashes. */
export type Crash = "none" | "afterClaim" | "beforeGive" | "afterGive" | "afterSave";

/** A step of a schedule. Backends are 0 and 1, players 0 to 2; `at` picks a vote. */
export type Step =
  | { do: "vote"; player: number }
  | {
    do: "poll";
    who: number;
    /** By names rather than of all players. */
    some: boolean;
    crash: Crash;
    /** The answer that does not arrive. */
    lost: "none" | "claim" | "grant";
    /** Whether what it got is given later. */
    keeps: boolean;
  }
  | { do: "give"; who: number }
  | { do: "wait"; seconds: number }
  | { do: "release"; who: number; final: boolean; later: boolean }
  | { do: "void"; at: number }
  | { do: "lift"; at: number }
  | { do: "revoke"; who: number }
  | { do: "rename"; player: number }
  | { do: "suspend" }
  | { do: "expire" };

const who = fc.nat(1);
const at = fc.nat(20);
const player = fc.nat(2);

const CRASHES: Crash[] = [
  "none",
  "none",
  "none",
  "afterClaim",
  "beforeGive",
  "afterGive",
  "afterSave",
];

/** Seconds around a lease, its ten minutes, and days after which votes expire. */
const WAITS = [1, 60, 109, 111, 121, 300, 721, 172_800, 1_036_800];

/** A step; polls and votes are the most likely. */
const STEP: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("vote" as const), player }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("poll" as const),
      who,
      some: fc.boolean(),
      crash: fc.constantFrom(...CRASHES),
      lost: fc.constantFrom("none" as const, "none" as const, "claim" as const, "grant" as const),
      keeps: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("give" as const), who }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("wait" as const), seconds: fc.constantFrom(...WAITS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("release" as const),
      who,
      final: fc.boolean(),
      later: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("void" as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("lift" as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("revoke" as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("rename" as const), player }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("suspend" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("expire" as const) }) },
);

/** Schedules of all that may happen to an inbox. */
export const SCHEDULE = fc.array(STEP, { minLength: 10, maxLength: 40, size: "max" });
