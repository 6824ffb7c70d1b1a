import assert from "node:assert/strict";
import { deleteListing } from "../../src/site/servers/delete_listing.ts";
import { findListedLive } from "../../src/site/polling/own_status.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideChange } from "../../src/site/servers/review/decide_change.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import type { GivenFacts } from "../../src/site/servers/fields/facts.ts";
import { browseListings } from "../../src/site/servers/public/listings.ts";
import { findFacts, saveFacts } from "../../src/site/servers/editing/save_facts.ts";
import { WHOLE_LISTING } from "../../src/site/servers/search/listing_search.ts";
import { compareTexts } from "../../src/site/servers/review/listing_version.ts";
import { createLocales, loadLanguages } from "../../src/site/locales/site_locales.ts";
import { LANGUAGE_TAGS } from "../../src/core/locales/language_tags.ts";
import { saveReview } from "../../src/site/settings/review.ts";
import { writeAccountData } from "../../src/site/voting/export_account.ts";
import { listGame } from "../support/network/listed_game.ts";
import { openWorld, type World } from "../support/world.ts";

const GERMAN = { tagline: "Grab tief", description: "Ein **Bergwerk**", rules: "" };
const ARABIC = { tagline: "احفر", description: "", rules: "لا غش" };
const FACTS: GivenFacts = {
  tagline: "Копай",
  rules: "Правила",
  textLanguage: "ru",
  translations: { de: GERMAN, ar: ARABIC },
};
const EDIT = {
  name: "Caves",
  game: "minecraft",
  host: "127.0.0.1",
  port: 25565,
  description: "Шахта",
};

await loadLanguages(LANGUAGE_TAGS);
const locales = createLocales({ enabled: ["en", "de", "ar", "ru"], default: "en" });
const NO_REVIEW = {
  name: false,
  game: false,
  address: false,
  texts: false,
  links: false,
  facts: false,
};

/** A listed server with Russian texts, and some in German and Arabic. */
async function openCaves(world: World) {
  const server = await listGame(world, { game: "minecraft", port: 25565, name: "Caves" });
  const by = { kind: "account", id: server.ownerId, isModerator: false } as const;
  const act = { by, now: world.clock.now };
  const save = (edit: Partial<typeof EDIT> = {}, facts: GivenFacts = FACTS) =>
    editServer({ ...world.context, allowPrivate: true }, server.slug, {
      edit: { ...EDIT, ...edit },
      facts,
      ...act,
    });
  await save();
  return { ...server, act, save };
}

Deno.test("each text is shown in the reader's language, or else in its own", async () => {
  await using world = await openWorld();
  const { slug } = await openCaves(world);
  const { sql } = world.services;
  const shownIn = async (language: string) => {
    const shown = await findListedLive(sql, slug, { now: world.clock.now, language });
    assert.ok(shown);
    return [
      [shown.tagline, shown.taglineIn],
      [shown.description, shown.descriptionIn],
      [shown.rules, shown.rulesIn],
    ];
  };
  const russian = [["Копай", "ru"], ["Шахта", "ru"], ["Правила", "ru"]];
  assert.deepEqual(await shownIn("de"), [
    ["Grab tief", "de"],
    ["Ein **Bergwerk**", "de"],
    ["Правила", "ru"],
  ]);
  assert.deepEqual(await shownIn("ar"), [["احفر", "ar"], ["Шахта", "ru"], ["لا غش", "ar"]]);
  for (const language of ["ru", "en", "xa", ""]) assert.deepEqual(await shownIn(language), russian);
});

Deno.test("lists show taglines in the reader's language, and searches find them in all", async () => {
  await using world = await openWorld();
  await openCaves(world);
  const find = async (tag: string, text = "") => {
    const locale = locales.find(tag) ?? locales.default;
    const search = { ...WHOLE_LISTING, locale, text };
    const { servers } = await browseListings(world.services, search, world.clock.now);
    return servers.map(({ tagline, taglineIn }) => [tagline, taglineIn]);
  };
  assert.deepEqual(await find("de"), [["Grab tief", "de"]]);
  assert.deepEqual(await find("en"), [["Копай", "ru"]]);
  for (const text of ["grab", "копай", "إحفر"]) {
    assert.deepEqual(await find("de", text), [["Grab tief", "de"]], text);
  }
  assert.deepEqual(await find("de", "bergwerk"), [], "descriptions are not searched");
});

Deno.test("a form without some languages leaves them as they are, and empty texts remove one", async () => {
  await using world = await openWorld();
  const { id, slug, save, act } = await openCaves(world);
  const { sql } = world.services;
  await save({}, { tagline: "Глубже" });
  await saveFacts(world.context, slug, { facts: { tagline: "Ещё" }, ...act });
  const { tagline, textLanguage, translations } = await findFacts(sql, id);
  assert.deepEqual({ tagline, textLanguage, translations }, {
    tagline: "Ещё",
    textLanguage: "ru",
    translations: { de: GERMAN, ar: ARABIC },
  });
  await save({}, { ...FACTS, translations: {} });
  await save({}, { ...FACTS, translations: { de: {} } });
  assert.deepEqual((await findFacts(sql, id)).translations, { ar: ARABIC });
});

