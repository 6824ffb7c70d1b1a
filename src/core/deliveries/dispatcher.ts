import { ANY_INSTANT, type Clock } from "../time/clock.ts";
import type { Sql } from "../database/connect.ts";
import { describeBug, log } from "../observing/log.ts";
import type { SecretBox } from "../secrets/secret_key.ts";
import type { Sender } from "../sending/send_delivery.ts";
import { createWorkLoop } from "../work/work_loop.ts";
import type { Channel, ChannelTools, OpenChannel } from "./channel.ts";
import type { EndpointKind } from "../destinations/endpoint_kind.ts";
import { createAttempter } from "./attempt_claim.ts";
import type { Completion } from "./judge_attempt.ts";
import { createFairClaims } from "./claim_fairly.ts";
import { BREAKER_WAITS, type BreakerWaits } from "./endpoint_health.ts";
import { createLeases, LEASE_MS } from "./leases.ts";
import { type DeliveryClaim, handBack } from "./outbox_claim.ts";
import { completeAttempts } from "./outbox_complete.ts";
import { createPostInTurn } from "./post_in_turn.ts";
import { createPacing, pacingKeyOf } from "./pacing.ts";
import { BATCHES, DELIVERY_RATES, type DeliveryRates, LOOP_LIMITS } from "./policy.ts";
import { createReaper } from "./reaper.ts";
import { noteGoodDay } from "./receivers.ts";
import { RETRY_SCHEDULE, type RetrySchedule } from "./retry_schedule.ts";

/** Share of a lease (3 s of 13) for which recording may stall before all claims and POSTs stop. */
const STALL_SHARE = 1 / 4;

/** Delivers what is due. Several dispatchers may run side by side, in one process or in many. */
export type Dispatcher = ReturnType<typeof createDispatcher>;

/** Delays and rates of delivery. Each has its production value unless a test overrides it. */
export interface DispatchWaits {
  /** Milliseconds to wait before each attempt. */
  schedule?: RetrySchedule;
  /**
   * Milliseconds for which a process holds a claimed row unless it renews the lease. A POST may take four fifths of
   * that.
   */
  leaseMs?: number;
  breaker?: BreakerWaits;
  rates?: DeliveryRates;
}

/** Dependencies for claiming, sending and recording. */
interface DispatcherOptions extends DispatchWaits {
  sql: Sql;
  /** A pool that is used only for renewing leases. Defaults to `sql`. */
  leaseSql?: Sql;
  sender: Sender;
  box: SecretBox;
  /** The sender for each kind of endpoint other than a webhook. Webhooks get one POST for each row. */
  channels?: Partial<Record<EndpointKind, OpenChannel>>;
  now: () => Date;
  /** While it is off, no row is claimed, freed or sent. By default the clock is always right. */
  clock?: Clock;
  random?: () => number;
  /** Milliseconds that never run backwards. */
  monotonic?: () => number;
}

/** Creates a dispatcher that is idle until it is nudged. */
export function createDispatcher(options: DispatcherOptions) {
  const { clock = ANY_INSTANT } = options;
  const { loop, claims, leases, pacing, reapDead } = createDeliveryLoop(options);

  /** Frees rows of dead processes. Call it about once a second. */
  async function reap(): Promise<void> {
    if (!await clock.isRight(options.now())) return;
    loop.fill(); // sends what was queued while the clock was off
    await reapDead();
  }

  /** Announces that something may be due. Returns at once and never throws. */
  function nudge(): void {
    claims.nudged();
    loop.nudge();
  }

  /**
   * Runs `reap`, then delivers everything due. Resolves when all of it is delivered or rescheduled, or after `withinMs`
   * milliseconds, because a busy site never finishes.
   */
  async function deliverDue(withinMs?: number): Promise<void> {
    await reap();
    nudge();
    await loop.idle(withinMs);
  }

  return {
    /** Loads the sender before the first vote needs it. */
    prepare: options.sender.prepare,
    nudge,
    reap,
    deliverDue,
    /** Stops claiming, hands unsent rows back, and waits up to 12 s for the rest. */
    async stop() {
      await loop.stop();
      leases.stop();
    },
    inTurn: createPostInTurn(pacing),
  };
}

/** Creates the loop of a dispatcher, with its claims, leases and pacing. */
function createDeliveryLoop(options: DispatcherOptions) {
  const { sql, sender, box, random = Math.random, monotonic = () => performance.now() } = options;
  const { schedule = RETRY_SCHEDULE, leaseMs = LEASE_MS, breaker = BREAKER_WAITS } = options;
  const { clock = ANY_INSTANT, rates = DELIVERY_RATES } = options;
  // Attempts in flight while the clock jumps are recorded with the corrected time. Otherwise their next attempt could
  // be due a year later.
  const now = () => clock.corrected(options.now());
  const times = { leaseMs, now, monotonic };
  const leases = createLeases(options.leaseSql ?? sql, { ...times, renewed: dropLost });
  const reapDead = createReaper(sql, { ...times, isHeld: leases.isHeld });
  const pacing = createPacing({ addressOf: sender.addressOf, rates, monotonic });
  const claims = createFairClaims(sql, { leases, pacing, rates, leaseMs, clock, now: options.now });
  const channels = openChannels(options, { sql, sender, box, leases, now, leaseMs });
  const loop = createWorkLoop<DeliveryClaim, Completion[]>({
    limits: { ...LOOP_LIMITS, stalledMs: leaseMs * STALL_SHARE },
    batches: BATCHES,
    monotonic,
    claim: claims.claim,
    notClaimed: logFailure,
    mayBegin: () => clock.looksRight(options.now()),
    groupOf: pacingKeyOf,
    begin: (claim) => leases.outlastsPost(claim) ? pacing.begin(claim) : "waits",
    work: createAttempter({ ...options, channels, now, random, schedule }),
    end: pacing.end,
    async record(results, again) {
      const batch = results.flat();
      await noteGoodDay(sql, batch, now());
      await completeAttempts(sql, batch, { now: now(), breaker, again });
      for (const [kind, channel] of channels) {
        const own = batch.filter(({ claim }) => claim.kind === kind);
        if (own.length > 0) await channel.recorded(own, { now: now(), again });
      }
    },
    /** Frees slots in this process and under the endpoints' limits. */
    recorded(results) {
      leases.release(results.flat().map(({ claim }) => claim));
      if (pacing.hasRoom()) loop.nudge();
    },
    notRecorded: (error, attempts) =>
      log("error", "attempts_not_recorded", { attempts, ...describeBug(error) }),
    async handBack(unsent) {
      letGo(unsent);
      await handBack(sql, unsent, now()).catch(logFailure);
      await claims.handBackLost().catch(logFailure);
    },
  });

  /** Drops rows that were lost before they were sent. Another process sends them. */
  function dropLost(lost: ReadonlySet<string>): void {
    letGo(loop.drop(({ id }) => lost.has(id)));
    loop.fill();
  }

  function letGo(unsent: DeliveryClaim[]): void {
    leases.release(unsent);
    pacing.dropped(unsent);
  }

  return { loop, claims, leases, pacing, reapDead };
}

/** Opens the channels of a dispatcher, by the kind of their endpoints. */
function openChannels(
  { channels = {} }: DispatcherOptions,
  tools: ChannelTools,
): Map<string, Channel> {
  return new Map(Object.entries(channels).map(([kind, open]) => [kind, open(tools)]));
}

function logFailure(error: unknown): void {
  log("error", "dispatch_failed", describeBug(error));
}
