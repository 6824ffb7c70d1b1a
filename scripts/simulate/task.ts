/** Arguments of Deno that run this tool again in another process. */
const TASK = "run --quiet -A --no-check --lock=tests/deno.lock --frozen scripts/simulate.ts";

/** Number of processes that run at once. */
export const PROCESSES = navigator.hardwareConcurrency;

const running = new Set<Deno.ChildProcess>();

/** Runs this tool in the project or a copy of it. Returns its output. */
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

/** Ends the processes that are still running. */
export function endTasks(): void {
  for (const child of running) child.kill("SIGTERM");
}
