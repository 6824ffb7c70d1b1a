import { join } from "node:path";
import { useEmbeddedPostgres } from "../../src/database/embedded/use.ts";
import { PROJECT } from "../start/database.ts";
import { cleanUp, prepareRun } from "./databases.ts";

/** What the tests' own modules read of where their databases are. */
export type TestEnvironment = Record<"TEST_DATABASE_URL" | "TEST_TEMPLATE" | "TEST_PREFIX", string>;

/** A Postgres for a run. */
interface TestServer {
  adminUrl: string;
  /** Whether nobody else can be using it. */
  alone: boolean;
  leave(): Promise<void>;
}

/**
 * Runs `work` with a Postgres whose databases the tests may make and drop: an embedded one, or the server that
 * TEST_DATABASE_URL names. What the run made there is dropped at the end.
 */
export async function withTestServer<Result>(
  work: (environment: TestEnvironment) => Promise<Result>,
): Promise<Result> {
  const server = await openServer(Deno.env.get("TEST_DATABASE_URL"));
  try {
    const run = await prepareRun(server.adminUrl, server);
    const { template, prefix } = run;
    const result = await work({
      TEST_DATABASE_URL: server.adminUrl,
      TEST_TEMPLATE: template,
      TEST_PREFIX: prefix,
    });
    await cleanUp(server.adminUrl, run);
    return result;
  } finally {
    await server.leave();
  }
}

async function openServer(named: string | undefined): Promise<TestServer> {
  if (named) return { adminUrl: named, alone: false, leave: () => Promise.resolve() };
  const postgres = await useEmbeddedPostgres({
    dataDir: join(PROJECT, ".data/test"),
    durable: false,
    createsDatabases: true,
  });
  return { adminUrl: postgres.url, alone: postgres.started, leave: postgres.leave };
}
