import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { giveTo } from "../../../embedded/identity.ts";
import { PROGRAM_ENVIRONMENT, runProgram } from "../../../embedded/program.ts";
import { closing, connect, type Sql } from "../../../src/core/database/connect.ts";
import { childrenOf, eventually, hasEnded } from "../../support/processes/processes.ts";
import { prefixOf, type Programs } from "./programs.ts";

/** Milliseconds that a server may take to recover, and to end. */
const STARTS_WITHIN_MS = 30_000;
const ENDS_WITHIN_MS = 15_000;

/** A small server without a port, as durable as in production. */
const SETTINGS = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  shared_buffers: "32MB",
  max_connections: "120",
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
};

/** The place of a server's files, and its differences from others. */
export interface ClusterOptions {
  programs: Programs;
  /** Its data folder, created by `initialise` or a copy of another's. */
  data: string;
  /** Its socket and its log. */
  folder: string;
  settings?: Record<string, string>;
  /** The command that runs a program in the namespace where `data` is visible, if that is another one. */
  enter?: readonly string[];
  /** Further arguments of `initdb`. */
  initdb?: readonly string[];
}

/** A separate Postgres server of a disaster. It is ended when it goes out of scope. */
export interface Cluster extends AsyncDisposable {
  /** Its address for a role: `app` owns the database `voteboard`, `postgres` may do everything. */
  url(role?: "app" | "postgres"): string;
  /** Folder of its socket. */
  folder: string;
  log: string;
  /** Starts it and waits until it responds. Throws if it ends instead. */
  start(): Promise<void>;
  /** Ends all of its processes with kill -9. */
  kill(): Promise<void>;
  runs(): boolean;
}

/** Creates a data folder, without starting a server. */
export async function initialise(
  { programs, data, enter, initdb = [] }: ClusterOptions,
): Promise<void> {
  const { bin, identity } = programs;
  const login = ["--username", "postgres", "--auth", "trust"];
  const words = ["--encoding", "UTF8", "--locale", "C", "--no-instructions"];
  const command = [...prefixOf(identity, enter), join(bin, "initdb"), "--pgdata", data];
  await run([...command, ...login, ...words, ...initdb]);
}

/** Describes a server, without starting it. */
export function clusterAt(options: ClusterOptions): Cluster {
  const { folder } = options;
  const log = join(folder, "postgres.log");
  let server: { pid: number; ended: boolean } | undefined;
  const runs = () => server !== undefined && !server.ended;

  const cluster: Cluster = {
    url: (role = "app") => socketUrl(folder, role),
    folder,
    log,
    runs,
    async start() {
      await giveTo(options.programs.identity, folder);
      server = launch(options, log);
      await eventually("Postgres answers", async () => {
        if (!runs()) throw new Error(`Postgres ended: see ${log}`);
        return await answers(cluster.url("postgres"));
      }, { withinMs: STARTS_WITHIN_MS, everyMs: 50 });
    },
    async kill() {
      if (server) await killAll(server.pid);
    },
    async [Symbol.asyncDispose]() {
      if (!server || server.ended) return;
      const { pid } = server;
      process.kill(pid, "SIGINT");
      await eventually("Postgres ends", () => hasEnded(pid), { withinMs: ENDS_WITHIN_MS })
        .catch(() => killAll(pid));
    },
  };
  return cluster;
}

/** Creates the role and the database that a host would create in a running server. */
export async function createDatabase(cluster: Cluster): Promise<void> {
  await asSuperuser(cluster, async (sql) => {
    await sql`create role app login`;
    await sql`create database voteboard owner app`;
  });
}

/** Runs statements as the superuser on a separate connection. */
export async function asSuperuser<T>(
  cluster: Cluster,
  act: (sql: Sql) => Promise<T>,
): Promise<T> {
  const sql = connect(cluster.url("postgres"), { applicationName: "disaster", max: 1 });
  try {
    return await act(sql);
  } finally {
    await closing(sql);
  }
}

/** Returns the address of a database behind a socket in that folder. */
export function socketUrl(folder: string, role: "app" | "postgres"): string {
  const database = role === "app" ? "voteboard" : "postgres";
  return `postgres://${role}@localhost/${database}?host=${encodeURIComponent(folder)}&port=5432`;
}

/** Runs a program to its end. If it fails, throws an error with its output. */
export async function run([program = "", ...args]: string[]): Promise<string> {
  return await runProgram({ prefix: [] }, program, { args });
}

function launch({ programs, data, folder, settings, enter }: ClusterOptions, log: string) {
  const all = { ...SETTINGS, ...settings, unix_socket_directories: folder };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const prefix = prefixOf(programs.identity, enter);
  const [command = "", ...args] = [...prefix, join(programs.bin, "postgres"), "-D", data, ...flags];
  const output = openSync(log, "a", 0o600);
  const child = spawn(command, args, {
    cwd: "/",
    detached: true, // Ctrl-C ends the run, which then ends the server
    env: { ...PROGRAM_ENVIRONMENT },
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const server = { pid: child.pid ?? 0, ended: false };
  child.on("error", () => server.ended = true);
  child.on("exit", () => server.ended = true);
  child.unref();
  return server;
}

async function answers(url: string): Promise<boolean> {
  const sql = connect(url, { applicationName: "disaster", max: 1 });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await closing(sql);
  }
}

/** Kills the first process first, because it would start others, and take the death of one for a crash. */
async function killAll(pid: number): Promise<void> {
  const pids = [pid, ...await childrenOf(pid)];
  for (const each of pids) {
    try {
      process.kill(each, "SIGKILL");
    } catch {
      // It has already ended.
    }
  }
  for (const each of pids) await eventually("Postgres is dead", () => hasEnded(each));
}
