import { type Random, seededRandom, shuffled } from "../chaos/random.ts";

/** Acts of services, and the weight of each in a schedule that includes it. */
const SHARES = {
  vote: 6,
  deliver: 4,
  void: 3,
  voidMany: 2,
  lift: 2,
  resend: 3,
  replay: 1,
  claim: 4,
  grant: 3,
  release: 3,
  roll: 1,
  pause: 1,
  resume: 1,
  job: 2,
  wait: 2,
  day: 1,
} as const;

export type ActKind = keyof typeof SHARES;

export const ACT_KINDS = Object.keys(SHARES) as ActKind[];

/** One thing that a service does. `draw` decides the details, so that they stay the same if other acts are left out. */
export interface Act {
  kind: ActKind;
  draw: number;
}

/** Choices that a seed makes before the schedule begins. */
export interface Plan {
  seed: number;
  players: number;
  /** Share of decisions that are crashes. */
  crashes: number;
  /** Share of POSTs that the receiver accepts. */
  accepts: number;
  /** Share of decisions that let the same service continue, so that others are interrupted in the middle of an act. */
  stays: number;
  /** The acts of each service. */
  services: Act[][];
}

/** Services of a schedule, and acts of each. */
const SIZE = { services: 3, acts: 14 };

/** Fewest and most kinds of acts in a schedule in addition to votes. With few kinds, acts meet more often. */
const KINDS = { least: 2, most: 9 };

/**
 * Kinds that wait for the same rows, with their shares. Half of the schedules have one of these, so that they meet
 * often.
 */
const MEETINGS: Partial<Record<ActKind, number>>[] = [
  { vote: 4, void: 2, claim: 6, day: 2 },
  { vote: 6, void: 3, day: 1 },
  { vote: 6, voidMany: 2, lift: 2, job: 2 },
  { vote: 6, deliver: 4, wait: 2 },
  { vote: 6, void: 3, deliver: 4, resend: 3, replay: 1 },
  { vote: 6, claim: 4, grant: 3, release: 3, wait: 2 },
];

/** Kinds without which others change nothing. */
const NEEDS: Partial<Record<ActKind, ActKind>> = {
  lift: "voidMany",
  resend: "deliver",
  grant: "claim",
  release: "claim",
  resume: "pause",
};

/** Values of `stays`. Within 20 decisions of others, a service may act twice, or many times. */
const STAYS = [0, 0.5, 0.9, 0.97];

/** Draws a plan with few kinds of acts and few players, which differ for each seed. */
export function drawPlan(seed: number): Plan {
  const random = seededRandom(seed * 7 + 3);
  const pick = (length: number) => Math.floor(random() * length);
  const pot = Object.entries(drawShares(random))
    .flatMap(([kind, share]) => Array<ActKind>(share).fill(kind as ActKind));
  return {
    seed,
    players: 2 + pick(4),
    crashes: random() < 0.5 ? 0 : 0.01,
    accepts: 0.5 + random() / 2,
    stays: STAYS[pick(STAYS.length)] ?? 0,
    services: Array.from(
      { length: SIZE.services },
      () =>
        Array.from(
          { length: SIZE.acts },
          () => ({ kind: pot[pick(pot.length)] ?? "vote", draw: pick(2 ** 30) }),
        ),
    ),
  };
}

function drawShares(random: Random): Partial<Record<ActKind, number>> {
  const pick = (length: number) => Math.floor(random() * length);
  if (random() < 0.5) return MEETINGS[pick(MEETINGS.length)] ?? SHARES;
  const others = shuffled(ACT_KINDS.filter((kind) => kind !== "vote"), random)
    .slice(0, KINDS.least + pick(KINDS.most - KINDS.least + 1));
  const kinds = ["vote", ...others, ...others.flatMap((kind) => NEEDS[kind] ?? [])] as const;
  return Object.fromEntries(kinds.map((kind) => [kind, SHARES[kind]]));
}
