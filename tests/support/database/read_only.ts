import { closing, connect } from "../../../src/core/database/connect.ts";
import { eventually } from "../processes/processes.ts";

/** Makes a test's database read-only, as after a demotion, or writable again. Closes every connection to it. */
export async function setReadOnly(databaseUrl: string, isReadOnly: boolean): Promise<void> {
  const sql = connect(databaseUrl, { applicationName: "demotion", max: 1 });
  const [row] = await sql<{ name: string }[]>`select current_database() as name`;
  await sql.begin(async (tx) => {
    await tx`set transaction read write`;
    await tx.unsafe(
      `alter database "${row?.name}" set default_transaction_read_only = ${isReadOnly}`,
    );
  });
  const ended = await sql<{ pid: number }[]>`
    select pid, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const pids = ended.map(({ pid }) => pid);
  await eventually("every connection is ended", async () => {
    return (await sql`select from pg_stat_activity where pid = any(${pids}::int[])`).length === 0;
  });
  await closing(sql);
}
