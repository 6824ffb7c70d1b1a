import { isUnavailable } from "../database/unavailable.ts";
import { describeError, log } from "../observing/log.ts";
import type { Clock } from "../time/clock.ts";
import { createWorkLoop } from "../work/work_loop.ts";

/** Milliseconds that `stop` waits for messages in flight, of the 12 s of a shutdown. */
const STOP_WITHIN_MS = 5_000;

/**
 * Messages of one kind that wait in the database. A row's `due_at` is its lease, too: a claim postpones it, and the
 * record sets it again. What a process leaves unsent or unrecorded when it ends is due after that.
 */
export interface MessageKind<Claim, Result> {
  /** The kind's name in the log. */
  name: string;
  /** Most messages in flight at once. */
  atOnce: number;
  /** Claims up to `rows` messages that are due. */
  claim: (at: { now: Date; rows: number }) => Promise<Claim[]>;
  /** Sends a message. A failure is a result, too; after an error, nothing is recorded. */
  send: (claim: Claim) => Promise<Result>;
  /** Returns whether a result means that no other message can be sent now either. That ends the round. */
  isDown?: (result: Result) => boolean;
  /** Records the result, and when the row is due again. May run twice for one message. */
  record: (sent: { claim: Claim; result: Result; now: Date }) => Promise<void>;
}

/** Sends messages of one kind. Several loops, in one process or in many, share the messages. */
export type MessageLoop = ReturnType<typeof createMessageLoop>;

/** Creates a loop that is idle until `send` is called. While the clock is off, it claims nothing. */
export function createMessageLoop<Claim, Result>(
  { name, atOnce, claim, send, isDown = () => false, record }: MessageKind<Claim, Result>,
  { now: hostNow, clock }: { now: () => Date; clock: Clock },
) {
  // A message in flight while the clock jumps is recorded with the corrected time. Otherwise the next one could be due in
  // a year.
  const now = () => clock.corrected(hostNow());
  const faults: unknown[] = [];
  let isOver = false;

  const loop = createWorkLoop<Claim, { claim: Claim; result: Result } | undefined>({
    // Claims need the database as records do: while it is away, no message gets ahead of its record.
    limits: {
      atOnce,
      claimed: atOnce,
      worthAClaim: 1,
      unfinished: Infinity,
      stalledMs: Infinity,
      stopWithinMs: STOP_WITHIN_MS,
    },
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
      } catch (error) {
        if (isUnavailable(error)) throw error; // and record it as soon as the database is there
        failed(error);
      }
    },
    notRecorded: (error) =>
      log("warn", "message_not_recorded", { kind: name, ...describeError(error) }),
  });

  function failed(error: unknown): void {
    faults.push(error);
  }

  /**
   * Sends everything that is due. Resolves when all of it is sent or postponed, or after `stop`, with whether more could
   * be sent now. Throws the first error that was no result.
   */
  async function sendDue(): Promise<boolean> {
    isOver = false;
    loop.nudge();
    await loop.idle();
    const [fault] = faults.splice(0);
    if (fault !== undefined) throw fault;
    return !isOver;
  }

  return { sendDue, stop: loop.stop };
}
