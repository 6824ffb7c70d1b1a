import type { Sql } from "../database/connect.ts";
import { describeError, log } from "../log.ts";
import type { BreakerWaits } from "./endpoint_health.ts";
import { completeAttempts, type Completion } from "./outbox_complete.ts";

/** Attempts recorded by one statement at most, and statements on their way at once. */
const BATCH_MAX = 512;
const WRITERS = 2;

/**
 * A statement costs Postgres as much as twenty of its rows: attempts wait so many milliseconds for company, or
 * until there are enough. What a crash catches here is sent again, under the same `X-Listing-Vote`.
 */
const GATHER_MS = 10;
const ENOUGH = 128;

/** Milliseconds between tries to record what the database did not take. */
const RETRY_MS = 500;

/** Records attempts in batches. */
export interface CompletionWriter {
  add(completion: Completion): void;
  /** Attempts that are not recorded yet. */
  readonly unrecorded: number;
  /** Milliseconds that the oldest of them has waited. */
  waitedMs(): number;
}

/** Dependencies of a writer. */
export interface WriterOptions {
  now: () => Date;
  monotonic: () => number;
  breaker: BreakerWaits;
  /** Told after each batch. */
  recorded: (batch: readonly Completion[]) => void;
}

/** A batch that fails is kept and tried again: a result is never lost here. */
export function createCompletionWriter(
  sql: Sql,
  { now, monotonic, breaker, recorded }: WriterOptions,
): CompletionWriter {
  const waiting: Completion[] = [];
  const unrecorded = new Map<Completion, number>(); // since when, the oldest first
  let writers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(completion: Completion): void {
    waiting.push(completion);
    unrecorded.set(completion, monotonic());
    gather();
  }

  function gather(): void {
    if (waiting.length >= ENOUGH) begin();
    else if (waiting.length > 0) timer ??= setTimeout(begin, GATHER_MS);
  }

  function begin(): void {
    clearTimeout(timer);
    timer = undefined;
    if (writers < WRITERS && waiting.length > 0) void write();
  }

  async function write(): Promise<void> {
    writers++;
    const batch = waiting.splice(0, BATCH_MAX);
    await record(batch);
    writers--;
    for (const completion of batch) unrecorded.delete(completion);
    recorded(batch);
    gather();
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
    add,
    get unrecorded() {
      return unrecorded.size;
    },
    waitedMs() {
      const [oldest] = unrecorded.values();
      return oldest === undefined ? 0 : monotonic() - oldest;
    },
  };
}
