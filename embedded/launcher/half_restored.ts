import { join } from "node:path";
import { exists, hasCluster } from "../place.ts";

/** Exists in a data folder from the first step of a restore until its database is marked itself. */
const MARKER = "restore_unfinished";

const EXPLANATION = "A restore into this folder has begun and not ended. No service starts here.\n";

/**
 * Marks a data folder as being filled by a restore, before other files are written to it. A restore that is killed at
 * any moment then leaves a folder that a service can't mistake for an empty site. A folder with a cluster is not
 * marked: its database is.
 */
export async function markHalfRestored(dataDir: string): Promise<{
  /** Removes the mark, because the database is marked now, or filled. */
  clear(): Promise<void>;
  /** Removes the mark after a refusal, unless there is a cluster by now. */
  takeBack(): Promise<void>;
}> {
  const path = join(dataDir, MARKER);
  const clear = () => Deno.remove(path).catch(() => {});
  if (await hasCluster(dataDir)) return { clear, takeBack: () => Promise.resolve() };
  await Deno.mkdir(dataDir, { recursive: true });
  using file = await Deno.open(path, { create: true, write: true, mode: 0o600 });
  await file.write(new TextEncoder().encode(EXPLANATION));
  await file.sync();
  return {
    clear,
    takeBack: async () => await hasCluster(dataDir) ? undefined : await clear(),
  };
}

/** Throws an error for a data folder with an unfinished restore. */
export async function refuseHalfRestored(dataDir: string): Promise<void> {
  if (!await exists(join(dataDir, MARKER))) return;
  throw new Error(
    `A restore into ${dataDir} broke off, or is still running: wait for its end, or run the same restore again`,
  );
}
