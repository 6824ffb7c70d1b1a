import assert from "node:assert/strict";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SERVICE_LOCK } from "../../../embedded/launcher/project.ts";
import { verifyBackup } from "../../../scripts/backup/read_backup.ts";
import {
  emptyDatabase,
  freshDatabase,
  type TestDatabase,
} from "../../support/database/database.ts";
import { emptyFolder } from "../../support/database/embedded_folder.ts";
import { findNamespace } from "../several/namespace.ts";
import { eventually, runDeno, startDeno } from "../../support/processes/processes.ts";
import { backUp, PASSPHRASE, reseal } from "../../support/database/saved_backup.ts";
import { SECRET_KEY } from "../../support/world.ts";

const BACKUP = "scripts/backup.ts";
const RESTORE = "scripts/restore.ts";

/** Rows that compress badly: 8 MB of backup. */
const FILLER_ROWS = 250_000;

/** An environment for both commands, and a folder that they must leave as it is. */
function envOf({ url }: { url: string }, dataDir: string): Record<string, string> {
  return { DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_PASSPHRASE: PASSPHRASE };
}

async function refuse(
  args: string[],
  env: Record<string, string>,
  { code = 1, words }: { code?: number; words: RegExp },
): Promise<void> {
  const ended = await runDeno(["-A", ...args], { env });
  assert.deepEqual([ended.code, ended.stdout], [code, ""], ended.stderr);
  assert.match(ended.stderr, words);
  assert.match(ended.stderr, /^[^\n]+\n$/, "one sentence");
}

async function namesIn(folder: string): Promise<string[]> {
  return (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name);
}

async function fillUp({ sql }: TestDatabase): Promise<void> {
  await sql`create table filler as
    select sha256(n::text::bytea) as bytes from generate_series(1, ${FILLER_ROWS}::int) n`;
}

Deno.test("each wrong backup is one sentence, and leaves no file", async () => {
  await using source = await freshDatabase();
  await using empty = await emptyDatabase();
  await using place = await emptyFolder();
  const { dataDir } = place;
  const path = join(dataDir, "backup");
  const env = { ...envOf(source, dataDir), SECRET_KEY };
  await refuse([BACKUP], env, { code: 2, words: /^Usage: deno task backup FILE/ });
  await refuse([BACKUP, path, "again"], env, { code: 2, words: /^Usage/ });
  const none = { ...env, BACKUP_PASSPHRASE: "" };
  await refuse([BACKUP, path], none, { words: /^There is no passphrase: set BACKUP_PASSPHRASE/ });
  await refuse([BACKUP, path], { ...env, BACKUP_PASSPHRASE: "short" }, { words: /too short/ });
  const nowhere = join(dataDir, "none/backup");
  await refuse([BACKUP, nowhere], env, {
    words: /^There is no folder .*none: make it first/,
  });
  const foreign = { ...env, DATABASE_URL: empty.url };
  await refuse([BACKUP, path], foreign, { words: /this database holds no Voteboard/ });
  assert.deepEqual(await namesIn(dataDir), []);
});

Deno.test("backup, migrate and doctor make no database where there is none", async () => {
  await using place = await emptyFolder();
  const { dataDir } = place;
  const env = { ...envOf({ url: "" }, dataDir), SECRET_KEY: "" };
  await refuse([BACKUP, join(dataDir, "backup")], env, {
    words: /^There is no database in .*: set DATA_DIR/,
  });
  await refuse(["scripts/migrate.ts"], env, { words: /^There is no database in .*: set DATA_DIR/ });
  const { code, stdout } = await runDeno(["-A", "scripts/doctor.ts"], { env });
  assert.equal(code, 1);
  assert.match(stdout, /^FAIL database: There is no database in [^\n]+\n {5}[^\n]+\n$/);
  assert.deepEqual(await namesIn(dataDir), []);
});

Deno.test("each wrong restore is one sentence, and leaves no key", async () => {
  await using source = await freshDatabase();
  await using target = await emptyDatabase();
  await using file = await backUp(source.sql);
  await using place = await emptyFolder();
  const env = envOf(target, place.dataDir);
  const restore = (path: string, words: RegExp, change: Record<string, string> = {}) =>
    refuse([RESTORE, path], { ...env, ...change }, { words });
  await refuse([RESTORE], env, { code: 2, words: /^Usage: deno task restore FILE/ });
  await refuse([RESTORE, "x", "--onto", "y"], env, { code: 2, words: /^Usage/ });
  await restore(file.path, /^There is no passphrase/, { BACKUP_PASSPHRASE: "" });
  await restore(file.path, /the passphrase is wrong/, { BACKUP_PASSPHRASE: "a wrong passphrase" });
  await restore(join(file.folder, "none"), /^There is no such file or folder: .*none/);
  await restore(file.folder, /^A file is needed there, not a folder/);
  const damaged = join(file.folder, "damaged");
  const bytes = await Deno.readFile(file.path);
  await Deno.writeFile(damaged, bytes.slice(0, -100));
  await restore(damaged, /the file is damaged/);
  await Deno.writeFile(damaged, bytes.map((byte, at) => at === bytes.length >> 1 ? ~byte : byte));
  await restore(damaged, /the file is damaged/);
  await reseal(file.path, damaged, (manifest) => {
    manifest.migrations.push({ id: "9999", name: "9999_later.sql", checksum: "later" });
  });
  await restore(damaged, /made by another version, with 9999_later\.sql: restore it with/);
  await restore(file.path, /nothing listens there/, { DATABASE_URL: "postgres://a@127.0.0.1:1/b" });
  await restore(file.path, /^The database is not empty/, { DATABASE_URL: source.url });
  assert.deepEqual(await namesIn(place.dataDir), []);
});

