/** Signals that end a program. A closed terminal (SIGHUP) means the same as SIGTERM. */
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

type Signal = "SIGTERM" | "SIGINT";

/** The signals that this process receives from now on, kept until they are taken. */
export interface Signals {
  /** Passes every signal, past and future, to `take`. */
  handTo(take: (signal: Signal) => void): void;
  /** Acts as if this process had received the signal. */
  send(signal: Signal): void;
  /** Lets signals end this process again. */
  close(): void;
}

/** Starts to collect signals, so that they don't end this process while it holds a database. */
export function watchSignals(): Signals {
  const waiting: Signal[] = [];
  let send = (signal: Signal): void => void waiting.push(signal);
  const listeners = SIGNALS.map((name) => {
    const listener = () => send(name === "SIGHUP" ? "SIGTERM" : name);
    Deno.addSignalListener(name, listener);
    return { name, listener };
  });
  return {
    handTo(take) {
      send = (signal) => ignoreGone(() => take(signal));
      for (const signal of waiting.splice(0)) send(signal);
    },
    send: (signal) => send(signal),
    close() {
      for (const { name, listener } of listeners) Deno.removeSignalListener(name, listener);
    },
  };
}

/** Ignores the error of a signal to a process that has just ended. */
function ignoreGone(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof Deno.errors.NotFound)) throw error;
  }
}
