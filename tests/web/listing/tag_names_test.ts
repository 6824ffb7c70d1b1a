import assert from "node:assert/strict";
import { LANGUAGE_TAGS } from "../../../src/core/locales/language_tags.ts";
import { ENGLISH } from "../../../src/core/locales/locale.ts";
import { createLocales, loadLanguages } from "../../../src/site/locales/site_locales.ts";
import { editTag } from "../../../src/site/servers/catalogue/tags.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const LOCALES = { enabled: ["en", "de", "ar"], default: "en" } as const;

Deno.test("a tag has a name in each language, until the site gives it one of its own", async () => {
  await using world = await openWorld({ locales: LOCALES });
  const { slug } = await world.server("Caves");
  const { sql } = world.services;
  await sql`
    insert into server_tag (server_id, tag)
    select id, unnest('{family-friendly,monthly-wipe,pvp}'::text[]) from server where slug = ${slug}`;
  await world.services.ranking.recount();
  const read = async (path: string) =>
    await (await world.get(path, { headers: { accept: "text/html" } })).text();
  for (const path of ["/de/", "/de/games", `/de/servers/${slug}`, "/de/tags/family-friendly"]) {
    const html = await read(path);
    assert.match(html, /Familienfreundlich/, path);
    assert.match(html, /PvP/, path);
    assert.doesNotMatch(html, /Family friendly|Monthly wipe/, path);
  }
  const owner = await openPerson(world, "Steve_01");
  await owner.submit("/language", { locale: "de" });
  assert.match((await owner.get("/my/servers/new")).html, /Monatlicher Wipe/);
  assert.match(await read("/de/?q=Monatlicher+Wipe"), /Caves/);

  await editTag(world.context, "monthly-wipe", {
    typed: { slug: "monthly-wipe", name: "Monthly reset" },
    ...world.act,
  });
  const renamed = await read(`/de/servers/${slug}`);
  assert.match(renamed, /Monthly reset/);
  assert.doesNotMatch(renamed, /Monatlicher Wipe/);
});

Deno.test("the tags of a new site are named in all languages, and no two alike", async () => {
  await using world = await openWorld();
  const tags = await world.services.sql<
    { slug: string; name: string }[]
  >`select slug, name from tag`;
  const english = new Map(Object.entries<string>(ENGLISH.words.tagNames));
  for (const [key, name] of english) {
    assert.equal(tags.find(({ slug }) => slug === key.replaceAll("_", "-"))?.name, name, key);
  }
  await loadLanguages(LANGUAGE_TAGS);
  const { all } = createLocales({ enabled: [...LANGUAGE_TAGS], default: "en" });
  for (const { tag: language, words } of all) {
    const own = new Map(Object.entries<string>(words.tagNames));
    assert.deepEqual([...own.keys()], [...english.keys()], language);
    const shown = tags.map(({ slug, name }) => own.get(slug.replaceAll("-", "_")) ?? name);
    assert.equal(new Set(shown).size, tags.length, language);
  }
});
