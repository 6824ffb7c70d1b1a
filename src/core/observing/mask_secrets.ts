/** Prefixes of the secrets that owners copy: API key, URL key, link key and webhook secret. */
const PREFIXES = ["vb_", "vbu_", "vbl_", "whsec_"];

/** Fewest characters after a prefix that count as a secret, or the beginning of one. */
const LEAST = 12;

/** Each character of a prefix, plain or percent-encoded any number of times. */
const encoded = PREFIXES.map((prefix) =>
  [...prefix].map((sign) => `(?:${sign}|%(?:25)*${sign.charCodeAt(0).toString(16)})`).join("")
);

/** A secret within a text, with the rest of its characters, encoded or not. */
const SECRET = new RegExp(`(${encoded.join("|")})[\\w+/=%-]{${LEAST},}`, "gi");

/**
 * Masks the secrets in a text, because clients put them into the wrong place, such as a path.
 *
 * @example
 * ```ts
 * import { equal } from "node:assert/strict";
 * equal(maskSecrets("/api/vb_0123456789abcdef"), "/api/vb_…");
 * equal(maskSecrets("/api/%76b%5F0123456789abcdef"), "/api/%76b%5F…");
 * ```
 */
export function maskSecrets(text: string): string {
  return text.replace(SECRET, "$1…");
}
