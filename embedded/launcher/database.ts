import { resolve } from "node:path";
import { homeOf } from "../hold.ts";
import { refuseHalfRestored } from "./half_restored.ts";
import { type Platform, requirePlatform } from "../platform.ts";
import { explainNoRoom } from "../room.ts";
import { type EmbeddedPostgres, useEmbeddedPostgres } from "../use.ts";
import { closing, connect } from "../../src/core/database/connect.ts";
import { refuseNewKey } from "../../src/service/secrets/check_secret_key.ts";
import { keepSecretKey, type SecretKey } from "../../src/service/secrets/find_secret_key.ts";
import { PROJECT } from "./project.ts";

/** The database of a task: the environment's, or the embedded one in the data folder. */
export interface TaskDatabase {
  url: string;
  /** The address that bypasses a pooler. Without such a setting, the same as `url`. */
  directUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** Absent if the environment names a database. */
  embedded?: EmbeddedPostgres;
  /** Releases it. The last process that uses an embedded one stops it. */
  close(): Promise<void>;
}

/**
 * Opens the database named by `DATABASE_URL`, or else the embedded one in `DATA_DIR` (`.data`, relative to the
 * project). An empty variable counts as absent. For an embedded one, creates the secret key, which the service can't
 * write itself, unless the environment contains it or another one was lost (but see `takesAnyKey`). Throws an error if
 * the database can't start.
 */
export async function openDatabase(
  env: Record<string, string | undefined>,
  { takesAnyKey = false, mustExist = false, isRestoring = false, platform }: {
    takesAnyKey?: boolean | undefined;
    /** For a restore, which may complete an unfinished earlier one. */
    isRestoring?: boolean;
    /** For commands that only read: an embedded database has to exist already. */
    mustExist?: boolean;
    /** Defaults to this machine's; tests pass another. */
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
    // Otherwise the next start would take it for a key that was in use.
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
