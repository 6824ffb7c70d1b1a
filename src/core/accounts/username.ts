import { refusal } from "../refusals/refusal.ts";

/**
 * 2–32 ASCII characters: no look-alike letters, and nothing that a game console would split. A leading `.` marks a
 * Bedrock player. A leading `*` or `~` may too, because no console, chat or address reads those as a command, an option
 * or a space. `!` may not, because `@a[name=!Pia]` selects every player except Pia.
 */
const USERNAME = /^[A-Za-z0-9_.*~][A-Za-z0-9_.-]{1,31}$/;

/** The leading characters that a name may have only if the operator allows them (`allowPrefixes`). */
const PREFIX = /^[*~]/;

/** Characters that Bedrock names start with on servers of this site. */
let bedrockPrefixes = ".";

/** Allows names to start with these characters from now on, in addition to letters, digits, `_` and `.`. */
export function allowPrefixes(prefixes: string): void {
  bedrockPrefixes = prefixes;
}

/** The username in a test delivery, which must never reward anyone. */
export const TEST_USERNAME = "Voteboard_Test";

/**
 * No account's key may start with this, because the test name does, and such a name would appear to speak for the
 * service.
 */
const RESERVED_PREFIX = "voteboard";

/**
 * Returns the key by which a name is looked up in any spelling: trimmed, NFKC, lower case, spaces as underscores. It is
 * stored in a unique column. SQL's `lower()` is never used, because it depends on the database's locale.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(accountKey(" Steve 01 "), "steve_01");
 * ```
 */
export function accountKey(name: string): string {
  return name.trim().normalize("NFKC").toLowerCase().replaceAll(" ", "_");
}

/**
 * Returns the username in a text from outside, in that spelling but with underscores for spaces, because a game, a
 * plugin or an address may write it with spaces. `accountKey` returns the same key for both. Undefined if no player can
 * have such a name; it isn't corrected any further, because the result might be another player's name.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(readUsername(".Alex New"), ".Alex_New");
 * assert.equal(readUsername("+Alex+"), undefined);
 * ```
 */
export function readUsername(text: string): string | undefined {
  const name = text.trim().normalize("NFKC").replaceAll(" ", "_");
  return isUsername(name) ? name : undefined;
}

/** Returns whether a text looks like a username on any site, reserved or not. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text);
}

/**
 * Returns the username in its owner's spelling. Refuses an invalid one with a message that explains what is allowed.
 */
export function parseUsername(text: string): string {
  if (!isUsername(text)) throw refusal("account_name_invalid", { why: "characters" });
  const prefix = text.charAt(0);
  if (PREFIX.test(prefix) && !bedrockPrefixes.includes(prefix)) {
    throw refusal("account_name_invalid", { why: "prefix", prefix });
  }
  if (accountKey(text).startsWith(RESERVED_PREFIX)) {
    throw refusal("account_name_reserved", { name: text });
  }
  return text;
}
