import { spawn } from "node:child_process";
import { join } from "node:path";
import { socketOf } from "../../../src/core/database/database_address.ts";
import { closing, connect, type Sql } from "../../../src/core/database/connect.ts";
import { eventually } from "../../support/processes/processes.ts";
import { prefixOf, type Programs } from "./programs.ts";

/** The table at which a dump is stopped. It is created last, so it is locked last. */
const STOP = "dump_stops_here";

/** A dump that holds `access share` on every table. */
export interface Dump {
  /** Lets it continue to its end. Throws if it fails. */
  finish(): Promise<void>;
}

/** Describes the kind of dump that this machine has. */
export async function describeDump(programs: Programs): Promise<string> {
  const pgDump = await findDump(programs);
  return pgDump ? "a real pg_dump" : "a session with pg_dump's locks";
}

/** Begins a dump and resolves once it holds its locks. It is a real one if the server's programs include `pg_dump`. */
export async function beginDump(databaseUrl: string, programs: Programs): Promise<Dump> {
  const sql = connect(databaseUrl, { applicationName: "chaos-dump", max: 2 });
  const pgDump = await findDump(programs);
  const end = pgDump ? await stopDump(sql, { pgDump, databaseUrl, programs }) : await lockAll(sql);
  return {
    finish: () => end().finally(() => closing(sql)),
  };
}

async function findDump({ bin }: Programs): Promise<string | undefined> {
  const path = join(bin, "pg_dump");
  return await Deno.stat(path).then(() => path, () => undefined);
}

/** Takes the locks of pg_dump before it reads: one on every table, in one transaction. */
async function lockAll(sql: Sql): Promise<() => Promise<void>> {
  const session = await sql.reserve();
  await session`set idle_in_transaction_session_timeout = 0`; // as pg_dump does
  const tables = await sql<{ name: string }[]>`
    select format('%I', relname) as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by oid`;
  await session`begin transaction isolation level repeatable read, read only`;
  await session.unsafe(
    `lock table ${tables.map(({ name }) => name).join(", ")} in access share mode`,
  );
  return async () => {
    await session`commit`;
    session.release();
  };
}

/** Starts a real dump that waits for a lock on a table of our own until the lock is released. */
async function stopDump(
  sql: Sql,
  { pgDump, databaseUrl, programs }: { pgDump: string; databaseUrl: string; programs: Programs },
): Promise<() => Promise<void>> {
  const session = await sql.reserve();
  await session`set idle_in_transaction_session_timeout = 0`; // as pg_dump does
  await session`create table ${sql(STOP)} ()`;
  await session`begin`;
  await session`lock table ${sql(STOP)} in access exclusive mode`;
  const ended = startDump(pgDump, databaseUrl, programs);
  await eventually("pg_dump waits", async () => {
    const waiting = await sql`
      select from pg_locks where relation = ${STOP}::regclass and not granted`;
    return waiting.length > 0;
  });
  return async () => {
    await session`commit`;
    session.release();
    const code = await ended;
    await sql`drop table ${sql(STOP)}`;
    if (code !== 0) throw new Error(`pg_dump ended with status ${code}`);
  };
}

function startDump(pgDump: string, databaseUrl: string, { identity }: Programs): Promise<number> {
  const folder = (socketOf(databaseUrl) ?? "").replace(/\/[^/]*$/, "");
  const where = ["--host", folder, "--port", "5432", "--username", "app", "voteboard"];
  const [command = "", ...args] = [...prefixOf(identity), pgDump, ...where];
  const dump = spawn(command, args, { cwd: "/", stdio: ["ignore", "ignore", "inherit"] });
  return new Promise((ends) => {
    dump.on("error", () => ends(-1));
    dump.on("exit", (code) => ends(code ?? -1));
  });
}
