import type { Sql } from "../../core/database/connect.ts";
import { isLockTimeout } from "../../core/database/unavailable.ts";

/** A partitioned table, and the number of partitions to keep ready after the current one. */
interface PartitionedTable {
  table: string;
  unit: "month" | "day";
  ahead: number;
}

/** Ten days, so that a week of failed attempts, because of backups or an outage of this job, does no harm. */
const PARTITIONED: readonly PartitionedTable[] = [
  { table: "vote", unit: "month", ahead: 6 },
  { table: "delivery", unit: "day", ahead: 10 },
  { table: "attempt", unit: "day", ahead: 10 },
  { table: "player_hour", unit: "day", ahead: 10 },
  { table: "vote_origin", unit: "day", ahead: 10 },
];

/**
 * Creates the upcoming partitions of votes (by month), deliveries, attempts, players and origins of votes (by day).
 * Runs at the start and every hour. Delays a vote by at most 0.1 s: if a lock is not available at once, it continues
 * with the next table and fails at the end (see `isLockTimeout`). Rows without a partition go into the default one.
 */
export async function preparePartitions(sql: Sql, now: Date): Promise<void> {
  const refused: unknown[] = [];
  for (const partitioned of PARTITIONED) {
    await prepare(sql, partitioned, now).catch((error) => {
      if (!isLockTimeout(error)) throw error;
      refused.push(error);
    });
  }
  if (refused.length > 0) throw refused[0];
}

/**
 * Each runs in a separate transaction, so that no lock is held while it waits for another one or creates the next
 * partition.
 */
async function prepare(
  sql: Sql,
  { table, unit, ahead }: PartitionedTable,
  now: Date,
): Promise<void> {
  const missing = await sql<{ starts: Date }[]>`
    select starts from missing_partitions(${table}, ${unit}, ${now}, ${ahead}) as starts`;
  for (const { starts } of missing) {
    await sql`select prepare_partitions(${table}, ${unit}, ${starts}, 0)`;
  }
}
