import { ANY_INSTANT, type Clock } from "../../core/time/clock.ts";
import type { Sql } from "../../core/database/connect.ts";
import { describeBug, describeError, log } from "../../core/observing/log.ts";
import { polled } from "../../core/observing/metrics.ts";
import { type ClaimedWork, createWorkLoop } from "../../core/work/work_loop.ts";
import { outcomeOf } from "./protocols/poll_answer.ts";
import type { AskServer } from "./ask_server.ts";
import type { PollClaim, PollResult } from "./poll_claim.ts";
import { claimDuePolls, enrolServers, recordPolls } from "./poll_claim.ts";

/**
 * Servers queried at once by this process. 10,000 servers mean 33 a second; if no server responded, each would hold
 * its slot for 5 s, and 167 slots would be in use.
 */
const SLOTS = 256;

/** Milliseconds between checks for due servers. Results wait as long to form a batch. */
const TICK_MS = 500;

/** Ticks that are skipped at start-up, because loading gamedig blocks the process for 150 ms, and visitors go first. */
const TICKS_BEFORE_FIRST = 4;

/**
 * Maximum queries started at once. Each costs 0.3 ms of CPU time, and visitors wait for all of them. At two batches a
 * second, 10,000 servers due at once (after an outage) take under three minutes.
 */
const LOT_MAX = 32;

/** Milliseconds between checks for newly approved servers, which are queried within a minute. */
const ENROL_EVERY_MS = 15_000;

/** Milliseconds of a claim's lease: a query's deadline (5 s), its recording, and as much again for a busy host. */
const LEASE_MS = 30_000;

/** Maximum results kept while the database is down, and in one batch. Leases expire during that time. */
const UNRECORDED_MAX = 10_000;

/** Milliseconds of stalled recording after which no more queries start: a quarter of a lease. */
const STALLED_MS = 7_500;

const LIMITS = {
  unfinished: UNRECORDED_MAX,
  worthAClaim: 1,
  stalledMs: STALLED_MS,
  stopWithinMs: 0, // queries in flight are left to other replicas
};

const FAULTS = {
  notClaimed: (error: unknown) => log("warn", "polls_not_claimed", describeError(error)),
  notRecorded: (error: unknown) => log("warn", "polls_not_recorded", describeError(error)),
};

interface PollerOptions {
  sql: Sql;
  ask: (claim: PollClaim) => ReturnType<AskServer>;
  now: () => Date;
  /** While the clock is wrong, nothing is queried or recorded. By default, it is always right. */
  clock?: Clock;
  slots?: number;
  tickMs?: number;
  /** A monotonic clock in milliseconds. */
  monotonic?: () => number;
}

/**
 * Creates a poller, which queries servers in turn once started. Several pollers, in one process or many, share the
 * servers.
 */
export function createPoller(options: PollerOptions) {
  const { sql, slots = SLOTS, tickMs = TICK_MS } = options;
  const { clock = ANY_INSTANT, monotonic = () => performance.now() } = options;
  const now = () => clock.corrected(options.now());
  let enrolledAt = -Infinity;
  let isThorough = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const loop = createWorkLoop<PollClaim, PollResult>({
    limits: { ...LIMITS, atOnce: slots, claimed: slots },
    batches: { gatherMs: tickMs, enough: UNRECORDED_MAX, most: UNRECORDED_MAX, writers: 1 },
    monotonic,
    claim: claimLot,
    work: (claim) => askOne(claim, options),
    record: (batch) => recordPolls(sql, batch, now()),
    ...FAULTS,
  });

  /** Claims due servers. In `pollDue`, repeats until none are left. */
  async function claimLot(rows: number): Promise<ClaimedWork<PollClaim>> {
    if (!await clock.isRight(options.now())) return { claims: [], more: false };
    if (monotonic() - enrolledAt >= ENROL_EVERY_MS) await enrol();
    const lot = Math.min(rows, LOT_MAX);
    const claims = await claimDuePolls(sql, { now: now(), leaseMs: LEASE_MS, rows: lot });
    isThorough &&= claims.length > 0;
    return { claims, more: isThorough };
  }

  async function enrol(): Promise<void> {
    enrolledAt = monotonic();
    await enrolServers(sql, now());
  }

  /** Queries all due servers, including new ones, and resolves once the results are recorded. */
  async function pollDue(withinMs?: number): Promise<void> {
    if (!await clock.isRight(options.now())) return;
    await enrol();
    isThorough = true;
    loop.nudge();
    await loop.idle(withinMs);
  }

  /** Keeps querying every server in turn until `stop`. */
  function start(): void {
    timer = setTimeout(tick, tickMs * TICKS_BEFORE_FIRST);
  }

  function tick(): void {
    loop.nudge();
    timer = setTimeout(tick, tickMs);
  }

  /** Stops querying and records the results so far. Queries in flight are left to other replicas. */
  async function stop(): Promise<void> {
    clearTimeout(timer);
    await loop.stop();
  }

  return { pollDue, start, stop };
}

async function askOne(claim: PollClaim, { ask, now }: PollerOptions): Promise<PollResult> {
  const { serverId, claimId } = claim;
  const askedAt = now();
  const answer = await ask(claim);
  polled(1, { outcome: outcomeOf(answer) });
  if (answer.kind === "failed" && answer.why === "internal_error") {
    log("error", "ask_failed", { server: serverId, ...describeBug(answer.cause) });
  }
  return { serverId, claimId, askedAt, answer };
}
