/** Dependencies of a recorder. */
export interface RecorderOptions<Result> {
  /** Records a batch. `again` is true if the same batch was sent before, and may be recorded already. */
  record: (batch: Result[], again: boolean) => Promise<void>;
  /** Called after each batch that counts as recorded. */
  recorded?: (batch: readonly Result[]) => void;
  /** Called after that. */
  settled: () => void;
  /** Called with the error if a batch was not recorded, before it is retried. */
  notRecorded: (error: unknown, size: number) => void;
  batches: {
    /** Milliseconds that results wait to form a batch, unless there are `enough` of them. */
    gatherMs: number;
    enough: number;
    /** Most results in one batch, and most batches in flight. */
    most: number;
    writers: number;
  };
  /** Milliseconds between attempts to record what the database did not accept. Defaults to half a second. */
  retryMs?: number;
  /** Milliseconds that never run backwards. */
  monotonic: () => number;
}

/** Milliseconds between attempts to record a batch. */
const RETRY_MS = 500;

/** Creates a recorder of results in batches. A batch that fails is kept and retried, so no result is lost here. */
export function createRecorder<Result>(options: RecorderOptions<Result>) {
  const { batches, monotonic } = options;
  const waiting: Result[] = [];
  const unrecorded = new Map<Result, number>(); // the time of each result, oldest first
  let writers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(result: Result): void {
    waiting.push(result);
    unrecorded.set(result, monotonic());
    gather();
  }

  function gather(): void {
    if (waiting.length >= batches.enough) flush();
    else if (waiting.length > 0) timer ??= setTimeout(flush, batches.gatherMs);
  }

  /** Records waiting results at once. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (writers < batches.writers && waiting.length > 0) void write();
  }

  async function write(): Promise<void> {
    writers++;
    const batch = waiting.splice(0, batches.most);
    await recordSurely(batch, options);
    writers--;
    for (const result of batch) unrecorded.delete(result);
    options.recorded?.(batch);
    options.settled();
    gather();
  }

  return {
    add,
    flush,
    /** Number of results that are not recorded yet. */
    get unrecorded() {
      return unrecorded.size;
    },
    /** Milliseconds for which the oldest of them has waited. */
    waitedMs() {
      const [oldest] = unrecorded.values();
      return oldest === undefined ? 0 : monotonic() - oldest;
    },
  };
}

async function recordSurely<Result>(
  batch: Result[],
  { record, notRecorded, retryMs = RETRY_MS }: RecorderOptions<Result>,
): Promise<void> {
  for (let again = false;; again = true) {
    try {
      return await record(batch, again);
    } catch (error) {
      notRecorded(error, batch.length);
      await new Promise((done) => setTimeout(done, retryMs));
    }
  }
}
