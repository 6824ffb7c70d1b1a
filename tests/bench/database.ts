import { join } from "node:path";
import { useEmbeddedPostgres } from "../../embedded/use.ts";
import { closing, connect, LONG_WORK_MS, type Sql } from "../../src/core/database/connect.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import { preparePartitions } from "../../src/service/database/partitions.ts";
import { hold } from "./ending.ts";

/** 32 bytes as base64: the secret key of every service here. */
export const SECRET_KEY = btoa("the secret key of all benches...");

/** Tries to drop a database, and milliseconds between two. */
const DROP_TRIES = 10;
const DROP_PAUSE_MS = 500;

/** A database of the bench, at the present schema. */
export interface BenchDatabase {
  url: string;
  /** The bench's own connections. */
  sql: Sql;
}

/** A server that databases are made on. They, and its folder, are gone at the end. */
export interface BenchServer {
  /** Of this run; the embedded server's data lie in `data` below it. */
  folder: string;
  dataDir: string;
  /** Makes a database and migrates it. */
  create(name: string): Promise<BenchDatabase>;
}

/**
 * The server that `DATABASE_URL` names, whose role may create databases, or else an embedded one in a temporary folder,
 * as durable as in production.
 */
export async function openServer(): Promise<BenchServer> {
  const folder = await openFolder();
  const dataDir = join(folder, "data");
  const named = Deno.env.get("DATABASE_URL");
  const url = named ? named : (await hold(
    () => useEmbeddedPostgres({ dataDir, createsDatabases: true }),
    (embedded) => embedded.leave(),
  )).url;
  return { folder, dataDir, create: (name) => create(url, `bench_${name}_${Deno.pid}`) };
}

/** A temporary folder. */
export function openFolder(): Promise<string> {
  return hold(
    () => Deno.makeTempDir({ prefix: "voteboard-bench-" }),
    (folder) => Deno.remove(folder, { recursive: true }),
  );
}

/** A pool of the bench's own. `byKey` as in the service's pools. */
export function openSql(url: string, max: number, byKey = false): Promise<Sql> {
  return hold(
    () => connect(url, { applicationName: "bench", max, answerWithinMs: LONG_WORK_MS, byKey }),
    closing,
  );
}

async function create(serverUrl: string, name: string): Promise<BenchDatabase> {
  const admin = await openSql(serverUrl, 1);
  await hold(
    () => admin`create database ${admin(name)}`,
    () => dropDatabase(admin, name),
  );
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const sql = await openSql(url, 2);
  await migrate(sql);
  await preparePartitions(sql, new Date());
  return { url, sql };
}

/** Sessions of what was stopped just now may take a moment to end. */
async function dropDatabase(admin: Sql, name: string): Promise<void> {
  for (let tries = 1;; tries++) {
    try {
      return void await admin`drop database ${admin(name)}`;
    } catch (error) {
      if (tries >= DROP_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, DROP_PAUSE_MS));
    }
  }
}
