import { resolve } from "node:path";
import { homeOf } from "../hold.ts";
import { refuseHalfRestored } from "./half_restored.ts";
import { type Platform, requirePlatform } from "../platform.ts";
import { explainNoRoom } from "../room.ts";
import { type EmbeddedPostgres, useEmbeddedPostgres } from "../use.ts";
import { closing, connect } from "../../src/database/connect.ts";
import { refuseNewKey } from "../../src/keys/check_secret_key.ts";
import { keepSecretKey, type SecretKey } from "../../src/secret_key.ts";
import { PROJECT } from "./project.ts";

/** The database of a task: the environment's, or the embedded one in the data folder. */
export interface TaskDatabase {
  url: string;
  /** The same past a pooler, where the environment names that. */
  directUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Absent when the environment names a database. */
  embedded?: EmbeddedPostgres;
  /** Gives it up; the last process that uses an embedded one stops it. */
  close(): Promise<void>;
}

/**
 * Opens the database that `DATABASE_URL` names, or else the embedded one in `DATA_DIR` (`.data`, relative to the
 * project). An empty variable counts as absent. Beside an embedded one the secret key is made, unless the environment
 * has it or another one was lost (but see `takesAnyKey`): the service may not write there. Throws a sentence when the
 * database cannot start.
 */
export async function openDatabase(
  env: Record<string, string | undefined>,
  { takesAnyKey = false, mustExist = false, isRestoring = false, platform }: {
    takesAnyKey?: boolean | undefined;
    /** For the restore, which may finish what an earlier one left. */
    isRestoring?: boolean;
    /** For commands that only look: an embedded one has to be there already. */
    mustExist?: boolean;
    /** This one, unless a test names another. */
    platform?: Platform | undefined;
  } = {},
): Promise<TaskDatabase> {
  const dataDir = resolve(PROJECT, env["DATA_DIR"] || ".data");
  const named = env["DATABASE_URL"];
  if (named) {
    const directUrl = env["DATABASE_DIRECT_URL"] || named;
    return { url: named, directUrl, dataDir, close: () => Promise.resolve() };
  }
  if (mustExist) await requirePresent(dataDir);
  if (!isRestoring) await refuseHalfRestored(dataDir);
  await requirePlatform(dataDir, platform);
  let key: SecretKey | undefined;
  try {
    if (!env["SECRET_KEY"]) key = await keepSecretKey(dataDir);
    const embedded = await useEmbeddedPostgres({ dataDir });
    if (key?.isNew && !takesAnyKey) await refuseIfLost(embedded, key);
    const { url } = embedded;
    return { url, directUrl: url, dataDir, embedded, close: () => embedded.leave() };
  } catch (error) {
    // Or the next start would take it for one that was in use.
    await key?.discard().catch(() => {});
    throw await explainNoRoom(error, dataDir);
  }
}

async function requirePresent(dataDir: string): Promise<void> {
  await Deno.stat(homeOf(dataDir)).catch((cause) => {
    const advice =
      "set DATA_DIR to the service's folder, or DATABASE_URL (a first start makes one)";
    throw new Error(`There is no database in ${dataDir}: ${advice}`, { cause });
  });
}

async function refuseIfLost(embedded: EmbeddedPostgres, key: SecretKey): Promise<void> {
  const sql = connect(embedded.url, { applicationName: "voteboard-launcher", max: 1 });
  try {
    await refuseNewKey(sql, key);
  } catch (error) {
    await embedded.leave();
    throw error;
  } finally {
    await closing(sql);
  }
}
