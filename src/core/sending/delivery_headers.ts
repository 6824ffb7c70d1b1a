import { signListing, signStandard } from "./signature.ts";

/** User agent that receivers see in their logs. */
export const USER_AGENT = "Voteboard/1.0 (+webhooks)";

/** Inputs for the headers of one attempt. */
export interface SignedAttempt {
  readonly deliveryId: string;
  /** The vote's UUIDv7, the same for every key, retry, resend and replay. */
  readonly voteId: string;
  /** 1 for the first POST of a delivery. */
  readonly attempt: number;
  readonly body: string;
  readonly secret: string;
  /** Set for 24 hours after a rotation (DECISIONS, "Body and signature"). */
  readonly previousSecret?: string | undefined;
  readonly isTest: boolean;
}

/**
 * Builds every header of a webhook POST except Host and Content-Length. Both signatures contain the time of this
 * attempt, because receivers refuse old ones. The spec's header has exactly one `v1`, because naive parsers keep the
 * first or the last; only Standard Webhooks lists two signatures. Throws `UnusableSecret`.
 */
export function deliveryHeaders(attempt: SignedAttempt, now: Date): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const { secret, previousSecret, voteId, body } = attempt;
  const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
  const message = { id: voteId, timestampSeconds: seconds, body };
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "user-agent": USER_AGENT,
    // We keep 4 KB of the response and never decompress it.
    "accept-encoding": "identity",
    "x-listing-signature": signListing(secret, seconds, body),
    "x-listing-vote": voteId,
    "x-listing-delivery": attempt.deliveryId,
    "x-listing-attempt": String(attempt.attempt),
    "webhook-id": voteId,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signStandard(secrets, message),
  };
  if (attempt.isTest) headers["x-listing-test"] = "true";
  return headers;
}
