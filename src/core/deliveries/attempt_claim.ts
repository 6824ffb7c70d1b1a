import { log } from "../observing/log.ts";
import { openIfPossible, rememberOpened, type SecretBox } from "../secrets/secret_key.ts";
import { type AttemptResult, unsentBecause } from "../sending/exchange.ts";
import type { Outcome } from "../sending/outcome.ts";
import type { Sender } from "../sending/send_delivery.ts";
import { beginAttempt } from "../observing/tracing.ts";
import type { Channel } from "./channel.ts";
import { type Completion, judgeAttempt, type JudgeOptions } from "./judge_attempt.ts";
import type { DeliveryClaim } from "./outbox_claim.ts";

/**
 * Creates a function that makes, logs and judges one attempt at a claimed row, together with the rows that its channel
 * sends in the same message. It never throws: every error becomes the attempt's outcome.
 */
export function createAttempter(
  options: JudgeOptions & {
    sender: Sender;
    box: SecretBox;
    /** The channels, by kind of endpoint. All other kinds get one POST for each row. */
    channels: ReadonlyMap<string, Channel>;
  },
): (claim: DeliveryClaim) => Promise<Completion[]> {
  const { sender, now, channels } = options;
  const box = rememberOpened(options.box);

  return async function attempt(claim) {
    if (claim.url === null) return [{ kind: "unsent", claim }];
    const channel = channels.get(claim.kind);
    return channel ? await attemptTogether(claim, channel) : [await attemptAlone(claim, claim.url)];
  };

  async function attemptAlone(claim: DeliveryClaim, url: string): Promise<Completion> {
    const end = beginAttempt(claim.voteId, attemptNumber(claim));
    const result = await send(claim, url);
    end(result);
    const completion = judgeAttempt(claim, result, options);
    logAttempt(completion);
    return completion;
  }

  async function attemptTogether(leader: DeliveryClaim, channel: Channel): Promise<Completion[]> {
    const end = beginAttempt(leader.voteId, attemptNumber(leader));
    const sent = await channel.send(leader);
    if (sent === undefined) return [{ kind: "unsent", claim: leader }];
    const { result, claims, notBefore } = sent;
    end(result);
    const completions = claims.map((claim, nth) => ({
      ...judgeAttempt(claim, result, { ...options, notBefore }),
      joins: nth > 0,
    }));
    if (completions[0]) logAttempt(completions[0], completions.length);
    // This process still counts a row whose vote was voided in the meantime as its own.
    const isSent = claims.some(({ id }) => id === leader.id);
    return isSent ? completions : [...completions, { kind: "unsent", claim: leader }];
  }

  async function send(claim: DeliveryClaim, url: string): Promise<AttemptResult> {
    const startedAt = now();
    const { id: deliveryId, voteId, kind, body, isTest } = claim;
    const attempt = attemptNumber(claim);
    const post = { deliveryId, voteId, attempt, kind, url, body, isTest };
    try {
      return await sender.send({ ...post, ...secretsOf(box, claim, startedAt) });
    } catch (error) {
      return unsentBecause(error, { event: "send_failed", startedAt });
    }
  }
}

/**
 * Opens the secrets that sign an attempt, including the previous one during its overlap. Throws `UnusableSecret` if the
 * current one can't be opened; a previous one that can't is left out.
 */
export function secretsOf(box: SecretBox, claim: DeliveryClaim, now: Date) {
  const { keyId, secret, previousSecret, previousSecretUntil } = claim;
  const overlaps = previousSecretUntil !== null && previousSecretUntil > now;
  const previous = overlaps ? previousSecret : null;
  return {
    secret: box.open(secret, keyId),
    previousSecret: previous === null ? undefined : openIfPossible(box, previous, keyId),
  };
}

/** Returns the number of an attempt at a claimed row, as sent in `X-Listing-Attempt`. */
export function attemptNumber({ attempts }: DeliveryClaim): number {
  return attempts + 1;
}

/**
 * First attempts with these outcomes have no line. One that is `unconfirmed` has a line, because it may not have
 * arrived.
 */
const SETTLED: ReadonlySet<Outcome> = new Set(["delivered", "posted"]);

/**
 * Logs an attempt, unless it is a delivery's first and arrived: the ballot's own line names the vote, and the database
 * keeps the attempt for 30 days. `votes` is the number of votes in a chat's message.
 */
function logAttempt(completion: ReturnType<typeof judgeAttempt>, votes?: number): void {
  const { claim, result } = completion;
  if (attemptNumber(claim) === 1 && SETTLED.has(result.outcome)) return;
  log("info", "attempt", {
    delivery: claim.id,
    vote: claim.voteId,
    key: claim.keyId,
    attempt: attemptNumber(claim),
    outcome: result.outcome,
    status: result.status,
    duration_ms: result.durationMs,
    next_at: completion.kind === "retried" ? completion.dueAt : null,
    votes,
  });
}
