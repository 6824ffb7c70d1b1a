import { describeError, log } from "../core/observing/log.ts";
import { createInterval } from "../core/time/interval.ts";

/** Milliseconds that a time may differ from the database's clock. Alerts and the doctor warn much earlier. */
export const SKEW_MAX_MS = 30_000;

/** Milliseconds between reads of the database's clock. In between, the monotonic clock reveals a jump. */
const READ_EVERY_MS = 5_000;

/**
 * Monitors this host's clock. It measures by how much the database's clock is ahead of the monotonic one, so that it
 * detects a jump of the wall clock at once. Logs one line when the clock becomes wrong and one when it is right again.
 */
export function keepClock(
  { read, now, monotonic = () => performance.now() }: {
    /** Returns the database's time. */
    read: () => Promise<Date>;
    now: () => Date;
    /** Milliseconds that never run backwards. */
    monotonic?: () => number;
  },
) {
  const skew = measureSkew({ read, monotonic, onRead: report });
  let wasRight = true;
  const reading = createInterval(() => {
    skew.readOnce().catch((error) => log("warn", "clock_not_read", describeError(error)));
  }, READ_EVERY_MS);

  function looksRight(at: Date): boolean {
    const ms = skew.of(at);
    return ms !== undefined && Math.abs(ms) <= SKEW_MAX_MS;
  }

  async function isRight(at: Date): Promise<boolean> {
    if (!looksRight(at)) await skew.readOnce();
    else if (!wasRight) report();
    return looksRight(at);
  }

  function corrected(at: Date): Date {
    return looksRight(at) ? at : skew.databaseTime() ?? at;
  }

  /**
   * Returns the minimum number of milliseconds by which this host's clock is ahead of the database's. Undefined before
   * the first read.
   */
  function skewMs(): number | undefined {
    return skew.of(now());
  }

  function report(): void {
    const at = now();
    const ms = skew.of(at);
    const isRight = looksRight(at);
    if (ms === undefined || isRight === wasRight) return;
    wasRight = isRight;
    const event = isRight ? "clock_right" : "clock_off";
    log(isRight ? "info" : "error", event, { skew_ms: Math.round(ms) });
  }

  return {
    isRight,
    looksRight,
    corrected,
    skewMs,
    /** Reads the database's clock every few seconds from now on, until `stop`. */
    start: reading.start,
    stop: reading.stop,
  };
}

/** Creates a measurement of how much a time differs from the database's clock. `read` reads that clock. */
function measureSkew({ read, monotonic, onRead }: {
  read: () => Promise<Date>;
  monotonic: () => number;
  onRead: () => void;
}) {
  // The database read its clock some time between our query and its response.
  let ahead: { least: number; most: number } | undefined;
  let reading: Promise<void> | undefined;

  async function readDatabase(): Promise<void> {
    const startedAt = monotonic();
    const theirs = (await read()).getTime();
    ahead = { least: theirs - monotonic(), most: theirs - startedAt };
    onRead();
  }

  return {
    readOnce(): Promise<void> {
      return reading ??= readDatabase().finally(() => reading = undefined);
    },
    /** Returns the minimum number of milliseconds by which a time differs. Undefined before the first read. */
    of(at: Date): number | undefined {
      if (ahead === undefined) return undefined;
      const beyond = at.getTime() - monotonic();
      return Math.max(0, beyond - ahead.most) + Math.min(0, beyond - ahead.least);
    },
    /** Returns the database's time as far as it is known. Undefined before the first read. */
    databaseTime(): Date | undefined {
      return ahead && new Date(Math.floor(monotonic() + ahead.least));
    },
  };
}
