import assert from "node:assert/strict";
import { formatsOf } from "../../src/core/locales/formats.ts";
import { createLocales, loadLanguages } from "../../src/site/locales/site_locales.ts";
import { LANGUAGE_TAGS, languageTag } from "../../src/core/locales/language_tags.ts";

await loadLanguages(LANGUAGE_TAGS);
const ALL = createLocales({ enabled: LANGUAGE_TAGS, default: "en" });

Deno.test("a browser gets the language that it prefers among those of the site", () => {
  const chosen: Record<string, string | undefined> = {
    "pt-PT,pt;q=0.9": "pt-BR",
    pt: "pt-BR",
    "en;q=0.1,fr;q=0.9": "fr",
    "de;q=0,fr": "fr",
    "es-419;q=0.8,ja": "es",
    gsw: undefined,
    "de-AT": "de",
    "DE-at , en": "de",
    "ar-EG": "ar",
    "*": "en",
    "xx-!!;;,de": "de",
    "uk,ru;q=0.8": "ru",
    "fr;q=x,de": "fr",
    "ja;q=1,*;q=0.5,de;q=0.1": "en",
    "": undefined,
  };
  for (const [header, tag] of Object.entries(chosen)) {
    assert.equal(ALL.choose(header)?.tag, tag, header);
  }
  assert.equal(ALL.choose(undefined), undefined);
});

Deno.test("a language that the site lacks is never chosen, and only so much of a header is read", () => {
  const two = createLocales({ enabled: ["de", "pt-BR"], default: "de" });
  assert.equal(two.choose("en,fr;q=0.9,pt;q=0.1")?.tag, "pt-BR");
  assert.equal(two.choose(`${"x,".repeat(5_000)}pt`), undefined);
  for (const header of ["__proto__", "constructor", "-", ";q=1", "\0", "ⓓe"]) {
    assert.equal(two.choose(header), undefined, header);
  }
});

Deno.test("only other languages than the default one have a prefix", () => {
  assert.deepEqual(
    ALL.all.map(ALL.prefixOf),
    ["", "/de", "/es", "/pt-br", "/fr", "/pl", "/ru", "/tr", "/ar"],
  );
  const german = createLocales({ enabled: ["en", "de"], default: "de" });
  assert.deepEqual(german.all.map(german.prefixOf), ["/en", ""]);
});

Deno.test("a language is found by its tag in any case", () => {
  for (const tag of ["pt-BR", "pt-br", "PT-BR"]) {
    assert.equal(ALL.find(tag)?.tag, "pt-BR");
    assert.equal(languageTag(tag), "pt-BR");
  }
  for (const tag of ["", "pt", "xa", "ja", "constructor"]) {
    assert.equal(ALL.find(tag), undefined);
    assert.equal(languageTag(tag), undefined);
  }
});

Deno.test("each language has its own name and its direction", () => {
  assert.deepEqual(ALL.all.filter(({ dir }) => dir === "rtl").map(({ name }) => name), ["العربية"]);
  assert.equal(ALL.find("de")?.name, "Deutsch");
  assert.equal(createLocales({ enabled: ["en", "xa"], default: "en" }).find("xa")?.lang, "en-XA");
});

Deno.test("the default language is one of those that are enabled", () => {
  assert.throws(() => createLocales({ enabled: ["de"], default: "en" }), /en is not among/);
});

Deno.test("numbers, days and lists are as each language writes them", () => {
  const at = new Date("2026-11-14T23:30:00Z");
  const shown = LANGUAGE_TAGS.map((tag) => {
    const { count, decimal, date, list } = formatsOf(tag);
    const texts = [count(48210), decimal(1.25), date("date")(at), list(["A", "B"])];
    return texts.join(" | ").replaceAll(/[\u00a0\u202f]/g, " ");
  });
  assert.deepEqual(shown, [
    "48,210 | 1.3 | Nov 14, 2026 | A and B",
    "48.210 | 1,3 | 14.11.2026 | A und B",
    "48.210 | 1,3 | 14 nov 2026 | A y B",
    "48.210 | 1,3 | 14 de nov. de 2026 | A e B",
    "48 210 | 1,3 | 14 nov. 2026 | A et B",
    "48 210 | 1,3 | 14 lis 2026 | A i B",
    "48 210 | 1,3 | 14 нояб. 2026 г. | A и B",
    "48.210 | 1,3 | 14 Kas 2026 | A ve B",
    "48,210 | 1.3 | 14‏/11‏/2026 | A وB",
  ]);
});

Deno.test("a number chooses the plural form of its language", () => {
  const forms = (tag: "en" | "pl" | "ru" | "ar") =>
    [0, 1, 2, 3, 5, 11, 21, 100].map(formatsOf(tag).plural).join(" ");
  assert.equal(forms("en"), "other one other other other other other other");
  assert.equal(forms("pl"), "many one few few many many many many");
  assert.equal(forms("ru"), "many one few few many many one many");
  assert.equal(forms("ar"), "zero one two few few many many other");
});

Deno.test("a formatter is made once for a language and a style", () => {
  assert.equal(formatsOf("de"), formatsOf("de"));
  assert.equal(formatsOf("de").date("moment"), formatsOf("de").date("moment"));
  const options = { year: "2-digit" } as const;
  assert.equal(formatsOf("de").date("own", options), formatsOf("de").date("own", options));
});

Deno.test("countries, languages, shares and lists are written as each language does", () => {
  const { country, language, share, facts, list } = formatsOf("es");
  assert.deepEqual([country("DE"), language("en"), language("pt-BR")], [
    "Alemania",
    "Inglés",
    "Portugués de Brasil",
  ]);
  assert.deepEqual([country("x"), country("<b>"), language("EN"), language("")], [
    "x",
    "<b>",
    "EN",
    "",
  ]);
  assert.equal(list(["A", "B", "C"]), "A, B y C");
  assert.equal(formatsOf("en").facts(["A", "B", "C"]), "A, B, C");
  assert.equal(facts([]), "");
  assert.equal(share(0.9999).replace(/\s/, " "), "99,9 %");
  assert.equal(formatsOf("ar").share(1).replaceAll("\u200e", ""), "100.0%");
  assert.equal(formatsOf("tr").language("en"), "İngilizce");
});
