/**
 * Matches strings (an unclosed one extends to the end), numbers that JSON lacks, commas before a bracket, and brackets.
 */
const TOKENS = /"(?:\\[\s\S]?|[^"\\])*"?|-?\b(?:NaN|Infinity)\b|,(?=\s*[}\]])|[{}[\]]/g;

/**
 * Maximum depth of a value that is repaired. A text component has ten or more.
 *
 * ```text
 * limit              value   protects       used up by
 * levels of a value  1,000   the processor  a game server's brackets
 *   test: packets before a status, and tokens and levels of a loose one, are counted
 * tokens of a value  20,000  the processor  a game server's brackets
 *   test: packets before a status, and tokens and levels of a loose one, are counted
 * ```
 */
const DEPTH_MAX = 1_000;

/** Maximum tokens of a value that is repaired: several times those in the status of a modded server. */
const TOKENS_MAX = 20_000;

// deno-lint-ignore no-control-regex -- control characters are what it looks for
const CONTROLS = /[\u0000-\u001f]/g;

/**
 * Parses JSON with the errors of game servers: unescaped control characters in strings, `NaN`, extra commas, or text
 * after the end. Returns undefined if that fails.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(parseLooseJson('{"a":NaN,"b":"one\ntwo",}{"c":1}'), { a: null, b: "one two" });
 * assert.equal(parseLooseJson('{"a":'), undefined);
 * ```
 */
export function parseLooseJson(text: string): unknown {
  for (const variant of [() => text, () => firstValueOf(text)]) {
    try {
      return JSON.parse(variant());
    } catch {
      // The next variant may be valid.
    }
  }
  return undefined;
}

/** Returns the members of a JSON object. Any other value has none. */
export function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function firstValueOf(text: string): string {
  let value = "";
  let depth = 0;
  let end = 0;
  let tokens = 0;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (++tokens > TOKENS_MAX) return "";
    value += text.slice(end, index) + mended(token);
    end = index + token.length;
    if ((token === "{" || token === "[") && ++depth > DEPTH_MAX) return "";
    if ((token === "}" || token === "]") && --depth <= 0) return value;
  }
  return value + text.slice(end);
}

function mended(token: string): string {
  if (token.startsWith('"')) return token.replace(CONTROLS, " ");
  if (token === ",") return "";
  return /[{}[\]]/.test(token) ? token : "null";
}

/**
 * Decodes text that starts with an ASCII character. UTF-16 is recognized by its byte order mark or its zero bytes; all
 * else is read as UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe || first !== 0 && second === 0) {
    return new TextDecoder("utf-16le").decode(bytes);
  }
  if (first === 0xfe && second === 0xff || first === 0 && second !== 0) {
    return new TextDecoder("utf-16be").decode(bytes);
  }
  return new TextDecoder().decode(bytes);
}
