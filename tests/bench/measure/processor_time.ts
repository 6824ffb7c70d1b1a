/** Ticks of the kernel's accounting per second (`getconf CLK_TCK`): 100 on every Linux that Deno runs on. */
const TICKS_PER_SECOND = 100;

/** Places of utime and stime behind the command's closing parenthesis in /proc/<pid>/stat (proc(5)). */
const UTIME = 11;
const STIME = 12;

/** Processor time that processes used since they began, in µs, threads included; those that ended count 0. */
export async function processorTime(pids: number[]): Promise<number> {
  const ticks = await Promise.all(pids.map(readTicks));
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND * 1e6;
}

/** Memory of a process that is in RAM now, in MB (of 1,000,000 bytes). */
export async function residentMb(pid: number): Promise<number> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  const kib = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  return kib * 1024 / 1e6;
}

async function readTicks(pid: number): Promise<number> {
  const stat = await Deno.readTextFile(`/proc/${pid}/stat`).catch(() => "");
  // The command may hold spaces and parentheses of its own.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(fields[UTIME] ?? 0) + Number(fields[STIME] ?? 0);
}
