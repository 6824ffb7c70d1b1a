import { SAMPLES } from "../../src/web/keys/code_samples.tsx";
import { type RunningProgram, startProgram } from "./running_program.ts";

/** The variables that a sample reads; one that is undefined is unset. */
export type SampleEnvironment = Readonly<Record<string, string | undefined>>;

/** One language's samples, and the means to run them as an owner would. */
export interface Sample {
  readonly language: string;
  /** The code of the poller and of the receiver, as they lie under `samples/`. */
  readonly check: string;
  readonly verify: string;
  /** PHP is run by a web server, which alone decides when to hang up on a client. */
  readonly isPage: boolean;
}

interface Runtime {
  readonly command: string;
  /** The arguments that run `code`, which is written into `folder`. */
  readonly run: (code: string, folder: string) => Promise<string[]>;
  /** Arguments before those, for a receiver at a port. */
  readonly serve?: (port: number) => string[];
}

/** Flags that make Java start fast. */
const JAVA_FLAGS = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

const RUNTIMES: Readonly<Record<string, Runtime>> = {
  JavaScript: { command: "node", run: writeAs("sample.mjs") },
  Python: { command: "python3", run: writeAs("sample.py") },
  PHP: {
    command: "php",
    run: writeAs("sample.php"),
    serve: (port) => ["-S", `127.0.0.1:${port}`],
  },
  Java: { command: "java", run: compileJava },
};

/** The site's address in a poller's code. */
const PLACEHOLDER = "https://voteboard.example";

/** Milliseconds an interpreter may take to start on a busy machine. */
const START_WITHIN_MS = 60_000;

/** Compiled Java by its code: a compiler takes seconds, and each sample starts many times. */
const classes = new Map<string, Promise<Map<string, Uint8Array>>>();

/** Whether a command is installed, once it was tried. */
const installed = new Map<string, boolean>();

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
    const sample = { language, check: poller, verify, isPage: language === "PHP" };
    const ignore = Deno.env.get("CI") !== "true" && !isInstalled(runtimeOf(sample).command);
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
  { folder, env }: { folder: string; env: SampleEnvironment },
): Promise<SampleReceiver> {
  const { command, run, serve = () => [] } = runtimeOf(sample);
  const port = freePort();
  const args = [...serve(port), ...await run(sample.verify, folder)];
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
  { folder, secret }: { folder: string; secret: string },
): Promise<SampleReceiver> {
  const receiver = await startReceiver(sample, {
    folder,
    env: { VOTEBOARD_WEBHOOK_SECRET: secret },
  });
  if (await listens(receiver)) return receiver;
  await receiver.kill();
  throw new Error(`The ${sample.language} receiver does not listen: ${receiver.printed()}`);
}

/** Whether the receiver listens before its program ends. */
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
  { site, args, env }: { site: string; args: string[]; env: SampleEnvironment },
): Promise<{ code: number; stdout: string; stderr: string }> {
  await using folder = await openFolder();
  const { command, run } = runtimeOf(sample);
  const output = await new Deno.Command(command, {
    args: [...await run(pollerAt(sample, site), folder.path), ...args],
    env: defined({ ...env, SITE: site }),
    clearEnv: true,
    stdin: "null",
  }).output();
  const [stdout = "", stderr = ""] = [output.stdout, output.stderr].map((bytes) =>
    new TextDecoder().decode(bytes).trim()
  );
  return { code: output.code, stdout, stderr };
}

/** Java looks the site up when it starts, so that one compilation serves all sites. */
function pollerAt({ language, check }: Sample, site: string): string {
  return language === "Java"
    ? check.replace(`"${PLACEHOLDER}"`, `System.getenv("SITE")`)
    : check.replaceAll(PLACEHOLDER, site);
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

function writeAs(name: string): Runtime["run"] {
  return async (code, folder) => {
    await Deno.writeTextFile(`${folder}/${name}`, code);
    return [`${folder}/${name}`];
  };
}

async function compileJava(code: string, folder: string): Promise<string[]> {
  const [, name = "Sample"] = /public class (\w+)/.exec(code) ?? [];
  if (!classes.has(code)) classes.set(code, classesOf(code, name));
  for (const [file, bytes] of await classes.get(code) ?? []) {
    await Deno.writeFile(`${folder}/${file}`, bytes);
  }
  return [...JAVA_FLAGS, "-cp", folder, name];
}

async function classesOf(code: string, name: string): Promise<Map<string, Uint8Array>> {
  await using folder = await openFolder();
  const source = `${folder.path}/${name}.java`;
  await Deno.writeTextFile(source, code);
  const args = ["-J-XX:TieredStopAtLevel=1", "-encoding", "UTF-8", "-Xlint:all", source];
  const { success, stderr } = await new Deno.Command("javac", { args }).output();
  if (!success) throw new Error(`Cannot compile: ${new TextDecoder().decode(stderr)}`);
  await Deno.remove(source);
  const files = await Array.fromAsync(Deno.readDir(folder.path));
  return new Map(
    await Promise.all(files.map(async (file): Promise<[string, Uint8Array]> => [
      file.name,
      await Deno.readFile(`${folder.path}/${file.name}`),
    ])),
  );
}

function isInstalled(command: string): boolean {
  const known = installed.get(command) ?? tryCommand(command);
  installed.set(command, known);
  return known;
}

/** Whether a command is there and ends well; a notice says that it does not. */
export function tryCommand(command: string, args = ["--version"]): boolean {
  try {
    const { success } = new Deno.Command(command, { args, stdout: "null", stderr: "null" })
      .outputSync();
    if (success) return true;
  } catch {
    // It is not there.
  }
  console.warn(`Samples skipped: no ${[command, ...args].join(" ")}`);
  return false;
}

/**
 * Below the ports that systems lend to whoever connects, so that none takes it before the receiver does, and above 10080,
 * the highest that `fetch` refuses.
 */
function freePort(): number {
  for (;;) {
    const port = 11_000 + Math.floor(Math.random() * 19_000);
    try {
      Deno.listen({ hostname: "127.0.0.1", port }).close();
      return port;
    } catch (error) {
      if (!(error instanceof Deno.errors.AddrInUse)) throw error;
    }
  }
}
