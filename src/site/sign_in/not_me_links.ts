import { Buffer } from "node:buffer";
import type { SecretKeys } from "../../core/secrets/secret_key.ts";
import { createSigner } from "../../core/secrets/signer.ts";
import { DAY_MS } from "../../core/time/day.ts";

/** Milliseconds that the link in a mail about a new browser works: a week, in which most people read their mail. */
export const WORKS_MS = 7 * DAY_MS;

/** The account, when the link expires, the address that it was mailed to, and the service's signature of the three. */
const TOKEN = /^(([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{1,400}))\.([\w-]{43})$/;

/** An account, and the confirmed address that it had when the link was mailed there. */
interface Addressed {
  accountId: string;
  email: string;
}

/** The same, and when that was, as milliseconds since 1970. */
export interface Disowned extends Addressed {
  mailedAt: number;
}

/** Creates and reads the tokens in the links "This wasn't me". */
export function createNotMeLinks(secretKeys: SecretKeys, now: () => Date) {
  const { sign, isOurs } = createSigner(secretKeys, "not me links");
  return {
    make({ accountId, email }: Addressed): string {
      const ends = now().getTime() + WORKS_MS;
      const text = `${accountId}.${ends}.${Buffer.from(email).toString("base64url")}`;
      return `${text}.${sign(text)}`;
    },
    /** Returns what a token is about, or undefined if it is not ours, or too old. */
    read(token: string): Disowned | undefined {
      const [, text, accountId, ends, email, signature] = TOKEN.exec(token) ?? [];
      if (!text || !accountId || !email || !signature) return undefined;
      if (!isOurs(text, signature) || Number(ends) <= now().getTime()) return undefined;
      const mailedAt = Number(ends) - WORKS_MS;
      return { accountId, email: Buffer.from(email, "base64url").toString(), mailedAt };
    },
  };
}
