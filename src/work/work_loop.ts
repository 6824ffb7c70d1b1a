import { createLine, type LineOptions } from "./line.ts";
import { createRecorder, type RecorderOptions } from "./recorder.ts";

/** Milliseconds that `stop` waits for the recording, once the work is done or was waited for. */
const RECORD_WITHIN_MS = 2_000;

/** The answer to a question for work. */
export interface Claimed<Claim> {
  claims: Claim[];
  /** Whether there may be more right away. */
  more: boolean;
  /** Milliseconds after which to ask again, if nothing else calls for it before. */
  againMs?: number | undefined;
}

/** Claims, does and records work, which waits as in any line and must not fail: what goes wrong is its result. */
export interface WorkOptions<Claim, Result>
  extends RecorderOptions<Result>, Pick<LineOptions<Claim, Result>, "groupOf" | "begin" | "work"> {
  limits: {
    /** Claims under way at once; and in line or under way. */
    atOnce: number;
    claimed: number;
    /** Claims under way and results that wait to be recorded, at which nothing more begins. */
    unfinished: number;
    /** Room that is worth a question for more. */
    worthAClaim: number;
    /** Milliseconds after a question that found all there was. */
    claimPauseMs: number;
    /** Milliseconds that a result may wait for its record before nothing more is claimed or begun. */
    stalledMs: number;
    /** Milliseconds that `stop` waits for what is under way. */
    stopWithinMs: number;
  };
  /** Claims at most so many. */
  claim: (rows: number) => Promise<Claimed<Claim>>;
  /** Told why a claim failed. */
  notClaimed: (error: unknown) => void;
  /** Whether anything may begin now; the loop's own limits come on top. */
  mayBegin: () => boolean;
  /** Gives the claim's place back. */
  end: (claim: Claim) => void;
  /** Gives claims back that were not begun. Must not fail. */
  handBack: (claims: Claim[]) => Promise<void>;
}

/**
 * Claims work, does it, and records what came of it, again and again. One loop for whatever a process takes from the
 * database to do: several, in one process or in many, share the work by their claims.
 *
 * ```text
 *   nudge ──► claim ──► in line ──begin──► under way ──► unrecorded ──► recorded
 *               ▲                                                          │
 *               └──────────────── room, a place, a nudge ◄─────────────────┘
 * ```
 *
 * It does nothing until it is nudged.
 */
export function createWorkLoop<Claim, Result>(options: WorkOptions<Claim, Result>) {
  const { limits, handBack } = options;
  const awaited = new Map<() => void, () => boolean>(); // by what to call once it is met
  let [stopping, stopped] = [false, false];
  let [wanted, asking] = [false, false];
  let askingAgain: ReturnType<typeof setTimeout> | undefined;

  /** Anything begun while nothing can be recorded would be done again if this process died. */
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

  /** Says that something may be due. Returns at once, never throws. */
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

  /** Begins what stands in line and has a place now, and asks for more if there is room. */
  function fill(): void {
    line.fill();
    if (wanted) nudge();
    settle();
  }

  function settle(): void {
    if (awaited.size === 0) return;
    if (isAtRest()) recorder.flush(); // no company will come
    for (const [resolve, isMet] of awaited) if (isMet()) resolve();
  }

  /** Resolves once that is so, or after so many milliseconds. */
  async function until(isMet: () => boolean, withinMs?: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = withinMs === undefined ? undefined : setTimeout(resolve, withinMs);
    awaited.set(resolve, isMet);
    settle();
    await promise;
    clearTimeout(timer);
    awaited.delete(resolve);
  }

  /** Resolves when nothing is claimed, under way or unrecorded, or the loop has stopped. */
  function idle(withinMs?: number): Promise<void> {
    return until(() => isIdle() || stopped, withinMs);
  }

  /** Claims and begins no more, hands back what stands in line, and waits a while for the rest. */
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
