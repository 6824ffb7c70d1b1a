import assert from "node:assert/strict";
import { createListedIndex } from "../../src/site/servers/index/listed_index.ts";
import type { RankingChange } from "../../src/site/servers/ranking/ranking_changes.ts";
import { ENGLISH } from "../../src/core/locales/locale.ts";
import { createLocales, loadLanguages } from "../../src/site/locales/site_locales.ts";
import { LANGUAGE_TAGS, type LanguageTag } from "../../src/core/locales/language_tags.ts";
import { type Search, SORTS, WHOLE_LISTING } from "../../src/site/servers/search/listing_search.ts";
import { type MadeListing, makeListings, QUERIES } from "./made_listings.ts";

/** Results that a person looks at. */
const LOOKED_AT = 10;

const NOW = new Date("2026-01-01T12:00:00Z");
const listings = makeListings(10_000);
const byId = new Map(listings.map((listing) => [listing.id, listing]));
const index = indexOf(listings);

function indexOf(all: readonly MadeListing[]) {
  const index = createListedIndex();
  index.change(all.map((listing) => changeOf(listing)), namesOf(all));
  return index;
}

function changeOf(listing: MadeListing, listed = true): RankingChange {
  const numbers = { revision: 1, votesToday: 0, votesAll: listing.votes, playersOnline: 0 };
  return {
    ...listing,
    ...numbers,
    languages: [],
    taglines: [],
    listed,
    since: new Date(0),
    answeredAt: null,
  };
}

function namesOf(all: readonly MadeListing[]) {
  return {
    games: new Map(all.map(({ game, gameName }) => [game, gameName])),
    tags: new Map(
      all.flatMap(({ tags, tagNames }) => tags.map((tag, at) => [tag, tagNames[at] ?? tag])),
    ),
  };
}

function find(search: Partial<Search>, among = index, perPage = LOOKED_AT): MadeListing[] {
  const { servers } = among.find({ ...WHOLE_LISTING, ...search }, { perPage, now: NOW });
  return servers.map(({ id }) => byId.get(id) ?? assert.fail(id));
}

Deno.test("searches find what a person would call found", () => {
  const shares = QUERIES.map(([text, isRight]) => {
    const possible = Math.min(LOOKED_AT, listings.filter(isRight).length);
    assert.ok(possible > 0, `${text} looks for nothing`);
    return { text, share: find({ text }).filter(isRight).length / possible };
  });
  const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
  assert.ok(mean >= 0.95, JSON.stringify(shares.filter(({ share }) => share < 1)));
  for (const text of ["turkey prison", "rust", "minecraft", "germany"]) {
    assert.equal(shares.find((one) => one.text === text)?.share, 1, text);
  }
});

Deno.test("whole names come first, then beginnings, words and misspellings, each by votes", () => {
  const named = (id: string, name: string, votes: number, more: Partial<MadeListing> = {}) => ({
    ...listings[100] ?? assert.fail(),
    id,
    name,
    votes,
    tagline: "",
    tagNames: [],
    tags: [],
    host: "a.example",
    game: "ark",
    ...more,
  });
  const some = [
    named("1", "Old Ember Bay", 50),
    named("2", "Ember", 1),
    named("3", "Embers Rise", 5),
    named("4", "Ember Keep", 9),
    named("5", "Cinder", 70, { tagline: "Where the ember glows" }),
    named("6", "Embr", 99),
  ];
  const found = indexOf(some).find({ ...WHOLE_LISTING, text: "ember" }, { perPage: 9, now: NOW });
  assert.deepEqual(found.servers.map(({ id }) => id), ["2", "4", "3", "5", "1"]);
  const typo = indexOf([...some.slice(3)]).find({ ...WHOLE_LISTING, text: "ember" }, {
    perPage: 9,
    now: NOW,
  });
  assert.deepEqual(typo.servers.map(({ id }) => id), ["4", "5", "6"]);
});

Deno.test("the name of a game or a country ranks its servers by votes", () => {
  for (const text of ["minecraft", "germany", "minecarft"]) {
    const votes = find({ text }).map((listing) => listing.votes);
    assert.deepEqual(votes, votes.toSorted((one, other) => other - one), text);
  }
});

