import { hold } from "./ending.ts";

/** A program's output, and whether it succeeded. */
export interface Outcome {
  success: boolean;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end, or to the bench's; undefined where that program is not installed. */
export async function runProgram(
  program: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Outcome | undefined> {
  try {
    const child = await hold(
      () =>
        new Deno.Command(program, { args, ...options, stdout: "piped", stderr: "piped" }).spawn(),
      stopChild,
    );
    const { success, stdout, stderr } = await child.output();
    const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    return { success, stdout: decode(stdout), stderr: decode(stderr) };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/** Asks a process to end, and waits until it did. */
export async function stopChild(child: Deno.ChildProcess): Promise<void> {
  try {
    child.kill("SIGTERM");
  } catch {
    // It has ended by itself.
  }
  await child.status;
}
