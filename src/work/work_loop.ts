import { createLine, type LineOptions } from "./line.ts";
import { createRecorder, type RecorderOptions } from "./recorder.ts";

/** Milliseconds that `stop` waits for recording, after the work is done or its wait has ended. */
const RECORD_WITHIN_MS = 2_000;

/** The result of a query for work. */
export interface Claimed<Claim> {
  claims: Claim[];
  /** Whether there may be more right away. */
  more: boolean;
  /** Milliseconds after which to query again, unless something else triggers it earlier. */
  againMs?: number | undefined;
}

/** How to claim, do and record work. It queues as in `line.ts` and must not fail: every error is its result. */
export interface WorkOptions<Claim, Result>
  extends RecorderOptions<Result>, Pick<LineOptions<Claim, Result>, "groupOf" | "begin" | "work"> {
  limits: {
    /** Most claims in progress at once, and most queued or in progress. */
    atOnce: number;
    claimed: number;
    /** Claims in progress and unrecorded results at which nothing more starts. */
    unfinished: number;
    /** Free places that make a query for more worthwhile. */
    worthAClaim: number;
    /** Milliseconds to wait after a query that found everything there was. */
    claimPauseMs: number;
    /** Milliseconds that a result may wait to be recorded before nothing more is claimed or started. */
    stalledMs: number;
    /** Milliseconds that `stop` waits for work in progress. */
    stopWithinMs: number;
  };
  /** Claims up to `rows` rows. */
  claim: (rows: number) => Promise<Claimed<Claim>>;
  /** Called with the error if a claim failed. */
  notClaimed: (error: unknown) => void;
  /** Returns whether anything may start now, in addition to the loop's own limits. */
  mayBegin: () => boolean;
  /** Frees the claim's place. */
  end: (claim: Claim) => void;
  /** Hands back claims that were not started. Must not fail. */
  handBack: (claims: Claim[]) => Promise<void>;
}

/**
 * Claims work, does it, and records the results, in a loop. Whatever a process takes from the database to do uses this
 * loop: several, in one process or in many, share the work through their claims.
 *
 * ```text
 *   nudge ──► claim ──► in line ──begin──► under way ──► unrecorded ──► recorded
 *               ▲                                                          │
 *               └──────────────── room, a place, a nudge ◄─────────────────┘
 * ```
 *
 * It is idle until it is nudged.
 */
export function createWorkLoop<Claim, Result>(options: WorkOptions<Claim, Result>) {
  const { limits, handBack } = options;
  const awaited = new Map<() => void, () => boolean>(); // conditions, by the callback for when they are met
  let [stopping, stopped] = [false, false];
  let [wanted, asking] = [false, false];
  let askingAgain: ReturnType<typeof setTimeout> | undefined;

  /** Anything started while nothing can be recorded would be repeated if this process died. */
  const isHalted = () => stopping || recorder.waitedMs() > limits.stalledMs;
  const room = () => limits.claimed - line.waiting - line.underWay;
  const isAtRest = () =>
    !asking && askingAgain === undefined && line.waiting === 0 && line.underWay === 0;
  const isIdle = () => isAtRest() && recorder.unrecorded === 0;
  const hasPlace = (underWay: number) =>
    underWay < limits.atOnce && underWay + recorder.unrecorded < limits.unfinished &&
    !isHalted() && options.mayBegin();

  const line = createLine<Claim, Result>({ ...options, hasPlace, done });
  const recorder = createRecorder<Result>({
    ...options,
    recorded(batch) {
      options.recorded(batch);
      fill();
    },
  });

  /** Announces that something may be due. Returns at once and never throws. */
  function nudge(): void {
    wanted = true;
    if (!asking && mayAsk()) void askWhileWanted();
  }

  function mayAsk(): boolean {
    return wanted && !isHalted() && room() >= limits.worthAClaim;
  }

  async function askWhileWanted(): Promise<void> {
    asking = true;
    try {
      while (mayAsk()) {
        wanted = false;
        const { claims, more, againMs } = await options.claim(room());
        await take(claims);
        wanted ||= more;
        if (againMs !== undefined) askAgainIn(againMs);
        if (!more) await new Promise((done) => setTimeout(done, limits.claimPauseMs));
      }
    } catch (error) {
      options.notClaimed(error);
    }
    asking = false;
    settle();
  }

  async function take(claims: Claim[]): Promise<void> {
    line.add(claims);
    if (stopping) await handBack(line.drop(() => true));
    line.fill();
  }

  function askAgainIn(ms: number): void {
    if (stopping) return;
    askingAgain ??= setTimeout(() => {
      askingAgain = undefined;
      nudge();
      settle();
    }, ms);
  }

  function done(claim: Claim, result: Result): void {
    options.end(claim);
    recorder.add(result);
    fill();
  }

  /** Starts queued claims that have a place now, and claims more if there is room. */
  function fill(): void {
    line.fill();
    if (wanted) nudge();
    settle();
  }

  function settle(): void {
    if (awaited.size === 0) return;
    if (isAtRest()) recorder.flush(); // no more results will come
    for (const [resolve, isMet] of awaited) if (isMet()) resolve();
  }

  /** Resolves once the condition is met, or after `withinMs` milliseconds. */
  async function until(isMet: () => boolean, withinMs?: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = withinMs === undefined ? undefined : setTimeout(resolve, withinMs);
    awaited.set(resolve, isMet);
    settle();
    await promise;
    clearTimeout(timer);
    awaited.delete(resolve);
  }

  /** Resolves when nothing is claimed, in progress or unrecorded, or the loop has stopped. */
  function idle(withinMs?: number): Promise<void> {
    return until(() => isIdle() || stopped, withinMs);
  }

  /** Stops claiming and starting, hands back queued claims, and waits a limited time for the rest. */
  async function stop(): Promise<void> {
    stopping = true;
    clearTimeout(askingAgain);
    askingAgain = undefined;
    await handBack(line.drop(() => true));
    await idle(limits.stopWithinMs);
    recorder.flush();
    await until(() => recorder.unrecorded === 0, RECORD_WITHIN_MS);
    stopped = true;
    settle();
  }

  return { nudge, fill, drop: line.drop, idle, stop };
}
