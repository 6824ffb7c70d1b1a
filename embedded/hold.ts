import { join } from "node:path";

/**
 * A shared lock on this file means "I use the embedded Postgres". A process that gets it exclusively is the last one.
 */
const USERS_FILE = "users.lock";

/** The file that is locked by the process that starts or stops the embedded Postgres. */
const STARTER_FILE = "starter.lock";

/** The error if the service was started without the launcher and without a database. */
const NOT_STARTED =
  'DATABASE_URL is not set, and no embedded Postgres runs here: set it, or start with "deno task start"';

/** One process's claim on the embedded Postgres. The kernel releases it when the process dies. */
export interface Hold {
  /** Releases the claim. If it was the last one, runs `whenLast`; no other process can enter before that ends. */
  leave(whenLast: () => Promise<void>): Promise<void>;
  /** Releases the claim without stopping anything. */
  release(): void;
}

/** Returns the embedded Postgres's own folder below the data folder, which only the launcher enters. */
export function homeOf(dataDir: string): string {
  return join(dataDir, "postgres");
}

/** Returns the folder below the data folder that Postgres and the service share, with the socket and the users file. */
export function meetingPlaceOf(dataDir: string): string {
  return join(dataDir, "run");
}

/** Returns the users file of a data folder. */
export function usersFileOf(dataDir: string): string {
  return join(meetingPlaceOf(dataDir), USERS_FILE);
}

/**
 * Creates the users file unless it exists. It is one file under two names: processes of earlier versions lock it in the
 * home folder, and they must count too.
 */
export async function makeUsersFile(dataDir: string): Promise<void> {
  const earlier = join(homeOf(dataDir), USERS_FILE);
  const present = usersFileOf(dataDir);
  (await openLock(earlier)).close();
  await Deno.link(earlier, present).catch(() => {}); // it exists, or the file system has no links
  (await openLock(present)).close();
}

/**
 * Claims the embedded Postgres of a data folder, so that no other process stops it. Meant for a process that may not
 * run programs, since it only needs to read the users file. Waits while the last process is stopping Postgres.
 */
export async function holdEmbedded(dataDir: string): Promise<Hold> {
  const file = await Deno.open(usersFileOf(dataDir)).catch((error) => {
    throw error instanceof Deno.errors.NotFound ? new Error(NOT_STARTED) : error;
  });
  await file.lock(false);
  return {
    async leave(whenLast) {
      await startAlone(dataDir, async () => {
        unlockAndClose(file);
        using users = await openLock(usersFileOf(dataDir));
        if (await users.tryLock(true)) await whenLast();
      });
    },
    release: () => unlockAndClose(file),
  };
}

/**
 * Returns whether no process uses the embedded Postgres. The caller holds the starter lock, so only a service can start
 * using it in the meantime.
 */
export async function isUnused(dataDir: string): Promise<boolean> {
  using users = await openLock(usersFileOf(dataDir));
  return await users.tryLock(true);
}

/** Runs `act` while no other process starts or stops the Postgres of that data folder. */
export async function startAlone<Result>(
  dataDir: string,
  act: () => Promise<Result>,
): Promise<Result> {
  using file = await openLock(join(homeOf(dataDir), STARTER_FILE));
  await file.lock(true);
  return await act();
}

/** Opens a lock file, which is unlocked when it is disposed of. */
export async function openLock(path: string): Promise<Deno.FsFile> {
  const file = await Deno.open(path, { create: true, write: true, mode: 0o600 });
  return Object.assign(file, { [Symbol.dispose]: () => unlockAndClose(file) });
}

/** Closing alone is not enough: a program that starts at that moment has a copy of the open file, and so the lock. */
function unlockAndClose(file: Deno.FsFile): void {
  file.unlockSync();
  file.close();
}
