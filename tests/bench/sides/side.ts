/** How often a starting server is asked whether it answers, in milliseconds. */
const ASK_EVERY_MS = 2;

/** How long a server may take to start, in milliseconds. */
const START_TIMEOUT_MS = 30_000;

/** A server under load, in a process of its own. */
export interface Side {
  name: string;
  origin: string;
  pid: number;
  /** From its start to its first answer, whatever that was, in milliseconds. */
  startedInMs: number;
  stop(): Promise<void>;
}

/** How to run one. */
export interface SideOptions {
  name: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
  cwd?: string;
  /** Where it will listen on loopback. */
  port: number;
  /** What is asked until the first answer. */
  first?: Request;
}

/**
 * Starts a server and waits until it answers. Its standard output goes nowhere, as cheaply as can be; its
 * standard input is a pipe, at whose end our service stops by itself.
 */
export async function startSide(options: SideOptions): Promise<Side> {
  const origin = `http://127.0.0.1:${options.port}`;
  const startedAt = performance.now();
  const child = new Deno.Command(options.program, {
    args: options.args,
    env: options.env ?? {},
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    stdin: "piped",
    stdout: "null",
    stderr: "inherit",
  }).spawn();
  await firstAnswer(options.name, options.first ?? new Request(`${origin}/healthz`));
  return {
    name: options.name,
    origin,
    pid: child.pid,
    startedInMs: performance.now() - startedAt,
    async stop() {
      child.kill("SIGTERM");
      await child.stdin.close();
      await child.status;
    },
  };
}

/** A port of loopback that nothing listens on now. */
export function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

async function firstAnswer(name: string, request: Request): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(request.clone()).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  throw new Error(`${name} did not start in ${START_TIMEOUT_MS} ms`);
}
