/**
 * Runs the tests, each on its own database, on an embedded Postgres or the server named by TEST_DATABASE_URL (its user
 * must be able to create databases). Arguments go to `deno test`; without any, all of `tests` runs, divided among workers
 * by scripts/test/workers.ts. `--only=quick` and `--only=database` leave out what scripts/test/left_out.ts says.
 */
import { PROJECT, TEST_LOCK } from "../embedded/launcher/project.ts";
import { type Signals, watchSignals } from "../embedded/launcher/signals.ts";
import { readAsked } from "./test/left_out.ts";
import { type TestEnvironment, withTestServer } from "./test/test_server.ts";
import { chooseFiles } from "./test/workers.ts";

/** Workers per processor: while one waits, another computes. `DENO_JOBS` sets their number instead. */
const WORKERS_PER_PROCESSOR = 2;

const startedAt = performance.now();
try {
  const asked = readAsked(Deno.args);
  const signals = watchSignals();
  const code = await withTestServer(async (environment) => {
    const args = await chooseFiles(asked, environment.TEST_FOLDER);
    return await denoTest(signals, args, environment);
  });
  console.log(`The tests took ${((performance.now() - startedAt) / 1000).toFixed(1)} s in all.`);
  Deno.exit(code);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}

async function denoTest(
  signals: Signals,
  args: string[],
  environment: TestEnvironment,
): Promise<number> {
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
      DENO_JOBS: String(navigator.hardwareConcurrency * WORKERS_PER_PROCESSOR),
      ...Deno.env.toObject(),
      ...environment,
    },
  }).spawn();
  signals.handTo((signal) => child.kill(signal));
  return (await child.status).code;
}
