/** Milliseconds that lines are buffered: a write per request would cost more than the request. */
const BUFFERED_MS = 5;

/** Milliseconds until lines that a full disk or a slow reader didn't accept are retried. */
const RETRY_MS = 100;

/**
 * Most characters of buffered lines. Further lines are dropped and counted.
 *
 * ```text
 * limit            value                 protects  used up by
 * lines in memory  1,000,000 characters  memory    a full disk, a reader that stopped
 *   test: lines beyond what a stuck log holds are counted
 * ```
 */
const BUFFERED_MAX = 1_000_000;

const encoder = new TextEncoder();

/**
 * Creates a buffer that writes lines to standard output after a short delay. Buffered lines don't keep the process
 * alive; the caller flushes them when it exits. `lost` returns the line that reports how many were dropped.
 */
export function createLogBuffer(lost: (lines: number) => string) {
  let lines = "";
  /** The bytes of earlier lines that were not accepted yet. */
  let unwritten = new Uint8Array();
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(line: string): void {
    if (lines.length >= BUFFERED_MAX) return void dropped++;
    lines += `${line}\n`;
    if (timer === undefined) flushIn(BUFFERED_MS);
  }

  function flushIn(ms: number): void {
    timer = setTimeout(flush, ms);
    Deno.unrefTimer(timer);
  }

  /**
   * Writes the buffered lines. Lines that can't be written now are kept and retried. After the reader has closed the
   * pipe, nothing is written. A failure here must not end the service.
   */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    try {
      write();
      unwritten = encoder.encode(lines);
      lines = "";
      write();
    } catch (error) {
      if (!(error instanceof Deno.errors.BrokenPipe)) return flushIn(RETRY_MS);
      unwritten = new Uint8Array();
      lines = "";
    }
    if (dropped === 0) return;
    const line = lost(dropped);
    dropped = 0;
    add(line);
    flush();
  }

  function write(): void {
    while (unwritten.length > 0) {
      unwritten = unwritten.subarray(Deno.stdout.writeSync(unwritten));
    }
  }

  return { add, flush };
}
