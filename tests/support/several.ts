import { eventually, type RunningProcess, startDeno } from "./processes/processes.ts";
import { freePort } from "./network/ports.ts";
import { SECRET_KEY } from "./world.ts";

/** One of several processes of a site, which can be restarted at its port. `await using` ends it. */
export interface OneOfSeveral extends AsyncDisposable {
  port: number;
  url: string;
  /** The number of the process that runs now. */
  pid(): number;
  /** Its log so far, over all restarts. */
  printed(): string;
  /** Stops it, waits for its end, and starts it again with the current code. */
  restart(): Promise<void>;
}

/** Options of a process with deadlines that don't pass on a busy machine. */
export const PATIENT = { timeoutFactor: 100 };

/** Attempts to start on a free port, because another program may take it before the process listens. */
const PORTS_MAX = 3;

/** Starts a process of a site, with the product's entry point or with options of `altered_service.ts`. */
export async function startOne(
  env: Record<string, string>,
  { altered, folder }: { altered?: Readonly<Record<string, number>>; folder?: string } = {},
): Promise<OneOfSeveral> {
  const program = altered
    ? ["tests/support/processes/altered_service.ts", JSON.stringify(altered)]
    : ["src/service/main.ts"];
  let port = freePort();
  let running: RunningProcess;
  let earlier = "";

  async function start(folder?: string): Promise<void> {
    const variables = { SECRET_KEY, PORT: String(port), BASE_URL: "http://localhost", ...env };
    running = startDeno(["-A", ...program], { env: variables, folder });
    const listens = () => running.printed().includes('"listening"');
    let hasEnded = false;
    void running.ended.then(() => hasEnded = true);
    await eventually("the process listens", () => hasEnded || listens());
    if (!listens()) throw new Error(`The process did not listen: ${running.printed()}`);
  }

  for (let tries = 1;; tries++) {
    try {
      await start(folder);
      break;
    } catch (error) {
      if (tries === PORTS_MAX || !String(error).includes("Cannot listen on port")) throw error;
      port = freePort();
    }
  }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: () => running.pid,
    printed: () => earlier + running.printed(),
    async restart() {
      await running[Symbol.asyncDispose]();
      earlier += running.printed();
      await start();
    },
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  };
}

/** The responses under load. */
export interface Load {
  /** Numbers of responses by method and status. */
  answers: Map<string, number>;
  /** Failed requests, with their time, duration and response. */
  failed: string[];
  /** Returns the milliseconds of the slowest response so far. */
  slowestMs(): number;
  /** Ends the load. Resolves when the last request has its response. */
  stop(): Promise<void>;
}

/**
 * Sends requests from several senders until it is stopped. Each sender pauses for `pauseMs` between two requests, so
 * that a small machine has capacity for restarts.
 */
export function startLoad(
  requests: (() => Request)[],
  { atOnce = 6, pauseMs = 0 } = {},
): Load {
  const answers = new Map<string, number>();
  const failed: string[] = [];
  let stopped = false;
  let slowestMs = 0;

  async function ask(request: Request): Promise<void> {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const at = new Date();
    const fail = (why: string) =>
      failed.push(`${at.toISOString()} ${name} ${why} after ${Date.now() - at.getTime()} ms`);
    try {
      const answer = await fetch(request);
      const body = await answer.text();
      slowestMs = Math.max(slowestMs, Date.now() - at.getTime());
      const counted = `${name} ${answer.status}`;
      answers.set(counted, (answers.get(counted) ?? 0) + 1);
      if (answer.status >= 500) fail(`${answer.status} ${JSON.stringify(body.slice(0, 200))}`);
    } catch (error) {
      fail(String(error));
    }
  }

  async function keepAsking(place: number): Promise<void> {
    for (let turn = place; !stopped; turn++) {
      const make = requests[turn % requests.length];
      if (make) await ask(make());
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  const asking = Array.from({ length: atOnce }, (_, place) => keepAsking(place));
  return {
    answers,
    failed,
    slowestMs: () => slowestMs,
    async stop() {
      stopped = true;
      await Promise.all(asking);
    },
  };
}
