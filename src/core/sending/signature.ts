import { Buffer } from "node:buffer";
import { createHmac, randomBytes } from "node:crypto";
import { UnusableSecret } from "../secrets/unusable_secret.ts";

/** Prefix of every webhook secret. The base64 of the key bytes follows. */
const WEBHOOK_SECRET_PREFIX = "whsec_";

/** Random bytes in a secret: the width of the digest, as recommended by RFC 2104 §3. */
const WEBHOOK_SECRET_BYTES = 32;

/** Creates a new webhook secret in the Standard Webhooks format: `whsec_` and 32 random bytes in base64. */
export function makeWebhookSecret(): string {
  return WEBHOOK_SECRET_PREFIX + randomBytes(WEBHOOK_SECRET_BYTES).toString("base64");
}

/**
 * Returns the value of `X-Listing-Signature` (SPEC §6.2): `t=<unix seconds>,v1=<64 lower-case hex>`, HMAC-SHA256 over
 * `<timestamp>.<body>`. The key is the UTF-8 bytes of the whole secret as shown to the owner, including the prefix.
 * Stripe's libraries can verify it.
 *
 * @example
 * ```ts
 * import { signListing } from "./signature.ts";
 * import assert from "node:assert/strict";
 * assert.match(signListing("whsec_c2VjcmV0", 1_700_000_000, "{}"), /^t=1700000000,v1=[0-9a-f]{64}$/);
 * ```
 */
export function signListing(secret: string, timestampSeconds: number, body: string): string {
  const digest = hmac(secret, `${timestampSeconds}.${body}`).digest("hex");
  return `t=${timestampSeconds},v1=${digest}`;
}

/**
 * Returns the value of `webhook-signature` (Standard Webhooks): `v1,<base64>` for each secret, separated by spaces,
 * over `<id>.<timestamp>.<body>`. The key is the decoded bytes after the prefix. Throws `UnusableSecret` for a secret
 * that is not `whsec_` + base64 of 32 bytes.
 */
export function signStandard(
  secrets: readonly string[],
  { id, timestampSeconds, body }: { id: string; timestampSeconds: number; body: string },
): string {
  const content = `${id}.${timestampSeconds}.${body}`;
  return secrets
    .map((secret) => `v1,${hmac(keyBytes(secret), content).digest("base64")}`)
    .join(" ");
}

function hmac(key: string | Uint8Array, content: string) {
  return createHmac("sha256", key).update(content);
}

function keyBytes(secret: string): Uint8Array {
  if (!secret.startsWith(WEBHOOK_SECRET_PREFIX)) {
    throw new UnusableSecret(`Cannot sign: the secret does not start with whsec_`);
  }
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), "base64");
  if (key.length !== WEBHOOK_SECRET_BYTES) {
    throw new UnusableSecret(`Cannot sign: the secret holds ${key.length} bytes, not 32`);
  }
  return key;
}
