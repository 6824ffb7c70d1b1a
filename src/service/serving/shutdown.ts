import { flushLog, log } from "../../core/observing/log.ts";

/** Set to 1 by the launcher for the service that it spawns with a pipe on standard input. */
export const LAUNCHER_VARIABLE = "VOTEBOARD_LAUNCHER";

/**
 * Resolves when the launcher has ended, even by `kill -9`, because the kernel then closes the pipe that the launcher
 * holds open and never writes to. Never resolves for a service that was started without a launcher. A pending read
 * keeps the process alive, so a drained service ends with Deno.exit.
 */
export async function whenLauncherGone(
  { launched, stdin = Deno.stdin }: { launched: boolean; stdin?: Pick<typeof Deno.stdin, "read"> },
): Promise<void> {
  if (!launched) return await new Promise<never>(() => {});
  const ignored = new Uint8Array(64);
  while (await stdin.read(ignored).catch(() => null) !== null);
}

/**
 * Milliseconds within which a second signal counts as the first one, because a terminal and a launcher often both send
 * one.
 */
const SAME_SIGNAL_MS = 2_000;

/**
 * Milliseconds that the shutdown may take after its delay. Hosts kill processes that take longer, and an unreachable
 * database never responds.
 */
const STOP_WITHIN_MS = 12_000;

/** Exit status of a shutdown that was cut short. Leases release what it left unfinished. */
const UNFINISHED_EXIT = 1;

/** Exit status after a later second signal, which ends the process at once. */
const FORCED_EXIT = 130;

/**
 * Calls `stop` at the first SIGTERM or SIGINT, or when `gone` resolves, and then ends the process: with status 0, or
 * with 1 if `stop` takes more than 12 s beyond its delay.
 */
export function onShutdown(
  gone: Promise<void>,
  stop: (why: string) => Promise<void>,
  delayMs = 0,
): void {
  let stoppingSince: number | undefined;

  async function shutDown(why: string): Promise<void> {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) exit(FORCED_EXIT);
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
