import type { Sql } from "./connect.ts";
import { isLockTimeout } from "./unavailable.ts";

/** A table in partitions, and how many stand ready beside the present one. */
interface Partitioned {
  table: string;
  unit: "month" | "day";
  ahead: number;
}

/** Ten days: a week of tries that fail, behind backups or in an outage of this job, costs nothing. */
const PARTITIONED: readonly Partitioned[] = [
  { table: "vote", unit: "month", ahead: 6 },
  { table: "delivery", unit: "day", ahead: 10 },
  { table: "attempt", unit: "day", ahead: 10 },
  { table: "player_hour", unit: "day", ahead: 10 },
  { table: "vote_origin", unit: "day", ahead: 10 },
];

/**
 * Prepares the coming partitions of votes (by month), deliveries, attempts, players and origins of votes (by day). Runs
 * at start and hourly. Holds a vote up by 0.1 s at most: where a lock is not to be had at once it goes on with the next table, and
 * fails at the end (see `isLockTimeout`). Rows without a partition wait in the default one.
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

/** A transaction for each: no lock is held while another is waited for, or another partition is made. */
async function prepare(sql: Sql, { table, unit, ahead }: Partitioned, now: Date): Promise<void> {
  const missing = await sql<{ starts: Date }[]>`
    select starts from missing_partitions(${table}, ${unit}, ${now}, ${ahead}) as starts`;
  for (const { starts } of missing) {
    await sql`select prepare_partitions(${table}, ${unit}, ${starts}, 0)`;
  }
}
