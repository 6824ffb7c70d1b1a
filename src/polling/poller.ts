import { ANY_INSTANT, type Clock } from "../clock.ts";
import type { Sql } from "../database/connect.ts";
import { describeError, log } from "../log.ts";
import type { AskServer } from "./ask_server.ts";
import { claimDue, enrolServers, type PollClaim } from "./poll_claim.ts";
import { type PollResult, recordPolls } from "./poll_record.ts";

/**
 * Servers queried at once by this process. A round of 10,000 means 33 a second; if none of them answered, each would
 * hold its slot for 5 s, and 167 would be in use.
 */
const SLOTS = 256;

/** Milliseconds between looks for due servers. */
const TICK_MS = 500;

/** Ticks to skip at start-up: loading gamedig blocks the process for 150 ms, and visitors come first. */
const TICKS_BEFORE_FIRST = 4;

/**
 * Maximum queries started in one go. Each costs 0.3 ms of CPU time, and visitors have to wait for all of them. At two
 * lots a second, 10,000 servers due at once (after an outage) take under three minutes.
 */
const LOT_MAX = 32;

/** Milliseconds between looks for newly approved servers: they are queried within a minute. */
const ENROL_EVERY_MS = 15_000;

/** Milliseconds of a claim's lease: a query's deadline (5 s), its recording, and as much again for a busy host. */
const LEASE_MS = 30_000;

/** Maximum results kept while the database is down; leases run out meanwhile, so more would be useless. */
const UNRECORDED_MAX = 10_000;

/** Queries servers in turn. Several pollers, in one process or many, share the servers. */
export interface Poller {
  /** Queries everything that is due, new servers too, and resolves once it is recorded. */
  pollDue(): Promise<void>;
  /** Keeps querying every server in turn until `stop`. */
  start(): void;
  /** Stops querying and records answers so far; queries under way are left to other replicas. */
  stop(): Promise<void>;
}

/** Dependencies of a poller. */
export interface PollerOptions {
  sql: Sql;
  ask: (claim: PollClaim) => ReturnType<AskServer>;
  now: () => Date;
  /** While it is off nothing is asked or recorded; every instant is right unless told. */
  clock?: Clock;
  slots?: number;
  tickMs?: number;
  /** Milliseconds that never go backwards. */
  monotonic?: () => number;
}

/** Makes a poller that does nothing until it is told to. */
export function createPoller(options: PollerOptions): Poller {
  const { sql, ask, now, slots = SLOTS, tickMs = TICK_MS } = options;
  const { clock = ANY_INSTANT, monotonic = () => performance.now() } = options;
  const asking = new Set<Promise<void>>();
  let results: PollResult[] = [];
  let enrolledAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ticking: Promise<void> = Promise.resolve();
  let stopped = false;
  const stopping = Promise.withResolvers<void>();

  async function pollDue(): Promise<void> {
    if (!await clock.isRight(now())) return;
    await enrolServers(sql, now());
    while (await claimLot() > 0) {
      if (asking.size >= slots) await Promise.race([...asking, stopping.promise]);
    }
    await Promise.race([Promise.all(asking), stopping.promise]);
    await record();
  }

  function start(): void {
    timer = setTimeout(keepTicking, tickMs * TICKS_BEFORE_FIRST);
  }

  function keepTicking(): void {
    ticking = tick().catch((error) => log("warn", "poll_failed", describeError(error)));
    ticking.then(() => {
      if (!stopped) timer = setTimeout(keepTicking, tickMs);
    });
  }

  async function stop(): Promise<void> {
    stopped = true;
    stopping.resolve();
    clearTimeout(timer);
    await ticking;
    await record().catch((error) => log("warn", "polls_not_recorded", describeError(error)));
  }

  async function tick(): Promise<void> {
    if (!await clock.isRight(now())) return;
    await record();
    if (monotonic() - enrolledAt >= ENROL_EVERY_MS) {
      enrolledAt = monotonic();
      await enrolServers(sql, now());
    }
    await claimLot();
  }

  /** Claims due servers while slots are free, starts querying them, and returns how many there were. */
  async function claimLot(): Promise<number> {
    const rows = Math.min(slots - asking.size, LOT_MAX);
    if (rows <= 0 || stopped) return 0;
    const claims = await claimDue(sql, { now: now(), leaseMs: LEASE_MS, rows });
    for (const claim of claims) {
      const asked = askOne(claim).finally(() => asking.delete(asked));
      asking.add(asked);
    }
    return claims.length;
  }

  async function askOne(claim: PollClaim): Promise<void> {
    const { serverId, claimId } = claim;
    const askedAt = now();
    const answer = await ask(claim);
    if (answer.kind === "failed" && answer.why === "internal_error") {
      log("error", "ask_failed", { server: serverId, ...describeError(answer.cause) });
    }
    results.push({ serverId, claimId, askedAt, answer });
  }

  /** Records results. A batch that the database did not take is kept and tried again. */
  async function record(): Promise<void> {
    const batch = results;
    results = [];
    try {
      await recordPolls(sql, batch, now());
    } catch (error) {
      results = [...batch, ...results].slice(-UNRECORDED_MAX);
      throw error;
    }
  }

  return { pollDue, start, stop };
}
