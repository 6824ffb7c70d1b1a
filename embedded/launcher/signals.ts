/** Signals that ask a program to end. A closed terminal (SIGHUP) asks for the same as SIGTERM. */
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

type Signal = "SIGTERM" | "SIGINT";

/** The signals that this process gets from now on, kept until somebody takes them. */
export interface Signals {
  /** Gives every signal, past and to come, to `take`. */
  handTo(take: (signal: Signal) => void): void;
  /** Acts as if this process had got the signal. */
  send(signal: Signal): void;
  /** Lets signals end this process again. */
  close(): void;
}

/** Starts to collect signals: none may end this process while it holds a database. */
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

/** A signal to a process that has just ended is late, not wrong. */
function ignoreGone(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof Deno.errors.NotFound)) throw error;
  }
}
