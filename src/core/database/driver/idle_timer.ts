/**
 * Milliseconds after the deadline for reading data that arrived while this process was busy: its timers run before its
 * sockets are read.
 */
const LAST_CHANCE_MS = 100;

/**
 * Calls `expired` when a response is awaited and no data has arrived for `timeoutMs`. While no response is awaited, the
 * timer stands still. The driver has no such deadline: a statement waits for as long as the network is silent
 * (postgres.js issue 1089).
 */
export function createIdleTimer(
  { timeoutMs, isAwaitingResponse, expired }: {
    timeoutMs: number;
    isAwaitingResponse: () => boolean;
    expired: () => void;
  },
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let isLastChance = false;
  let wasAwaiting = false;

  /** All statements sent while it runs share one timer. If it fires too early, it is set again. */
  function check(): void {
    timer = undefined;
    if (!isAwaitingResponse()) return;
    const restMs = dueAt - performance.now();
    if (restMs > 0) return wait(restMs);
    if (isLastChance) return expired();
    isLastChance = true;
    wait(LAST_CHANCE_MS);
  }

  function wait(ms: number): void {
    timer ??= setTimeout(check, ms);
  }

  function restart(): void {
    dueAt = performance.now() + timeoutMs;
    isLastChance = false;
    wait(timeoutMs);
  }

  return {
    /** Data was sent. */
    sent(): void {
      if (wasAwaiting || !isAwaitingResponse()) return;
      wasAwaiting = true;
      restart();
    },
    /** Data arrived, so the server is not silent. */
    received(): void {
      wasAwaiting = isAwaitingResponse();
      if (wasAwaiting) restart();
    },
    stop: () => clearTimeout(timer),
  };
}
