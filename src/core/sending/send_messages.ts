import { isUnavailable } from "../database/unavailable.ts";
import { describeError, log } from "../observing/log.ts";
import type { Clock } from "../time/clock.ts";
import { createWorkLoop } from "../work/work_loop.ts";

/** Milliseconds without a recorded result after which no more messages are claimed or sent. */
const STALLED_MS = 5_000;

/**
 * Milliseconds that a shutdown waits for messages in flight: a second less than for jobs, so that the results are
 * recorded.
 */
const STOP_WITHIN_MS = 3_000;

/**
 * A kind of message that waits in the database. A row's `due_at` is also its lease: a claim postpones it, and recording
 * the result sets it again. Messages that a process leaves unsent or unrecorded when it ends are due again once the
 * lease expires.
 */
export interface MessageKind<Claim, Result> {
  /** The kind's name in the log. */
  name: string;
  /** Most messages in flight at once. */
  atOnce: number;
  /** Claims up to `rows` messages that are due. */
  claim: (at: { now: Date; rows: number }) => Promise<Claim[]>;
  /** Sends a message. A failure is a result, too. After an error, no result is recorded. */
  send: (claim: Claim) => Promise<Result>;
  /** Returns whether a result means that no other message can be sent now either. That ends the run. */
  isDown?: (result: Result) => boolean;
  /** Makes a claimed row that can't be sent now due at a time. By default, it is due after its lease. */
  putOff?: (claim: Claim, dueAt: Date) => Promise<void>;
  /** Records the result, and when the row is due again. May run twice for one message. */
  record: (sent: { claim: Claim; result: Result; now: Date }) => Promise<void>;
}

/**
 * Sends all messages of a kind that are due. Returns whether there is more to send now. Several processes share the
 * messages. While the clock is off, no messages are claimed. After `signal`, no message starts, and those in flight get
 * a limited time to finish. Once all others are sent, throws the first error of `send`.
 */
export async function sendMessages<Claim, Result>(
  { name, atOnce, claim, send, isDown = () => false, putOff, record }: MessageKind<Claim, Result>,
  { now: hostNow, clock }: { now: () => Date; clock: Clock },
  signal?: AbortSignal,
): Promise<boolean> {
  // A message in flight while the clock jumps is recorded with the corrected time. Otherwise the next one could be due
  // in a year.
  const now = () => clock.corrected(hostNow());
  const faults: unknown[] = [];
  const failed = (error: unknown) => void faults.push(error);
  let isOver = false;
  let isAway = false; // the database: one line in the log says so, not two a second for each message

  const loop = createWorkLoop<Claim, { claim: Claim; result: Result } | undefined>({
    limits: limitsOf(atOnce),
    batches: { gatherMs: 0, enough: 1, most: 1, writers: atOnce },
    monotonic: () => performance.now(),
    async claim(rows) {
      if (isOver || !await clock.isRight(hostNow())) return { claims: [], more: false };
      const claims = await claim({ now: now(), rows });
      return { claims, more: claims.length > 0 };
    },
    notClaimed: failed,
    async work(claim) {
      try {
        const result = await send(claim);
        isOver ||= isDown(result);
        return { claim, result };
      } catch (error) {
        failed(error);
      }
    },
    async record([sent]) {
      if (sent === undefined) return;
      try {
        await record({ ...sent, now: now() });
        isAway = false;
      } catch (error) {
        if (isUnavailable(error)) throw error; // the loop retries until the database is available
        failed(error);
      }
    },
    async handBack(claims) {
      // If this fails, the row is due after its lease.
      for (const claim of claims) await putOff?.(claim, now()).catch(() => {});
    },
    notRecorded(error) {
      if (!isAway) log("warn", "message_not_recorded", { kind: name, ...describeError(error) });
      isAway = true;
    },
  });

  const stop = () => void loop.stop();
  signal?.addEventListener("abort", stop);
  if (!signal?.aborted) loop.nudge();
  await loop.idle();
  signal?.removeEventListener("abort", stop);
  if (faults.length > 0) throw faults[0];
  return !isOver;
}

/** Returns the limits of a run. */
function limitsOf(atOnce: number) {
  return {
    atOnce,
    claimed: atOnce,
    worthAClaim: 1,
    // A message that was sent but not recorded is sent again if the process ends.
    unfinished: 2 * atOnce,
    stalledMs: STALLED_MS,
    stopWithinMs: STOP_WITHIN_MS,
  };
}
