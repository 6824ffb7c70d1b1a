import { randomBytes } from "node:crypto";

/** Bytes of a webhook secret: as many as HMAC-SHA-256 can use (RFC 2104 §3). */
const SECRET_BYTES = 32;

/** A new webhook secret in Standard Webhooks' form: `whsec_` and 32 random bytes as base64. */
export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
}
