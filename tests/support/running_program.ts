/** A program that was started, with all that it prints. */
export interface RunningProgram extends AsyncDisposable {
  /** Whether it has ended by itself or by `kill`. */
  hasEnded(): boolean;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number>;
  /** Its output so far, standard output and error. */
  printed(): string;
  /** Ends it and what it started, as `kill -9` does. */
  kill(): Promise<void>;
}

/** Starts `command` in `folder` with these variables and no others, as the head of a process group. */
export function startProgram(
  command: string,
  args: string[],
  { folder, env }: { folder: string; env: Record<string, string> },
): RunningProgram {
  const child = new Deno.Command(command, {
    args,
    env,
    clearEnv: true,
    cwd: folder,
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
    detached: true,
  }).spawn();
  let printed = "";
  let hasEnded = false;
  const collect = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const part of stream) printed += decoder.decode(part, { stream: true });
  };
  const streams = Promise.all([collect(child.stdout), collect(child.stderr)]);
  const ended = child.status.then(({ code }) => {
    hasEnded = true;
    return code;
  });
  const kill = async () => {
    if (!hasEnded) Deno.kill(-child.pid, "SIGKILL");
    await Promise.all([ended, streams]);
  };
  return {
    hasEnded: () => hasEnded,
    ended,
    printed: () => printed,
    kill,
    [Symbol.asyncDispose]: kill,
  };
}
