/**
 * Runs schedules of several services against one Postgres, each decided by a seed, and checks what must hold:
 *
 *     deno task simulate [--seed N] [--seeds COUNT] [--stop]
 *     deno task simulate --replay FILE
 *     deno task simulate --races [--race TEXT] [--seeds COUNT]
 *
 * Each processor runs a share of the seeds. A failure leaves two recordings in simulated/: the schedule, and the
 * shortest one found that fails in the same way. `--stop` runs the seeds in order and ends at the first failure.
 * `--races` removes guards against races from copies of the source, one by one, and prints the first seed that finds
 * each missing guard. `--race` selects those with a text in their name.
 */
import { parseArgs } from "node:util";
import { answerHelp } from "../src/service/cli/help.ts";
import { logFrom } from "../src/core/observing/log.ts";
import { keepFailure } from "../tests/simulation/keep_failure.ts";
import { readRecording } from "../tests/simulation/recording.ts";
import { runSchedule } from "../tests/simulation/run_schedule.ts";
import { shrink } from "../tests/simulation/shrink.ts";
import { openSite, simulateSeeds } from "../tests/simulation/simulate.ts";
import { findRaces } from "./simulate/find_races.ts";
import { shareSeeds } from "./simulate/share_seeds.ts";
import { endTasks, PROCESSES } from "./simulate/task.ts";
import { withTestServer } from "./test/test_server.ts";

/**
 * Number of times that a recording is replayed, because Postgres decides in which order several sessions continue after
 * a commit.
 */
const REPLAYS = 3;

const USAGE = `Usage: deno task simulate [--seed N] [--seeds COUNT] [--stop]
       deno task simulate --replay FILE
       deno task simulate --races [--race TEXT] [--seeds COUNT]`;

answerHelp(USAGE);
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    seeds: { type: "string", default: "1" },
    replay: { type: "string" },
    stop: { type: "boolean", default: false },
    races: { type: "boolean", default: false },
    race: { type: "string", default: "" },
  },
});
logFrom("error");
const asked = { first: wholeNumber("seed"), count: wholeNumber("seeds") };
const begunAt = performance.now();
const interrupted = Promise.withResolvers<"interrupted">();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, () => interrupted.resolve("interrupted"));
}
// A process that runs a share of the seeds was given the server of the one that started it.
const hasFailed = Deno.env.get("TEST_FOLDER")
  ? await Promise.race([simulate(), interrupted.promise])
  : await withTestServer(async (environment) => {
    for (const [name, value] of Object.entries(environment)) Deno.env.set(name, value);
    return await Promise.race([run(), interrupted.promise]).finally(endTasks);
  });
Deno.exit(hasFailed === false ? 0 : 1);

async function run(): Promise<boolean> {
  if (values.races) return await findRaces(values.race, asked);
  if (values.stop || values.replay !== undefined || asked.count < PROCESSES) {
    return await simulate();
  }
  const total = await shareSeeds(asked);
  report({ ...total, seeds: total.seeds, failed: total.failed });
  return total.failed !== 0;
}

async function simulate(): Promise<boolean> {
  await using site = await openSite();
  if (values.replay !== undefined) return await replay(site, values.replay);
  const { failed, ...summary } = await simulateSeeds(site, {
    ...asked,
    isStopping: values.stop,
    // Written at once, because a long run may be ended before its last seed.
    async found(failure) {
      const { seed } = failure.plan;
      console.log(await keepFailure(failure, `seed_${seed}`));
      if (values.stop) return;
      console.log(await keepFailure(await shrink(site, failure), `seed_${seed}_short`));
    },
  });
  report({ ...summary, failed: failed.length });
  return failed.length > 0;
}

function report(summary: { seeds: unknown; failed: unknown }): void {
  const minutes = (performance.now() - begunAt) / 60_000;
  const perMinute = Math.round(Number(summary.seeds) / minutes);
  console.log(JSON.stringify({ ...summary, perMinute }));
}

async function replay(site: Parameters<typeof runSchedule>[0], path: string): Promise<boolean> {
  const { plan, decisions } = await readRecording(path);
  for (let nth = 0; nth < REPLAYS; nth++) {
    const { failures } = await runSchedule(site, plan, decisions);
    console.log(failures.length > 0 ? failures.join("; ") : "everything held");
    if (failures.some((failure) => !failure.startsWith("diverged"))) return true;
  }
  return false;
}

function wholeNumber(name: "seed" | "seeds"): number {
  if (/^\d{1,9}$/.test(values[name])) return Number(values[name]);
  throw new RangeError(`--${name} takes a whole number.`);
}
