import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { canReach, chooseIdentity, giveTo } from "./identity.ts";
import type { Identity } from "./program.ts";
import { homeOf, makeUsersFile, meetingPlaceOf } from "./hold.ts";

/** Names the socket; no port is opened. */
export const PORT = 5432;

/** Bytes that a socket's path may have: 104 with a final NUL on macOS, 108 on Linux (unix(7), sun_path). */
const SOCKET_PATH_MAX_BYTES = 103;

/** Folder of sockets whose path would be too long, or which Deno would not let the service open. */
const SHORT_FOLDER = "/tmp";

/** Deno refuses paths below it to processes that may not do everything. */
const DEVICES = "/dev/";

/** Folder of the files if a private folder above home keeps out the account that runs Postgres. */
const REACHABLE_FOLDER = "/var/lib";

/** In the home folder: links to where the files went instead. */
const MOVED_LINK = "moved-to";

/** The places of the files of one embedded Postgres. */
export interface Place {
  /** `<data folder>/postgres`: the locks, and the rest unless it had to move. */
  home: string;
  /** Holds all that follows but the socket. */
  base: string;
  /** Postgres's own data folder. */
  data: string;
  log: string;
  pidFile: string;
  socketFolder: string;
  socket: string;
}

/** The place below a data folder, made when it is missing; only its owner can enter it. */
export async function openPlace(dataDir: string): Promise<Place> {
  await Deno.mkdir(dataDir, { recursive: true });
  // Postgres and the kernel speak of real paths.
  const real = await Deno.realPath(dataDir);
  const home = homeOf(real);
  await makePrivate(home);
  await makePrivate(meetingPlaceOf(real));
  await makeUsersFile(real);
  return placeAt(home, await Deno.readLink(join(home, MOVED_LINK)).catch(() => home));
}

/**
 * As whom to run Postgres at a place, and the place where that identity can run it: the same, unless nothing
 * is there yet and it cannot reach it. Throws a sentence when it cannot reach what is there.
 */
export async function settle(place: Place): Promise<{ identity: Identity; place: Place }> {
  const hasData = await exists(place.data);
  const identity = await chooseIdentity(await Deno.stat(hasData ? place.data : place.base));
  await giveTo(identity, place.base);
  const settled = await canReach(identity, place.base) ? place : await moveAway(place, hasData);
  await giveTo(identity, settled.base);
  await makeSocketFolder(settled, identity);
  return { identity, place: settled };
}

/** Whether a data folder has a cluster: the roles and the database are made before it gets its name. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  const home = homeOf(dataDir);
  const base = await Deno.readLink(join(home, MOVED_LINK)).catch(() => home);
  return await exists(placeAt(home, base).data);
}

/** Whether there is something under that path. */
export async function exists(path: string): Promise<boolean> {
  return await Deno.lstat(path).then(() => true, () => false);
}

function placeAt(home: string, base: string): Place {
  const data = join(base, "data");
  const socketFolder = socketFolderFor(home, base);
  return {
    home,
    base,
    data,
    log: join(base, "postgres.log"),
    pidFile: join(data, "postmaster.pid"),
    socketFolder,
    socket: socketIn(socketFolder),
  };
}

/** Outside the home folder, of which the service touches nothing. What moved is out of its reach anyway. */
function socketFolderFor(home: string, base: string): string {
  const folder = base === home ? meetingPlaceOf(dirname(home)) : base;
  const bytes = new TextEncoder().encode(socketIn(folder)).length;
  const isReachable = bytes <= SOCKET_PATH_MAX_BYTES && !folder.startsWith(DEVICES);
  return isReachable ? folder : join(SHORT_FOLDER, nameFor(base));
}

function socketIn(folder: string): string {
  return join(folder, `.s.PGSQL.${PORT}`);
}

function nameFor(path: string): string {
  return `voteboard-${createHash("sha256").update(path).digest("hex").slice(0, 12)}`;
}

async function moveAway(place: Place, hasData: boolean): Promise<Place> {
  if (hasData) throw new Error(`${place.data} is out of reach for the account that runs Postgres`);
  const base = join(REACHABLE_FOLDER, nameFor(place.home));
  await makePrivate(base);
  await Deno.symlink(base, join(place.home, MOVED_LINK));
  return placeAt(place.home, base);
}

/** Everybody may write to the short folder, so what is found there may be a trap. */
async function makeSocketFolder({ base, socketFolder }: Place, identity: Identity): Promise<void> {
  if (socketFolder === base) return;
  await makePrivate(socketFolder);
  const { isDirectory, uid, mode } = await Deno.lstat(socketFolder);
  const ours = uid === Deno.uid() || uid === identity.ids?.uid;
  if (!isDirectory || !ours || ((mode ?? 0) & 0o077) !== 0) {
    throw new Error(
      `${socketFolder} is needed for the database's socket but belongs to somebody else`,
    );
  }
  await giveTo(identity, socketFolder);
}

async function makePrivate(folder: string): Promise<void> {
  await Deno.mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
  });
}
