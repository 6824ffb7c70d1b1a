import { setTimeout as pause } from "node:timers/promises";
import { type Asker, createAsker, describeAnswers, judgeAnswers } from "../voters/answers.ts";
import { endRun } from "../verdict/ending.ts";
import { watchFreshness } from "../voters/freshness.ts";
import { voteOnPages } from "../voters/page_voter.ts";
import type { DisasterPlan } from "../plan.ts";
import { startProber } from "../voters/prober.ts";
import { type Random, seededRandom } from "../random.ts";
import { countClaimedOnceUp } from "../verdict/records.ts";
import {
  describeRecovery,
  describeReturn,
  judgeRecovery,
  type Recovery,
  watchDrain,
  watchRecovery,
} from "../verdict/recovery.ts";
import { describeRefusals, type Window } from "../verdict/refusals.ts";
import { type ChaosReport, endOf, type RunOptions } from "../deaths/run.ts";
import { type ChaosDatabase, setStage, type Stage } from "../stage.ts";
import { judge } from "../verdict/verdict.ts";
import { startVoting, type Voting } from "../voters/voting.ts";

/** Votes after which all lazily loaded code is loaded. Earlier responses don't count. */
const WARM_VOTES = 16;

/** A failure of the infrastructure that the services rely on. */
export interface Disaster {
  /** For `--only`. */
  name: string;
  /** The disaster in a sentence, for people. */
  about: string;
  /** Creates the database and the other resources of the strikes. Throws `CannotHappen` if this machine can't. */
  open(random: Random): Promise<Scene>;
}

/** A database and the strikes against it, in their order. It is removed when it goes out of scope. */
export interface Scene extends AsyncDisposable, ChaosDatabase {
  strikes: readonly Strike[];
}

/** Runs the strike. Resolves when it is over and recovery begins. */
export interface Strike {
  name: string;
  befall(struck: Struck): Promise<void>;
  /** Repairs everything for the next strike, after the services have recovered. */
  mend?(): Promise<void>;
}

/** The stage of a strike, and a place for its notes. */
export interface Struck {
  stage: Stage;
  say: (line: string) => void;
  /** Counts the rows that are claimed now, which may be sent twice. */
  noteInFlight(): Promise<void>;
  figures: Record<string, string | number>;
  violations: string[];
}

/**
 * Casts votes on the pages during the strikes, sends requests to v1 and pages, and judges responses, recovery and the
 * final state. Uses only loopback and temporary folders, and ends all processes that it started.
 */
export async function runDisaster(
  disaster: Disaster,
  plan: DisasterPlan,
  options: RunOptions = {},
): Promise<ChaosReport> {
  const { say = () => {} } = options;
  const random = seededRandom(plan.seed);
  await using scene = await disaster.open(random);
  await using stage = await setStage(plan, { random, database: scene });
  using asker = createAsker();
  const signal = endOf(plan, options);
  const freshness = await watchFreshness(stage, await voteOnPages(stage, asker));
  const voting = startVoting(freshness.cast, { ...plan, ballots: stage.listing.ballots, signal });
  const prober = startProber(stage, asker);
  await Promise.race([voting.reached(WARM_VOTES), voting.finished]);
  asker.answers.length = 0;
  say("two services run; players vote");
  const struck = openStruck(stage, say);
  const pending: Promise<Recovery>[] = [];
  const calmUntil = performance.now() + plan.calmMs;
  const windows = await strikeAll(scene.strikes, plan.calmMs, async (strike) => {
    if (signal.aborted) return false;
    pending.push((await befall(strike, { struck, asker, signal })).drained);
    return true;
  });
  voting.stop();
  await voting.finished;
  const recoveries = await Promise.all(pending);
  await prober.stop();
  const fresh = await freshness.stop();
  const evidence = await endRun(stage, { plan, voting, signal });
  const { figures, violations } = judge({ ...evidence, inFlight: struck.inFlight });
  return {
    figures: {
      ...describeStrikes(recoveries, struck),
      ...describeRefusals(windows, {
        answers: asker.answers,
        posts: stage.receivers.posts,
        services: stage.services.length,
      }),
      ...describeAnswers(asker.answers, calmUntil),
      "longest pause of this program itself, ms": Math.round(prober.lagMs),
      ...figures,
      ...fresh.figures,
    },
    violations: [
      ...judgeVoting(voting, signal),
      ...struck.violations,
      ...judgeAnswers(asker.answers, plan),
      ...recoveries.flatMap((recovery) => judgeRecovery(recovery, plan)),
      ...violations,
      ...fresh.violations,
    ],
    warnings: evidence.warnings,
  };
}

/** Strikes one after the other with calm between, until `befall` returns false. Returns when each strike was felt. */
async function strikeAll(
  strikes: readonly Strike[],
  calmMs: number,
  befall: (strike: Strike) => Promise<boolean>,
): Promise<Window[]> {
  const windows: Window[] = [];
  for (const strike of strikes) {
    await pause(calmMs);
    const from = performance.now();
    if (!await befall(strike)) break;
    await strike.mend?.();
    windows.push({ strike: strike.name, from, to: performance.now() + calmMs });
  }
  await pause(calmMs);
  return windows;
}

function openStruck(stage: Stage, say: (line: string) => void): Struck & { inFlight: number } {
  const struck = {
    stage,
    say,
    inFlight: 0,
    figures: {},
    violations: [],
    async noteInFlight() {
      struck.inFlight += await countClaimedOnceUp(stage.sql);
    },
  };
  return struck;
}

/** Runs a strike and waits until the services work again. `drained` resolves when all waiting deliveries are sent. */
async function befall(
  strike: Strike,
  { struck, asker, signal }: { struck: Struck; asker: Asker; signal: AbortSignal },
): Promise<{ drained: Promise<Recovery> }> {
  const { stage: { sql, receivers, services }, say } = struck;
  say(strike.name);
  await strike.befall(struck);
  const since = performance.now();
  const drained = watchDrain(sql, signal);
  const signs = { answers: asker.answers, posts: receivers.posts, services: services.length };
  const works = await watchRecovery(signs, since);
  say(`${strike.name}: over, and then ${describeReturn(works)}`);
  return { drained: drained.then((drainMs) => ({ strike: strike.name, ...works, drainMs })) };
}

function describeStrikes(recoveries: Recovery[], { figures }: Struck) {
  const lines = recoveries.map((recovery) => [recovery.strike, describeRecovery(recovery)]);
  return { ...Object.fromEntries(lines), ...figures };
}

function judgeVoting({ begun }: Voting, signal: AbortSignal): string[] {
  return [
    ...(begun > 0 ? [] : ["nobody voted"]),
    ...(signal.aborted ? ["the run was not over in time"] : []),
  ];
}
