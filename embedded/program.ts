/** The identity that runs Postgres's programs, which refuse to run as root. */
export interface Identity {
  /** Program and arguments to put before the program's own. */
  prefix: string[];
  /** Ids to switch to. If absent, those of this process. */
  ids?: { uid: number; gid: number };
}

/** The complete environment of Postgres's programs: without our secrets, and with plain English messages. */
export const PROGRAM_ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  LC_ALL: "C",
  TZ: "UTC",
};

/** Returns the program and arguments with which an identity runs a program. */
export function commandLine(
  identity: Identity,
  program: string,
  args: string[],
): [string, string[]] {
  const [first = program, ...rest] = [...identity.prefix, program, ...args];
  return [first, rest];
}

/** Arguments and input of a program. */
export interface ProgramInput {
  args: string[];
  /** Its complete standard input. */
  input?: string;
}

/** Exit status and output of a program that has ended. */
export interface ProgramOutput {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program to its end and returns its output. Throws an Error with both outputs if it fails or can't be started.
 */
export async function runProgram(
  identity: Identity,
  program: string,
  given: ProgramInput,
): Promise<string> {
  const { code, stdout, stderr } = await outputOf(identity, program, given);
  if (code === 0) return stdout;
  throw new Error(`${program} failed (${code}): ${stderr}${stdout}`.trim());
}

/** Runs a program to its end, and returns its output with any exit status. Throws if it can't be started. */
export async function outputOf(
  identity: Identity,
  program: string,
  { args, input = "" }: ProgramInput,
): Promise<ProgramOutput> {
  const [command, commandArgs] = commandLine(identity, program, args);
  const child = new Deno.Command(command, {
    args: commandArgs,
    ...identity.ids,
    // Another uid may have no access to the current folder, and couldn't start a program there.
    cwd: "/",
    clearEnv: true,
    env: PROGRAM_ENVIRONMENT,
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const [{ code, stdout, stderr }] = await Promise.all([child.output(), feed(child.stdin, input)]);
  const decoder = new TextDecoder();
  return { code, stdout: decoder.decode(stdout), stderr: decoder.decode(stderr) };
}

/** A program that ends before it reads its input reports the reason in its exit status. */
async function feed(stdin: WritableStream<Uint8Array>, input: string): Promise<void> {
  await new Blob([input]).stream().pipeTo(stdin).catch(() => {});
}
