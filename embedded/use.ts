import { type Hold, holdEmbedded, isUnused, startAlone } from "./hold.ts";
import { openPlace, PORT } from "./place.ts";
import type { Settings } from "./machine.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";
import { DATABASE, ROLE } from "./roles.ts";
import { ensureServer, type RunningServer, type ServerOptions } from "./server.ts";

/** The embedded Postgres as used by one process. */
export interface EmbeddedPostgres {
  /** Address of its database, through a Unix socket to which only the owner has access. There is no password. */
  url: string;
  /** Its real, absolute folder, which no other code should access. */
  home: string;
  /** Whether this process started it. False if it was already running. */
  started: boolean;
  /** The settings chosen for this machine, if this process started it. */
  settings: Settings | undefined;
  /** Restarts it if it died, and returns whether it had. Throws an error if that fails. */
  revive(): Promise<boolean>;
  /** Releases it. The last process that uses it stops it, and deletes its data if `forget` is set. */
  leave(options?: { forget: boolean }): Promise<void>;
}

/** Options of an embedded Postgres: the folder of its data, and their durability. */
export interface EmbeddedOptions extends Partial<ServerOptions> {
  /** Its files go to the folders `postgres` and `run` in there, which are created if they are missing. */
  dataDir: string;
  /** False, for tests, never waits for the disk, so a crash may lose committed data. Defaults to true. */
  durable?: boolean;
  /** True, for tests: the address's role may also create databases and roles. Defaults to false. */
  createsDatabases?: boolean;
}

/**
 * Uses the embedded Postgres of a data folder: adopts the running one or starts one, even if several processes do so at
 * once. It needs no installation, and works as root, as an ordinary user, and after all processes were killed. Throws
 * an error if it can't run here.
 */
export async function useEmbeddedPostgres(
  { dataDir, durable = true, createsDatabases = false }: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const place = await openPlace(dataDir);
  const options = { durable, createsDatabases };
  return await startAlone(dataDir, async () => {
    const unused = await isUnused(dataDir);
    // Claimed before it starts, so that another process that leaves at that moment doesn't count as the last one.
    const hold = await holdEmbedded(dataDir);
    try {
      const server = await ensureServer(place, { ...options, unused });
      return describe({
        hold,
        server,
        restart: () =>
          startAlone(dataDir, () => ensureServer(place, { ...options, unused: false })),
      });
    } catch (error) {
      hold.release();
      throw error;
    }
  });
}

/** Inputs of `describe`. */
interface Usage {
  hold: Hold;
  server: RunningServer;
  restart(): Promise<RunningServer>;
}

function describe({ hold, server, restart }: Usage): EmbeddedPostgres {
  const { place, started, settings } = server;
  const folder = encodeURIComponent(place.socketFolder);
  return {
    url: `postgres://${ROLE}@localhost/${DATABASE}?host=${folder}&port=${PORT}`,
    home: place.home,
    started,
    settings,
    async revive() {
      if (await findPostmaster(place)) return false;
      return (await restart()).started;
    },
    leave: ({ forget } = { forget: false }) =>
      hold.leave(async () => {
        await stopPostmaster(place);
        if (forget) await Deno.remove(place.data, { recursive: true });
      }),
  };
}
