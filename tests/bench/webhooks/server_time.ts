import type { Sql } from "../../../src/database/connect.ts";
import { processorTime } from "../measure/processor_time.ts";

/** Ticks of the kernel's accounting per second (`getconf CLK_TCK`): 100 on every Linux that Deno runs on. */
const TICKS_PER_SECOND = 100;

/** Places behind the command's closing parenthesis in /proc/<pid>/stat (proc(5)). */
const PARENT = 1;
const ENDED_CHILDREN = [13, 14] as const;

/** Processor time that a database server used since it began, in µs: of its processes, and of those that ended. */
export async function serverTime(sql: Sql): Promise<number> {
  const processes = await sql<{ pid: number }[]>`select pid from pg_stat_activity`;
  const [first] = processes;
  if (!first) throw new Error("The server shows no process, not even this session's");
  const postmaster = (await readStat(first.pid))[PARENT] ?? NaN;
  const parent = await readStat(postmaster);
  const ended = ENDED_CHILDREN.reduce((sum, place) => sum + (parent[place] ?? NaN), 0);
  return await processorTime(processes.map(({ pid }) => pid)) + ended / TICKS_PER_SECOND * 1e6;
}

async function readStat(pid: number): Promise<number[]> {
  const stat = await Deno.readTextFile(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ").map(Number);
}
