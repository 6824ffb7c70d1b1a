import { Buffer } from "node:buffer";
import { looksLikeKeySecret } from "./key_secret.ts";
import { NOT_A_KEY, NOT_BEARER } from "./key_messages.ts";

/** Prefixes of other secrets of the site. One page of the panel shows all of them. */
const OTHERS = ["vbu_", "vbl_", "whsec_"] as const;

/** The beginning of a secret of the site. */
const BEGINNING = /(?:vb[ul]?|whsec)_/;
const BEGINNINGS = new RegExp(BEGINNING, "g");

/**
 * Characters that people leave around a secret: quotes, brackets, punctuation, and line ends that a program wrote as
 * text.
 */
const BEFORE = /^(?:["'`<([{«“‘]|%22|%3C)+/i;
const AFTER = /(?:["'`>)\]}»”’,;.:]|\\[nrt]|%(?:0[AD9]|20|22|3E))+$/i;

/** Most characters of a header that are examined. No secret is longer than a tenth of this. */
const READ_MAX = 1_000;

/** Explains to a client why its secret is not a key. Repeats no part of the secret. */
export function explainSecret(secret: string): string {
  const bare = secret.slice(0, READ_MAX).replace(BEFORE, "").replace(AFTER, "");
  const other = OTHERS.find((prefix) => bare.startsWith(prefix));
  if (other !== undefined) return NOT_A_KEY.other(other);
  if (bare !== secret && /^vb_\w/.test(bare)) return NOT_A_KEY.wrapped;
  if (looksLikeKeySecret(secret)) return NOT_A_KEY.unknown;
  return /^vb_[0-9A-Za-z]{46}$/.test(secret) ? NOT_A_KEY.mistyped : NOT_A_KEY.noKey;
}

/**
 * Explains the mistake in an `Authorization` header that is not `Bearer` and one token, if it contains a secret or has
 * `Bearer` twice. Repeats no part of it.
 */
export function explainHeader(header: string): string | undefined {
  const value = header.slice(0, READ_MAX).trim();
  if (/^basic /i.test(value)) return hasSecret(decodeBasic(value)) ? NOT_BEARER.basic : undefined;
  if (/^bearer[\s:=]+bearer\b/i.test(value)) return NOT_BEARER.twice;
  const other = OTHERS.find((prefix) => value.includes(prefix));
  if (other !== undefined) return NOT_A_KEY.other(other);
  if (!hasSecret(value)) return undefined;
  if ([...value.matchAll(BEGINNINGS)].length > 1) return NOT_BEARER.several;
  if (/^authorization\b/i.test(value)) return NOT_BEARER.named;
  if (/^["'`<([{]*vb_/.test(value)) return NOT_BEARER.without;
  if (/^bearer +["'`<([{]*vb_/i.test(value)) return NOT_A_KEY.split;
  return /^["'`]?bearer/i.test(value) ? NOT_BEARER.joined : NOT_BEARER.otherScheme;
}

const hasSecret = (text: string) => BEGINNING.test(text);

function decodeBasic(value: string): string {
  return Buffer.from(value.slice("basic ".length), "base64").toString("latin1");
}
