import { flushLog, log } from "../log.ts";

/** Set to 1 by the launcher for the service that it spawns with a pipe on standard input. */
export const LAUNCHER_VARIABLE = "VOTEBOARD_LAUNCHER";

/**
 * Resolves when the launcher has ended, even by kill -9: then the kernel closes the pipe that it holds open and
 * never writes to. Never resolves for a service that was started without a launcher. A pending read keeps the
 * process alive, so who drains ends with Deno.exit.
 */
export async function whenLauncherGone(
  { launched, stdin = Deno.stdin }: { launched: boolean; stdin?: Pick<typeof Deno.stdin, "read"> },
): Promise<void> {
  if (!launched) return await new Promise<never>(() => {});
  const ignored = new Uint8Array(64);
  while (await stdin.read(ignored).catch(() => null) !== null);
}

/** A second signal within this time is the same signal: a terminal and a launcher often both send one. */
const SAME_SIGNAL_MS = 2_000;

/** Milliseconds that the shutdown may take, besides its delay: hosts kill whatever lingers, and an absent database never answers. */
const STOP_WITHIN_MS = 12_000;

/** The exit status of an end that was cut short. What it left undone, its leases give back. */
const UNFINISHED_EXIT = 1;

/** Whoever sends a second signal later than that wants the process gone, and gets this exit status. */
const IMPATIENT_EXIT = 130;

/**
 * Calls `stop` at the first SIGTERM or SIGINT, or when `gone` resolves, and then ends the process: with status 0,
 * or with 1 when `stop` takes more than 12 s beyond its delay.
 */
export function onShutdown(
  gone: Promise<void>,
  stop: (why: string) => Promise<void>,
  delayMs = 0,
): void {
  let stoppingSince: number | undefined;

  async function shutDown(why: string): Promise<void> {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) exit(IMPATIENT_EXIT);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(cutShort, STOP_WITHIN_MS + delayMs);
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