Deno.test("a country is found by its names in English and its code", () => {
  const finds: [string, string][] = [
    ["turkey", "TR"],
    ["Türkiye", "TR"],
    ["usa", "US"],
    ["united kingdom", "GB"],
    ["uk", "GB"],
    ["holland", "NL"],
  ];
  for (const [text, country] of finds) {
    const found = find({ text });
    assert.equal(found.length, LOOKED_AT, text);
    assert.deepEqual(found.map((one) => one.country), Array(LOOKED_AT).fill(country), text);
  }
  assert.ok(find({ text: "de" }).some(({ country }) => country === "DE"));
});

/** Languages in which visitors search. */
await loadLanguages(LANGUAGE_TAGS);
const locales = createLocales({ enabled: ["en", "de", "pl", "ru", "tr", "ar"], default: "en" });
const inLanguage = (tag: LanguageTag) => locales.find(tag) ?? assert.fail(tag);

Deno.test("a country is found by its names in the visitor's language, and in English", () => {
  const finds: [LanguageTag, string, string][] = [
    ["de", "Österreich", "AT"],
    ["de", "oesterreich", "AT"],
    ["de", "Deutschland", "DE"],
    ["de", "germany", "DE"],
    ["ru", "германия", "DE"],
    ["ru", "США", "US"],
    ["ru", "соединенные штаты", "US"],
    ["tr", "almanya", "DE"],
    ["tr", "İngiltere", "GB"],
    ["tr", "ingiltere", "GB"],
    ["pl", "Węgry", "HU"],
    ["pl", "wegry", "HU"],
    ["ar", "ألمانيا", "DE"],
    ["ar", "المانيا", "DE"],
    ["ar", "المملكه العربيه السعوديه", "SA"],
  ];
  for (const [tag, text, country] of finds) {
    const found = find({ text, locale: inLanguage(tag) });
    assert.ok(found.length > 0, text);
    assert.deepEqual(found.map((one) => one.country), found.map(() => country), text);
  }
  // Everybody else's languages would make the first letters of a word mean too much.
  assert.deepEqual(find({ text: "almanya", locale: ENGLISH }), []);
});

Deno.test("games and tags are found by what the visitor's language calls them", () => {
  const finds: [LanguageTag, string, (one: MadeListing) => boolean][] = [
    ["ru", "майнкрафт", ({ game }) => game === "minecraft"],
    ["ru", "выживание раст", ({ game, tags }) => game === "rust" && tags.includes("survival")],
    ["de", "Überleben", ({ tags }) => tags.includes("survival")],
    ["de", "ueberleben", ({ tags }) => tags.includes("survival")],
    ["ar", "ماينكرافت", ({ game }) => game === "minecraft"],
    ["ar", "البقاء", ({ tags }) => tags.includes("survival")],
    ["tr", "hayatta kalma", ({ tags }) => tags.includes("survival")],
  ];
  for (const [tag, text, isRight] of finds) {
    const found = find({ text, locale: inLanguage(tag) });
    assert.equal(found.length, LOOKED_AT, text);
    assert.ok(found.every(isRight), text);
  }
});

Deno.test("letters that readers take for the same find the same", () => {
  const [made = assert.fail()] = listings;
  const names: [string, readonly string[]][] = [
    ["Größe & Übermut", ["größe", "groesse", "GRÖSSE", "grosse", "uebermut", "Ubermut"]],
    ["Groesse", ["größe"]],
    ["Łódź Królów", ["łódź", "lodz", "krolow", "ŁÓDŹ"]],
    ["Işık Şehri", ["ışık", "isik", "IŞIK", "şehri", "sehri", "SEHRİ"]],
    ["Ёлка Мой", ["елка", "ЁЛКА", "мой"]],
    ["سيرفر المدينة الكبرى", ["سيرفر", "مدينه", "المدينه", "الكبري", "كبرى", "سـيـرفـر"]],
    ["آل إبراهيم ١٢", ["ال ابراهيم", "ابراهيم", "12", "أبراهيم"]],
    ["Ærø Café", ["aero", "cafe", "ÆRØ"]],
    ["がらす鯖", ["がら"]],
  ];
  for (const [name, texts] of names) {
    const some = indexOf([{ ...made, name, tagline: "", tags: [], tagNames: [] }]);
    for (const text of texts) assert.equal(find({ text }, some).length, 1, `${text} in ${name}`);
  }
});

