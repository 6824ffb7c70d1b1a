import { randomBytes } from "node:crypto";

/** Bytes of a webhook secret: as many as HMAC-SHA-256 can use (RFC 2104 §3). */
const SECRET_BYTES = 32;

/** Makes a new webhook secret in the Standard Webhooks form: `whsec_` and 32 random bytes in base64. */
export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
}
