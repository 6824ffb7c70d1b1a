import { join } from "node:path";

/** A shared lock on this file says "I use the embedded Postgres"; whoever gets it alone is the last one out. */
const USERS_FILE = "users.lock";

/** Held by whoever starts or stops the embedded Postgres. */
const STARTER_FILE = "starter.lock";

/** One process's claim on the embedded Postgres; the kernel drops it when the process dies. */
export interface Hold {
  /** Gives the claim up and tells whether it was the last one: then nobody can enter before `whenLast` ends. */
  leave(whenLast: () => Promise<void>): Promise<void>;
  /** Gives the claim up and stops nothing. */
  release(): void;
}

/** The folder below the data folder that is the embedded Postgres's own: only the launcher enters it. */
export function homeOf(dataDir: string): string {
  return join(dataDir, "postgres");
}

/** The folder below the data folder with what Postgres and the service share: the socket and the users file. */
export function meetingPlaceOf(dataDir: string): string {
  return join(dataDir, "run");
}

/** The users file of a data folder. */
export function usersFileOf(dataDir: string): string {
  return join(meetingPlaceOf(dataDir), USERS_FILE);
}

/**
 * Makes the users file unless it is there. It is one file under two names: processes of earlier versions lock it
 * in the home folder, and they must count too.
 */
export async function makeUsersFile(dataDir: string): Promise<void> {
  const [earlier, present] = [join(homeOf(dataDir), USERS_FILE), usersFileOf(dataDir)];
  (await openLock(earlier)).close();
  await Deno.link(earlier, present).catch(() => {}); // it is there, or the file system knows no links
  (await openLock(present)).close();
}

/**
 * Claims the embedded Postgres of a data folder, so that no other process stops it. For a process that may not
 * run programs: it needs to read the users file only. Waits while the last one out stops Postgres.
 */
export async function holdEmbedded(dataDir: string): Promise<Hold> {
  const file = await Deno.open(usersFileOf(dataDir));
  await file.lock(false);
  return {
    async leave(whenLast) {
      await startAlone(dataDir, async () => {
        file.close();
        using users = await openLock(usersFileOf(dataDir));
        if (await users.tryLock(true)) await whenLast();
      });
    },
    release: () => file.close(),
  };
}

/** Whether no process uses the embedded Postgres. The caller runs alone, so that only a service can come in between. */
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

function openLock(path: string): Promise<Deno.FsFile> {
  return Deno.open(path, { create: true, write: true, mode: 0o600 });
}
