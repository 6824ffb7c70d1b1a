/** Milliseconds beyond the deadline: what has come while this process was busy is read in them. */
const LAST_CHANCE_MS = 100;

/** Calls `lost` when an answer is owed and nothing has come for so long. While none is owed, no time passes. */
export function createPatience(
  { withinMs, isOwed, lost, monotonic = () => performance.now() }: {
    withinMs: number;
    isOwed: () => boolean;
    lost: () => void;
    monotonic?: () => number;
  },
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let isLastChance = false;
  let wasOwed = false;

  /** One timer serves all statements of its time: it is set anew when it goes off too early. */
  function look(): void {
    timer = undefined;
    if (!isOwed()) return;
    const restMs = dueAt - monotonic();
    if (restMs > 0) return wait(restMs);
    if (isLastChance) return lost();
    isLastChance = true;
    wait(LAST_CHANCE_MS);
  }

  function wait(ms: number): void {
    timer ??= setTimeout(look, ms);
  }

  function begin(): void {
    dueAt = monotonic() + withinMs;
    isLastChance = false;
    wait(withinMs);
  }

  return {
    /** Something was sent. */
    sent() {
      if (wasOwed || !isOwed()) return;
      wasOwed = true;
      begin();
    },
    /** Something came: whoever sends is not silent. */
    received() {
      wasOwed = isOwed();
      if (wasOwed) begin();
    },
    stop: () => clearTimeout(timer),
  };
}
