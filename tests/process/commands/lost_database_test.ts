import assert from "node:assert/strict";
import { join } from "node:path";
import {
  emptyDatabase,
  freshDatabase,
  type TestDatabase,
} from "../../support/database/database.ts";
import { emptyFolder } from "../../support/database/embedded_folder.ts";
import { type Ended, eventually, startDeno } from "../../support/processes/processes.ts";
import { backUp, PASSPHRASE } from "../../support/database/saved_backup.ts";
import { SECRET_KEY } from "../../support/world.ts";

/** The lock that lets one process migrate at a time: src/service/database/migrate.ts. */
const MIGRATION_LOCK = 0x766f7465;

const SENTENCE =
  /^The database went away in the middle: it (was stopped, or its administrator ended|closed) the connection\. See its log, and what was done, before you try again\.\n$/;

Deno.test("a command whose database goes away between two statements says so in a sentence", async () => {
  await using database = await freshDatabase();
  await using empty = await emptyDatabase();
  await using saved = await backUp(database.sql);
  const commands: [args: string[], where: TestDatabase][] = [
    [["scripts/admin.ts", "audit", "list"], database],
    [["scripts/migrate.ts"], database],
    [["scripts/restore.ts", saved.path], empty],
  ];
  for (const [args, where] of commands) {
    // It asks for the lock again and again, and has nothing to wait for in between.
    const ended = await loseDatabase(
      args,
      where,
      (sql) => sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`,
    );
    assert.deepEqual([args[0], ended.code, ended.stdout], [args[0], 1, ""]);
    assert.match(ended.stderr, SENTENCE);
  }
});

Deno.test("a command whose database goes away in a statement says so in a sentence", async () => {
  await using database = await freshDatabase();
  await using folder = await emptyFolder();
  const commands: [args: string[], table: string][] = [
    [["scripts/admin.ts", "audit", "list"], "audit_entry"],
    [["scripts/backup.ts", join(folder.dataDir, "backup")], "vote"],
  ];
  for (const [args, table] of commands) {
    const ended = await loseDatabase(
      args,
      database,
      (sql) => sql`lock table ${sql(table)} in access exclusive mode`,
    );
    assert.deepEqual([args[0], ended.code, ended.stdout], [args[0], 1, ""]);
    assert.match(ended.stderr, SENTENCE);
  }
  const names = await Array.fromAsync(Deno.readDir(folder.dataDir), ({ name }) => name);
  assert.deepEqual(names, [], "no half of a backup is left");
  const found = await loseDatabase(
    ["scripts/doctor.ts"],
    database,
    (sql) => sql`lock table audit_entry in access exclusive mode`,
  );
  assert.equal(found.code, 1);
  assert.match(found.stdout, /^FAIL backups: The database went away in the middle: .*$/m);
  assert.equal(found.stderr, "");
});

/** Runs a command that has to wait for what `lock` takes, and ends its sessions as often as it opens any. */
async function loseDatabase(
  args: string[],
  { sql, url }: TestDatabase,
  lock: (tx: TestDatabase["sql"]) => PromiseLike<unknown>,
): Promise<Ended> {
  await using folder = await emptyFolder();
  const env = {
    DATABASE_URL: url,
    DATA_DIR: folder.dataDir,
    SECRET_KEY,
    BACKUP_PASSPHRASE: PASSPHRASE,
  };
  return await sql.begin(async (tx) => {
    await lock(tx as unknown as TestDatabase["sql"]);
    await using running = startDeno(["-A", ...args], { env });
    let ended: Ended | undefined;
    void running.ended.then((end) => ended = end);
    return await eventually("the command ends", async () => {
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like 'voteboard-%' and pid <> pg_backend_pid()
          and application_name <> 'voteboard-test'
          and (wait_event_type = 'Lock' or state = 'idle' and query like '%pg_try_advisory_lock%')`;
      return ended;
    }, { withinMs: 60_000 });
  });
}
