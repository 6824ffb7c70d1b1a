import { Buffer } from "node:buffer";
import type { SecretKeys } from "../../core/secrets/secret_key.ts";
import { createSigner } from "../../core/secrets/signer.ts";
import { DAY_MS } from "../../core/time/day.ts";

/** Milliseconds that a link to confirm an address works: a day. */
const WORKS_MS = DAY_MS;

/** The account, when the link expires, the address, and the service's signature of the three. */
const TOKEN = /^(([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{1,400}))\.([\w-]{43})$/;

/** An account's claim to an address. */
export interface EmailClaim {
  accountId: string;
  email: string;
}

/**
 * Creates and reads the tokens in links that confirm an address. A token contains everything needed, so that no table
 * stores claims for links that are never opened.
 */
export function createEmailLinks(secretKeys: SecretKeys, now: () => Date) {
  const { sign, isOurs } = createSigner(secretKeys, "email links");
  return {
    make({ accountId, email }: EmailClaim): string {
      const ends = now().getTime() + WORKS_MS;
      const text = `${accountId}.${ends}.${Buffer.from(email).toString("base64url")}`;
      return `${text}.${sign(text)}`;
    },
    /** Returns the claim of a token, or undefined if it is not ours, or too old. */
    read(token: string): EmailClaim | undefined {
      const [, text, accountId, ends, email, signature] = TOKEN.exec(token) ?? [];
      if (!text || !accountId || !email || !signature) return undefined;
      if (!isOurs(text, signature) || Number(ends) <= now().getTime()) return undefined;
      return { accountId, email: Buffer.from(email, "base64url").toString() };
    },
  };
}
