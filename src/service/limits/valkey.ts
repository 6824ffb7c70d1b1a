import { setImmediate } from "node:timers";
import { describeError, log } from "../../core/observing/log.ts";
import { limitKeyFailed } from "../../core/observing/metrics.ts";
import type { WindowRequest } from "../../core/limits/shared_window.ts";
import type { LimitDecision } from "../../core/limits/sliding_window.ts";
import { CONNECT_WITHIN_MS, openClient, PROBE_EVERY_MS } from "./valkey_client.ts";

/** Milliseconds that a request waits for a decision. Even if this process is busy, the wait stays below 50. */
const ANSWER_WITHIN_MS = 35;

/** Consecutive late responses after which the server counts as unreachable. */
const LATE_MAX = 3;

/** The warning for the host. */
const AWAY = "VALKEY_URL does not answer: each process limits by itself, and none the sum of all.";

/** The request that probes whether the server can count. Its key isn't a client's. */
const PROBE = { key: "voteboard:{probe}", requests: 100, windowMs: 1_000, counts: true };

/** The shared windows in a Valkey or Redis server. */
export type Valkey = ReturnType<typeof openValkey>;

/**
 * Connects to the server at a `redis://` or `rediss://` address. While it does not respond, `isAway` is true, which is
 * logged once, and the server is probed twice a second without delaying any request. If the server refuses a key, this
 * process limits it alone. That isn't an outage as long as the server responds for the probe key. `timeoutFactor`
 * multiplies the deadlines, for tests.
 */
export function openValkey(url: string, timeoutFactor = 1) {
  const outage = createOutage();
  const refusals = createRefusals();
  let client: Awaited<ReturnType<typeof openClient>> | undefined;

  async function decide(key: string, request: WindowRequest): Promise<LimitDecision | undefined> {
    try {
      const answer = await within(ANSWER_WITHIN_MS * timeoutFactor, client?.ask(key, request));
      outage.wasInTime();
      return read(answer, request);
    } catch (error) {
      if (client?.isRefusal(error) && key !== PROBE.key) {
        outage.wasInTime();
        refusals.note(error);
      } else {
        outage.note(error);
      }
      return undefined;
    }
  }

  async function probe(): Promise<void> {
    if (!outage.isAway && !refusals.areInDoubt || client === undefined) return;
    refusals.areInDoubt = false;
    if (outage.isAway) outage.goesOn();
    if (await decide(PROBE.key, PROBE) !== undefined) outage.end();
  }

  const opening = openClient(url, outage.begin, timeoutFactor);
  const connecting = opening.then(async (opened) => {
    client = opened;
    await opened.connected;
    await probe();
  }).catch(outage.begin);
  const probing = setInterval(() => void probe(), PROBE_EVERY_MS);

  return {
    isAway: () => outage.isAway,
    wasAwayWithin: outage.wasWithin,
    decide,
    /** Resolves when the server responds, or after 2 s. */
    async ready(): Promise<void> {
      await within(CONNECT_WITHIN_MS * timeoutFactor, connecting).catch(() => {}); // it then counts as unreachable
      // This process hasn't limited by itself yet, so failures until the first connection don't count as an outage.
      if (!outage.isAway) outage.forget();
      else log("warn", "limits_not_shared", { risk: AWAY });
    },
    /** Returns a warning for the host while the server is unreachable. */
    warning: () => outage.isAway ? AWAY : undefined,
    close(): void {
      clearInterval(probing);
      void opening.then((opened) => opened.close(), () => {}); // it may never connect
    },
  };
}

/**
 * Creates the state of an outage: the server counts as unreachable at first, after an error, and after a few
 * consecutive late responses.
 */
function createOutage() {
  let isAway = true;
  let awayAt = -Infinity;
  let late = 0;

  function begin(error: unknown): void {
    awayAt = performance.now();
    if (!isAway) log("warn", "limits_not_shared", describeError(error));
    isAway = true;
  }

  return {
    begin,
    note(error: unknown): void {
      awayAt = performance.now();
      if (!(error instanceof Late) || ++late >= LATE_MAX) begin(error);
    },
    wasInTime: () => void (late = 0),
    goesOn: () => void (awayAt = performance.now()),
    end(): void {
      if (isAway) log("info", "limits_shared");
      isAway = false;
    },
    forget: () => void (awayAt = -Infinity),
    wasWithin: (ms: number) => performance.now() - awayAt < ms,
    get isAway(): boolean {
      return isAway;
    },
  };
}

/** Creates the counter of keys that the server refuses. Each code, such as `NOPERM`, is logged once. */
function createRefusals() {
  const codes = new Set<string>();
  return {
    /** Whether there was a refusal since the last probe. The server may be refusing every key. */
    areInDoubt: false,
    note(error: Error): void {
      this.areInDoubt = true;
      const [code = ""] = error.message.split(" ");
      limitKeyFailed(1, { code });
      if (codes.has(code)) return;
      codes.add(code);
      log("warn", "limit_key_failed", describeError(error));
    },
  };
}

function read(answer: unknown, { requests }: WindowRequest): LimitDecision {
  if (!Array.isArray(answer)) {
    throw new TypeError("VALKEY_URL names a server that answers otherwise");
  }
  const [refused, count, waitUs] = answer.map(Number);
  const seconds = count ? Math.max(1, Math.ceil((waitUs ?? 0) / 1_000_000)) : 0;
  return refused
    ? { allowed: false, retryAfterSeconds: seconds }
    : { allowed: true, remaining: requests - (count ?? 0), resetSeconds: seconds };
}

class Late extends Error {}

/** Fails with `Late` after `ms` milliseconds. A response that arrived while this process was busy is read first. */
async function within<T>(ms: number, answer: Promise<T> | undefined): Promise<T> {
  if (answer === undefined) throw new Error("not connected yet");
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => setImmediate(() => reject(new Late(`no answer in ${ms} ms`))), ms);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
