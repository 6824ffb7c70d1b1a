import { Buffer } from "node:buffer";
import { createHash, randomBytes } from "node:crypto";
import type { Query } from "../../../core/database/connect.ts";
import type { SecretKeys } from "../../../core/secrets/secret_key.ts";
import { createSigner } from "../../../core/secrets/signer.ts";
import { HOUR_MS } from "../../../core/time/day.ts";

/**
 * Milliseconds that a challenge is valid. A browser that offers passkeys in its autofill waits as long as the page is
 * open.
 */
const WORKS_MS = HOUR_MS;

const NONCE_BYTES = 16;

/** Random bytes, the expiry time, and the service's signature of both and of the purpose. */
const CHALLENGE = /^([\w-]{22}\.(\d{1,15}))\.([\w-]{43})$/;

/**
 * The purpose of a challenge, and the secret of the browser that received it. Responses of other browsers are refused.
 */
export interface ChallengePurpose {
  ceremony: "add" | "sign_in" | "second_factor" | "prove";
  holder: string;
}

/**
 * Creates the challenges that passkeys sign. A challenge is stored only once it was used, so showing a page writes no
 * row.
 */
export function createPasskeyChallenges(secretKeys: SecretKeys, now: () => Date) {
  const { sign, isOurs } = createSigner(secretKeys, "passkey challenges");
  return {
    /** Creates a challenge, as base64url. */
    make({ ceremony, holder }: ChallengePurpose): string {
      const nonce = randomBytes(NONCE_BYTES).toString("base64url");
      const text = `${nonce}.${now().getTime() + WORKS_MS}`;
      return Buffer.from(`${text}.${sign(`${text} ${ceremony} ${holder}`)}`).toString("base64url");
    },
    /** Uses up a challenge. Returns false if it is forged, has another purpose, has expired or was used before. */
    async take(
      sql: Query,
      challenge: string,
      { ceremony, holder }: ChallengePurpose,
    ): Promise<boolean> {
      const [, text, ends, signature = ""] =
        CHALLENGE.exec(Buffer.from(challenge, "base64url").toString("latin1")) ?? [];
      if (text === undefined || !isOurs(`${text} ${ceremony} ${holder}`, signature)) return false;
      const expiresAt = new Date(Number(ends));
      if (expiresAt <= now()) return false;
      const taken = await sql`
        insert into spent_proof (proof, expires_at)
        values (${createHash("sha256").update(`passkey ${text}`).digest()}, ${expiresAt})
        on conflict (proof) do nothing returning 1`;
      return taken.length > 0;
    },
  };
}
