import { DATABASE, ROLE } from "./cluster.ts";
import { openPlace, type Place, PORT } from "./place.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";
import { ensureServer } from "./server.ts";
import { type Hold, holdEmbedded, startAlone } from "./hold.ts";

/** The embedded Postgres as one process uses it. */
export interface EmbeddedPostgres {
  /** Address of its database, through a Unix socket to which only the owner has access; there is no password. */
  url: string;
  /** Whether this process started it; false if it ran already. */
  started: boolean;
  /** Starts it again if it died; tells whether it had to. Throws a sentence when it cannot. */
  revive(): Promise<boolean>;
  /** Gives it up; the last process that uses it stops it, and deletes its data when told to `forget`. */
  leave(options?: { forget: boolean }): Promise<void>;
}

/** Whose data, and how safe. */
export interface EmbeddedOptions {
  /** Its files go to the folder `postgres` in there, made when it is missing. */
  dataDir: string;
  /** False, for tests, never waits for the disk: a crash may then lose what was committed. */
  durable?: boolean;
}

/**
 * Uses the embedded Postgres of a data folder: adopts the running one or starts one, whoever and however many
 * ask for it at once. Nothing has to be installed; it works as root and as an ordinary user, and after
 * everything was killed. Throws a sentence when it cannot run here.
 */
export async function useEmbeddedPostgres(
  { dataDir, durable = true }: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const place = await openPlace(dataDir);
  return await startAlone(place.home, async () => {
    // Claimed before it starts: whoever leaves meanwhile is not the last one.
    const hold = await holdEmbedded(dataDir);
    try {
      const server = await ensureServer(place, { durable });
      return describe(server.place, { hold, durable, started: server.started });
    } catch (error) {
      hold.release();
      throw error;
    }
  });
}

function describe(
  place: Place,
  { hold, durable, started }: { hold: Hold; durable: boolean; started: boolean },
): EmbeddedPostgres {
  const folder = encodeURIComponent(place.socketFolder);
  return {
    url: `postgres://${ROLE}@localhost/${DATABASE}?host=${folder}&port=${PORT}`,
    started,
    async revive() {
      if (await findPostmaster(place)) return false;
      return (await startAlone(place.home, () => ensureServer(place, { durable }))).started;
    },
    leave: ({ forget } = { forget: false }) =>
      hold.leave(async () => {
        await stopPostmaster(place);
        if (forget) await Deno.remove(place.data, { recursive: true });
      }),
  };
}
