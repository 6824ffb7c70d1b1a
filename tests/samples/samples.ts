import { SAMPLES } from "../../samples/samples.ts";
import { isInstalled as isToolInstalled } from "../support/processes/host_tools.ts";
import { freePort } from "../support/network/ports.ts";
import { type RunningProgram, startProgram } from "./running_program.ts";
import { PLACEHOLDER, type Runtime, RUNTIMES } from "./sample_runtimes.ts";

/** The variables that a sample reads; one that is undefined is unset. */
export type SampleEnvironment = Readonly<Record<string, string | undefined>>;

/** One language's samples, and the means to run them as an owner would. */
export interface Sample {
  readonly language: string;
  /** The code of the poller and of the receiver, as they lie under `samples/`. */
  readonly check: string;
  readonly verify: string;
  /** Whether a web server runs the receiver, as it does PHP's. */
  readonly isPage: boolean;
  /** Whether the receiver itself hangs up on slow clients. */
  readonly hangsUp: boolean;
}

/** Milliseconds an interpreter may take to start on a busy machine. */
const START_WITHIN_MS = 60_000;

/** Seconds a poller waits for an answer, if that is not what is tested: a busy machine is no silent site. */
const PATIENCE_S = 60;

/** Whether a language is installed, once it was tried. */
const installed = new Map<Runtime, boolean>();

/**
 * Runs `check` as one step for each language, all at the same time. A language that is not installed
 * is skipped with a notice; where `CI` is `true` nothing may be skipped, and its steps fail.
 */
export async function inEachLanguage(
  t: Deno.TestContext,
  check: (sample: Sample) => Promise<void>,
): Promise<void> {
  // The test around them looks for leaks.
  const unwatched = { sanitizeOps: false, sanitizeResources: false, sanitizeExit: false };
  await Promise.all(SAMPLES.map(({ language, check: poller, verify }) => {
    const runtime = runtimeOf({ language });
    const hangsUp = runtime.keepsSlowClients === undefined;
    const sample = { language, check: poller, verify, isPage: language === "PHP", hangsUp };
    const ignore = Deno.env.get("CI") !== "true" && !isInstalled(runtime);
    return t.step({ name: language, ignore, fn: () => check(sample), ...unwatched });
  }));
}

/** A receiver that runs, its claims in `folder`. */
export interface SampleReceiver extends RunningProgram {
  readonly port: number;
  readonly url: string;
}

/** Starts a language's receiver on a free port; does not wait until it listens. */
export async function startReceiver(
  sample: Sample,
  { folder, env, files }: { folder: string; env: SampleEnvironment; files?: number },
): Promise<SampleReceiver> {
  const { prepare, serve = () => [] } = runtimeOf(sample);
  const port = freePort();
  const [runtime, ...rest] = await prepare(sample.verify, folder);
  const receiver = [runtime, ...serve(port), ...rest] as const;
  const [command, ...args] = files === undefined ? receiver : withFiles(files, receiver);
  const variables = defined({
    PORT: String(port),
    PHP_CLI_SERVER_WORKERS: "4",
    VOTEBOARD_CLAIMS: `${folder}/claims`,
    ...env,
  });
  const program = startProgram(command, args, { folder, env: variables });
  return { ...program, port, url: `http://127.0.0.1:${port}/` };
}

/** Starts a language's receiver with `secret` and waits until it listens. */
export async function openReceiver(
  sample: Sample,
  { folder, secret, files }: {
    folder: string;
    secret: string;
    /** Maximum number of open files, including connections. Defaults to the system's limit. */
    files?: number;
  },
): Promise<SampleReceiver> {
  const receiver = await startReceiver(sample, {
    ...(files !== undefined && { files }),
    folder,
    env: { VOTEBOARD_WEBHOOK_SECRET: secret },
  });
  if (await listens(receiver)) return receiver;
  await receiver.kill();
  throw new Error(`The ${sample.language} receiver does not listen: ${receiver.printed()}`);
}

