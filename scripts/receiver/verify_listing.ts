import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds that `t` may be in the past, or in the future for a slow clock. */
const ACCEPTED_AGE_SECONDS = 300;

/**
 * Matches a webhook secret in the format of the service. Other texts are refused, because HMAC would accept even an
 * empty key.
 */
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

/** The result: `ok`, or a sentence about the fault, which never contains a secret or a digest. */
export type Verification = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** A request, and the secrets and clock of the receiver. */
export interface ListingEvidence {
  /** The value of `X-Listing-Signature`, or null if the header is missing. */
  readonly header: string | null;
  /** The body exactly as received: never parsed and serialized again. */
  readonly body: Uint8Array;
  /** One secret, or several during a rotation. A text without `whsec_` verifies nothing. */
  readonly secrets: readonly string[];
  readonly now: Date;
}

/**
 * Verifies a webhook as an owner's receiver should (SPEC §6.2). It deliberately uses no code of the service, so that it
 * can be copied into a receiver and checks our signer independently.
 */
export function verifyListing(evidence: ListingEvidence): Verification {
  const { header, body, secrets, now } = evidence;
  if (header === null) return refused("the X-Listing-Signature header is missing");
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  const [, timestamp, digest] = parts ?? [];
  if (timestamp === undefined || digest === undefined) {
    return refused("the X-Listing-Signature header is not t=…,v1=…");
  }
  const received = Uint8Array.from(digest.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const matches = secrets.some((secret) =>
    isWebhookSecret(secret) && timingSafeEqual(digestOf(secret, timestamp, body), received)
  );
  if (!matches) return refused("the signature does not belong to this body and secret");
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  return age <= ACCEPTED_AGE_SECONDS ? { ok: true } : refused("the signature is too old");
}

/** Returns whether the text has the format of a webhook secret: `whsec_` and the base64 of 32 bytes. */
export function isWebhookSecret(text: string): boolean {
  return SECRET.test(text);
}

function digestOf(secret: string, timestamp: string, body: Uint8Array): Uint8Array {
  return createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest();
}

function refused(why: string): Verification {
  return { ok: false, why };
}
