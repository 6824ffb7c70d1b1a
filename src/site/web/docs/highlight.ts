import { createHash } from "node:crypto";

/** A token of code. Its kind is the letter of a class in docs.css, or empty for plain text. */
export interface Piece {
  text: string;
  kind: string;
}

/** The packed tokens of each code block in the guides, by the code's name. `deno task generate` writes them. */
export type Highlights = Readonly<Record<string, string>>;

/**
 * Returns the name of a code block's tokens.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.equal(nameCode("").length, 12);
 * ```
 */
export function nameCode(code: string): string {
  return createHash("sha256").update(code).digest("base64url").slice(0, 12);
}

/**
 * Encodes tokens as kinds and lengths.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.equal(packPieces([{ text: "return", kind: "k" }, { text: " x", kind: "" }]), "k6 2");
 * ```
 */
export function packPieces(pieces: readonly Piece[]): string {
  return pieces.map(({ text, kind }) => `${kind}${text.length}`).join(" ");
}

/**
 * Splits code into its tokens. Always returns the whole code, even if the tokens were created for another text.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const pieces = [{ text: "return", kind: "k" }, { text: " x", kind: "" }];
 * assert.deepEqual(unpackPieces("return x", "k6"), pieces);
 * ```
 */
export function unpackPieces(code: string, packed: string): Piece[] {
  let at = 0;
  const pieces = Array.from(packed.matchAll(/([a-z]?)(\d+)/g), ([, kind = "", length]) => {
    const start = at;
    at += Number(length);
    return { text: code.slice(start, at), kind };
  });
  return [...pieces, { text: code.slice(at), kind: "" }].filter(({ text }) => text !== "");
}