function withFiles(
  files: number,
  command: readonly [string, ...string[]],
): readonly [string, ...string[]] {
  return ["sh", "-c", `ulimit -n ${files}; exec "$0" "$@"`, ...command];
}

/** Returns whether the receiver listens before its program ends. */
export async function listens({ port, hasEnded }: SampleReceiver): Promise<boolean> {
  const deadline = performance.now() + START_WITHIN_MS;
  while (!hasEnded() && performance.now() < deadline) {
    try {
      (await Deno.connect({ hostname: "127.0.0.1", port })).close();
      return true;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  return false;
}

/** Runs a language's poller against the site at `site`; ends when it does. */
export async function runPoller(
  sample: Sample,
  { site, args, env, patienceS = PATIENCE_S }: {
    site: string;
    args: string[];
    env: SampleEnvironment;
    patienceS?: number;
  },
): Promise<{ code: number; stdout: string; stderr: string }> {
  await using folder = await openFolder();
  const code = pollerAt(sample, { site, patienceS });
  const [command, ...before] = await runtimeOf(sample).prepare(code, folder.path);
  const output = await new Deno.Command(command, {
    args: [...before, ...args],
    env: defined({ ...env, SITE: site, TIMEOUT_S: String(patienceS) }),
    clearEnv: true,
    stdin: "null",
  }).output();
  const [stdout = "", stderr = ""] = [output.stdout, output.stderr].map((bytes) =>
    new TextDecoder().decode(bytes).trim()
  );
  return { code: output.code, stdout, stderr };
}

function pollerAt(
  sample: Sample,
  { site, patienceS }: { site: string; patienceS: number },
): string {
  const changes = runtimeOf(sample).lookUp ??
    [[PLACEHOLDER, site], ["TIMEOUT_S = 2", `TIMEOUT_S = ${patienceS}`]];
  return changes.reduce((code, [from, to]) => {
    if (!code.includes(from)) throw new Error(`The ${sample.language} poller lacks ${from}`);
    return code.replace(from, () => to);
  }, sample.check);
}

/** The sample with a receiver that takes three seconds for a reward. */
export function withSlowReward(sample: Sample): Sample {
  const { pause } = runtimeOf(sample);
  const print =
    /(?:console\.log|print|error_log|System\.out\.println|fmt\.Println|Console\.WriteLine|println!)\(.*voted:/;
  return { ...sample, verify: sample.verify.replace(print, (found) => `${pause} ${found}`) };
}

/** A folder of its own, gone at the end. */
export async function openFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await Deno.makeTempDir();
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}

/** The variables that a program needs from this machine, as far as they are set. */
function defined(env: SampleEnvironment): Record<string, string> {
  const machine = { PATH: Deno.env.get("PATH"), HOME: Deno.env.get("HOME") };
  const entries = Object.entries({ ...machine, ...env });
  return Object.fromEntries(
    entries.flatMap(([name, value]) => value === undefined ? [] : [[name, value]]),
  );
}

function runtimeOf({ language }: Pick<Sample, "language">): Runtime {
  const runtime = RUNTIMES[language];
  if (runtime === undefined) throw new Error(`Cannot run samples in ${language}`);
  return runtime;
}

function isInstalled(runtime: Runtime): boolean {
  const [command, ...args] = runtime.probe;
  const known = installed.get(runtime) ?? tryCommand(command, args);
  installed.set(runtime, known);
  return known;
}

/** Returns whether a command is there and ends well; a notice says that it does not. */
export function tryCommand(command: string, args = ["--version"]): boolean {
  const silent = { stdout: "null", stderr: "null" } as const;
  if (
    isToolInstalled(command) && new Deno.Command(command, { args, ...silent }).outputSync().success
  ) {
    return true;
  }
  console.warn(`Samples skipped: ${command} or a library is missing`);
  return false;
}
