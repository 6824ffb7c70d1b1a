import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { canReach, chooseIdentity, giveTo } from "./identity.ts";
import type { Identity } from "./program.ts";
import { homeOf, makeUsersFile, meetingPlaceOf } from "./hold.ts";

/** Part of the socket's name. No port is opened. */
export const PORT = 5432;

/** Bytes allowed in a socket's path: 104 with a final NUL on macOS, 108 on Linux (unix(7), sun_path). */
const SOCKET_PATH_MAX_BYTES = 103;

/** Folder for sockets whose path would be too long, or which Deno would not let the service open. */
const SHORT_FOLDER = "/tmp";

/** Deno denies paths below it to processes without all permissions. */
const DEVICES = "/dev/";

/** Folder for the files if the account that runs Postgres can't enter a parent folder of home. */
const REACHABLE_FOLDER = "/var/lib";

/** Link in the home folder to the new location of the files. */
const MOVED_LINK = "moved-to";

/** The locations of the files of one embedded Postgres. */
export interface Place {
  /** `<data folder>/postgres`: contains the locks, and all other files unless they had to be moved. */
  home: string;
  /** Contains everything below except the socket. */
  base: string;
  /** Postgres's own data folder. */
  data: string;
  log: string;
  pidFile: string;
  socketFolder: string;
  socket: string;
}

/** Returns the place below a data folder, and creates it if it is missing. Only its owner can enter it. */
export async function openPlace(dataDir: string): Promise<Place> {
  await Deno.mkdir(dataDir, { recursive: true });
  // Postgres and the kernel use real paths.
  const real = await Deno.realPath(dataDir);
  const home = homeOf(real);
  await makePrivate(home);
  await makePrivate(meetingPlaceOf(real));
  await makeUsersFile(real);
  return placeAt(home, await Deno.readLink(join(home, MOVED_LINK)).catch(() => home));
}

/**
 * Returns the identity that runs Postgres at a place, and the place where it can do so: the same one, unless nothing
 * exists there yet and the identity can't reach it. Throws an error if it can't reach existing files.
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

/**
 * Returns whether a data folder has a cluster. The cluster gets its name after the roles and the database were created.
 */
export async function hasCluster(dataDir: string): Promise<boolean> {
  const home = homeOf(dataDir);
  const base = await Deno.readLink(join(home, MOVED_LINK)).catch(() => home);
  return await exists(placeAt(home, base).data);
}

/** Returns whether a file or folder exists at that path. */
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

/**
 * Returns the folder of the socket. It is outside the home folder, which the service must not access. Moved files are
 * inaccessible to the service anyway.
 */
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

/** Creates the folder of the socket. The short folder is world-writable, so an existing file in it may be a trap. */
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
