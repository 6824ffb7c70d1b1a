import { eventually } from "./processes.ts";

const SYSTEM_PLACES = ["/usr/bin/valkey-server", "/usr/bin/redis-server"];

/** A Valkey, or a Redis, that runs. `await using` ends it. */
export interface RunningValkey extends AsyncDisposable {
  url: string;
  /** Sends it a signal: SIGSTOP lets it hang. */
  signal(name: Deno.Signal): void;
  /** Kills it, waits for its end. */
  kill(): Promise<void>;
  /** Starts it anew at the same port, empty. */
  start(): Promise<void>;
}

let noticePrinted = false;

/** Whether tests with a Valkey can run; see `hasPgBouncer`. */
export function hasValkey(): boolean {
  if (findProgram() !== undefined) return true;
  if (Deno.env.get("CI") === "true") throw new Error("Cannot test with Valkey: none found");
  if (!noticePrinted) console.warn("Valkey tests skipped: install redis-server to run them");
  noticePrinted = true;
  return false;
}

/** Starts a Valkey that keeps nothing, on a free port. */
export async function startValkey(): Promise<RunningValkey> {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr;
  listener.close();
  let child: Deno.ChildProcess;

  async function start(): Promise<void> {
    child = new Deno.Command(findProgram() ?? "redis-server", {
      args: ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
      stdout: "null",
      stderr: "null",
    }).spawn();
    await eventually("Valkey listens", () => answers(port));
  }

  async function kill(): Promise<void> {
    child.kill("SIGKILL");
    await child.status;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => child.kill(name),
    kill,
    start,
    [Symbol.asyncDispose]: () => kill().catch(() => {}),
  };
}

/** Whether something listens on a port of this machine. */
export async function answers(port: number): Promise<boolean> {
  try {
    (await Deno.connect({ hostname: "127.0.0.1", port })).close();
    return true;
  } catch {
    return false;
  }
}

function findProgram(): string | undefined {
  return SYSTEM_PLACES.find((path) => {
    try {
      return Deno.statSync(path).isFile;
    } catch {
      return false;
    }
  });
}
