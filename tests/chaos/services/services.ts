import { join } from "node:path";
import { eventually } from "../../support/processes/processes.ts";
import { type Ending, type ServiceOptions, startRun } from "./service_run.ts";

/** Milliseconds until a service that ended by itself is restarted. A killed one is restarted at once. */
const START_AGAIN_MS = 200;

/** Milliseconds within which a service must start while Postgres recovers on a busy machine. */
const LISTENS_WITHIN_MS = 60_000;

/** Milliseconds until a stopping service is killed: 12 s for POSTs, 5 s for statements, and a margin. */
const ENDS_WITHIN_MS = 30_000;

/** A service that is kept running, as by a host. It is stopped when it goes out of scope. */
export interface KeptService extends AsyncDisposable {
  /** Ends it with kill -9, which it can't notice. It is restarted at once. */
  kill(): void;
  /** Its address, without a trailing slash. While a run starts, that of the previous run. */
  readonly url: string;
  /** Resolves when its current run listens. */
  listens(): Promise<void>;
  /** Makes it drain and end, and kills it if it doesn't. */
  stop(): Promise<Ending>;
  /** Runs that ended by themselves after they had started. Should be empty. */
  collapses: Ending[];
  /** Number of runs that ended by themselves before they listened, because the database was unavailable. */
  failedStarts: number;
}

/** Keeps one service running. Each run writes its log to a file of the folder, named after `name`. */
export function keepService(name: string, options: ServiceOptions): KeptService {
  let starts = 1;
  let stopping = false;
  let port = 0;
  let run = startRun(options, nextLog());

  function nextLog(): string {
    return join(options.folder, `${name}-${starts++}.log`);
  }

  async function keep(): Promise<Ending> {
    for (;;) {
      const ending = await run.ended;
      if (stopping) return ending;
      if (!run.killed) {
        if (run.listens) kept.collapses.push(ending);
        else kept.failedStarts++;
        run.listens = false;
        await new Promise((done) => setTimeout(done, START_AGAIN_MS));
      }
      if (stopping) return ending;
      run = startRun(options, nextLog());
    }
  }

  async function stop(): Promise<Ending> {
    await kept.listens();
    stopping = true;
    run.signal("SIGTERM");
    const timer = setTimeout(() => run.signal("SIGKILL"), ENDS_WITHIN_MS);
    const ending = await ended;
    clearTimeout(timer);
    return ending;
  }

  const kept: KeptService = {
    get url() {
      if (run.port !== 0) port = run.port;
      return `http://127.0.0.1:${port}`;
    },
    kill: () => run.signal("SIGKILL"),
    async listens() {
      await eventually("a service listens", () => run.listens, { withinMs: LISTENS_WITHIN_MS });
    },
    stop,
    collapses: [],
    failedStarts: 0,
    async [Symbol.asyncDispose]() {
      stopping = true;
      run.signal("SIGKILL");
      await ended;
    },
  };
  const ended = keep();
  return kept;
}
