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

/** The folder below the data folder that is the embedded Postgres's own. */
export function homeOf(dataDir: string): string {
  return join(dataDir, "postgres");
}

/**
 * Claims the embedded Postgres of a data folder, so that no other process stops it. For a process that may not
 * run programs: it needs read and write access to the data folder only. Waits while the last one out stops it.
 */
export async function holdEmbedded(dataDir: string): Promise<Hold> {
  const home = homeOf(dataDir);
  const file = await openLock(home, USERS_FILE);
  await file.lock(false);
  return {
    async leave(whenLast) {
      await startAlone(home, async () => {
        await file.unlock();
        if (await file.tryLock(true)) await whenLast();
        file.close();
      });
    },
    release: () => file.close(),
  };
}

/** Runs `act` while no other process starts or stops the Postgres of that home folder. */
export async function startAlone<Result>(
  home: string,
  act: () => Promise<Result>,
): Promise<Result> {
  using file = await openLock(home, STARTER_FILE);
  await file.lock(true);
  return await act();
}

function openLock(home: string, name: string): Promise<Deno.FsFile> {
  return Deno.open(join(home, name), { create: true, write: true, mode: 0o600 });
}
