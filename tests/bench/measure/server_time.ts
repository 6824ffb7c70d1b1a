import type { Sql } from "../../../src/core/database/connect.ts";
import { processorTime, readStat, ticksToUs } from "./processor_time.ts";

/** Places behind the command's closing parenthesis in /proc/<pid>/stat (proc(5)). */
const PARENT = 1;
const ENDED_CHILDREN = [13, 14] as const;

/**
 * Processor time that a database server used since it began, in µs: of its processes, and of those that ended, so that
 * a backend counts even when its client reconnects. NaN for a server on another machine.
 */
export async function serverTime(sql: Sql): Promise<number> {
  const processes = await sql<{ pid: number }[]>`select pid from pg_stat_activity`;
  const [first] = processes;
  const own = first && await readStat(first.pid);
  const parent = own && await readStat(own[PARENT] ?? NaN);
  if (!parent) return NaN;
  const ended = ENDED_CHILDREN.reduce((sum, place) => sum + (parent[place] ?? NaN), 0);
  return await processorTime(processes.map(({ pid }) => pid)) + ticksToUs(ended);
}
