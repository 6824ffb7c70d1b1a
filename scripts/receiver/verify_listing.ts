import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds that `t` may be in the past, or in the future for a slow clock. */
const ACCEPTED_AGE_SECONDS = 300;

/** A webhook secret as the service shows it. Anything else is not a key: HMAC would accept even an empty one. */
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

/** `ok`, or a sentence about what is wrong. It never contains a secret or a digest. */
export type Verification = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** A request, and what the receiver knows. */
export interface ListingEvidence {
  /** The value of `X-Listing-Signature`, or null if the header is missing. */
  readonly header: string | null;
  /** The body exactly as received: never parsed and serialized again. */
  readonly body: Uint8Array;
  /** One secret, or several during a rotation. Anything but `whsec_…` verifies nothing. */
  readonly secrets: readonly string[];
  readonly now: Date;
}

/**
 * Verifies a webhook as an owner's receiver should (SPEC §6.2), deliberately without any code from the service: this
 * file is small enough to copy into a receiver, and checks our signer from outside.
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
