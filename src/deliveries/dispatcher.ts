import { ANY_INSTANT, type Clock } from "../clock.ts";
import type { Sql } from "../database/connect.ts";
import { describeError, log } from "../log.ts";
import type { SecretBox } from "../secret_key.ts";
import type { Sender } from "../sending/send_delivery.ts";
import { createWorkLoop } from "../work/work_loop.ts";
import { type Completion, createAttempter } from "./attempt_claim.ts";
import { createFairClaims } from "./claim_fairly.ts";
import { BREAKER_WAITS, type BreakerWaits } from "./endpoint_health.ts";
import { createLeases, LEASE_MS } from "./leases.ts";
import { type Claim, handBack } from "./outbox_claim.ts";
import { completeAttempts } from "./outbox_complete.ts";
import { createPacing, groupOf } from "./pacing.ts";
import { AT_ONCE } from "./places.ts";
import { DELIVERY_RATES, type DeliveryRates } from "./rates.ts";
import { createReaper } from "./reaper.ts";
import { noteGoodDay } from "./receivers.ts";
import { RETRY_SCHEDULE } from "./retry_schedule.ts";

const LIMITS = {
  atOnce: AT_ONCE,
  /** Postgres works while receivers answer. Owners share all but what is worth a claim. */
  claimed: 1_024,
  /** A kill -9 sends no more than these twice. */
  unfinished: 640,
  /** A claim costs Postgres as much as ten rows: the first goes at once, further ones are worth it or wait. */
  worthAClaim: 128,
  claimPauseMs: 2,
  /** A POST's own deadline. */
  stopWithinMs: 10_000,
};

/**
 * A statement costs Postgres as much as twenty of its rows: attempts wait a little for company. What a crash catches
 * here is sent again, under the same `X-Listing-Vote`.
 */
const BATCHES = { gatherMs: 10, enough: 128, most: 512, writers: 2 };

/** Share of a lease (3 s of 13) after which stalled recording stops all claims and POSTs. */
const STALL_SHARE = 1 / 4;

/** Delivers what is due. Several dispatchers, in one process or in many, may work side by side. */
export type Dispatcher = ReturnType<typeof createDispatcher>;

/** Waits and rates of the delivery; each has its production value unless a test shortens it. */
export interface DispatchWaits {
  /** Waits between tries, in milliseconds. */
  schedule?: readonly number[];
  /** Milliseconds that a claimed row stays its process's own unless renewed. A POST may take four fifths of it. */
  leaseMs?: number;
  breaker?: BreakerWaits;
  rates?: DeliveryRates;
}

/** Makes a dispatcher that does nothing until it is nudged. */
export function createDispatcher(
  options: DispatchWaits & {
    sql: Sql;
    /** Where leases are renewed: a pool that nothing else keeps busy; `sql` unless told. */
    leaseSql?: Sql;
    sender: Sender;
    box: SecretBox;
    now: () => Date;
    /** While it is off nothing is claimed, freed or begun; every instant is right unless told. */
    clock?: Clock;
    random?: () => number;
    /** Milliseconds that never run backwards. */
    monotonic?: () => number;
  },
) {
  const { sql, sender, random = Math.random, monotonic = () => performance.now() } = options;
  const { schedule = RETRY_SCHEDULE, leaseMs = LEASE_MS, breaker = BREAKER_WAITS } = options;
  const { clock = ANY_INSTANT, rates = DELIVERY_RATES } = options;
  // What is on its way while the clock jumps is recorded by the right time, or its next try would be due in a year.
  const now = () => clock.corrected(options.now());
  const times = { leaseMs, now, monotonic };
  const leases = createLeases(options.leaseSql ?? sql, { ...times, renewed: dropLost });
  const reapDead = createReaper(sql, { ...times, isHeld: leases.isHeld });
  const pacing = createPacing({ addressOf: sender.addressOf, rates, monotonic });
  const claims = createFairClaims(sql, { leases, pacing, rates, leaseMs, clock, now: options.now });
  const loop = createWorkLoop<Claim, Completion>({
    limits: { ...LIMITS, stalledMs: leaseMs * STALL_SHARE },
    batches: BATCHES,
    monotonic,
    claim: claims.claim,
    notClaimed: logFailure,
    mayBegin: () => clock.looksRight(options.now()),
    groupOf,
    begin: (claim) => leases.outlastsPost(claim) ? pacing.begin(claim) : "waits",
    work: createAttempter({ ...options, now, random, schedule }),
    end: pacing.end,
    async record(batch, again) {
      await noteGoodDay(sql, batch, now());
      await completeAttempts(sql, batch, { now: now(), breaker, again });
    },
    recorded: release,
    notRecorded: (error, attempts) =>
      log("error", "attempts_not_recorded", { attempts, ...describeError(error) }),
    handBack: giveBack,
  });

  /** Frees rows of dead processes; for calls each second or so. */
  async function reap(): Promise<void> {
    if (!await clock.isRight(options.now())) return;
    loop.fill(); // what stood in line while the clock was off
    await reapDead();
  }

  /** Says that something may be due. Returns at once, never throws. */
  function nudge(): void {
    claims.nudged();
    loop.nudge();
  }

  /**
   * As `reap`, then delivers all that is due, and resolves when it is delivered or rescheduled, or after so many
   * milliseconds: a busy site is never done.
   */
  async function deliverDue(withinMs?: number): Promise<void> {
    await reap();
    nudge();
    await loop.idle(withinMs);
  }

  /** Drops rows that were lost before they were sent: another process sends them. */
  function dropLost(lost: ReadonlySet<string>): void {
    letGo(loop.drop(({ id }) => lost.has(id)));
    loop.fill();
  }

  function letGo(unsent: Claim[]): void {
    leases.release(unsent);
    pacing.dropped(unsent);
  }

  /** Places have become free, here and under the endpoints' caps. */
  function release(batch: readonly Completion[]): void {
    leases.release(batch.map(({ claim }) => claim));
    if (pacing.hasRoom()) loop.nudge();
  }

  async function giveBack(unsent: Claim[]): Promise<void> {
    letGo(unsent);
    await handBack(sql, unsent, now()).catch(logFailure);
    await claims.handBackLost().catch(logFailure);
  }

  /** Claims no more, hands unsent rows back, waits up to 12 s for the rest. */
  async function stop(): Promise<void> {
    await loop.stop();
    leases.stop();
  }

  return { nudge, reap, deliverDue, stop, inTurn: pacing.inTurn };
}

function logFailure(error: unknown): void {
  log("error", "dispatch_failed", describeError(error));
}
