/**
 * Runs the tests, each on a separate database, on an embedded Postgres or the server named by TEST_DATABASE_URL (its
 * user must be able to create databases). Without arguments, runs those of the main guarantees, which need only Deno.
 * `all` runs all of them, and `--only=database` those of the others that may depend on the version of Postgres.
 * scripts/test/choices.ts lists them, and scripts/test/workers.ts divides the files among workers. Prints a line for
 * each folder, and the failures. Files and folders given as arguments run unchanged, with all their output. Other
 * arguments go to `deno test`.
 */
import { join } from "node:path";
import { PROJECT, TEST_LOCK } from "../embedded/launcher/project.ts";
import { type Signals, watchSignals } from "../embedded/launcher/signals.ts";
import { answerHelp } from "../src/service/cli/help.ts";
import { readChoices } from "./test/choices.ts";
import { type TestEnvironment, withTestServer } from "./test/test_server.ts";
import { describeFolders, endOf, sumByFolder } from "./test/summary.ts";
import { findUnreported, handOut, readReports } from "./test/workers.ts";

/**
 * Workers per processor. There are several, because while one waits, another computes, but fewer in runs with programs,
 * whose deadlines are real. `DENO_JOBS` overrides their number.
 */
const WORKERS_PER_PROCESSOR = { short: 3, database: 3, all: 2 } as const;

answerHelp("Usage: deno task test [all] [--only=database] [FILE OR FOLDER …] [FLAGS OF deno test]");
const startedAt = performance.now();
let isStopped = false;
try {
  const choices = readChoices(Deno.args);
  const places = Number(Deno.env.get("DENO_JOBS")) ||
    navigator.hardwareConcurrency * WORKERS_PER_PROCESSOR[choices.run];
  const signals = watchSignals();
  const code = await withTestServer(async (environment) => {
    const { args, files } = await handOut(choices, { places, folder: environment.TEST_FOLDER });
    const run = { signals, args, places };
    if (files.length === 0) return await denoTest(run, environment);
    return await testQuietly({ ...run, files }, environment);
  });
  console.log(`The tests took ${((performance.now() - startedAt) / 1000).toFixed(1)} s in all.`);
  Deno.exit(code);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}

/** The arguments of `deno test`, the number of concurrent workers, and the signal that ends it. */
interface Running {
  signals: Signals;
  args: string[];
  places: number;
}

/**
 * Runs tests, and prints a line for each folder, the failures, and those of `files` that did not run to their end. The
 * complete output of a run with failures is kept.
 */
async function testQuietly(
  { files, args, ...run }: Running & { files: readonly string[] },
  environment: TestEnvironment,
): Promise<number> {
  const results = join(environment.TEST_FOLDER, "results.xml");
  const output = await Deno.makeTempFile({ prefix: "voteboard-tests-", suffix: ".log" });
  console.log(`What the tests print meanwhile: ${output}`);
  const flags = [...args, `--junit-path=${results}`];
  const code = await denoTest({ ...run, args: flags }, environment, output);
  if (isStopped) return code;
  const text = await Deno.readTextFile(results).catch(() => "");
  console.log(`${describeFolders(sumByFolder(text))}\n\n${endOf(await Deno.readTextFile(output))}`);
  const unreported = findUnreported(files, await readReports(environment.TEST_FOLDER));
  if (unreported.length > 0) {
    console.error(`These test files did not run to their end: ${unreported.join(", ")}`);
  } else if (code === 0) await Deno.remove(output);
  return unreported.length > 0 ? 1 : code;
}

/** Runs tests to their end. Their output goes to this process's, or to the file `output`. */
async function denoTest(
  { signals, args, places }: Running,
  environment: TestEnvironment,
  output?: string,
): Promise<number> {
  const stream = output === undefined ? "inherit" : "piped";
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "test",
      "-A",
      "--no-check",
      "--parallel",
      ...TEST_LOCK,
      ...args,
    ],
    cwd: PROJECT,
    env: {
      ...Deno.env.toObject(),
      DENO_JOBS: String(places),
      ...environment,
    },
    stdout: stream,
    stderr: stream,
  }).spawn();
  signals.handTo((signal) => {
    isStopped = true;
    child.kill(signal);
  });
  if (output !== undefined) {
    const append = async (from: ReadableStream<Uint8Array>) =>
      await from.pipeTo((await Deno.open(output, { append: true })).writable);
    await Promise.all([append(child.stdout), append(child.stderr)]);
  }
  return (await child.status).code;
}