Deno.test("letters that readers tell apart find what has them", () => {
  const [made = assert.fail()] = listings;
  const plain = { ...made, tagline: "", tags: [], tagNames: [] };
  const some = indexOf([{ ...plain, name: "Мой" }, { ...plain, id: "1", name: "かき" }]);
  for (const text of ["мои", "がき"]) assert.deepEqual(find({ text }, some), [], text);
  assert.equal(find({ text: "мой" }, some).length, 1);
});

Deno.test("names in scripts without spaces are found by what stands inside them", () => {
  const finds: [string, string][] = [
    ["くら", "さくら鯖"],
    ["鯖", "さくら鯖"],
    ["世界", "东方世界"],
    ["方", "东方世界"],
    ["ไทย", "เซิร์ฟเวอร์ไทย"],
    ["миркрафт", "МирКрафт"],
  ];
  for (const [text, name] of finds) assert.equal(find({ text })[0]?.name, name, text);
});

Deno.test("an address is found with its port, and signs alone find nothing", () => {
  const [{ host, name } = assert.fail()] = listings;
  assert.equal(find({ text: `${host}:25565` })[0]?.name, name);
  for (const text of ["%", "(", " . ", "🙂", ":25565", "*", "zzyzzyva"]) {
    assert.deepEqual(find({ text }), [], text);
  }
});

Deno.test("a search keeps to its filters", () => {
  const found = find({ text: "survival", game: "rust", country: "DE" }, index, 10_000);
  assert.ok(found.length > 0);
  assert.ok(found.every(({ game, country }) => game === "rust" && country === "DE"));
});

Deno.test("filters leave every order as it is, also after a change", () => {
  const few = listings.slice(0, 2_000);
  const some = indexOf(few);
  const [first = assert.fail(), second = assert.fail()] = few;
  const narrow = { country: first.country ?? "", tag: first.tags[0] ?? "" };
  const compare = () => {
    for (const sort of SORTS) {
      for (const game of ["", first.game]) {
        const all = find({ sort, game }, some, 10_000).map(({ id }) => id);
        for (const filter of [narrow, { country: narrow.country }, { tag: narrow.tag }]) {
          const found = find({ sort, game, ...filter }, some, 10_000).map(({ id }) => id);
          const ids = new Set(found);
          assert.deepEqual(
            found,
            all.filter((id) => ids.has(id)),
            `${sort} ${JSON.stringify(filter)}`,
          );
          assert.ok(ids.has(first.id));
        }
      }
    }
  };
  compare();
  const votes = { ...second, votes: second.votes + 1_000_000 };
  some.change([changeOf(votes)], namesOf(few));
  compare();
  some.change([changeOf({ ...second, ...narrow, tags: [narrow.tag] })], namesOf(few));
  assert.ok(find(narrow, some, 10_000).includes(second));
  compare();
});

Deno.test("a misspelling is forgiven within a game, whatever other games have", () => {
  // Others are spelled like this: the forgiving begins only where few are found.
  const others = listings.slice(200, 210).map((one) => ({ ...one, name: "Harbr", game: "ark" }));
  const [wanted = assert.fail()] = listings;
  const some = indexOf([...others, { ...wanted, name: "Harbor Lights", game: "dayz" }]);
  assert.deepEqual(find({ text: "harbr", game: "dayz" }, some), [wanted]);
});

Deno.test("a server that changed or left is found by what it is now alone", () => {
  const [first = assert.fail(), ...others] = listings.slice(0, 5);
  const some = indexOf([first, ...others]);
  const names = namesOf(listings);
  some.change([changeOf({ ...first, name: "Quux", host: "quux.example" })], names);
  assert.deepEqual(find({ text: "moon haven" }, some), []);
  assert.deepEqual(find({ text: "quux" }, some), [first]);
  some.change([changeOf({ ...first, name: "Quux" }, false)], names);
  assert.deepEqual(find({ text: "quux" }, some), []);
  some.change([changeOf(first)], names);
  assert.deepEqual(find({ text: "moon haven" }, some), [first]);
});
