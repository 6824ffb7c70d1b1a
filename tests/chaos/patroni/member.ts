import { join } from "node:path";
import { closing, connect, type Sql } from "../../../src/core/database/connect.ts";
import { freePort } from "../../support/network/ports.ts";
import type { Network } from "../postgres/network.ts";
import type { Programs } from "../postgres/programs.ts";
import { type Child, killAll, signalAll, startChild, withChildren } from "./child.ts";

/** Milliseconds to wait for a member's response. A frozen one doesn't respond. */
const ANSWERS_WITHIN_MS = 1_000;

/** Passwords of a cluster that lives for minutes, on loopback. */
export const PASSWORDS = { superuser: "superuser", replication: "replication", rest: "rest" };

/** One of three members: a Patroni and its Postgres. Both are killed when it goes out of scope. */
export interface Member extends AsyncDisposable {
  name: string;
  /** Ports of its Postgres and of its Patroni. */
  port: number;
  restPort: number;
  /** Its connection to etcd. */
  etcd: Network;
  start(): void;
  /** Ends both with SIGKILL, as if the host lost power. */
  kill(): Promise<void>;
  /** Stops both with SIGSTOP, as if a virtual machine was suspended. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Returns whether its Patroni confirms a health check's path, such as `/primary`. */
  is(path: string): Promise<boolean>;
  /** Runs statements as the superuser on a separate connection. */
  asSuperuser<T>(act: (sql: Sql) => Promise<T>): Promise<T>;
}

/** The files and neighbours of a member. */
export interface MemberOptions {
  name: string;
  folder: string;
  /** The path of the shipped settings. */
  config: string;
  programs: Programs;
  patroni: string;
  etcd: Network;
}

/** Describes a member, without starting it. */
export function memberAt(options: MemberOptions): Member {
  const { name, folder, config, programs, patroni, etcd } = options;
  const port = freePort();
  const restPort = freePort();
  const env = environment(options, { port, restPort });
  let child: Child | undefined;

  /**
   * Returns the processes, Patroni first. Postgres writes its pid into its data folder, and its sessions are its
   * children.
   */
  async function pids(): Promise<number[]> {
    const file = await Deno.readTextFile(join(folder, "data/postmaster.pid")).catch(() => "");
    return [child?.pid ?? 0, parseInt(file)].filter((pid) => pid > 0);
  }

  return {
    name,
    port,
    restPort,
    etcd,
    start() {
      const log = join(folder, "patroni.log");
      child = startChild(programs.identity, [patroni, config], { log, env });
    },
    kill: async () => await killAll(await pids()),
    async freeze() {
      const parents = await pids();
      signalAll(parents, "SIGSTOP");
      signalAll(await withChildren(parents), "SIGSTOP");
    },
    thaw: async () => signalAll(await withChildren(await pids()), "SIGCONT"),
    is: (path) => isOk(`http://127.0.0.1:${restPort}${path}`),
    async asSuperuser(act) {
      const url = `postgres://postgres:${PASSWORDS.superuser}@127.0.0.1:${port}/postgres`;
      const options = { applicationName: "disaster", max: 1, answerWithinMs: ANSWERS_WITHIN_MS };
      const sql = connect(url, options);
      try {
        return await act(sql);
      } finally {
        await closing(sql, 0);
      }
    },
    [Symbol.asyncDispose]: async () => await killAll(await pids()),
  };
}

/** Returns the settings that differ between hosts, which are in patroni_env.conf on a real one. */
function environment(
  { name, folder, programs, etcd }: MemberOptions,
  { port, restPort }: { port: number; restPort: number },
): Record<string, string> {
  return {
    HOME: folder,
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
    PATRONI_RESTAPI_USERNAME: "patroni",
    PATRONI_RESTAPI_PASSWORD: PASSWORDS.rest,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: join(folder, "data"),
    PATRONI_POSTGRESQL_BIN_DIR: programs.bin,
    PATRONI_POSTGRESQL_PGPASS: join(folder, "pgpass"),
    PATRONI_ETCD_HOSTS: `127.0.0.1:${etcd.port}`,
    // Otherwise Patroni gets etcd's address from etcd and connects to it directly.
    PATRONI_ETCD_USE_PROXIES: "true",
    PATRONI_SUPERUSER_USERNAME: "postgres",
    PATRONI_SUPERUSER_PASSWORD: PASSWORDS.superuser,
    PATRONI_REPLICATION_USERNAME: "replicator",
    PATRONI_REPLICATION_PASSWORD: PASSWORDS.replication,
  };
}

async function isOk(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
