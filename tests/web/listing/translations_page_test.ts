import assert from "node:assert/strict";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const LOCALES = {
  locales: { enabled: ["en", "de", "ar", "ru"], default: "en" },
  pagesKeptMs: 1e9,
} as const;
const TRANSLATIONS = {
  de: { tagline: "Grab tief", description: "Ein **Bergwerk**", rules: "" },
  ar: { tagline: "PvP احفر", description: "منجم", rules: "لا غش" },
};

/** A listed server with English texts, and some in German and Arabic. */
async function openCaves() {
  const world = await openWorld(LOCALES);
  const { id } = await world.server("Caves");
  await world.services.sql`
    update server
    set tagline = 'Dig deep', description = 'A mine', rules = 'Be kind', text_language = 'en',
      translations = ${JSON.stringify(TRANSLATIONS)}::text::jsonb
    where id = ${id}`;
  return { world, id, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

async function read(world: World, path: string): Promise<string> {
  return await (await world.get(path, { headers: { accept: "text/html" } })).text();
}

Deno.test("a page shows its own language, and marks what is in another", async () => {
  await using caves = await openCaves();
  const { world } = caves;
  const german = await read(world, "/de/servers/caves");
  assert.match(german, /<p class="soft" dir="ltr">Grab tief<\/p>/);
  assert.match(german, /<div class="prose" dir="ltr"><p>Ein <strong>Bergwerk/);
  assert.match(german, /<div class="prose" lang="en" dir="ltr"><p>Be kind/);
  const arabic = await read(world, "/ar/servers/caves");
  // By its first letter it would stand from left to right.
  assert.match(arabic, /<p class="soft" dir="rtl">PvP احفر<\/p>/);
  assert.match(arabic, /<div class="prose" dir="rtl"><p>لا غش/);
  const russian = await read(world, "/ru/servers/caves");
  assert.match(russian, /<p class="soft" lang="en" dir="ltr">Dig deep<\/p>/);
  await world.services.sql`update server set text_language = null`;
  await using unknown = await openPlain();
  assert.match(
    await read(unknown, "/ru/servers/caves"),
    /<p class="soft" dir="auto">Dig deep<\/p>/,
  );
});

async function openPlain() {
  const world = await openWorld(LOCALES);
  const { id } = await world.server("Caves");
  await world.services.sql`update server set tagline = 'Dig deep' where id = ${id}`;
  return world;
}

Deno.test("cards, link previews and structured data are in the page's language", async () => {
  await using caves = await openCaves();
  const { world } = caves;
  for (const [prefix, tagline] of [["", "Dig deep"], ["/de", "Grab tief"], ["/ru", "Dig deep"]]) {
    assert.match(
      await read(world, `${prefix}/`),
      new RegExp(`<p[^>]*>${tagline}`),
    );
    const page = await read(world, `${prefix}/servers/caves`);
    assert.ok(page.includes(`<meta name="description" content="${tagline}"`), prefix);
    assert.ok(page.includes(`<meta property="og:description" content="${tagline}"`), prefix);
    assert.ok(page.includes(`"description":"${tagline}"`), prefix);
  }
  assert.match(await read(world, "/ru/"), /<p lang="en" dir="ltr">Dig deep/);
});

Deno.test("a change shows at once in every language, though pages are kept", async () => {
  await using caves = await openCaves();
  const { world } = caves;
  const { sql } = world.services;
  const steve = await openPerson(world, "Steve_01");
  await sql`update server set owner_id = (select id from account where username = 'Steve_01')`;
  const paths = ["/servers/caves", "/de/servers/caves", "/ar/servers/caves"];
  for (const path of paths) assert.doesNotMatch(await read(world, path), /NEW/, path);
  const { html } = await steve.get("/my/servers/caves/edit");
  const host = /name="host"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="host"/.exec(html);
  const saved = await steve.submit("/my/servers/caves/edit", {
    game: "minecraft",
    name: "Caves",
    host: host?.[1] ?? host?.[2] ?? "",
    port: "",
    description: "",
    tagline: "NEW",
    rules: "",
    textLanguage: "en",
    "translations:de:tagline": "NEW de",
    "translations:ar:tagline": "NEW ar",
  });
  assert.equal(saved.status, 303);
  for (const path of paths) assert.match(await read(world, path), /NEW/, path);
  assert.doesNotMatch(await read(world, "/de/servers/caves"), /Bergwerk/);
});

Deno.test("version 1 keeps to the listing's own texts and fields", async () => {
  await using caves = await openCaves();
  const { world } = caves;
  const { secret: key } = await world.key({ slug: "caves" });
  const response = await world.get("/api/v1/server", { key });
  assert.equal(response.status, 200);
  assert.doesNotMatch(await response.text(), /Grab|text_language|translations|tagline/);
});
