import { judgeChannels } from "../channels.ts";
import { voteInDomain } from "../voters/domain_voter.ts";
import { endRun } from "../verdict/ending.ts";
import { watchFreshness } from "../voters/freshness.ts";
import type { LogTally } from "../services/logs.ts";
import { type DeathPlan, planMishaps } from "../plan.ts";
import { startPostgres } from "../postgres/postgres.ts";
import { seededRandom } from "../random.ts";
import { setStage } from "../stage.ts";
import { countInFlight, describeStruck, judgeStruck, strike } from "./strike.ts";
import { judge, type Verdict } from "../verdict/verdict.ts";
import { startVoting } from "../voters/voting.ts";

/** A verdict with the services' warnings. */
export interface ChaosReport extends Verdict {
  /** Warnings and errors in the services' logs. */
  warnings: LogTally;
}

/** Callbacks for a run's progress, and the signal that ends it early. */
export interface RunOptions {
  say?: (line: string) => void;
  signal?: AbortSignal;
}

/**
 * Casts the plan's votes on two services while it kills them and stops their Postgres, waits until all are delivered,
 * and judges the final state. Uses only loopback and temporary folders, and ends all processes that it started.
 */
export async function runChaos(plan: DeathPlan, options: RunOptions = {}): Promise<ChaosReport> {
  const { say = () => {} } = options;
  const signal = endOf(plan, options);
  const random = seededRandom(plan.seed);
  const mishaps = planMishaps(plan, random);
  await using postgres = await startPostgres();
  const database = { url: postgres.url, directUrl: postgres.url };
  await using stage = await setStage(plan, { random, database });
  const { sql, listing: { ballots }, receivers } = stage;
  say(`two services and ${receivers.each.length} receivers run; voting begins`);
  const freshness = await watchFreshness(stage, voteInDomain(sql));
  const voting = startVoting(freshness.cast, { ...plan, ballots, signal });
  const target = { stage, postgres, voting, say };
  const [struck] = await Promise.all([strike(mishaps, target), voting.finished]);
  say(`${voting.acknowledged.length} votes acknowledged; waiting for their deliveries`);
  const fresh = await freshness.stop();
  const evidence = await endRun(stage, { plan, voting, signal });
  const { figures, violations } = judge({ ...evidence, inFlight: countInFlight(struck) });
  const posted = await judgeChannels(sql, stage.channels, struck.blows);
  return {
    figures: { ...describeStruck(struck), ...figures, ...posted.figures, ...fresh.figures },
    violations: [
      ...(voting.begun < plan.votes ? [`only ${voting.begun} votes were begun in time`] : []),
      ...judgeStruck(plan, struck),
      ...violations,
      ...posted.violations,
      ...fresh.violations,
    ],
    warnings: evidence.warnings,
  };
}

/** Creates the signal that ends a run: after the plan's time, or earlier at an interrupt. */
export function endOf({ withinMs }: { withinMs: number }, { signal }: RunOptions): AbortSignal {
  return AbortSignal.any([AbortSignal.timeout(withinMs), ...(signal ? [signal] : [])]);
}
