import { flushLog, log } from "../log.ts";

/** A second signal within this time is the same signal: a terminal and a launcher often both send one. */
const SAME_SIGNAL_MS = 2_000;

/** Milliseconds that the whole shutdown may take: hosts kill whatever lingers, and an absent database never answers. */
const STOP_WITHIN_MS = 12_000;

/** The exit status of an end that was cut short. What it left undone, its leases give back. */
const UNFINISHED_EXIT = 1;

/** Whoever sends a second signal later than that wants the process gone, and gets this exit status. */
const IMPATIENT_EXIT = 130;

/**
 * Calls `stop` at the first SIGTERM or SIGINT, or when `gone` resolves, and then ends the process: with status 0,
 * or with 1 when `stop` takes more than 12 s.
 */
export function onShutdown(gone: Promise<void>, stop: (why: string) => Promise<void>): void {
  let stoppingSince: number | undefined;

  async function shutDown(why: string): Promise<void> {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) exit(IMPATIENT_EXIT);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(cutShort, STOP_WITHIN_MS);
    await stop(why);
    exit(0);
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    Deno.addSignalListener(signal, () => void shutDown(signal));
  }
  void gone.then(() => shutDown("launcher gone"));
}

function cutShort(): never {
  log("warn", "stop_cut_short", { after_ms: STOP_WITHIN_MS });
  exit(UNFINISHED_EXIT);
}

function exit(status: number): never {
  flushLog();
  Deno.exit(status);
}
