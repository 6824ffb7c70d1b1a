/** Closes what the bench opened. */
type Close = () => Promise<unknown> | unknown;

/** The exit code that a shell expects after an interrupt: 128 and the number of SIGINT. */
const INTERRUPTED = 130;

const closes: Close[] = [];
let ending: Promise<void> | undefined;

/**
 * Opens something that must not outlive the bench: `close` is called when the bench ends, however it ends and however
 * far the opening got. What was opened last is closed first.
 */
export async function hold<T>(
  open: () => T | Promise<T>,
  close: (opened: T) => Promise<unknown> | unknown,
): Promise<T> {
  if (ending !== undefined) throw new Error("the bench is ending");
  const opening = Promise.try(open);
  closes.push(async () => {
    const opened = await opening.then((value) => ({ value }), () => undefined);
    if (opened) await close(opened.value);
  });
  return await opening;
}

/** Closes everything that is held, once. A close that fails is reported, and the others still happen. */
export function endAll(): Promise<void> {
  return ending ??= closeAll();
}

/** Ends the process cleanly when someone interrupts it, once or several times. */
export function endOnInterrupt(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    Deno.addSignalListener(signal, async () => {
      await endAll();
      Deno.exit(INTERRUPTED);
    });
  }
  // A response that is cut off in the middle fails without a message.
  globalThis.addEventListener("unhandledrejection", (event) => {
    if (isEnding()) event.preventDefault();
  });
}

/** Returns whether everything is being closed. */
export function isEnding(): boolean {
  return ending !== undefined;
}

async function closeAll(): Promise<void> {
  for (let close; (close = closes.pop()) !== undefined;) {
    try {
      await close();
    } catch (error) {
      console.error("Cannot clean up:", error);
    }
  }
}
