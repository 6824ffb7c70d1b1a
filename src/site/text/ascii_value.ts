import { pastedValue } from "../../core/text/typed_text.ts";

/**
 * Returns a typed value in ASCII: full-width characters and digits of any script are converted, and invisible
 * characters of pasted text are removed.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(asciiValue("２５５６５"), "25565");
 * assert.equal(asciiValue("٢٥٥٦٥\u200f"), "25565");
 * assert.equal(asciiValue("kim＠mail。example"), "kim@mail.example");
 * ```
 */
export function asciiValue(text: string): string {
  return pastedValue(text).normalize("NFKC").replaceAll("。", ".")
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
}

/** Returns a digit's value. In Unicode, the ten digits of each script are consecutive, starting with zero. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}

/**
 * Returns a host name in ASCII for DNS: "höhle.example" becomes "xn--hhle-5qa.example". A text that can't be a host
 * name is returned unchanged.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(asciiHost("Höhle。example"), "xn--hhle-5qa.example");
 * ```
 */
export function asciiHost(host: string): string {
  const isOther = /^[\p{L}\p{M}\p{N}\p{Cf}._\-。．｡]+$/u.test(host) && /[^ -~]/.test(host);
  return isOther ? URL.parse(`http://${host}/`)?.hostname ?? host : host;
}
