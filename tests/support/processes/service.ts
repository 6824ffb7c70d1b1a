import assert from "node:assert/strict";
import { z } from "zod";
import { openDatabase } from "../../../embedded/launcher/database.ts";
import { runCommand } from "../../../src/service/cli/command.ts";
import { COMMANDS } from "../../../src/service/cli/commands.ts";
import {
  childrenOf,
  type Ended,
  eventually,
  hasEnded,
  type ProcessOptions,
  runDeno,
  type RunningProcess,
  startDeno,
} from "./processes.ts";

/**
 * Milliseconds until a service must have ended after a test. Deno 2.9.6 sends its measurements when the process exits,
 * which takes 10 s for each kind if the collector doesn't respond, and sometimes it doesn't exit at all (denoland/deno
 * issue 33157).
 */
const KILL_AFTER_MS = 14_000;

/** A line of the service's log. */
export type LogLine = { event: string } & Record<string, unknown>;

/** The service as a host runs it: the launcher, and the process behind it. `await using` ends both. */
export interface RunningService extends AsyncDisposable {
  launcher: RunningProcess;
  /** The process that serves HTTP. Linux only. */
  pid: number;
  /** Its address, without a trailing slash. */
  url: string;
  port: number;
  get(path: string, key?: string): Promise<Response>;
  /** Returns the log so far. Fails on a line of standard output that is not JSON. */
  log(): LogLine[];
}

/** Starts the service, on a free port unless `env` names one, and waits until it responds. */
export async function startService(env: Record<string, string>): Promise<RunningService> {
  const launcher = startDeno(["-A", "embedded/start.ts"], { env: { PORT: "0", ...env } });
  let failure: Ended | undefined;
  void launcher.ended.then((ended) => failure = ended);
  const port = await eventually("the service listens", () => {
    if (failure) throw new Error(`the service ended: ${failure.stderr}`);
    return portIn(launcher.printed());
  }, { withinMs: 60_000 });
  const pid = await servicePid(launcher.pid);
  const url = `http://127.0.0.1:${port}`;
  return {
    launcher,
    pid,
    url,
    port,
    get: (path, key) =>
      fetch(url + path, key === undefined ? {} : { headers: { Authorization: `Bearer ${key}` } }),
    log: () => parseLog(launcher.printed()),
    async [Symbol.asyncDispose]() {
      const timer = setTimeout(() => void kill(pid), KILL_AFTER_MS);
      await launcher[Symbol.asyncDispose]();
      clearTimeout(timer);
    },
  };
}

/** Kills a service that does not end, because its pipes are the launcher's and a test waits for their ends. */
async function kill(pid: number): Promise<void> {
  if (!await hasEnded(pid)) Deno.kill(pid, "SIGKILL");
}

/** Reads the flags between `deno run` and the program in a service's command line. Linux only. */
export async function flagsOf(pid: number): Promise<string[]> {
  const [, run, ...rest] = (await Deno.readTextFile(`/proc/${pid}/cmdline`)).split("\0");
  assert.equal(run, "run");
  const program = rest.findIndex((word) => word.endsWith("src/service/main.ts"));
  assert.ok(program > 0);
  return rest.slice(0, program);
}

/** Reads a variable that a process was started with. Linux only. */
export async function variableOf(pid: number, name: string): Promise<string> {
  const variables = (await Deno.readTextFile(`/proc/${pid}/environ`)).split("\0");
  const found = variables.find((variable) => variable.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? assert.fail(`${name} is not set`);
}

/** The operator's command line for one environment. */
export interface CommandLine {
  /** Runs a command and returns how it ended. */
  run(words: string, options?: Pick<ProcessOptions, "input">): Promise<Ended>;
  /** Runs a command with `--json`, which must succeed and print one object and nothing else. */
  json(words: string, options?: Pick<ProcessOptions, "input">): Promise<Record<string, unknown>>;
  /** Runs a command as `json` does, for output whose fields are all texts. */
  text(words: string, options?: Pick<ProcessOptions, "input">): Promise<Record<string, string>>;
}

/**
 * Creates a command line that runs in a separate process, as `deno task admin` starts it. `words` are split at spaces.
 */
export function commandProcess(env: Record<string, string>): CommandLine {
  return withJson((words, options) =>
    runDeno(["-A", "scripts/admin.ts", ...wordsOf(words)], { env, ...options })
  );
}

/** Creates a command line without a process, because starting one takes a second of CPU time. */
export function commandLine(env: Record<string, string>): CommandLine {
  return withJson(async (words, { input = "" } = {}) => {
    const ended = { code: 0, stdout: "", stderr: "" };
    ended.code = await runCommand(COMMANDS, wordsOf(words), {
      env,
      readInput: () => Promise.resolve(input),
      openDatabase,
      print: (text) => ended.stdout += `${text}\n`,
      complain: (sentence) => ended.stderr += `${sentence}\n`,
    });
    return ended;
  });
}

function wordsOf(words: string): string[] {
  return words.split(" ").filter(Boolean);
}

function withJson(run: CommandLine["run"]): CommandLine {
  async function json(words: string, options?: Pick<ProcessOptions, "input">) {
    const { code, stdout, stderr } = await run(`${words} --json`, options);
    assert.deepEqual({ code, stderr }, { code: 0, stderr: "" }, words);
    assert.match(stdout, /^\{.*\}\n$/, `one line: ${words}`);
    return z.record(z.string(), z.unknown()).parse(JSON.parse(stdout));
  }

  return {
    run,
    json,
    text: async (words, options) =>
      z.record(z.string(), z.string()).parse(await json(words, options)),
  };
}

/** Parses the lines of a log. Fails on a line that is not a JSON object with an event. */
export function parseLog(text: string): LogLine[] {
  const line = z.looseObject({ event: z.string() });
  return text.split("\n").filter((text) => text !== "").map((text) => line.parse(JSON.parse(text)));
}

/** The embedded Postgres is the launcher's child as well. */
async function servicePid(launcher: number): Promise<number> {
  for (const pid of await childrenOf(launcher)) {
    const command = await Deno.readTextFile(`/proc/${pid}/cmdline`);
    if (command.includes("main.ts")) return pid;
  }
  throw new Error("the launcher has no service");
}

/** Returns the port in the log. With port 0, the system chooses it. */
function portIn(printed: string): number | undefined {
  const port = /"event":"listening".*?"port":(\d+)/.exec(printed)?.[1];
  return port === undefined ? undefined : Number(port);
}