Deno.test("a restore hands over the keys that the environment lacks, and no other", async () => {
  await using source = await freshDatabase();
  const other = btoa("another secret key of 32 bytes..");
  await using file = await backUp(source.sql, [SECRET_KEY, other]);
  await using place = await emptyFolder();
  const dataDir = join(place.dataDir, "new");
  async function restoreWith(keys: Record<string, string>): Promise<string> {
    await using target = await emptyDatabase();
    const env = { ...envOf(target, dataDir), ...keys };
    const { code, stdout, stderr } = await runDeno(["-A", RESTORE, file.path], { env });
    assert.deepEqual([code, stderr], [0, ""]);
    return stdout;
  }
  await restoreWith({ SECRET_KEY, SECRET_KEY_OTHER: other });
  assert.deepEqual(await namesIn(place.dataDir), []);
  const told = await restoreWith({ SECRET_KEY });
  assert.match(told, /SECRET_KEY is the right one\. What SECRET_KEY_OTHER has to be is in /);
  assert.deepEqual(await namesIn(dataDir), ["secret_key_other"]);
  assert.equal(await Deno.readTextFile(join(dataDir, "secret_key_other")), other);
});

Deno.test("a backup goes where the file system knows no links", async () => {
  await using source = await freshDatabase();
  await using place = await emptyFolder();
  const { dataDir } = place;
  const path = join(dataDir, "backup");
  const preload = join(dataDir, "no_links.ts");
  const refusal = 'Promise.reject(new Deno.errors.PermissionDenied("Operation not permitted"))';
  await Deno.writeTextFile(preload, `Deno.link = () => ${refusal};`);
  const env = { ...envOf(source, dataDir), SECRET_KEY };
  const { code, stderr } = await runDeno(["-A", "--preload", preload, BACKUP, path], { env });
  assert.deepEqual([code, stderr], [0, ""]);
  assert.deepEqual((await namesIn(dataDir)).sort(), ["backup", "no_links.ts"]);
  await verifyBackup(path, PASSPHRASE);
  await refuse([BACKUP, path], env, { words: /is there already: name a new file/ });
});

Deno.test("an interrupted backup leaves nothing behind", async () => {
  await using source = await freshDatabase();
  await fillUp(source);
  await using place = await emptyFolder();
  const { dataDir } = place;
  const env = { ...envOf(source, dataDir), SECRET_KEY };
  await using running = startDeno(["-A", BACKUP, join(dataDir, "backup")], { env });
  const hasDraft = async () => (await namesIn(dataDir)).some((name) => name.endsWith(".draft"));
  await eventually("it writes", hasDraft);
  running.signal("SIGINT");
  const { code, stderr } = await running.ended;
  assert.deepEqual([code, stderr], [130, "Interrupted: nothing was backed up\n"]);
  assert.deepEqual(await namesIn(dataDir), []);
});

Deno.test("a backup onto a full disk is one sentence, and leaves nothing", async () => {
  const namespace = await findNamespace();
  if (namespace === undefined) return;
  await using source = await freshDatabase();
  await fillUp(source);
  await using place = await emptyFolder();
  const command = [
    Deno.execPath(),
    "run",
    ...SERVICE_LOCK,
    "-A",
    BACKUP,
    `${place.dataDir}/backup`,
  ];
  const script = 'mount -t tmpfs -o size=1m tmpfs "$0" && { "$@"; echo "$?"; ls "$0"; }';
  const [unshare = "", ...flags] = namespace;
  const ended = await new Deno.Command(unshare, {
    args: [...flags, "sh", "-c", script, place.dataDir, ...command],
    env: { ...envOf(source, place.dataDir), SECRET_KEY },
    cwd: fileURLToPath(new URL("../../../", import.meta.url)),
  }).output();
  const [printed, complained] = [ended.stdout, ended.stderr].map((bytes) =>
    new TextDecoder().decode(bytes)
  );
  assert.equal(printed, "1\n");
  assert.match(complained ?? "", /^There is no room left on its device: .*\/backup\n$/);
});
