import { eventually, type RunningProcess, startDeno } from "./processes.ts";
import { freePort } from "./ports.ts";
import { SECRET_KEY } from "./world.ts";

/** One of several processes of a site, which can be restarted at its port. `await using` ends it. */
export interface OneOfSeveral extends AsyncDisposable {
  port: number;
  url: string;
  /** The number of the process that runs now. */
  pid(): number;
  /** Its log so far, over all restarts. */
  printed(): string;
  /** Asks it to stop, waits for its end, and starts it again, by the present code. */
  restart(): Promise<void>;
}

/** Options of a process so patient that no deadline passes on a busy machine. */
export const PATIENT = { timeoutFactor: 100 };

/** Tries to start on a free port: another program may take it before the process listens. */
const PORTS_MAX = 3;

/** Starts a process of a site, by the product's entry or with options that only `altered_service.ts` can be given. */
export async function startOne(
  env: Record<string, string>,
  { altered, folder }: { altered?: Readonly<Record<string, number>>; folder?: string } = {},
): Promise<OneOfSeveral> {
  const program = altered
    ? ["tests/support/altered_service.ts", JSON.stringify(altered)]
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

/** What came back under load. */
export interface Load {
  /** Answers by method and status. */
  answers: Map<string, number>;
  /** Requests that broke, and those that the service could not answer: when, how long it took, and what came. */
  failed: string[];
  /** Milliseconds of the answer that took longest so far. */
  slowestMs(): number;
  /** Ends it; resolves when the last request is answered. */
  stop(): Promise<void>;
}

/**
 * Sends requests, some at once, one after the other, until it is stopped; each sender rests for `pauseMs` between two,
 * so that a small machine is left something to restart with.
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
