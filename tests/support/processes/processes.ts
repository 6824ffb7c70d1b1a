import { PROJECT, SERVICE_LOCK } from "../../../embedded/launcher/project.ts";
import { ENVIRONMENT_VARIABLES } from "../../../src/service/environment.ts";

/** Milliseconds until a program must have ended after SIGTERM. Then the end of the test kills it. */
const END_WITHIN_MS = 15_000;

/**
 * Milliseconds after which waiting for a line or a state fails. A program takes ten times as long on a busy machine.
 */
const WAIT_MS = 60_000;

/** Milliseconds between two checks of a state. */
const LOOK_EVERY_MS = 20;

/** Options to start a program with. */
export interface ProcessOptions {
  /** Replaces all variables that Voteboard reads. Others are passed on. */
  env?: Record<string, string>;
  /** Its entire standard input, which may arrive later. Empty by default. */
  input?: string | Promise<string>;
  /** The folder of an earlier version. By default that of this one. */
  folder?: string | undefined;
}

/** Results of a program that has ended. */
export interface Ended {
  /** Its exit status, or 128 and the signal's number. */
  code: number;
  stdout: string;
  stderr: string;
}

/** A running program. `await using` ends it. */
export interface RunningProcess extends AsyncDisposable {
  pid: number;
  /** Resolves when it has ended and all its output was read. */
  ended: Promise<Ended>;
  /** Returns its output so far, of both streams. */
  printed(): string;
  /** Sends a signal. Ignored if the program has ended. */
  signal(name: Deno.Signal): void;
}

/** Starts `deno run` with those arguments, in the project's folder. */
export function startDeno(
  args: string[],
  { env = {}, input, folder }: ProcessOptions = {},
): RunningProcess {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", ...(folder ? [`--lock=${folder}/deno.lock`, "--frozen"] : SERVICE_LOCK), ...args],
    cwd: folder ?? PROJECT,
    clearEnv: true,
    env: { ...foreignVariables(), ...env },
    stdin: input === undefined ? "null" : "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  if (input !== undefined) void feed(child, input);
  const stdout = collect(child.stdout);
  const stderr = collect(child.stderr);

  async function end(): Promise<Ended> {
    const [{ code }] = await Promise.all([child.status, stdout.closed, stderr.closed]);
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  }

  function signal(name: Deno.Signal): void {
    try {
      child.kill(name);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }

  const ended = end();
  return {
    pid: child.pid,
    ended,
    printed: () => stdout.text() + stderr.text(),
    signal,
    async [Symbol.asyncDispose]() {
      signal("SIGTERM");
      const timer = setTimeout(() => signal("SIGKILL"), END_WITHIN_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Runs `deno run` with those arguments to its end. */
export async function runDeno(args: string[], options?: ProcessOptions): Promise<Ended> {
  await using running = startDeno(args, options);
  return await running.ended;
}

/**
 * Repeats a check until its result is neither undefined nor false. If that takes too long, throws an error that names
 * `what`.
 */
export async function eventually<T>(
  what: string,
  ask: () => T | Promise<T>,
  { withinMs = WAIT_MS, everyMs = LOOK_EVERY_MS } = {},
): Promise<Exclude<T, undefined | false>> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (isGiven(answer)) return answer;
    if (performance.now() > deadline) throw new Error(`not within ${withinMs} ms: ${what}`);
    await new Promise((done) => setTimeout(done, everyMs));
  }
}

/** Returns whether the process with that number has ended. A zombie counts as ended. Linux only. */
export async function hasEnded(pid: number): Promise<boolean> {
  const stat = await Deno.readTextFile(`/proc/${pid}/stat`).catch(() => "");
  return stat === "" || /\) Z /.test(stat);
}

/** Returns the process's own children. Linux only. */
export async function childrenOf(pid: number): Promise<number[]> {
  const found = [];
  for await (const { name } of Deno.readDir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await Deno.readTextFile(`/proc/${name}/stat`).catch(() => "");
    // The name in brackets may contain any characters. State and parent follow it (proc(5)).
    if (stat.slice(stat.lastIndexOf(")")).split(" ")[2] === String(pid)) found.push(Number(name));
  }
  return found;
}

function isGiven<T>(answer: T): answer is Exclude<T, undefined | false> {
  return answer !== undefined && answer !== false;
}

/** Returns all variables except ours, because the developer's shell must not affect a test. */
function foreignVariables(): Record<string, string> {
  const ours = new Set(ENVIRONMENT_VARIABLES);
  return Object.fromEntries(
    Object.entries(Deno.env.toObject()).filter(([name]) => !ours.has(name)),
  );
}

async function feed(child: Deno.ChildProcess, input: string | Promise<string>): Promise<void> {
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(await input));
  await writer.close();
}

function collect(stream: ReadableStream<Uint8Array>) {
  let text = "";
  async function read(): Promise<void> {
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) text += chunk;
  }
  return { closed: read(), text: () => text };
}
