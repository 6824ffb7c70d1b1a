import { type Claimed, createClaiming, type NextAsk } from "./claiming.ts";
import { createConditions } from "./conditions.ts";
import { createLine, type LineOptions } from "./line.ts";
import { createRecorder, type RecorderOptions } from "./recorder.ts";

/** Milliseconds that `stop` waits for the recording, once the work is done or was waited for. */
const RECORD_WITHIN_MS = 2_000;

/** The sizes of a loop. */
export interface WorkLimits {
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
}

/** Claims, does and records work, which waits as in any line and must not fail: what goes wrong is its result. */
export interface WorkOptions<Claim, Result>
  extends RecorderOptions<Result>, Pick<LineOptions<Claim, Result>, "groupOf" | "begin" | "work"> {
  limits: WorkLimits;
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
export function createWorkLoop<Claim, Result>(
  options: WorkOptions<Claim, Result>,
) {
  const { limits, handBack } = options;
  let [stopping, stopped] = [false, false];

  /** Anything begun while nothing can be recorded would be done again if this process died. */
  const isHalted = () => stopping || recorder.waitedMs() > limits.stalledMs;
  const room = () => limits.claimed - line.waiting - line.underWay;
  const isAtRest = () => !claiming.isBusy && line.waiting === 0 && line.underWay === 0;
  const isIdle = () => isAtRest() && recorder.unrecorded === 0;
  const hasPlace = (underWay: number) =>
    underWay < limits.atOnce && underWay + recorder.unrecorded < limits.unfinished &&
    !isHalted() && options.mayBegin();
  const mayAsk = () => !isHalted() && room() >= limits.worthAClaim;

  const conditions = createConditions();
  const recorder = createRecorder<Result>({ ...options, changed: freed });
  const line = createLine<Claim, Result>({ ...options, hasPlace, done });
  const claiming = createClaiming({ ...options, ask, mayAsk, settle });

  async function ask(): Promise<NextAsk> {
    const { claims, ...next } = await options.claim(room());
    line.add(claims);
    if (stopping) await handBack(line.drop(() => true));
    line.fill();
    return next;
  }

  function done(claim: Claim, result: Result): void {
    options.end(claim);
    recorder.add(result);
    freed();
  }

  /** Begins what stands in line and has a place now. */
  function freed(): void {
    line.fill();
    claiming.resume();
    settle();
  }

  function settle(): void {
    if (!conditions.areAwaited) return;
    if (isAtRest()) recorder.flush(); // no company will come
    conditions.check();
  }

  /** Resolves when nothing is claimed, under way or unrecorded, or the loop has stopped. */
  function idle(withinMs?: number): Promise<void> {
    const reached = conditions.until(() => isIdle() || stopped, withinMs);
    settle();
    return reached;
  }

  /** Claims and begins no more, hands back what stands in line, and waits a while for the rest. */
  async function stop(): Promise<void> {
    stopping = true;
    claiming.stop();
    await handBack(line.drop(() => true));
    await idle(limits.stopWithinMs);
    recorder.flush();
    await conditions.until(() => recorder.unrecorded === 0, RECORD_WITHIN_MS);
    stopped = true;
    conditions.check();
  }

  return { nudge: claiming.nudge, fill: freed, drop: line.drop, idle, stop };
}
