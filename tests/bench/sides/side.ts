import { join } from "node:path";
import { stopChild } from "../command.ts";
import { hold } from "../ending.ts";

export { freePort } from "../../support/network/ports.ts";

/** Milliseconds between asking a starting server whether it answers. */
const ASK_EVERY_MS = 2;

/** Milliseconds that a server may take to start. */
const START_TIMEOUT_MS = 30_000;

/** A server under load, in a process of its own. */
export interface Side {
  name: string;
  origin: string;
  pid: number;
  /** From its start to its first answer, whatever that was, in milliseconds. */
  startedInMs: number;
  /** Empties the file that it logs to. */
  forgetLog(): Promise<void>;
  stop(): Promise<void>;
}

/** The command that runs one, and its settings. */
export interface SideOptions {
  name: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
  cwd?: string;
  /** The port that it will listen on, on loopback. */
  port: number;
  /** Folder for what it writes to its standard output; without one that goes nowhere. */
  logs?: string;
  /** The request that is repeated until the first answer. */
  first?: Request;
}

/**
 * Starts a server and waits until it answers; it stops at the end of the bench if not before. Its standard input is a
 * pipe, at whose end our service stops by itself.
 */
export async function startSide(options: SideOptions): Promise<Side> {
  const origin = `http://127.0.0.1:${options.port}`;
  const log = options.logs === undefined ? "/dev/null" : join(options.logs, `${options.port}.log`);
  const startedAt = performance.now();
  const child = await hold(() => spawn(options, log), stop);
  const first = options.first ?? new Request(`${origin}/healthz`);
  const answered = await Promise.race([firstAnswer(first), child.status.then(() => false)]);
  if (!answered) throw new Error(`${options.name} did not start`);
  return {
    name: options.name,
    origin,
    pid: child.pid,
    startedInMs: performance.now() - startedAt,
    forgetLog: () => log === "/dev/null" ? Promise.resolve() : Deno.truncate(log),
    stop: () => stop(child),
  };
}

/** By way of a shell, which becomes the program: only it can write to a file without our help. */
function spawn({ program, args, env = {}, cwd }: SideOptions, log: string): Deno.ChildProcess {
  return new Deno.Command("sh", {
    args: ["-c", 'exec "$0" "$@" >> "$BENCH_LOG"', program, ...args],
    env: { ...env, BENCH_LOG: log },
    ...(cwd === undefined ? {} : { cwd }),
    stdin: "piped",
    stdout: "null",
    stderr: "inherit",
  }).spawn();
}

async function stop(child: Deno.ChildProcess): Promise<void> {
  await child.stdin.close().catch(() => {});
  await stopChild(child);
}

async function firstAnswer(request: Request): Promise<boolean> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(request.clone()).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return true;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  return false;
}
