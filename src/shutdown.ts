import { flushLog } from "./log.ts";

/** A second signal within this time is the same signal: a terminal and a launcher often both send one. */
const SAME_SIGNAL_MS = 2_000;

/** Whoever sends a second signal later than that wants the process gone, and gets this exit status. */
const IMPATIENT_EXIT = 130;

/** Calls `stop` at the first SIGTERM or SIGINT, or when `gone` resolves, and then ends the process with status 0. */
export function onShutdown(gone: Promise<void>, stop: (why: string) => Promise<void>): void {
  let stoppingSince: number | undefined;

  async function shutDown(why: string): Promise<void> {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) exit(IMPATIENT_EXIT);
      return;
    }
    stoppingSince = performance.now();
    await stop(why);
    exit(0);
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    Deno.addSignalListener(signal, () => void shutDown(signal));
  }
  void gone.then(() => shutDown("launcher gone"));
}

function exit(status: number): never {
  flushLog();
  Deno.exit(status);
}
