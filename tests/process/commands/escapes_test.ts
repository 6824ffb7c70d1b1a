import assert from "node:assert/strict";
import {
  type EmbeddedFolder,
  embeddedFolder,
  emptyFolder,
} from "../../support/database/embedded_folder.ts";
import { runDeno } from "../../support/processes/processes.ts";
import { flagsOf, startService, variableOf } from "../../support/processes/service.ts";

/** Refusals of Deno, and of Postgres: no such right, no such connection, and no such extension (Perl). */
const REFUSED = ["NotCapable", "42501", "28000", "0A000"];

Deno.test({
  name: "no way out of the sandbox leads through the embedded database",
  ignore: Deno.build.os !== "linux", // /proc says what a process was started with
  async fn() {
    await using folder = await embeddedFolder();
    await assertLocked(folder);
  },
});

Deno.test({
  name: "a database with its socket elsewhere offers no way out either",
  ignore: Deno.build.os !== "linux",
  async fn() {
    await using folder = await emptyFolder(`long ${"and long ".repeat(12)}`);
    await assertLocked(folder);
  },
});

/** Plays every escape with the flags, variables and database of a service that runs on that folder. */
async function assertLocked({ dataDir }: EmbeddedFolder): Promise<void> {
  await using service = await startService({ DATA_DIR: dataDir });
  const flags = await flagsOf(service.pid);
  const env = { DATA_DIR: dataDir, DATABASE_URL: await variableOf(service.pid, "DATABASE_URL") };
  const { stdout, stderr } = await runDeno([...flags, "tests/process/commands/escapes.ts"], {
    env,
  });
  assert.equal(stderr, "");
  const found: Record<string, string> = JSON.parse(stdout);
  const { "read its own rows": own, ...escapes } = found;
  assert.equal(own, "done");
  const open = Object.entries(escapes).filter(([, outcome]) => !REFUSED.includes(outcome));
  assert.deepEqual(Object.fromEntries(open), {});
  assert.ok(Object.keys(escapes).length > 50);
  assert.equal((await service.get("/readyz")).status, 200);
}
