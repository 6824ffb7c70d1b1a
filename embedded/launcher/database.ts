import { resolve } from "node:path";
import { explainNoRoom } from "../room.ts";
import { type EmbeddedPostgres, useEmbeddedPostgres } from "../use.ts";
import { keepSecretKey } from "../../src/secret_key.ts";
import { PROJECT } from "./project.ts";

/** The database of a task: the environment's, or the embedded one in the data folder. */
export interface TaskDatabase {
  url: string;
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
 * has it: the service may not write there. Throws a sentence when the database cannot start.
 */
export async function openDatabase(env: Record<string, string | undefined>): Promise<TaskDatabase> {
  const dataDir = resolve(PROJECT, env["DATA_DIR"] || ".data");
  const named = env["DATABASE_URL"];
  if (named) return { url: named, dataDir, close: () => Promise.resolve() };
  try {
    if (!env["SECRET_KEY"]) await keepSecretKey(dataDir);
    const embedded = await useEmbeddedPostgres({ dataDir });
    return { url: embedded.url, dataDir, embedded, close: () => embedded.leave() };
  } catch (error) {
    throw await explainNoRoom(error, dataDir);
  }
}
