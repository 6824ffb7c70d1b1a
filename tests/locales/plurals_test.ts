import assert from "node:assert/strict";
import { createLocales, loadLanguages } from "../../src/site/locales/site_locales.ts";
import { LANGUAGE_TAGS, type LanguageTag } from "../../src/core/locales/language_tags.ts";

await loadLanguages(LANGUAGE_TAGS);

/** Says numbers of votes as the page of a server's top voters does. */
function votes(tag: LanguageTag, numbers: readonly number[]): string[] {
  const { words } = createLocales({ enabled: [tag], default: tag }).default;
  return numbers.map((number) => words.voting.board.votes(number));
}

Deno.test("Polish has one form for 1, another for 2 to 4 and 22, and a third for 5 and 21", () => {
  assert.deepEqual(votes("pl", [0, 1, 2, 5, 12, 21, 22]), [
    ...["0 głosów", "1 głos", "2 głosy", "5 głosów"],
    ...["12 głosów", "21 głosów", "22 głosy"],
  ]);
});

Deno.test("Russian says 21 as it says 1, and 22 as it says 2", () => {
  assert.deepEqual(votes("ru", [0, 1, 2, 5, 12, 21, 22]), [
    ...["0 голосов", "1 голос", "2 голоса", "5 голосов"],
    ...["12 голосов", "21 голос", "22 голоса"],
  ]);
});

Deno.test("Arabic has six forms, of which those for 0, 1 and 2 need no number", () => {
  assert.equal(new Set(votes("ar", [0, 1, 2, 3, 11, 100])).size, 6);
  const forms = votes("ar", [3, 10, 11, 99, 100, 102]).map((said) => said.replace(/[\d,]+/, "n"));
  assert.deepEqual([forms[0] === forms[1], forms[2] === forms[3], forms[4] === forms[5]], [
    ...[true, true, true],
  ]);
});

Deno.test("a page names countries and languages in its own language", () => {
  const { formats } = createLocales({ enabled: ["de"], default: "de" }).default;
  assert.deepEqual([formats.country("DE"), formats.language("fr")], ["Deutschland", "Französisch"]);
});
