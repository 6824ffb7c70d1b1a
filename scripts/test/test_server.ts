import { createHash } from "node:crypto";
import { statfsSync } from "node:fs";
import { join } from "node:path";
import { useEmbeddedPostgres } from "../../embedded/use.ts";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { cleanUp, prepareRun } from "./databases.ts";

/**
 * An in-memory file system, which not every system has. Creating and dropping databases there takes a tenth of the
 * time.
 */
const MEMORY = "/dev/shm";

/** Free bytes that the tests' databases need in memory. Containers often have 64 MB. */
const MEMORY_MIN_BYTES = 2_000_000_000;

/** Variables with the location of the tests' databases, and the folder of their run. */
export type TestEnvironment = Record<
  "TEST_DATABASE_URL" | "TEST_TEMPLATE" | "TEST_PREFIX" | "TEST_RESET" | "TEST_FOLDER",
  string
>;

/** A Postgres server for a run. */
interface TestServer {
  adminUrl: string;
  /** Whether no other process can be using it. */
  alone: boolean;
  leave(): Promise<void>;
}

/**
 * Runs `work` with a Postgres where the tests may create and drop databases: an embedded one, or the server named by
 * TEST_DATABASE_URL. The run's databases there are dropped at the end.
 */
export async function withTestServer<Result>(
  work: (environment: TestEnvironment) => Promise<Result>,
): Promise<Result> {
  const server = await openServer(Deno.env.get("TEST_DATABASE_URL"));
  const folder = await Deno.makeTempDir({ prefix: "voteboard-test-" });
  try {
    const run = await prepareRun(server.adminUrl, server);
    const result = await work({
      TEST_DATABASE_URL: server.adminUrl,
      TEST_TEMPLATE: run.template,
      TEST_PREFIX: run.prefix,
      TEST_RESET: run.reset,
      TEST_FOLDER: folder,
    });
    await cleanUp(server.adminUrl, run);
    return result;
  } finally {
    await server.leave();
    await Deno.remove(folder, { recursive: true });
  }
}

async function openServer(named: string | undefined): Promise<TestServer> {
  if (named) return { adminUrl: named, alone: false, leave: () => Promise.resolve() };
  const dataDir = chooseFolder();
  const postgres = await useEmbeddedPostgres({
    dataDir,
    durable: false,
    createsDatabases: true,
  });
  return {
    adminUrl: postgres.url,
    alone: postgres.started,
    leave: () => postgres.leave({ forget: dataDir.startsWith(MEMORY) }),
  };
}

function chooseFolder(): string {
  const name = createHash("sha256").update(PROJECT).digest("hex").slice(0, 12);
  return hasMemory() ? join(MEMORY, `voteboard-test-${name}`) : join(PROJECT, ".data/test");
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MEMORY_MIN_BYTES;
  } catch {
    return false;
  }
}
