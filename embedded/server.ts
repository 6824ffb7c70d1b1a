import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { VERSION } from "./binaries.ts";
import { makeCluster } from "./cluster.ts";
import { giveTo } from "./identity.ts";
import { chooseSettings, findMachine, type Settings } from "./machine.ts";
import { type Place, PORT, settle } from "./place.ts";
import { clearRemains, findPostmaster, stopPostmaster, waitFor } from "./postmaster.ts";
import { commandLine, type Identity, PROGRAM_ENVIRONMENT } from "./program.ts";
import { type RoleOptions, rolesAreSettled, settleRoles } from "./roles.ts";
import { installRuntime } from "./runtime.ts";

/** Milliseconds that a server may take to recover after a crash before the start gives up. */
const READY_TIMEOUT_MS = 60_000;

/** Lines of Postgres's log that an error message quotes. */
const LOG_LINES = 8;

/** Bytes of Postgres's log after which the next start begins a new file. */
const LOG_MAX_BYTES = 5_000_000;

/** The settings of a server for one application, without a port. Others depend on the machine. */
const SETTINGS = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  // The service uses about 20 connections; parallel tests use many more.
  max_connections: "200",
  // Shared memory of containers is often too small.
  dynamic_shared_memory_type: "mmap",
  log_checkpoints: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
};

/** Settings for data that may be lost if the machine crashes: for tests, several of which run at once. */
const NOT_DURABLE = {
  shared_buffers: "64MB",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_wal_size: "256MB",
  // A host's own Postgres may have any time zone. With this one, tests reveal queries that depend on it.
  timezone: "America/New_York",
};

/** A running server, and whether this call started it. */
export interface RunningServer {
  place: Place;
  started: boolean;
  /** The settings chosen for this machine, if this call started it. */
  settings?: Settings;
}

/** Requirements on a server. */
export interface ServerOptions extends RoleOptions {
  durable: boolean;
}

/**
 * Ensures that a server runs and accepts connections: adopts a running one, or else starts one, on data that it creates
 * the first time. A server that an earlier version left running without any user (`unused`) is restarted, because a
 * role can only be changed while it is down. The caller holds the starter's lock. Throws an error if it fails.
 */
export async function ensureServer(
  found: Place,
  { unused, ...options }: ServerOptions & { unused: boolean },
): Promise<RunningServer> {
  const running = await adopt(found);
  if (running && !(unused && !await rolesAreSettled(found, options))) {
    return { place: running, started: false };
  }
  if (running) await stopPostmaster(found);
  return await startServer(found, options);
}

/** Waits for a server that is recovering or stopping. Returns undefined if none runs afterwards. */
async function adopt(place: Place): Promise<Place | undefined> {
  let server = await findPostmaster(place);
  const decided = await waitFor(async () => {
    server = await findPostmaster(place);
    return !server || server.ready;
  }, READY_TIMEOUT_MS);
  if (!decided) {
    throw new Error(`Postgres (process ${server?.pid}) does not get ready: see ${place.log}`);
  }
  return server && { ...place, socketFolder: server.socketFolder };
}

async function startServer(found: Place, options: ServerOptions): Promise<RunningServer> {
  await clearRemains(found);
  const { place, identity } = await settle(found);
  const programs = await installRuntime(place, identity);
  const cluster = { ...options, identity, programs };
  await makeCluster(place, { ...cluster, version: VERSION });
  await settleRoles(place, cluster, options);
  const settings = {
    ...chooseSettings(await findMachine()),
    ...(options.durable ? {} : NOT_DURABLE),
  };
  await start(place, { identity, program: join(programs, "postgres"), settings });
  return { place, started: true, settings };
}

async function start(
  place: Place,
  { identity, program, settings: chosen }: {
    identity: Identity;
    program: string;
    settings: Settings;
  },
): Promise<void> {
  const settings = {
    ...SETTINGS,
    ...chosen,
    // A list, in which a quoted name may contain any characters.
    unix_socket_directories: `"${place.socketFolder.replaceAll('"', '""')}"`,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", place.data, "-p", String(PORT), ...flags];
  const server = await launch(place, { identity, program, args });
  const ready = async () => server.ended() || (await findPostmaster(place))?.ready === true;
  const decided = await waitFor(ready, READY_TIMEOUT_MS);
  if (decided && !server.ended()) return;
  throw new Error(`Postgres did not start: see ${place.log}\n${await quoteLog(place)}`);
}

/**
 * Starts the server in a separate session, so that Ctrl-C doesn't reach it, and with a file for its log, so that it
 * outlives this process. Only node:child_process can do both.
 */
async function launch(
  place: Place,
  { identity, program, args }: { identity: Identity; program: string; args: string[] },
): Promise<{ ended(): boolean }> {
  const [command, commandArgs] = commandLine(identity, program, args);
  await setAside(place.log);
  const log = openSync(place.log, "a", 0o600);
  await giveTo(identity, place.log);
  const child = spawn(command, commandArgs, {
    ...identity.ids,
    cwd: "/",
    detached: true,
    env: PROGRAM_ENVIRONMENT,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  let ended = false;
  child.on("error", () => ended = true);
  child.on("exit", () => ended = true);
  child.unref();
  return { ended: () => ended };
}

/** Renames a log that has grown large to the previous one, so that there are at most two. */
async function setAside(log: string): Promise<void> {
  const size = await Deno.stat(log).then((file) => file.size, () => 0);
  if (size > LOG_MAX_BYTES) await Deno.rename(log, `${log}.1`);
}

async function quoteLog(place: Place): Promise<string> {
  const log = await Deno.readTextFile(place.log).catch(() => "");
  return log.trimEnd().split("\n").slice(-LOG_LINES).join("\n");
}
