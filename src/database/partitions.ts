import type { Sql } from "./connect.ts";

/** Partitions that stand ready beside the present one: days of outage of this job that nobody notices. */
const AHEAD = 3;

/** Prepares the coming partitions of votes (by month), deliveries, attempts and players (by day). Runs at start and daily. */
export async function preparePartitions(sql: Sql, now: Date): Promise<void> {
  // A transaction each: the locks of one table must not be held while another's are waited for.
  await sql`select prepare_partitions('vote', 'month', ${now}, ${AHEAD})`;
  await sql`select prepare_partitions('delivery', 'day', ${now}, ${AHEAD})`;
  await sql`select prepare_partitions('attempt', 'day', ${now}, ${AHEAD})`;
  await sql`select prepare_partitions('player_hour', 'day', ${now}, ${AHEAD})`;
}
