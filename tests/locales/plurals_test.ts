import assert from "node:assert/strict";
import { createLocales, ENGLISH } from "../../src/locales/locale.ts";
import type { LanguageTag } from "../../src/locales/tags.ts";

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

Deno.test("a page names countries and languages in its own language", () => {
  const { formats } = createLocales({ enabled: ["de"], default: "de" }).default;
  assert.deepEqual([formats.country("DE"), formats.language("fr")], ["Deutschland", "Französisch"]);
  assert.equal(formats.percent(0.9999).replace(/\s/, " "), "99,9 %");
  assert.equal(ENGLISH.formats.percent(1), "100.0%");
  for (const text of ["", "de", "DEU", "__proto__"]) assert.equal(formats.country(text), text);
  for (const text of ["", "DE", "deu", "a b"]) assert.equal(formats.language(text), text);
});