Deno.test("texts in other languages keep the limits of the listing's own", async () => {
  await using world = await openWorld();
  const { id, save } = await openCaves(world);
  const refused: [GivenFacts, RegExp][] = [
    [{ translations: { de: { tagline: "x".repeat(121) } } }, /A tagline has at most 120/],
    [{ translations: { de: { tagline: "a\nb" } } }, /A tagline is one line/],
    [{ translations: { de: { description: "x".repeat(5_001) } } }, /A description has at most/],
    [{ translations: { de: { rules: "x".repeat(5_001) } } }, /Rules have at most|rules/i],
    [{ textLanguage: "xx" }, /Choose a language from the list/],
    [{ textLanguage: "de", translations: { de: GERMAN } }, /in this language further down/],
    [{ textLanguage: "pt", translations: { "pt-BR": GERMAN } }, /in this language further down/],
  ];
  for (const [facts, sentence] of refused) {
    await assert.rejects(save({}, { ...FACTS, ...facts }), sentence);
  }
  const unknown = { ...FACTS, translations: { xx: GERMAN } } as unknown as GivenFacts;
  await assert.rejects(save({}, unknown));
  await save({}, {
    ...FACTS,
    translations: {
      ar: {},
      de: { tagline: " Grab\u200b tief " },
      fr: { tagline: " ", rules: "\n" },
    },
  });
  const { translations } = await findFacts(world.services.sql, id);
  assert.deepEqual(translations, { de: { tagline: "Grab tief", description: "", rules: "" } });
});

Deno.test("the database refuses anything but an object of languages", async () => {
  await using world = await openWorld();
  const { id } = await world.server();
  const { sql } = world.services;
  await assert.rejects(sql`update server set translations = '[]' where id = ${id}`);
  await assert.rejects(sql`update server set text_language = 'German' where id = ${id}`);
});

Deno.test("texts in other languages wait where texts or taglines do, as a whole", async () => {
  await using world = await openWorld();
  const { id, slug, save } = await openCaves(world);
  const { sql } = world.services;
  const french = { tagline: "Creuse", description: "", rules: "" };
  const wanted = { ...FACTS, textLanguage: "de", translations: { de: {}, ar: {}, fr: french } };
  for (const group of ["texts", "facts"] as const) {
    const review = { ...NO_REVIEW, [group]: true };
    await saveReview(world.context, { review, ...world.act });
    const { waiting } = await save({}, wanted);
    assert.deepEqual([...waiting].sort(), ["textLanguage", "translations"], group);
    const before = await findFacts(sql, id);
    assert.deepEqual(before.translations, { de: GERMAN, ar: ARABIC }, group);
  }
  await decideChange(world.context, slug, { decision: "approve", ...world.act });
  const after = await findFacts(sql, id);
  assert.deepEqual([after.textLanguage, after.translations], ["de", { fr: french }]);
  await saveReview(world.context, { review: NO_REVIEW, ...world.act });
  assert.deepEqual((await save({}, FACTS)).waiting, []);
});

Deno.test("moderators compare each language with what they saw last, and the trail names the change", async () => {
  await using world = await openWorld();
  const { id } = await openCaves(world);
  const { sql } = world.services;
  const text = (await compareTexts(sql, [id])).get(id);
  assert.deepEqual(text?.now.translations, { de: GERMAN, ar: ARABIC });
  assert.deepEqual([text?.was?.textLanguage, text?.was?.translations], [null, {}]);
  // A row from the version before this one.
  await sql`update listing_version set text = text - 'translations' - 'textLanguage'`;
  assert.deepEqual((await compareTexts(sql, [id])).get(id)?.was?.translations, {});
  const [edit] = await sql<{ changed: string }[]>`
    select details ->> 'changed' as changed from audit_entry where action = 'server_edited'`;
  assert.match(edit?.changed ?? "", /textLanguage, translations$/);
});

Deno.test("the owner's export has all languages, and a deleted listing none", async () => {
  await using world = await openWorld();
  const { id, slug, ownerId, act } = await openCaves(world);
  const { sql } = world.services;
  const exported = (await Array.fromAsync(writeAccountData(sql, ownerId, world.clock.now))).join(
    "",
  );
  for (const text of ["Grab tief", "لا غش", "Правила"]) assert.ok(exported.includes(text), text);
  await deleteListing(world.context, slug, act);
  const [row] = await sql`select text_language, translations, tagline from server where id = ${id}`;
  assert.deepEqual({ ...row }, { textLanguage: null, translations: {}, tagline: "" });
});

Deno.test("a new listing takes its languages with it", async () => {
  await using world = await openWorld();
  const steve = await world.account("Steve_01");
  const by = { kind: "account", id: steve.id, isModerator: false } as const;
  const server = { ...EDIT, owner: "Steve_01", host: "mc.example.com", facts: FACTS };
  const { id } = await addServer(world.context, server, { by, now: world.clock.now });
  const { textLanguage, translations } = await findFacts(world.services.sql, id);
  assert.deepEqual([textLanguage, translations], ["ru", { de: GERMAN, ar: ARABIC }]);
});
