import { batchAsked } from "../metrics.ts";

/** Batches of one kind under way at once: two keep Postgres busy while one is read. */
const LANES = 2;

/** Questions in one statement at most: beyond it a statement's own time grows faster than the rest shrinks. */
const BATCH_MAX = 500;

/**
 * Milliseconds between looks for overdue questions: one timer for all, none per question. A batch on its way for so
 * long is slow, and no longer worth waiting for.
 */
const DEADLINE_CHECK_MS = 50;

/** Milliseconds before a lookup of v1 gives up: together with the key's own lookup, v1 answers within 2 s. */
const LOOKUP_TIMEOUT_MS = 900;

/** The database did not answer in time. */
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
 * Collects the questions that arrive in one turn of the event loop, and while a batch as large is on its way, and asks
 * them together. `ask` returns the answers in the order of its questions and matches rows by a key that each
 * row carries, never by position. A question without an answer after `timeoutMs` fails with DatabaseTimeout,
 * and the lane that kept it waiting is given up.
 */
export function createBatch<Q, A>(
  ask: (questions: Q[]) => Promise<A[]>,
  { timeoutMs, monotonic = () => performance.now() }: {
    timeoutMs: number;
    monotonic?: () => number;
  },
): (question: Q) => Promise<A> {
  const waiting: Question<Q, A>[] = [];
  const asked = new Set<Question<Q, A>[]>();
  let armed = false;
  let watch: ReturnType<typeof setTimeout> | undefined;

  function collect(question: Q): Promise<A> {
    return new Promise((answer, fail) => {
      waiting.push({ question, dueAt: monotonic() + timeoutMs, answer, fail });
      arm();
      watch ??= setTimeout(failOverdue, DEADLINE_CHECK_MS);
    });
  }

  function arm(isEnough = fills()): void {
    if (armed || asked.size >= LANES || waiting.length === 0 || !isEnough) return;
    armed = true;
    setImmediate(() => {
      armed = false;
      void send(waiting.splice(0, BATCH_MAX));
    });
  }

  /**
   * Whether as many wait as the batches under way carry: small batches would each cost a write, a statement and a read,
   * and leave nothing to collect. Under load both lanes so carry half of all questions each.
   */
  function fills(): boolean {
    for (const batch of asked) if (waiting.length < batch.length) return false;
    return true;
  }

  async function send(batch: Question<Q, A>[]): Promise<void> {
    if (batch.length === 0) return;
    asked.add(batch);
    arm();
    try {
      const answers = await ask(batch.map((entry) => entry.question));
      batch.forEach((entry, place) => answerOne(entry, answers[place]));
    } catch (error) {
      for (const entry of batch) entry.fail(error);
    } finally {
      asked.delete(batch);
      arm();
      rest();
    }
  }

  function rest(): void {
    if (asked.size + waiting.length > 0) return;
    clearTimeout(watch);
    watch = undefined;
  }

  function failOverdue(): void {
    const now = monotonic();
    for (const batch of asked) if (isOverdue(batch[0], now)) giveUp(batch);
    while (isOverdue(waiting[0], now)) waiting.shift()?.fail(new DatabaseTimeout("no free lane"));
    watch = setTimeout(failOverdue, DEADLINE_CHECK_MS);
    arm(true);
    rest();
  }

  function giveUp(batch: Question<Q, A>[]): void {
    asked.delete(batch);
    for (const entry of batch) entry.fail(new DatabaseTimeout(`no answer in ${timeoutMs} ms`));
  }

  return collect;
}

/** Makes a lookup of v1: concurrent ones share one query, whose deadline is `patience` times as long. */
export function createLookup<Q, A>(
  lookup: string,
  ask: (questions: Q[]) => Promise<A[]>,
  patience: number,
) {
  const measured = (questions: Q[]) => {
    batchAsked(questions.length, { lookup });
    return ask(questions);
  };
  return createBatch(measured, { timeoutMs: LOOKUP_TIMEOUT_MS * patience });
}

function isOverdue(entry: { dueAt: number } | undefined, now: number): boolean {
  return entry !== undefined && entry.dueAt <= now;
}

function answerOne<Q, A>(entry: Question<Q, A>, answer: A | undefined): void {
  if (answer === undefined) entry.fail(new Error("a batched statement returned too few answers"));
  else entry.answer(answer);
}
