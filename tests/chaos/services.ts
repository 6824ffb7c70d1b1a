import { join } from "node:path";
import { eventually } from "../support/processes.ts";
import { type Ending, type ServiceOptions, startRun } from "./service_run.ts";

/** Milliseconds until a service that ended by itself is started again; a killed one is at once. */
const START_AGAIN_MS = 200;

/** Milliseconds that a start may take while Postgres recovers on a busy machine. */
const LISTENS_WITHIN_MS = 60_000;

/** Milliseconds that a service may take to end in order before it is killed: 12 s for POSTs, 5 s for statements. */
const ENDS_WITHIN_MS = 30_000;

/** A service that is kept running, as a host does. Going out of scope it is stopped. */
export interface KeptService extends AsyncDisposable {
  /** Ends it with kill -9, which it cannot notice; it is started again at once. */
  kill(): void;
  /** Its address, without a trailing slash; that of the run before while a run starts. */
  readonly url: string;
  /** Resolves when its present run listens. */
  listens(): Promise<void>;
  /** Asks it to drain and end; kills it when it does not. */
  stop(): Promise<Ending>;
  /** Runs that ended by themselves after they had started: a good run has none. */
  collapses: Ending[];
  /** Runs that ended by themselves before they listened: the database was away. */
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
