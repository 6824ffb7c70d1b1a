/**
 * Runs the tests, each on a database of its own, on an embedded Postgres or the server that TEST_DATABASE_URL
 * names (its user may create databases). Arguments go to `deno test`; without any, all of `tests` runs.
 */
import { join } from "node:path";
import { useEmbeddedPostgres } from "../src/database/embedded/use.ts";
import { PROJECT } from "./start/database.ts";
import { type Signals, watchSignals } from "./start/signals.ts";
import { cleanUp, prepareRun, type TestRun } from "./test/databases.ts";

/** A Postgres for the run. */
interface TestServer {
  adminUrl: string;
  /** Whether nobody else can be using it. */
  alone: boolean;
  leave(): Promise<void>;
}

const startedAt = performance.now();
try {
  const code = await runTests(watchSignals(), Deno.args);
  console.log(`The tests took ${((performance.now() - startedAt) / 1000).toFixed(1)} s in all.`);
  Deno.exit(code);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}

async function runTests(signals: Signals, args: string[]): Promise<number> {
  const server = await openServer(Deno.env.get("TEST_DATABASE_URL"));
  try {
    const run = await prepareRun(server.adminUrl, server);
    const code = await denoTest(signals, args, { ...run, adminUrl: server.adminUrl });
    await cleanUp(server.adminUrl, run);
    return code;
  } finally {
    await server.leave();
  }
}

async function openServer(named: string | undefined): Promise<TestServer> {
  if (named) return { adminUrl: named, alone: false, leave: () => Promise.resolve() };
  const postgres = await useEmbeddedPostgres({
    dataDir: join(PROJECT, ".data/test"),
    durable: false,
  });
  return { adminUrl: postgres.url, alone: postgres.started, leave: postgres.leave };
}

async function denoTest(
  signals: Signals,
  args: string[],
  { adminUrl, template, prefix }: TestRun & { adminUrl: string },
): Promise<number> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["test", "-A", "--parallel", ...(args.length > 0 ? args : ["tests"])],
    cwd: PROJECT,
    env: { TEST_DATABASE_URL: adminUrl, TEST_TEMPLATE: template, TEST_PREFIX: prefix },
  }).spawn();
  signals.handTo((signal) => child.kill(signal));
  return (await child.status).code;
}
