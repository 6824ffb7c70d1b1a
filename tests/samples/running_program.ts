/** A program that was started, with all that it prints. */
export interface RunningProgram extends AsyncDisposable {
  /** Whether it has ended by itself or by `kill`. */
  hasEnded(): boolean;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number>;
  /** Its output so far, standard output and error. */
  printed(): string;
  /** Asks it to end, as `kill` does. */
  end(): void;
  /** Ends it and what it started, as `kill -9` does. */
  kill(): Promise<void>;
}

/** Starts `command` in `folder` with these variables and no others, as the head of a process group. */
export function startProgram(
  command: string,
  args: string[],
  { folder, env, answer }: {
    folder: string;
    env: Record<string, string>;
    /** Answers a line of its standard output on its standard input; the signal is aborted when it has ended. */
    answer?: (line: string, ended: AbortSignal) => Promise<string | undefined>;
  },
): RunningProgram {
  const child = new Deno.Command(command, {
    args,
    env,
    clearEnv: true,
    cwd: folder,
    stdin: answer ? "piped" : "null",
    stdout: "piped",
    stderr: "piped",
    detached: true,
  }).spawn();
  const encoder = new TextEncoder();
  let printed = "";
  let hasEnded = false;
  const note = (text: string) => void (printed += text);
  const over = new AbortController();
  const ended = child.status.then(({ code }) => {
    hasEnded = true;
    over.abort();
    return code;
  });
  const writer = answer ? child.stdin.getWriter() : undefined;
  const hear = async (line: string) => {
    const reply = await answer?.(line, over.signal).catch(() => undefined);
    if (reply !== undefined) await writer?.write(encoder.encode(`${reply}\n`)).catch(() => {});
  };
  const streams = Promise.all([
    collect(child.stdout, { note, hear }),
    collect(child.stderr, { note }),
  ])
    .finally(() => writer?.close().catch(() => {}));
  const kill = async () => {
    if (!hasEnded) Deno.kill(-child.pid, "SIGKILL");
    await Promise.all([ended, streams]);
  };
  return {
    hasEnded: () => hasEnded,
    ended,
    printed: () => printed,
    end: () => child.kill("SIGTERM"),
    kill,
    [Symbol.asyncDispose]: kill,
  };
}

/** Notes all that a program prints, and hears it line by line. */
async function collect(
  stream: ReadableStream<Uint8Array>,
  { note, hear }: { note: (text: string) => void; hear?: (line: string) => Promise<void> },
): Promise<void> {
  let rest = "";
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    note(text);
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) await hear?.(line);
  }
}
