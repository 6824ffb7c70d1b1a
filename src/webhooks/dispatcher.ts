import type { Sql } from "../database/connect.ts";
import { describeError, log } from "../log.ts";
import type { SecretBox } from "../secret_key.ts";
import { createCompletionWriter } from "./completion_writer.ts";
import { createEndpointSecrets } from "./endpoint_secrets.ts";
import { judgeAttempt, withoutDestination } from "./judge_attempt.ts";
import { type Claim, claimDue, handBack, reapLeases } from "./outbox_claim.ts";
import { RETRY_SCHEDULE } from "./retry_schedule.ts";
import type { AttemptResult, Sender } from "./send_delivery.ts";

/** POSTs on their way at once from this process, and of one endpoint. */
const IN_FLIGHT_MAX = 128;
const PER_ENDPOINT_MAX = 8;

/** Rows claimed at most, in flight or waiting for a free place: Postgres works while receivers answer. */
const CLAIMED_MAX = 512;

/** A claim's lease: the deadline of a POST (10 s) and the longest wait for a free place before it. */
const LEASE_MS = 60_000;

/** A row whose lease ends sooner than this is not sent: another process would send it as well. */
const LEASE_RESERVE_MS = 15_000;

/** How long `stop` waits for POSTs on their way: their own deadline and the recording. */
const DRAIN_MS = 12_000;

const FIRST_ENDPOINT = "00000000-0000-0000-0000-000000000000";

/** Delivers what is due. Several dispatchers, in one process or in many, may work side by side. */
export interface Dispatcher {
  /** Says that something may be due. Returns at once, never throws. */
  nudge(): void;
  /** Frees rows of dead processes, delivers all that is due, and resolves when it is delivered or rescheduled. */
  deliverDue(): Promise<void>;
  /** Claims no more, hands unsent rows back, waits up to 12 s for the rest. */
  stop(): Promise<void>;
}

/** What the dispatcher takes from outside. */
export interface DispatcherOptions {
  sql: Sql;
  sender: Sender;
  box: SecretBox;
  now: () => Date;
  random?: () => number;
  /** Waits between tries in milliseconds; tests shorten it. */
  schedule?: readonly number[];
}

/** Makes a dispatcher that does nothing until it is nudged. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { sql, sender, box, now, random = Math.random, schedule = RETRY_SCHEDULE } = options;
  const secretsOf = createEndpointSecrets(box);
  const writer = createCompletionWriter(sql, { now, recorded: onRecorded });
  const queue: Claim[] = [];
  const idlers: (() => void)[] = [];
  let inFlight = 0;
  let wanted = false;
  let claiming = false;
  let stopping = false;
  let from = FIRST_ENDPOINT;

  function nudge(): void {
    wanted = true;
    if (!claiming) void claimAll();
  }

  async function deliverDue(): Promise<void> {
    const freed = await reapLeases(sql, { now: now(), leaseMs: LEASE_MS });
    if (freed > 0) log("warn", "leases_expired", { deliveries: freed });
    nudge();
    await idle();
  }

  async function stop(): Promise<void> {
    stopping = true;
    const unsent = queue.splice(0);
    if (unsent.length > 0) await handBack(sql, unsent, now()).catch(logFailure);
    let timer;
    const deadline = new Promise<void>((done) => timer = setTimeout(done, DRAIN_MS));
    await Promise.race([idle(), deadline]);
    clearTimeout(timer);
  }

  async function claimAll(): Promise<void> {
    claiming = true;
    try {
      while (wanted && !stopping && roomFor() > 0) {
        wanted = false;
        await claimOnce(roomFor());
      }
    } catch (error) {
      logFailure(error);
    }
    claiming = false;
    settle();
  }

  async function claimOnce(rows: number): Promise<void> {
    const claims = await claimDue(sql, {
      now: now(),
      leaseMs: LEASE_MS,
      rows,
      perEndpoint: PER_ENDPOINT_MAX,
      from,
    });
    const isFull = claims.length === rows;
    // Endpoints before `from` have not been asked when it was not the first: ask them next.
    wanted ||= isFull || from !== FIRST_ENDPOINT;
    from = isFull ? lastEndpoint(claims) : FIRST_ENDPOINT;
    queue.push(...claims);
    fillPlaces();
  }

  function roomFor(): number {
    return CLAIMED_MAX - queue.length - inFlight - writer.unrecorded;
  }

  function fillPlaces(): void {
    while (inFlight < IN_FLIGHT_MAX && !stopping) {
      const claim = queue.shift();
      if (claim === undefined) return;
      void attempt(claim);
    }
  }

  async function attempt(claim: Claim): Promise<void> {
    const at = now();
    if (claim.lease_until.getTime() - at.getTime() < LEASE_RESERVE_MS) return;
    if (claim.url === null) return writer.add(withoutDestination(claim, at));
    inFlight++;
    const result = await sendClaim(claim, claim.url, at);
    inFlight--;
    const completion = judgeAttempt(claim, result, { now: now(), schedule, random });
    writer.add(completion);
    log("info", "attempt", {
      delivery: claim.id,
      vote: claim.vote_id,
      key: claim.key_id,
      attempt: completion.number,
      outcome: result.outcome,
      status: result.status,
      duration_ms: result.durationMs,
      next_at: completion.due_at,
    });
    fillPlaces();
  }

  async function sendClaim(claim: Claim, url: string, at: Date): Promise<AttemptResult> {
    let secrets;
    try {
      secrets = secretsOf(claim, at);
    } catch {
      return unsendable(at);
    }
    return await sender.send({
      deliveryId: claim.id,
      voteId: claim.vote_id,
      attempt: claim.attempts + 1,
      url,
      body: claim.body,
      isTest: claim.is_test,
      ...secrets,
    });
  }

  /** Places have become free, here and under the endpoints' caps. */
  function onRecorded(): void {
    if (!stopping) nudge();
    settle();
  }

  /** Resolves when nothing is claimed, on its way or unrecorded. */
  function idle(): Promise<void> {
    return new Promise((done) => {
      idlers.push(done);
      settle();
    });
  }

  function settle(): void {
    if (claiming || inFlight > 0 || queue.length > 0 || writer.unrecorded > 0) return;
    for (const done of idlers.splice(0)) done();
  }

  return { nudge, deliverDue, stop };
}

function lastEndpoint(claims: Claim[]): string {
  return claims.reduce((last, claim) => claim.key_id > last ? claim.key_id : last, FIRST_ENDPOINT);
}

function unsendable(startedAt: Date): AttemptResult {
  return {
    outcome: "bad_secret",
    status: null,
    durationMs: 0,
    startedAt,
    excerpt: null,
    redirectsTo: null,
    retryAfterMs: null,
    contentType: null,
  };
}

function logFailure(error: unknown): void {
  log("error", "dispatch_failed", describeError(error));
}
