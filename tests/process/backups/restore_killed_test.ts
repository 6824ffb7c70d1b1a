import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { embeddedFolder, emptyFolder } from "../../support/database/embedded_folder.ts";
import { eventually, runDeno, startDeno } from "../../support/processes/processes.ts";
import { PASSPHRASE } from "../../support/database/saved_backup.ts";
import { commandLine } from "../../support/processes/service.ts";

const RESTORE = "scripts/restore.ts";

/**
 * Files, or how their names begin, whose appearance is a moment of a restore: the key, a cluster in the making, a
 * cluster, a running server.
 */
const APPEARING = ["secret_key", "postgres/data.draft-", "postgres/data", "run/.s.PGSQL.5432"];

/** Gone once the database itself is marked, and rows come in. */
const MARKER = "restore_unfinished";

Deno.test("no service starts in a folder whose restore was killed", async () => {
  await using old = await embeddedFolder();
  const path = join(old.dataDir, "../backup");
  const account = "account create --username Steve_01 --email steve@example.com --password-stdin";
  await commandLine({ DATA_DIR: old.dataDir }).json(account, { input: "correct horse battery" });
  const env = { BACKUP_PASSPHRASE: PASSPHRASE };
  const made = await runDeno(["-A", "scripts/backup.ts", path], {
    env: { DATA_DIR: old.dataDir, ...env },
  });
  assert.equal(made.code, 0, made.stderr);

  await using folder = await emptyFolder("new");
  const { dataDir } = folder;
  const args = ["-A", RESTORE, path, "--into", dataDir];
  for (const moment of [...APPEARING, MARKER]) {
    const isMoment = async () => await isThere(join(dataDir, moment)) !== (moment === MARKER);
    const restoring = startDeno(args, { env });
    let ended: string | undefined;
    void restoring.ended.then(({ stderr }) => ended = stderr);
    await eventually(moment, async () => {
      if (ended !== undefined) throw new Error(`it ended before ${moment}: ${ended}`);
      return await isMoment();
    }, { everyMs: 1, withinMs: 60_000 });
    restoring.signal("SIGKILL");
    await restoring.ended;
    await using service = startDeno(["-A", "embedded/start.ts"], {
      env: { DATA_DIR: dataDir, PORT: "0" },
    });
    await eventually(`an end: ${moment}`, () => service.printed().length > 0, {
      withinMs: 60_000,
    });
    assert.match(service.printed(), /^[^\n]+ broke off[^\n]+run [^\n]+again\n$/, moment);
    assert.equal((await service.ended).code, 1);
  }
  const restored = await runDeno(args, { env });
  assert.deepEqual([restored.code, restored.stderr], [0, ""]);
  const again = await commandLine({ DATA_DIR: dataDir }).run(account, {
    input: "correct horse battery",
  });
  assert.match(again.stderr, /This address has an account\./);
});

/** A name that ends with a hyphen is the beginning of one. */
async function isThere(path: string): Promise<boolean> {
  if (!path.endsWith("-")) return await Deno.lstat(path).then(() => true, () => false);
  const names = await readdir(dirname(path)).catch(() => []);
  return names.some((name) => name.startsWith(basename(path)));
}
