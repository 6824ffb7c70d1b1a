import { Buffer } from "node:buffer";
import type { SecretKeys } from "../../../core/secrets/secret_key.ts";
import { createSigner } from "../../../core/secrets/signer.ts";
import { DAY_MS } from "../../../core/time/day.ts";

/** Milliseconds that a "This wasn't me" link is valid: a week, within which most people read their mail. */
export const NOT_ME_MS = 7 * DAY_MS;

/**
 * Milliseconds that a link is valid, by its purpose. Each purpose has a separate key, so a link can't be used for
 * another purpose.
 */
const WORKS_MS = {
  /** Confirms an address. */
  "email links": DAY_MS,
  /** Part of the email about a new browser. */
  "not me links": NOT_ME_MS,
};

/** The account id, the expiry time, the address, and the service's signature of all three. */
const TOKEN = /^(([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{1,400}))\.([\w-]{43})$/;

/** An account and the email address that it has or claims. */
export interface EmailClaim {
  accountId: string;
  email: string;
}

/** A link that was mailed to the address, and when (milliseconds since 1970). */
export interface AddressLink extends EmailClaim {
  mailedAt: number;
}

/**
 * Creates and reads the tokens of links that are mailed to an address. A token contains everything it needs, so no
 * table stores links that may never be opened.
 */
export function createAddressLinks(
  secretKeys: SecretKeys,
  purpose: keyof typeof WORKS_MS,
  now: () => Date,
) {
  const { sign, isOurs } = createSigner(secretKeys, purpose);
  const worksMs = WORKS_MS[purpose];
  return {
    make({ accountId, email }: EmailClaim): string {
      const ends = now().getTime() + worksMs;
      const text = `${accountId}.${ends}.${Buffer.from(email).toString("base64url")}`;
      return `${text}.${sign(text)}`;
    },
    /** Returns the link that a token stands for, or undefined if its signature is wrong or it has expired. */
    read(token: string): AddressLink | undefined {
      const [, text, accountId, ends, email, signature] = TOKEN.exec(token) ?? [];
      if (!text || !accountId || !email || !signature) return undefined;
      if (!isOurs(text, signature) || Number(ends) <= now().getTime()) return undefined;
      const mailedAt = Number(ends) - worksMs;
      return { accountId, email: Buffer.from(email, "base64url").toString(), mailedAt };
    },
  };
}
