import { type ClaimQueueOptions, createClaimQueue } from "./claim_queue.ts";
import { createRecorder, type RecorderOptions } from "./recorder.ts";

/** Milliseconds that `stop` waits for recording, after the work is done or its wait has ended. */
const RECORD_WITHIN_MS = 2_000;

/** The result of a query for work. */
export interface ClaimedWork<Claim> {
  claims: Claim[];
  /** Whether there may be more right away. */
  more: boolean;
  /** Milliseconds until the next query, unless a nudge triggers it earlier. */
  againMs?: number | undefined;
}

/**
 * The functions that claim, do and record work. Work waits in a queue (`claim_queue.ts`) and must not throw: it
 * returns its errors.
 */
export interface WorkOptions<Claim, Result>
  extends
    Omit<RecorderOptions<Result>, "settled">,
    Pick<ClaimQueueOptions<Claim, Result>, "groupOf" | "begin" | "work" | "end"> {
  limits: {
    /** Most claims in progress at once, and most queued or in progress. */
    atOnce: number;
    claimed: number;
    /** Number of claims in progress and unrecorded results at which no more work starts. */
    unfinished: number;
    /** Free slots that make a query for more worthwhile. */
    worthAClaim: number;
    /** Milliseconds that a result may wait to be recorded before claiming and starting stop. */
    stalledMs: number;
    /** Milliseconds that `stop` waits for work in progress. */
    stopWithinMs: number;
  };
  /** Claims up to `rows` rows. */
  claim: (rows: number) => Promise<ClaimedWork<Claim>>;
  /** Called with the error if a claim failed. */
  notClaimed: (error: unknown) => void;
  /** Returns whether work may start now, in addition to the loop's own limits. */
  mayBegin?: () => boolean;
  /** Hands back claims that were not started. Must not fail. By default, their lease ends. */
  handBack?: (claims: Claim[]) => Promise<void>;
}

/**
 * Claims work, does it, and records the results, in a loop. All work that a process claims from the database runs in
 * such a loop. Several loops, in one process or in many, share the work through their claims.
 *
 * ```text
 *   nudge ──► claim ──► queued ──begin──► under way ──► unrecorded ──► recorded
 *               ▲                                                         │
 *               └──────────────── room, a slot, a nudge ◄────────────────┘
 * ```
 *
 * It is idle until it is nudged.
 */
export function createWorkLoop<Claim, Result>(options: WorkOptions<Claim, Result>) {
  const { limits, mayBegin = () => true, handBack = () => Promise.resolve() } = options;
  const waits = createWaits(() => {
    if (isAtRest()) recorder.flush(); // there are no more results
  });
  let stopping = false;
  let stopped = false;

  /** Work that starts while results can't be recorded would be repeated if this process died. */
  const isHalted = () => stopping || recorder.waitedMs() > limits.stalledMs;
  const isAtRest = () => !claiming.isActive() && queue.waiting() === 0 && queue.underWay() === 0;
  const hasSlot = (underWay: number) =>
    underWay < limits.atOnce && underWay + recorder.unrecorded < limits.unfinished &&
    !isHalted() && mayBegin();

  const queue = createClaimQueue<Claim, Result>({
    ...options,
    hasSlot,
    done(result) {
      recorder.add(result);
      fill();
    },
  });
  const recorder = createRecorder<Result>({ ...options, settled: fill });
  const claiming = createClaiming<Claim>({
    ...options,
    room: () => isHalted() ? 0 : limits.claimed - queue.waiting() - queue.underWay(),
    async take(claims) {
      queue.add(claims);
      if (stopping) await handBack(queue.drop(() => true));
      queue.fill();
    },
    settled: waits.check,
  });

  /** Starts queued claims that have a slot now, and claims more if there is room. */
  function fill(): void {
    queue.fill();
    claiming.claimIfWanted();
    waits.check();
  }

  /** Resolves when nothing is claimed, in progress or unrecorded, or the loop has stopped. */
  const idle = (withinMs?: number) =>
    waits.until(() => isAtRest() && recorder.unrecorded === 0 || stopped, withinMs);

  /** Stops claiming and starting, hands back queued claims, and waits a limited time for the rest. */
  async function stop(): Promise<void> {
    stopping = true;
    claiming.stop();
    await handBack(queue.drop(() => true));
    await idle(limits.stopWithinMs);
    recorder.flush();
    await waits.until(() => recorder.unrecorded === 0, RECORD_WITHIN_MS);
    stopped = true;
    waits.check();
  }

  return { nudge: claiming.nudge, fill, drop: queue.drop, idle, stop };
}

/** The functions with which the loop claims work and handles each claim. */
interface ClaimingOptions<Claim>
  extends Pick<WorkOptions<Claim, unknown>, "limits" | "claim" | "notClaimed"> {
  /** Returns the claims that there is room for. */
  room: () => number;
  take: (claims: Claim[]) => Promise<void>;
  /** Called when the queries have ended for now. */
  settled: () => void;
}

/** Creates the queries for work, of which one runs at a time while there is room. */
function createClaiming<Claim>(
  { limits, claim, notClaimed, room, take, settled }: ClaimingOptions<Claim>,
) {
  let wanted = false;
  let running = false;
  let stopped = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  const mayClaim = () => wanted && room() >= limits.worthAClaim;

  /** Announces that something may be due. Returns at once and never throws. */
  function nudge(): void {
    wanted = true;
    claimIfWanted();
  }

  function claimIfWanted(): void {
    if (!running && mayClaim()) void claimWhileWanted();
  }

  async function claimWhileWanted(): Promise<void> {
    running = true;
    try {
      while (mayClaim()) {
        wanted = false;
        const { claims, more, againMs } = await claim(room());
        await take(claims);
        wanted ||= more;
        if (againMs !== undefined) claimAgainIn(againMs);
      }
    } catch (error) {
      notClaimed(error);
    }
    running = false;
    settled();
  }

  function claimAgainIn(ms: number): void {
    if (stopped) return;
    again ??= setTimeout(() => {
      again = undefined;
      nudge();
      settled();
    }, ms);
  }

  return {
    nudge,
    claimIfWanted,
    /** Returns whether a query is running or scheduled. */
    isActive: () => running || again !== undefined,
    stop() {
      stopped = true;
      clearTimeout(again);
      again = undefined;
    },
  };
}

/** Creates an empty set of conditions that callers wait for. `prepare` runs before each check of them. */
function createWaits(prepare: () => void) {
  const waits = new Map<() => void, () => boolean>(); // conditions, by the callback that runs when they are met

  function check(): void {
    if (waits.size === 0) return;
    prepare();
    for (const [resolve, isMet] of waits) if (isMet()) resolve();
  }

  return {
    check,
    /** Resolves once the condition is met, or after `withinMs` milliseconds. */
    async until(isMet: () => boolean, withinMs?: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = withinMs === undefined ? undefined : setTimeout(resolve, withinMs);
      waits.set(resolve, isMet);
      check();
      await promise;
      clearTimeout(timer);
      waits.delete(resolve);
    },
  };
}
