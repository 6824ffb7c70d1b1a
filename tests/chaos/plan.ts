import type { Random } from "./random.ts";

/** The size of a run. */
export interface Plan {
  /** Maximum number of votes. */
  votes: number;
  servers: number;
  keysPerServer: number;
  votesPerSecond: number;
  seed: number;
  /** Whether the receivers fail every fifth POST. */
  receiversFail: boolean;
  /** The divisor of the waits of the retry schedule and the breaker. */
  waitsDividedBy: number;
  /** Milliseconds of a lease. By default production's. */
  leaseMs?: number;
  /** Milliseconds within which the run must end. Votes that aren't delivered by then count as lost. */
  withinMs: number;
}

/** A run in which a disaster happens. */
export interface DisasterPlan extends Plan {
  /** Milliseconds of calm before each strike and after the last one. */
  calmMs: number;
  /** The factor of promised times, for machines that have other work, too. */
  slack: number;
  /** Milliseconds after a strike within which the services must work again. 5 s by default. */
  worksWithinMs?: number;
}

/** A run in which processes die a number of times. */
export interface DeathPlan extends Plan {
  /** Number of `kill -9` of one of the two services. */
  kills: number;
  /** Number of `immediate` stops of Postgres. */
  stops: number;
  /** Number of servers whose votes are also posted into a channel. */
  channels: number;
}

/** The deaths of `deno task chaos`: about three minutes. */
export const FULL_PLAN: Omit<DeathPlan, "seed"> = {
  votes: 20_000,
  servers: 10,
  keysPerServer: 2,
  votesPerSecond: 130,
  kills: 20,
  stops: 3,
  channels: 5,
  receiversFail: true,
  waitsDividedBy: 200,
  leaseMs: 6_000,
  withinMs: 6 * 60_000,
};

/** The run of the test suite: a few seconds of each. Its waits leave no delivery for a late, long retry. */
export const SHORT_PLAN: Omit<DeathPlan, "seed"> = {
  votes: 600,
  servers: 4,
  keysPerServer: 2,
  votesPerSecond: 200,
  kills: 3,
  stops: 1,
  channels: 2,
  receiversFail: true,
  waitsDividedBy: 2_000,
  leaseMs: 4_000,
  withinMs: 2 * 60_000,
};

/** One blow, when that many votes have a response and `delayMs` have passed. */
export type Mishap =
  & { afterVotes: number; delayMs: number }
  & ({ kind: "kill"; service: 0 | 1 } | { kind: "stop"; downMs: number });

/** The shares of votes between which the blows happen. */
const FIRST_SHARE = 0.03;
const LAST_SHARE = 0.9;

/** Maximum delay of a blow in milliseconds, so that blows don't follow votes' commits after a fixed time. */
const DELAY_MAX_MS = 250;

/** Maximum milliseconds for which Postgres stays down. */
const DOWN_MAX_MS = 1_500;

/** Returns the kills and stops of a run in their order, which are the same for the same seed. */
export function planMishaps({ votes, kills, stops }: DeathPlan, random: Random): Mishap[] {
  const moment = () => ({
    afterVotes: Math.round(votes * (FIRST_SHARE + (LAST_SHARE - FIRST_SHARE) * random())),
    delayMs: Math.round(DELAY_MAX_MS * random()),
  });
  const killed = Array.from({ length: kills }, (): Mishap => ({
    ...moment(),
    kind: "kill",
    service: random() < 0.5 ? 0 : 1,
  }));
  const stopped = Array.from({ length: stops }, (): Mishap => ({
    ...moment(),
    kind: "stop",
    downMs: Math.round(DOWN_MAX_MS * random()),
  }));
  return [...killed, ...stopped].sort((a, b) => a.afterVotes - b.afterVotes);
}
