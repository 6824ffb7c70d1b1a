import { describeError, log } from "./log.ts";

/** Milliseconds that an instant may be off the database's clock; alerts and the doctor warn much earlier. */
export const SKEW_MAX_MS = 30_000;

/** Milliseconds from which the host is warned: votes near midnight depend on both clocks. */
export const SKEW_WARN_MS = 2_000;

/** Milliseconds between readings of the database's clock. In between, the monotonic clock notices a jump. */
const READ_EVERY_MS = 5_000;

/** Tells whether this host's clock is right. While it is not, nobody votes and nothing is claimed or dropped by date. */
export type Clock = Pick<ReturnType<typeof keepClock>, "isRight" | "looksRight" | "corrected">;

/** For instants that are made up: the votes of a demo's past, and tests that set their own clock. */
export const ANY_INSTANT: Clock = {
  isRight: () => Promise.resolve(true),
  looksRight: () => true,
  corrected: (at) => at,
};

/**
 * Keeps an eye on this host's clock. It knows by how much the database's clock is ahead of the monotonic one, so that
 * a wall clock that jumps is noticed at once. Logs one line when the clock goes wrong and one when it is right again.
 */
export function keepClock(
  { read, now, monotonic = () => performance.now() }: {
    /** The database's time. */
    read: () => Promise<Date>;
    now: () => Date;
    /** Milliseconds that never run backwards. */
    monotonic?: () => number;
  },
) {
  // The database read its clock some time between our question and its answer.
  let ahead: { least: number; most: number } | undefined;
  let reading: Promise<void> | undefined;
  let wasRight = true;
  let timer: ReturnType<typeof setInterval> | undefined;

  function skewOf(at: Date): number {
    if (ahead === undefined) return NaN;
    const beyond = at.getTime() - monotonic();
    return Math.max(0, beyond - ahead.most) + Math.min(0, beyond - ahead.least);
  }

  /** Whether an instant is right by what is known already; false before the first reading. */
  function looksRight(at: Date): boolean {
    return Math.abs(skewOf(at)) <= SKEW_MAX_MS;
  }

  /**
   * Whether an instant that was read just now is the database's too, give or take 30 s. Before it says no, it asks
   * the database. Fails when the database must be asked and does not answer.
   */
  async function isRight(at: Date): Promise<boolean> {
    if (!looksRight(at)) await readOnce();
    else if (!wasRight) report();
    return looksRight(at);
  }

  /** The instant itself while it looks right, or else the database's time as far as it is known: for what must be recorded. */
  function corrected(at: Date): Date {
    if (ahead === undefined || looksRight(at)) return at;
    return new Date(Math.floor(monotonic() + ahead.least));
  }

  /** The milliseconds by which this host's clock is ahead of the database's, for sure; undefined before the first reading. */
  function skewMs(): number | undefined {
    const skew = skewOf(now());
    return Number.isNaN(skew) ? undefined : skew;
  }

  function readOnce(): Promise<void> {
    return reading ??= readDatabase().finally(() => reading = undefined);
  }

  async function readDatabase(): Promise<void> {
    const asked = monotonic();
    const theirs = (await read()).getTime();
    ahead = { least: theirs - monotonic(), most: theirs - asked };
    report();
  }

  function report(): void {
    const isRight = looksRight(now());
    if (isRight === wasRight) return;
    wasRight = isRight;
    const skewMs = Math.round(skewOf(now()));
    log(isRight ? "info" : "error", isRight ? "clock_right" : "clock_off", { skew_ms: skewMs });
  }

  return {
    isRight,
    looksRight,
    corrected,
    skewMs,
    /** From now on reads the database's clock every few seconds, until `stop`. */
    start(): void {
      timer ??= setInterval(() => {
        readOnce().catch((error) => log("warn", "clock_not_read", describeError(error)));
      }, READ_EVERY_MS);
    },
    stop(): void {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
