import { log } from "../log.ts";
import type { SecretBox } from "../secret_key.ts";
import type { BreakerWaits } from "./endpoint_health.ts";
import { createEndpointSecrets } from "./endpoint_secrets.ts";
import { judgeAttempt, withoutDestination } from "./judge_attempt.ts";
import type { Claim } from "./outbox_claim.ts";
import type { Completion } from "./outbox_complete.ts";
import type { AttemptResult, Sender } from "../sending/send_delivery.ts";

/** Dependencies of an attempt. */
export interface AttemptOptions {
  sender: Sender;
  box: SecretBox;
  now: () => Date;
  random: () => number;
  /** Waits between tries, in milliseconds. */
  schedule: readonly number[];
  breaker: BreakerWaits;
}

/**
 * Makes one attempt at a claimed row, logs it, and returns what follows from it. Never throws: what goes wrong is
 * the attempt's outcome.
 */
export function createAttempter(options: AttemptOptions): (claim: Claim) => Promise<Completion> {
  const { sender, box, now } = options;
  const secretsOf = createEndpointSecrets(box);

  return async function attempt(claim) {
    const at = now();
    if (claim.url === null) return withoutDestination(claim, at);
    const result = await send(claim, claim.url, at);
    const completion = judgeAttempt(claim, result, { ...options, now: now() });
    logAttempt(claim, completion);
    return completion;
  };

  async function send(claim: Claim, url: string, at: Date): Promise<AttemptResult> {
    let secrets;
    try {
      secrets = secretsOf(claim, at);
    } catch {
      return unsendable(at);
    }
    return await sender.send({
      deliveryId: claim.id,
      voteId: claim.voteId,
      attempt: claim.attempts + 1,
      url,
      body: claim.body,
      isTest: claim.isTest,
      ...secrets,
    });
  }
}

/** An attempt whose secret does not open: a poison row, which fails alone. */
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

function logAttempt(
  claim: Claim,
  { number, outcome, status, durationMs, dueAt }: Completion,
): void {
  log("info", "attempt", {
    delivery: claim.id,
    vote: claim.voteId,
    key: claim.keyId,
    attempt: number,
    outcome,
    status,
    duration_ms: durationMs,
    next_at: dueAt,
  });
}
