import process from "node:process";
import type { Place } from "./place.ts";

/** Lines of postmaster.pid, counted from 0: the socket's folder, and the server's status (Postgres's pidfile.h). */
const SOCKET_LINE = 4;
const STATUS_LINE = 7;

/** Milliseconds between checks of a server's state. */
const POLL_MS = 10;

/** Milliseconds for a server to end its clients and write its last checkpoint before it is stopped immediately. */
const STOP_TIMEOUT_MS = 30_000;

/** Milliseconds until processes whose server was killed must have ended. */
const ORPHANS_TIMEOUT_MS = 10_000;

/** The first process of a Postgres server, as described in its pid file. */
export interface Postmaster {
  pid: number;
  /** Whether it accepts connections. False while it recovers or stops. */
  ready: boolean;
  /** Folder of its socket. A server that an earlier version started uses another one. Empty before it is ready. */
  socketFolder: string;
}

/** Finds the server that runs at that place, if there is one. */
export async function findPostmaster(place: Place): Promise<Postmaster | undefined> {
  const lines = (await Deno.readTextFile(place.pidFile).catch(() => "")).split("\n");
  const pid = parseInt(lines[0] ?? "");
  if (!(pid > 0) || !await isServerOf(place.data, pid)) return undefined;
  const ready = lines[STATUS_LINE]?.trim() === "ready";
  return { pid, ready, socketFolder: lines[SOCKET_LINE] ?? "" };
}

/** Stops the server at that place, if there is one, and waits until it has ended. */
export async function stopPostmaster(place: Place): Promise<void> {
  const server = await findPostmaster(place);
  if (!server) return;
  signal(server.pid, "SIGINT"); // Postgres's "fast": clients are cut, nothing is lost
  const gone = async () => !await isServerOf(place.data, server.pid);
  if (await waitFor(gone, STOP_TIMEOUT_MS)) return;
  signal(server.pid, "SIGQUIT"); // "immediate": the next start recovers
  await waitFor(gone, STOP_TIMEOUT_MS);
}

/**
 * Removes the files that a killed server left behind. Postgres's own check tests whether the pid still exists, which is
 * wrong for zombies and for another process with that pid. Throws if processes of that server do not end.
 */
export async function clearRemains(place: Place): Promise<void> {
  if (!await waitFor(async () => !await hasOrphans(place.data), ORPHANS_TIMEOUT_MS)) {
    throw new Error(
      `Processes of a Postgres that was killed still use ${place.data}: end them first`,
    );
  }
  for (const remains of [place.pidFile, `${place.socket}.lock`, place.socket]) {
    await Deno.remove(remains, { recursive: true }).catch(() => {});
  }
}

/** Polls a condition for at most `timeoutMs`. Returns false if it stayed false. */
export async function waitFor(
  condition: () => Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!await condition()) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return true;
}

/** Zombies have neither a command line nor a current folder. */
async function isServerOf(data: string, pid: number): Promise<boolean> {
  if (Deno.build.os !== "linux") return signal(pid, 0);
  const command = await Deno.readTextFile(`/proc/${pid}/cmdline`).catch(() => "");
  return command.split("\0").includes(data);
}

/** Every process of a server has the data folder as its current folder. */
async function hasOrphans(data: string): Promise<boolean> {
  if (Deno.build.os !== "linux") return false;
  for await (const { name } of Deno.readDir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    if (await Deno.readLink(`/proc/${name}/cwd`).catch(() => "") === data) return true;
  }
  return false;
}

/** Sends a signal and returns whether the process existed. 0 only checks. */
function signal(pid: number, name: "SIGINT" | "SIGQUIT" | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
