/**
 * Extra characters, such as a year and a punctuation mark, with which a common password or a name is still easy to
 * guess.
 */
const BESIDE = 6;

/** One to four characters, repeated. */
const REPEATED = /^(.{1,4})\1+.{0,3}$/su;

/** Words that attackers try first on a site like this. */
const SITE_WORDS = ["voteboard", "minecraft", "password", "server", "voting"];

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns whether a password is easy to guess (NIST SP 800-63B §3.1.1.2): one of the 49,000 most common passwords or
 * made of the given words, also with up to six more characters.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(await isCommonPassword("Sunshine2026!", []), true);
 * assert.equal(await isCommonPassword("steve_01 steve_01", ["Steve_01"]), true);
 * assert.equal(await isCommonPassword("four words of a kind", []), false);
 * ```
 */
export async function isCommonPassword(
  password: string,
  words: readonly string[],
): Promise<boolean> {
  const folded = fold(password);
  if (REPEATED.test(folded)) return true;
  const rest = [...SITE_WORDS, ...words.map(fold).filter((word) => word.length > 2)]
    .reduce((rest, word) => rest.replaceAll(word, ""), folded);
  if (rest.length <= BESIDE) return true;
  const known = await (common ??= loadCommon());
  const inside = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return known.has(folded) || folded.length - inside.length <= BESIDE && known.has(inside);
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/**
 * Loads the list when the first password is checked. Its JSON takes a third of the memory of the package's compressed
 * form.
 */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import("@zxcvbn-ts/language-common/src/passwords.json", {
    with: { type: "json" },
  });
  return new Set(passwords);
}
