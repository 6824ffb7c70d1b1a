import type { Sql } from "./connect.ts";

/** Partitions that stand ready beside the present one: days of outage of this job that nobody notices. */
const AHEAD = 3;

/** Prepares the coming partitions of votes (by month), deliveries and attempts (by day). Runs at start and daily. */
export async function preparePartitions(sql: Sql, now: Date): Promise<void> {
  await sql`
    select prepare_partitions('vote', 'month', ${now}, ${AHEAD}),
      prepare_partitions('delivery', 'day', ${now}, ${AHEAD}),
      prepare_partitions('attempt', 'day', ${now}, ${AHEAD})`;
}
