/** Milliseconds that a timer may be late before that counts as our own delay, and the other side gets as many more. */
const LATE_MS = 100;

/** Watches over an answer that is owed. */
export interface Patience {
  /** Something was sent. */
  sent(): void;
  /** Something came: whoever sends is not silent. */
  received(): void;
  stop(): void;
}

/** Calls `lost` when an answer is owed and nothing has come for so long. While none is owed, no time passes. */
export function createPatience(
  { withinMs, isOwed, lost, monotonic = () => performance.now() }: {
    withinMs: number;
    isOwed: () => boolean;
    lost: () => void;
    monotonic?: () => number;
  },
): Patience {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let wasOwed = false;

  /** One timer serves all statements of its time: it is set anew when it goes off too early. */
  function look(): void {
    timer = undefined;
    if (!isOwed()) return;
    const restMs = dueAt - monotonic();
    if (restMs > 0) return wait(restMs);
    if (restMs > -LATE_MS) return lost();
    dueAt = monotonic() + LATE_MS;
    wait(LATE_MS);
  }

  function wait(ms: number): void {
    timer ??= setTimeout(look, ms);
  }

  return {
    sent() {
      if (!wasOwed && isOwed()) {
        wasOwed = true;
        dueAt = monotonic() + withinMs;
        wait(withinMs);
      }
    },
    received() {
      wasOwed = isOwed();
      dueAt = monotonic() + withinMs;
    },
    stop: () => clearTimeout(timer),
  };
}
