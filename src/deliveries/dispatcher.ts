import { ANY_INSTANT, type Clock } from "../clock.ts";
import type { Sql } from "../database/connect.ts";
import { describeError, log } from "../log.ts";
import type { SecretBox } from "../secret_key.ts";
import { createAttempter } from "./attempt_claim.ts";
import { createCompletionWriter } from "./completion_writer.ts";
import { BREAKER_WAITS, type BreakerWaits } from "./endpoint_health.ts";
import { createLeases, LEASE_MS } from "./leases.ts";
import { type Claim, claimDue, handBack, handBackUnheard } from "./outbox_claim.ts";
import type { Completion } from "./outbox_complete.ts";
import { createPacing } from "./pacing.ts";
import { createReaper } from "./reaper.ts";
import { RETRY_SCHEDULE } from "./retry_schedule.ts";
import type { Sender } from "../sending/send_delivery.ts";

/** POSTs on their way at once from this process; of one endpoint, and of one that answers slower than 2 s. */
const IN_FLIGHT_MAX = 128;
const PER_ENDPOINT_MAX = 8;
const PER_SLOW_ENDPOINT_MAX = 2;

/** Rows in flight or waiting for a free place at most: Postgres works while receivers answer. */
const CLAIMED_MAX = 512;

/**
 * Sent rows that wait to be recorded, after which no more are sent until Postgres keeps up: with those in flight
 * they are 512, and a kill -9 sends no more than these twice.
 */
const UNRECORDED_MAX = 384;

/** Rows that are worth a claim while others wait for their place: it costs Postgres as much as ten rows. */
const WORTH_A_CLAIM = 128;

/** Milliseconds after a claim that found few rows: a claim costs Postgres as much as ten rows. The first goes at once. */
const CLAIM_PAUSE_MS = 2;

/** When recording has stalled for this share of a lease (3 s of 13), nothing more is claimed or sent. */
const STALL_SHARE = 1 / 4;

/** Milliseconds that `stop` waits for POSTs under way: their own deadline and the recording. */
const DRAIN_MS = 12_000;

/** Milliseconds until endpoints that used up their rate are looked at again. */
const HELD_BACK_MS = 100;

const FIRST_ENDPOINT = "00000000-0000-0000-0000-000000000000";

/** Delivers what is due. Several dispatchers, in one process or in many, may work side by side. */
export interface Dispatcher {
  /** Says that something may be due. Returns at once, never throws. */
  nudge(): void;
  /** Frees rows of dead processes; for calls each second or so. */
  reap(): Promise<void>;
  /** As `reap`, then delivers all that is due, and resolves when it is delivered or rescheduled. */
  deliverDue(): Promise<void>;
  /** Claims no more, hands unsent rows back, waits up to 12 s for the rest. */
  stop(): Promise<void>;
}

/** Waits of the delivery; each has its production value unless a test shortens it. */
export interface DispatchWaits {
  /** Waits between tries, in milliseconds. */
  schedule?: readonly number[];
  /** Milliseconds that a claimed row stays its process's own unless renewed. A POST may take four fifths of it. */
  leaseMs?: number;
  breaker?: BreakerWaits;
}

/** Dependencies of the dispatcher. */
export interface DispatcherOptions extends DispatchWaits {
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
}

