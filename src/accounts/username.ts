import { Refusal } from "../errors.ts";

/** 2–32 of ASCII; no look-alike letters, nothing a game's console would split. A leading `.` is Bedrock's. */
const USERNAME = /^[A-Za-z0-9_.][A-Za-z0-9_.-]{1,31}$/;

/** The username that a test delivery carries: it must never reward anybody. */
export const TEST_USERNAME = "Voteboard_Test";

/** No account's key begins so: neither the test name nor one that looks as if it spoke for the service. */
const RESERVED_PREFIX = "voteboard";

/**
 * How a name is looked up, whoever typed it: trimmed, NFKC, lower case, spaces as underscores. Its result is
 * stored in a unique column; SQL's `lower()` never decides, because it depends on the database's locale.
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

/** Whether a text has the form of a username, reserved or not. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text);
}

/** Returns the username as its owner spells it, or refuses it with a sentence that says what is allowed. */
export function parseUsername(text: string): string {
  if (!isUsername(text)) {
    throw new Refusal(
      "account_name_invalid",
      `Cannot use the name "${
        text.slice(0, 64)
      }": names are 2 to 32 of A-Z, a-z, 0-9, "_", "." and "-", not beginning with "-"`,
    );
  }
  if (accountKey(text).startsWith(RESERVED_PREFIX)) {
    throw new Refusal("account_name_reserved", `Cannot use the name "${text}": it is reserved`);
  }
  return text;
}
