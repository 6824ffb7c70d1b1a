/** Ticks of the kernel's accounting per second (`getconf CLK_TCK`): 100 on every Linux that Deno runs on. */
const TICKS_PER_SECOND = 100;

/** Places of utime and stime behind the command's closing parenthesis in /proc/<pid>/stat (proc(5)). */
const UTIME = 11;
const STIME = 12;

/** Processor time that processes used since they began, in µs, threads included; those that ended count 0. */
export async function processorTime(pids: number[]): Promise<number> {
  const stats = await Promise.all(pids.map(readStat));
  const ticks = stats.map((stat) => (stat?.[UTIME] ?? 0) + (stat?.[STIME] ?? 0));
  return ticksToUs(ticks.reduce((sum, one) => sum + one, 0));
}

/** Memory of a process that is in RAM now, in MB (of 1,000,000 bytes). */
export async function residentMb(pid: number): Promise<number> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  const kib = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  return kib * 1024 / 1e6;
}

/** Reads what the kernel counts of a process; undefined when it is not there. */
export async function readStat(pid: number): Promise<number[] | undefined> {
  const stat = await Deno.readTextFile(`/proc/${pid}/stat`).catch(() => undefined);
  // The command may hold spaces and parentheses of its own.
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ").map(Number);
}

/** Turns the kernel's ticks into µs. */
export function ticksToUs(ticks: number): number {
  return ticks / TICKS_PER_SECOND * 1e6;
}
