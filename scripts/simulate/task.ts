/** Arguments of Deno that run this tool again, in a process of its own. */
const TASK = "run --quiet -A --no-check --lock=tests/deno.lock --frozen scripts/simulate.ts";

/** Processes that run at a time. */
export const PROCESSES = navigator.hardwareConcurrency;

const running = new Set<Deno.ChildProcess>();

/** Runs this tool in the project or a copy of it. Returns what it printed. */
export async function runTask(
  args: string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<{ lines: string[]; code: number }> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [...TASK.split(" "), ...args],
    stdout: "piped",
    ...cwd !== undefined && { cwd },
    ...env && { env },
  }).spawn();
  running.add(child);
  const { stdout, code } = await child.output();
  running.delete(child);
  return { lines: new TextDecoder().decode(stdout).trim().split("\n"), code };
}

/** Ends the processes that still run. */
export function endTasks(): void {
  for (const child of running) child.kill("SIGTERM");
}
