/**
 * Parses a URL's query in one pass. Hono's own parser decodes all parameters again for each one that is read, and takes
 * 4 µs for each malformed `%`: 60 kB of those blocked all requests for seconds.
 */
export function readQuery({ url }: { url: string }): URLSearchParams {
  return new URLSearchParams(url.slice(url.indexOf("?") + 1 || url.length));
}

/**
 * Returns whether a query's text was valid UTF-8. Invalid bytes like `%ff` are decoded as U+FFFD, which a client can
 * also send literally.
 */
export function isDecoded({ url }: { url: string }, text: string): boolean {
  const replaced = text.split("\uFFFD").length - 1;
  return replaced === 0 || replaced <= url.split(/%ef%bf%bd/i).length - 1;
}

/**
 * Returns whether white space at the ends of a player's name was sent as `+`. A `+` may mean a space, which is trimmed,
 * or a `_`, which some games show as a space, and one of the two is another player's name. `%20` always means a space.
 * `text` is the decoded value of the parameter.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const isUnclear = (query: string, text: string) => hasUnclearEnds({ url: `/?${query}` }, "player", text);
 * assert.ok(isUnclear("player=+Al+", " Al "));
 * assert.ok(!isUnclear("player=%20Al+B", " Al B"));
 * ```
 */
export function hasUnclearEnds({ url }: { url: string }, parameter: string, text: string): boolean {
  const name = text.trim();
  if (name === text || name === "") return false;
  // The same text, with each `+` kept.
  const spelled = readQuery({ url: url.replaceAll("+", "%2B") }).get(parameter) ?? "";
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return `${spelled.slice(0, start)}${spelled.slice(end)}`.includes("+");
}
