import type { Sql } from "../database/connect.ts";
import { describeError, log } from "../log.ts";
import type { BreakerWaits } from "./endpoint_health.ts";
import { completeAttempts, type Completion } from "./outbox_complete.ts";

/** Attempts recorded by one statement at most, and statements on their way at once. */
const BATCH_MAX = 512;
const WRITERS = 2;

/** Milliseconds between tries to record what the database did not take. */
const RETRY_MS = 500;

/** Records attempts in batches: what completes while one statement is on its way goes with the next. */
export interface CompletionWriter {
  add(completion: Completion): void;
  /** Attempts that are not recorded yet. */
  readonly unrecorded: number;
}

/** `recorded` is told after each batch. A batch that fails is kept and tried again: a result is never lost here. */
export function createCompletionWriter(
  sql: Sql,
  { now, breaker, recorded }: { now: () => Date; breaker: BreakerWaits; recorded: () => void },
): CompletionWriter {
  const waiting: Completion[] = [];
  let writers = 0;
  let unrecorded = 0;

  async function write(): Promise<void> {
    writers++;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_MAX);
      await record(batch);
      unrecorded -= batch.length;
      recorded();
    }
    writers--;
  }

  async function record(batch: Completion[]): Promise<void> {
    for (let again = false;; again = true) {
      try {
        return await completeAttempts(sql, batch, { now: now(), breaker, again });
      } catch (error) {
        log("error", "attempts_not_recorded", { attempts: batch.length, ...describeError(error) });
        await new Promise((done) => setTimeout(done, RETRY_MS));
      }
    }
  }

  return {
    add(completion) {
      waiting.push(completion);
      unrecorded++;
      // In a later turn, so that what completes in this one travels together.
      if (writers < WRITERS) {
        setImmediate(() => waiting.length > 0 && writers < WRITERS && void write());
      }
    },
    get unrecorded() {
      return unrecorded;
    },
  };
}
