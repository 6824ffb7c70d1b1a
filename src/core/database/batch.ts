/**
 * The limits on queries that travel together in one statement.
 *
 * ```text
 * limit               value      protects              used up by
 * batches of a kind   2 at once  connections           requests that arrive together
 *   test: while both lanes are busy, what arrives waits and travels together
 * queries of a batch  500        the statement's time  requests that arrive together
 *   test: a batch holds 500 questions at most
 * ```
 */

import { batchAsked } from "../observing/metrics.ts";
import { createInterval } from "../time/interval.ts";

/** Batches of one kind in flight at once. Two keep Postgres busy while one is read. */
const LANES = 2;

/** Most queries in one statement. Beyond that, a statement's own time grows faster than the rest shrinks. */
const BATCH_MAX = 500;

/**
 * Milliseconds between checks for overdue queries: one timer for all instead of one per query. A batch in flight for
 * this long is slow and no longer worth waiting for.
 */
const DEADLINE_CHECK_MS = 50;

/** Milliseconds before a lookup of v1 gives up. Together with the key's own lookup, v1 responds within 2 s. */
const LOOKUP_TIMEOUT_MS = 900;

/** The database did not respond in time. */
export class DatabaseTimeout extends Error {
  override name = "DatabaseTimeout";
}

interface Question<Q, A> {
  question: Q;
  dueAt: number;
  answer(answer: A): void;
  fail(error: unknown): void;
}

/**
 * Collects the queries that arrive in one turn of the event loop, and while a batch of the same size is in flight, and
 * runs them together. `ask` returns the results in the order of the queries and matches rows by a key in each row,
 * never by position. A query without a result after `timeoutMs` fails with DatabaseTimeout, and the lane that blocked
 * it is abandoned.
 */
export function createBatch<Q, A>(
  ask: (questions: Q[]) => Promise<A[]>,
  { timeoutMs, monotonic = () => performance.now() }: {
    timeoutMs: number;
    monotonic?: () => number;
  },
): (question: Q) => Promise<A> {
  const waiting: Question<Q, A>[] = [];
  const inFlight = new Set<Question<Q, A>[]>();
  let armed = false;
  const watch = createInterval(failOverdue, DEADLINE_CHECK_MS);

  function collect(question: Q): Promise<A> {
    return new Promise((answer, fail) => {
      waiting.push({ question, dueAt: monotonic() + timeoutMs, answer, fail });
      arm();
      watch.start();
    });
  }

  function arm(isEnough = fillsBatch(waiting.length, inFlight)): void {
    if (armed || inFlight.size >= LANES || waiting.length === 0 || !isEnough) return;
    armed = true;
    setImmediate(() => {
      armed = false;
      void send(waiting.splice(0, BATCH_MAX));
    });
  }

  async function send(batch: Question<Q, A>[]): Promise<void> {
    if (batch.length === 0) return;
    inFlight.add(batch);
    arm();
    try {
      const answers = await ask(batch.map((entry) => entry.question));
      batch.forEach((entry, index) => answerOne(entry, answers[index]));
    } catch (error) {
      for (const entry of batch) entry.fail(error);
    } finally {
      inFlight.delete(batch);
      arm();
      if (inFlight.size + waiting.length === 0) watch.stop();
    }
  }

  function failOverdue(): void {
    const now = monotonic();
    for (const batch of inFlight) if (isOverdue(batch[0], now)) giveUp(batch);
    while (isOverdue(waiting[0], now)) waiting.shift()?.fail(new DatabaseTimeout("no free lane"));
    arm(true);
    if (inFlight.size + waiting.length === 0) watch.stop();
  }

  function giveUp(batch: Question<Q, A>[]): void {
    inFlight.delete(batch);
    for (const entry of batch) entry.fail(new DatabaseTimeout(`no answer in ${timeoutMs} ms`));
  }

  return collect;
}

/**
 * Returns whether at least as many queries are waiting as the batches in flight contain. Smaller batches would each
 * cost a write, a statement and a read, and leave nothing to collect. Under load, each lane carries half of all queries
 * this way.
 */
function fillsBatch(waiting: number, inFlight: Iterable<readonly unknown[]>): boolean {
  for (const batch of inFlight) if (waiting < batch.length) return false;
  return true;
}

/** Creates a lookup for v1. Concurrent calls share one query, whose deadline is multiplied by `timeoutFactor`. */
export function createBatchedLookup<Q, A>(
  lookup: string,
  ask: (questions: Q[]) => Promise<A[]>,
  timeoutFactor: number,
) {
  const measured = (questions: Q[]) => {
    batchAsked(questions.length, { lookup });
    return ask(questions);
  };
  return createBatch(measured, { timeoutMs: LOOKUP_TIMEOUT_MS * timeoutFactor });
}

function isOverdue(entry: { dueAt: number } | undefined, now: number): boolean {
  return entry !== undefined && entry.dueAt <= now;
}

function answerOne<Q, A>(entry: Question<Q, A>, answer: A | undefined): void {
  if (answer === undefined) entry.fail(new Error("a batched statement returned too few answers"));
  else entry.answer(answer);
}
