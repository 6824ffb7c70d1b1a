import type { SecretKeys } from "../secrets/secret_key.ts";
import { createSigner } from "../secrets/signer.ts";
import { DAY_MS } from "../time/day.ts";

/** Milliseconds that the link in a mail about a new browser works: a week, in which most people read their mail. */
const WORKS_MS = 7 * DAY_MS;

/** The account, when the link expires, and the service's signature of both. */
const TOKEN = /^(([0-9a-f-]{36})\.(\d{1,15}))\.([\w-]{43})$/;

/** Creates and reads the tokens in the links "This wasn't me". */
export function createNotMeLinks(secretKeys: SecretKeys, now: () => Date) {
  const { sign, isOurs } = createSigner(secretKeys, "not me links");
  return {
    make(accountId: string): string {
      const text = `${accountId}.${now().getTime() + WORKS_MS}`;
      return `${text}.${sign(text)}`;
    },
    /** Returns the account of a token, or undefined if it is not ours, or too old. */
    read(token: string): string | undefined {
      const [, text, accountId, ends, signature] = TOKEN.exec(token) ?? [];
      if (!text || !accountId || !signature || !isOurs(text, signature)) return undefined;
      return Number(ends) > now().getTime() ? accountId : undefined;
    },
  };
}
