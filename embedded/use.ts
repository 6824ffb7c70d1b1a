import { type Hold, holdEmbedded, isUnused, startAlone } from "./hold.ts";
import { openPlace, PORT } from "./place.ts";
import type { Settings } from "./machine.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";
import { DATABASE, ROLE } from "./roles.ts";
import { ensureServer, type RunningServer, type ServerOptions } from "./server.ts";

/** The embedded Postgres as one process uses it. */
export interface EmbeddedPostgres {
  /** Address of its database, through a Unix socket to which only the owner has access; there is no password. */
  url: string;
  /** Its folder, real and absolute: nobody else has any business there. */
  home: string;
  /** Whether this process started it; false if it ran already. */
  started: boolean;
  /** Chosen for this machine, if this process started it. */
  settings: Settings | undefined;
  /** Starts it again if it died; tells whether it had to. Throws a sentence when it cannot. */
  revive(): Promise<boolean>;
  /** Gives it up; the last process that uses it stops it, and deletes its data when told to `forget`. */
  leave(options?: { forget: boolean }): Promise<void>;
}

/** Options of an embedded Postgres: the folder of its data, and how safe they are. */
export interface EmbeddedOptions extends Partial<ServerOptions> {
  /** Its files go to the folders `postgres` and `run` in there, made when they are missing. */
  dataDir: string;
  /** False, for tests, never waits for the disk: a crash may then lose what was committed. True unless told. */
  durable?: boolean;
  /** True, for tests: the role of the address may also make databases and roles. False unless told. */
  createsDatabases?: boolean;
}

/**
 * Uses the embedded Postgres of a data folder: adopts the running one or starts one, whoever and however many
 * ask for it at once. Nothing has to be installed; it works as root and as an ordinary user, and after
 * everything was killed. Throws a sentence when it cannot run here.
 */
export async function useEmbeddedPostgres(
  { dataDir, durable = true, createsDatabases = false }: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const place = await openPlace(dataDir);
  const options = { durable, createsDatabases };
  return await startAlone(dataDir, async () => {
    const unused = await isUnused(dataDir);
    // Claimed before it starts: whoever leaves meanwhile is not the last one.
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
