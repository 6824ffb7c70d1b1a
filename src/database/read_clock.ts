import type { Sql } from "./connect.ts";

/** The database's time at this moment, not that of a transaction's beginning. */
export async function readClock(sql: Sql): Promise<Date> {
  const [row] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
  if (!row) throw new Error("the database did not tell the time");
  return row.at;
}
