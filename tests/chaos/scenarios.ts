import { CannotHappen } from "./cannot_happen.ts";
import { type Disaster, runDisaster } from "./disasters/disaster.ts";
import { patroniCluster } from "./disasters/cluster.ts";
import { dumpLocks } from "./disasters/dump_locks.ts";
import { failover } from "./disasters/failover.ts";
import { fullDisk } from "./disasters/full_disk.ts";
import { silentNetwork } from "./disasters/silent_network.ts";
import type { DeathPlan, DisasterPlan } from "./plan.ts";
import { type RollingPlan, runRolling } from "./rolling/rolling.ts";
import { type ChaosReport, runChaos, type RunOptions } from "./deaths/run.ts";
import { runUpgrade } from "./rolling/upgrade.ts";

/** One scenario of `deno task chaos`. */
export interface Scenario {
  /** For `--only`. */
  name: string;
  about: string;
  run(options: RunOptions): Promise<ChaosReport>;
}

/** The disasters, with their durations in `deno task chaos`. */
const DISASTERS: readonly Disaster[] = [
  silentNetwork({ silentMs: 6_000 }),
  // The first is longer than a lease.
  dumpLocks({ nightMs: 20_000, startMs: 8_000, migrationMs: 8_000 }),
  failover({ noticedMs: 3_000 }),
  fullDisk({ rowsMs: 6_000, logMs: 6_000 }),
];

const CLUSTER = patroniCluster();

/** A run with a disaster, with enough votes until it is over. About 40 s. */
const DISASTER_PLAN: Omit<DisasterPlan, "seed"> = {
  votes: 3_600,
  servers: 4,
  keysPerServer: 2,
  votesPerSecond: 30,
  receiversFail: false,
  waitsDividedBy: 2_000,
  withinMs: 100_000,
  calmMs: 2_000,
  slack: 1,
};

/** A run in which a cluster loses its leader six times, and is complete again before the next time. Five minutes. */
const CLUSTER_PLAN: Omit<DisasterPlan, "seed"> = {
  ...DISASTER_PLAN,
  votes: 7_200,
  votesPerSecond: 15,
  withinMs: 480_000,
  worksWithinMs: 2_000,
};

/** A run with a disaster for the test suite: with fewer votes, less calm, and leases of 4 s. */
export const SHORT_DISASTER_PLAN: Omit<DisasterPlan, "seed"> = {
  ...DISASTER_PLAN,
  votes: 720,
  votesPerSecond: 12,
  leaseMs: 4_000,
  calmMs: 500,
  slack: 2,
};

/** Returns all scenarios in their order, including an upgrade if the folder of an earlier version is given. */
export function listScenarios(deaths: DeathPlan, rolling: RollingPlan): Scenario[] {
  const { seed } = deaths;
  const { restarts, proxy, from, history } = rolling;
  return [
    {
      name: "deaths",
      about: `${deaths.votes} votes, ${deaths.kills} kills, ${deaths.stops} stops of Postgres`,
      run: (options) => runChaos(deaths, options),
    },
    ...DISASTERS.map(({ name, about, ...rest }): Scenario => ({
      name,
      about,
      run: (options) => tryDisaster({ name, about, ...rest }, { ...DISASTER_PLAN, seed }, options),
    })),
    {
      name: "cluster",
      about: CLUSTER.about,
      run: (options) => tryDisaster(CLUSTER, { ...CLUSTER_PLAN, seed }, options),
    },
    {
      name: "rolling",
      about: `two processes behind ${proxy}, each restarted ${restarts} times`,
      run: (options) => runRolling(rolling, options),
    },
    ...(from === "" ? [] : [{
      name: "upgrade",
      about:
        `two processes behind nginx, upgraded ${restarts} times from ${from} with ${history} votes`,
      run: (options: RunOptions) => runUpgrade({ from, upgrades: restarts, history }, options),
    }]),
  ];
}

/** Runs a disaster, or reports that this machine can't simulate it, which is a fault in CI. */
export async function tryDisaster(
  disaster: Disaster,
  plan: DisasterPlan,
  options: RunOptions = {},
): Promise<ChaosReport> {
  try {
    return await runDisaster(disaster, plan, options);
  } catch (error) {
    if (!(error instanceof CannotHappen)) throw error;
    const why = `${disaster.name} was not tried: ${error.message}`;
    const violations = Deno.env.get("CI") ? [why] : [];
    return { figures: { skipped: why }, violations, warnings: {} };
  }
}
