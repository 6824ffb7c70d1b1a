/** Fills an empty database, or a new data folder, from a backup, including the secret key. */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "../embedded/launcher/database.ts";
import { markHalfRestored } from "../embedded/launcher/half_restored.ts";
import { PROJECT } from "../embedded/launcher/project.ts";
import { answerHelp } from "../src/service/cli/help.ts";
import { checkSessions } from "../src/service/database/check_sessions.ts";
import { checkPostgres } from "../src/service/database/check_postgres.ts";
import { closing, connect, type Sql } from "../src/core/database/connect.ts";
import type { SecretKeys } from "../src/core/secrets/secret_key.ts";
import {
  isSecretKey,
  keepSecretKey,
  secretKeyFileOf,
  writeSecretKey,
} from "../src/service/secrets/find_secret_key.ts";
import { STATEMENT_LIMIT_MS } from "./backup/statement_limit.ts";
import { readPassphrase } from "./backup/passphrase.ts";
import { verifyBackup } from "./backup/read_backup.ts";
import { runCommand, type TakeBack } from "./backup/run_command.ts";
import { listRepeats } from "./backup/repeats.ts";
import { beginRestore, refuseOtherVersions, restoreBackup } from "./backup/restore_backup.ts";

const USAGE =
  "Usage: deno task restore FILE [--into DATA_DIR], with the passphrase in BACKUP_PASSPHRASE or on stdin";

answerHelp(USAGE);
const call = readCall();
if (call === undefined) {
  console.error(USAGE);
  Deno.exit(2);
}
const { path, into } = call;
await runCommand(path, {
  work: restore,
  interrupted: "Interrupted: run the same restore again, it starts over",
});

interface Call {
  path: string;
  /** A new data folder for the embedded database, used even if the environment names a database. */
  into: string | undefined;
}

function readCall(): Call | undefined {
  const here = Deno.env.get("INIT_CWD") ?? Deno.cwd();
  try {
    const { values, positionals: [file, ...others] } = parseArgs({
      args: Deno.args,
      options: { into: { type: "string" } },
      allowPositionals: true,
    });
    if (file === undefined || others.length > 0) return undefined;
    return { path: resolve(here, file), into: values.into && resolve(here, values.into) };
  } catch {
    return undefined;
  }
}

/**
 * Returns instructions to start the service. After a restore into a folder, a host with another database must not start
 * that one by mistake.
 */
function howToStart({ DATABASE_URL }: Record<string, string>): string[] {
  if (into === undefined || !DATABASE_URL) return [];
  return [`Start the service with DATA_DIR=${into}, and without DATABASE_URL and SECRET_KEY.`];
}

async function restore(takeBack: TakeBack): Promise<string> {
  await Deno.stat(path); // before the operator types a passphrase
  const own = Deno.env.toObject();
  const env = into === undefined
    ? own
    : { ...own, DATABASE_URL: "", SECRET_KEY: "", DATA_DIR: into };
  const passphrase = await readPassphrase(env, { stdin: Deno.stdin, takeBack });
  const manifest = await verifyBackup(path, passphrase);
  await refuseOtherVersions(manifest);
  const dataDir = resolve(PROJECT, env.DATA_DIR || ".data");
  const mark = env.DATABASE_URL ? undefined : await markHalfRestored(dataDir);
  const key = await placeKeys(manifest.secretKeys, {
    dataDir,
    named: [env.SECRET_KEY, env.SECRET_KEY_OTHER],
    isEmbedded: !env.DATABASE_URL,
  }).catch(async (error) => {
    await mark?.takeBack();
    throw error;
  });
  let hasBegun = false;
  const work = async (sql: Sql) => {
    await beginRestore(sql, manifest);
    hasBegun = true;
    await mark?.clear();
    const rows = await restoreBackup(sql, manifest, { path, passphrase, now: new Date() });
    const restored = `Restored ${rows} rows as of ${manifest.madeAt}. ${key.words}`;
    return [restored, ...howToStart(own), ...await listRepeats(sql)].join("\n");
  };
  try {
    return await withDatabase(env, { work, takeBack });
  } catch (error) {
    if (!hasBegun) {
      await key.takeBack();
      await mark?.takeBack();
    }
    throw error;
  }
}

async function withDatabase<T>(
  env: Record<string, string | undefined>,
  { work, takeBack }: { work(sql: Sql): Promise<T>; takeBack: TakeBack },
): Promise<T> {
  const database = await openDatabase(env, { isRestoring: true });
  takeBack(() => database.close());
  // Two connections: one for the rows, one for the migrations' lock.
  const sql = connect(database.directUrl, {
    applicationName: "voteboard-restore",
    max: 2,
    answerWithinMs: STATEMENT_LIMIT_MS,
  });
  try {
    await checkPostgres(sql);
    if (!database.embedded) await checkSessions(database.directUrl);
    return await work(sql);
  } finally {
    await closing(sql);
    await database.close();
  }
}

/**
 * Writes the secret keys into the data folder, because they must not be printed. A key in the environment is not
 * written. Refuses to replace another key.
 */
async function placeKeys(
  [present, other]: SecretKeys,
  { dataDir, named: [named, namedOther], isEmbedded }: {
    dataDir: string;
    named: [string | undefined, string | undefined];
    isEmbedded: boolean;
  },
): Promise<{ words: string; takeBack(): Promise<void> }> {
  if (named && named !== present) {
    throw new Error("SECRET_KEY is not the backup's: unset it, and the right one is put in place");
  }
  const path = secretKeyFileOf(dataDir);
  const isNew = !named && await writeNew(path, present);
  if (!named && !isNew && (await keepSecretKey(dataDir)).values[0] !== present) {
    throw new Error(`${path} holds another key than the backup: restore into a new folder`);
  }
  const otherPath = join(dataDir, "secret_key_other");
  const placesOther = other !== undefined && other !== namedOther;
  const isOtherNew = placesOther && await writeNew(otherPath, other);
  const words = [
    named
      ? "SECRET_KEY is the right one."
      : isEmbedded
      ? `The secret key is in ${path}, where the service finds it.`
      : `The secret key is in ${path}: set SECRET_KEY to what it holds.`,
    ...(placesOther ? [`What SECRET_KEY_OTHER has to be is in ${otherPath}.`] : []),
  ].join(" ");
  return {
    words,
    async takeBack() {
      if (isNew) await Deno.remove(path);
      if (isOtherNew) await Deno.remove(otherPath);
    },
  };
}

/** Writes a key to a file. Returns whether the file is new. An existing one stays unchanged. */
async function writeNew(path: string, key: string): Promise<boolean> {
  if (!isSecretKey(key)) throw new Error("The backup holds no secret key");
  return await writeSecretKey(path, key);
}
