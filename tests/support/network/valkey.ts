import { Redis } from "ioredis";
import { hasTool, isInstalled, startTool } from "../processes/host_tools.ts";
import { answers, freePort } from "./ports.ts";
import { eventually } from "../processes/processes.ts";

const PROGRAM = isInstalled("valkey-server") ? "valkey-server" : "redis-server";

/** A running Valkey or Redis. `await using` ends it. */
export interface RunningValkey extends AsyncDisposable {
  url: string;
  /** Sends it a signal. SIGSTOP makes it hang. */
  signal(name: Deno.Signal): void;
  /** Runs a command, as another program would. */
  command(words: string[]): Promise<unknown>;
  /** Kills it and waits for its end. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
}

/** Returns whether tests with a Valkey can run; see `hasTool`. */
export function hasValkey(): boolean {
  return hasTool(PROGRAM);
}

/** Starts a Valkey without persistence on a free port. */
export async function startValkey(): Promise<RunningValkey> {
  const port = freePort();
  let child: Deno.ChildProcess;

  async function start(): Promise<void> {
    const args = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    child = startTool(PROGRAM, ["--port", String(port), ...args]);
    await eventually("Valkey listens", () => answers(port));
  }

  async function kill(): Promise<void> {
    child.kill("SIGKILL");
    await child.status;
  }

  const url = `redis://127.0.0.1:${port}`;

  async function command([name = "", ...words]: string[]): Promise<unknown> {
    const client = new Redis(url);
    try {
      return await client.call(name, ...words);
    } finally {
      client.disconnect();
    }
  }

  await start();
  return {
    url,
    command,
    signal: (name) => child.kill(name),
    kill,
    start,
    [Symbol.asyncDispose]: () => kill().catch(() => {}),
  };
}