/** Makes a dispatcher that does nothing until it is nudged. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { sql, sender, random = Math.random, monotonic = () => performance.now() } = options;
  const { schedule = RETRY_SCHEDULE, leaseMs = LEASE_MS, breaker = BREAKER_WAITS } = options;
  const { clock = ANY_INSTANT } = options;
  // What is on its way while the clock jumps is recorded by the right time, or its next try would be due in a year.
  const now = () => clock.corrected(options.now());
  const attempt = createAttempter({ ...options, now, random, schedule, breaker });
  const writer = createCompletionWriter(sql, { now, monotonic, breaker, recorded: onRecorded });
  const times = { leaseMs, now, monotonic };
  const leases = createLeases(options.leaseSql ?? sql, { ...times, renewed: onRenewed });
  const reapNow = createReaper(sql, { ...times, isHeld: leases.isHeld });
  const pacing = createPacing({ addressOf: sender.addressOf, monotonic });
  const queue: Claim[] = [];
  const idlers: (() => void)[] = [];
  /** Claims whose answers are not here; the one on its way among them. */
  const unheard = new Set<string>();
  let inFlight = 0;
  let wanted = false;
  let claiming = false;
  let stopping = false;
  let from = FIRST_ENDPOINT;
  let heldBackTimer: ReturnType<typeof setTimeout> | undefined;

  function nudge(): void {
    wanted = true;
    claimMore();
  }

  function claimMore(): void {
    if (!claiming && mayClaim()) void claimAll();
  }

  function mayClaim(): boolean {
    return wanted && !stopping && !isStalled() && roomFor() >= WORTH_A_CLAIM;
  }

  /** Anything sent while nothing can be recorded would be sent again if this process died. */
  function isStalled(): boolean {
    return writer.waitedMs() > leaseMs * STALL_SHARE;
  }

  async function deliverDue(): Promise<void> {
    await reap();
    nudge();
    await idle();
  }

  async function reap(): Promise<void> {
    if (!await clock.isRight(options.now())) return;
    fillPlaces(); // what stood in line while the clock was off
    await reapNow();
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearTimeout(heldBackTimer);
    heldBackTimer = undefined;
    await handBackQueue();
    await handBackLost().catch(logFailure);
    let timer;
    const deadline = new Promise<void>((done) => timer = setTimeout(done, DRAIN_MS));
    await Promise.race([idle(), deadline]);
    clearTimeout(timer);
    leases.stop();
  }

  async function handBackQueue(): Promise<void> {
    const unsent = queue.splice(0);
    leases.release(unsent);
    await handBack(sql, unsent, now()).catch(logFailure);
  }

  async function claimAll(): Promise<void> {
    claiming = true;
    try {
      while (mayClaim()) {
        wanted = false;
        const isFull = await claimOnce(roomFor());
        if (!isFull) await new Promise((done) => setTimeout(done, CLAIM_PAUSE_MS));
      }
    } catch (error) {
      logFailure(error);
    }
    claiming = false;
    settle();
  }

  /** Claims once; whether it got all the rows that it asked for, and there may be more. */
  async function claimOnce(rows: number): Promise<boolean> {
    const at = options.now();
    if (!await clock.isRight(at)) return false;
    await handBackLost();
    const without = pacing.heldBack();
    const claimId = crypto.randomUUID();
    unheard.add(claimId);
    const since = leases.moment();
    const claims = await claimDue(sql, {
      now: at,
      leaseMs,
      rows,
      perEndpoint: PER_ENDPOINT_MAX,
      perSlowEndpoint: PER_SLOW_ENDPOINT_MAX,
      without,
      from,
      claimId,
    });
    leases.hold(claims, since);
    unheard.delete(claimId);
    pacing.claimed(claims);
    const isFull = claims.length === rows;
    // Endpoints before `from` have not been asked when it was not the first: ask them next.
    wanted ||= isFull || from !== FIRST_ENDPOINT;
    from = isFull ? lastEndpoint(claims) : FIRST_ENDPOINT;
    if (without.length > 0) askAgainSoon();
    queue.push(...claims);
    if (stopping) await handBackQueue();
    fillPlaces();
    return isFull;
  }

  async function handBackLost(): Promise<void> {
    if (unheard.size === 0) return;
    await handBackUnheard(sql, [...unheard], now());
    unheard.clear();
  }

  function roomFor(): number {
    return CLAIMED_MAX - queue.length - inFlight;
  }

  function askAgainSoon(): void {
    if (stopping) return;
    heldBackTimer ??= setTimeout(() => {
      heldBackTimer = undefined;
      nudge();
    }, HELD_BACK_MS);
  }

  /** Starts what has a place, in this process and at its address; the rest stays in line. */
  function fillPlaces(): void {
    for (let place = 0; mayBegin();) {
      const claim = queue[place];
      if (claim === undefined) return;
      if (leases.outlastsPost(claim) && pacing.begin(claim)) {
        queue.splice(place, 1);
        void send(claim);
      } else place++;
    }
  }

  function mayBegin(): boolean {
    return inFlight < IN_FLIGHT_MAX && writer.unrecorded < UNRECORDED_MAX && !isStalled() &&
      !stopping && clock.looksRight(options.now());
  }

  async function send(claim: Claim): Promise<void> {
    inFlight++;
    const completion = await attempt(claim);
    inFlight--;
    pacing.end(claim);
    writer.add(completion);
    fillPlaces();
    claimMore();
    settle();
  }

  /** Drops rows that were lost before they were sent: another process sends them. */
  function onRenewed(lost: ReadonlySet<string>): void {
    const unsent = queue.splice(0);
    queue.push(...unsent.filter(({ id }) => !lost.has(id)));
    leases.release(unsent.filter(({ id }) => lost.has(id)));
    fillPlaces();
    settle();
  }

  /** Places have become free, here and under the endpoints' caps. */
  function onRecorded(batch: readonly Completion[]): void {
    leases.release(batch);
    fillPlaces();
    nudge();
    settle();
  }

  /** Resolves when nothing is claimed, on its way or unrecorded, and no endpoint waits for its rate alone. */
  function idle(): Promise<void> {
    return new Promise((done) => {
      idlers.push(done);
      settle();
    });
  }

  function settle(): void {
    if (claiming || inFlight > 0 || queue.length > 0 || writer.unrecorded > 0) return;
    if (heldBackTimer !== undefined) return;
    for (const done of idlers.splice(0)) done();
  }

  return { nudge, reap, deliverDue, stop };
}

function lastEndpoint(claims: Claim[]): string {
  return claims.reduce((last, claim) => claim.keyId > last ? claim.keyId : last, FIRST_ENDPOINT);
}

function logFailure(error: unknown): void {
  log("error", "dispatch_failed", describeError(error));
}
