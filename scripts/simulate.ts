/**
 * Runs schedules of several services against one Postgres, each decided by a seed, and checks what must hold:
 *
 *     deno task simulate [--seed N] [--seeds COUNT] [--replay FILE] [--stop] [--races]
 *
 * A failure leaves two recordings in simulated/: the schedule, and the shortest one found that fails in the same way.
 * `--stop` ends at the first failure. `--races` takes guards against races out of copies of the source, one by one, and
 * prints which of the seeds finds each first.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { logFrom } from "../src/observing/log.ts";
import { putBack, RACES } from "../tests/simulation/races.ts";
import { readRecording, writeRecording } from "../tests/simulation/recording.ts";
import { runSchedule } from "../tests/simulation/run_schedule.ts";
import { type Failure, shrink } from "../tests/simulation/shrink.ts";
import { openSite, simulateSeeds } from "../tests/simulation/simulate.ts";
import { withTestServer } from "./test/test_server.ts";

/** Where recordings go. */
const FOLDER = "simulated";

/** Times that a recording is followed: what several sessions do after one commit is up to Postgres. */
const REPLAYS = 3;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    seeds: { type: "string", default: "1" },
    replay: { type: "string" },
    stop: { type: "boolean", default: false },
    races: { type: "boolean", default: false },
  },
});
logFrom("error");
const interrupted = Promise.withResolvers<"interrupted">();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, () => interrupted.resolve("interrupted"));
}
const hasFailed = await withTestServer(async (environment) => {
  for (const [name, value] of Object.entries(environment)) Deno.env.set(name, value);
  return await Promise.race([values.races ? findRaces() : simulate(), interrupted.promise]);
});
Deno.exit(hasFailed === false ? 0 : 1);

async function simulate(): Promise<boolean> {
  await using site = await openSite();
  if (values.replay !== undefined) return await replay(site, values.replay);
  const begunAt = performance.now();
  const asked = {
    first: wholeNumber("seed"),
    count: wholeNumber("seeds"),
    isStopping: values.stop,
  };
  const { failed, ...summary } = await simulateSeeds(site, asked);
  const minutes = (performance.now() - begunAt) / 60_000;
  for (const failure of failed) {
    await keep(failure, `seed_${failure.plan.seed}`);
    if (!values.stop) await keep(await shrink(site, failure), `seed_${failure.plan.seed}_short`);
  }
  console.log(
    JSON.stringify({
      ...summary,
      perMinute: Math.round(summary.seeds / minutes),
      failed: failed.length,
    }),
  );
  return failed.length > 0;
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

async function keep({ plan, outcome: { failures, lines } }: Failure, name: string): Promise<void> {
  await Deno.mkdir(FOLDER, { recursive: true });
  const path = join(FOLDER, `${name}.txt`);
  await writeRecording(path, { commit: await currentCommit(), failures, plan, lines });
  const acts = plan.services.flat().length;
  console.log(`seed ${plan.seed}: ${failures.join("; ")}; ${acts} acts, ${path}`);
}

async function currentCommit(): Promise<string> {
  const { stdout } = await new Deno.Command("git", { args: ["describe", "--always", "--dirty"] })
    .output();
  return new TextDecoder().decode(stdout).trim();
}

/** Looks for each race in a process of its own. Returns whether one was not found. */
async function findRaces(): Promise<boolean> {
  let isMissed = false;
  for (const race of RACES) {
    const copy = await putBack(Deno.cwd(), race);
    const task =
      "run --quiet -A --no-check --lock=tests/deno.lock --frozen scripts/simulate.ts --stop --seeds";
    const args = [...task.split(" "), values.seeds];
    const { stdout, code } = await new Deno.Command(Deno.execPath(), { args, cwd: copy }).output();
    const lines = new TextDecoder().decode(stdout).trim().split("\n");
    const found = lines.find((line) => line.startsWith("seed "));
    console.log(`${race.name}: ${code === 1 && found ? found : `not found\n${lines.at(-1)}`}`);
    isMissed ||= found === undefined;
    await Deno.remove(copy, { recursive: true });
  }
  return isMissed;
}

function wholeNumber(name: "seed" | "seeds"): number {
  if (/^\d{1,9}$/.test(values[name])) return Number(values[name]);
  throw new RangeError(`--${name} takes a whole number.`);
}
