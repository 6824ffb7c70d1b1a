import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import process from "node:process";
import { commandLine, type Identity, PROGRAM_ENVIRONMENT } from "../../../embedded/program.ts";
import { childrenOf, eventually, hasEnded } from "../../support/processes/processes.ts";

/** A program that runs until it is ended. It is killed when it goes out of scope. */
export interface Child extends AsyncDisposable {
  pid: number;
}

/** Starts a program. Both of its outputs are appended to `log`. */
export function startChild(
  identity: Identity,
  [program = "", ...args]: string[],
  { log, env = {} }: { log: string; env?: Record<string, string> },
): Child {
  const [command, words] = commandLine(identity, program, args);
  const output = openSync(log, "a", 0o600);
  const child = spawn(command, words, {
    cwd: "/",
    detached: true, // Ctrl-C ends the run, which then ends its programs
    env: { ...PROGRAM_ENVIRONMENT, ...env },
    stdio: ["ignore", output, output],
    ...identity.ids,
  });
  closeSync(output);
  child.on("error", () => {}); // the log stays empty, and what waits for the program says so
  child.unref();
  const pid = child.pid ?? 0;
  return { pid, [Symbol.asyncDispose]: () => killAll([pid]) };
}

/** Sends a signal to each process. Those that have ended are skipped. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has already ended.
    }
  }
}

/** Returns processes and their children. Parents come first, because they would start new children. */
export async function withChildren(pids: readonly number[]): Promise<number[]> {
  const children = await Promise.all(pids.map(childrenOf));
  return [...pids, ...children.flat()];
}

/** Ends processes and their children with SIGKILL, which ends stopped ones too. */
export async function killAll(pids: readonly number[]): Promise<void> {
  const living = pids.filter((pid) => pid > 0);
  signalAll(living, "SIGSTOP");
  const all = await withChildren(living);
  signalAll(all, "SIGKILL");
  for (const pid of all) await eventually("a process is dead", () => hasEnded(pid));
}
