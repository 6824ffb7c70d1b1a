import { hasTool, runTool } from "./host_tools.ts";
import { closing, connect } from "../../src/core/database/connect.ts";

/** The locks of a backup, held until `end`, or until it goes out of scope. */
export interface Backup extends AsyncDisposable {
  end(): Promise<void>;
}

/** Locks and a snapshot as `pg_dump` holds them from its beginning to its end: ACCESS SHARE on every table. */
export async function beginBackup(databaseUrl: string): Promise<Backup> {
  const sql = connect(databaseUrl, { applicationName: "backup", max: 1 });
  const session = await sql.reserve();
  // Like pg_dump. On a busy machine, a test may leave it idle for longer than our transactions may be.
  await session`set idle_in_transaction_session_timeout = 0`;
  await session`begin isolation level repeatable read read only`;
  const tables = await session<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by oid`;
  await session.unsafe(
    `lock table only ${tables.map(({ name }) => name).join(", only ")} in access share mode`,
  );
  let over = false;

  async function end(): Promise<void> {
    if (over) return;
    over = true;
    await session`commit`;
    session.release();
    await closing(sql);
  }

  return { end, [Symbol.asyncDispose]: end };
}

/** Rows whose text fills any pipe: 16 MB. */
const FILLER_ROWS = 16_000;

/** A real `pg_dump` that nobody reads from: it holds its locks until it is ended. Undefined where there is none for this server. */
export async function beginDump(databaseUrl: string): Promise<Backup | undefined> {
  const sql = connect(databaseUrl, { applicationName: "voteboard-test", max: 1 });
  try {
    const [server] = await sql<
      { version: string }[]
    >`select current_setting('server_version') as version`;
    if (await majorOfPgDump() < parseInt(server?.version ?? "")) return undefined;
    await sql`create table filler as select n, repeat('x', 1000) from generate_series(1, ${FILLER_ROWS}::int) n`;
    const child = new Deno.Command("pg_dump", {
      args: [databaseUrl],
      stdout: "piped",
      stderr: "null",
    }).spawn();
    for (let locks = 0; locks === 0;) {
      const found = await sql`
        select from pg_locks l join pg_stat_activity a using (pid)
        where a.application_name = 'pg_dump' and l.relation = 'vote_default'::regclass and l.granted`;
      locks = found.length;
    }
    return endOf(child);
  } finally {
    await closing(sql);
  }
}

function endOf(child: Deno.ChildProcess): Backup {
  async function end(): Promise<void> {
    await child.stdout.cancel(); // nobody reads: it ends by itself
    await child.status;
  }
  let ending: Promise<void> | undefined;
  const endOnce = () => ending ??= end();
  return { end: endOnce, [Symbol.asyncDispose]: endOnce };
}

/** Zero, after a notice, where there is no pg_dump. */
async function majorOfPgDump(): Promise<number> {
  if (!hasTool("pg_dump")) return 0;
  const { said } = await runTool("pg_dump", ["--version"]);
  return parseInt(/\d+/.exec(said)?.[0] ?? "0");
}
