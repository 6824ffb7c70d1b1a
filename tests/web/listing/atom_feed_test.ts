import assert from "node:assert/strict";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld, SITE, type World } from "../../support/world.ts";

const FEED = "/feed.atom";

/** An entry of a feed, in the order of the feed. */
interface Entry {
  id: string;
  title: string;
  updated: string;
  link: string;
}

async function read(world: World, path = FEED, headers: Record<string, string> = {}) {
  const answer = await world.get(path, { headers });
  const xml = await answer.text();
  const parts = [...xml.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([, entry = ""]) => entry);
  const textOf = (part: string, name: string) =>
    new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(part)?.[1] ?? "";
  const entries = parts.map((part): Entry => ({
    id: textOf(part, "id"),
    title: textOf(part, "title"),
    updated: textOf(part, "updated"),
    link: /<link rel="alternate"[^>]* href="([^"]*)"/.exec(part)?.[1] ?? "",
  }));
  return { answer, xml, head: xml.split("<entry>")[0] ?? "", entries };
}

/** Lists an approved server of a game, an hour after the one before. */
async function list(world: World, name: string, game = "minecraft") {
  const owner = `Owner_${world.clock.now.getTime() % 1e9}`;
  await world.account(owner);
  const listing = { name, game, host: `h${world.clock.now.getTime()}.example.com`, port: 25565 };
  const { id, slug } = await addServer(world.context, { owner, ...listing }, world.act);
  world.pass(3_600_000);
  await decideStatus(world.context, slug, { decision: "approve", ...world.act });
  return { id, slug };
}

Deno.test("a feed has the approved listings, the last approved first, and when that was", async () => {
  await using world = await openWorld();
  const alpha = await list(world, "Alpha");
  const beta = await list(world, "Beta", "rust");
  const waiting = {
    owner: "Owner_x",
    name: "Waiting",
    game: "rust",
    host: "w.example.com",
    port: 1,
  };
  await world.account("Owner_x");
  await addServer(world.context, waiting, world.act);
  const { answer, entries, head } = await read(world);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("content-type"), "application/atom+xml; charset=utf-8");
  assert.deepEqual(entries, [
    {
      id: `urn:uuid:${beta.id}`,
      title: "Beta",
      updated: "2026-03-10T14:00:00.000Z",
      link: `${SITE.baseUrl}/servers/beta`,
    },
    {
      id: `urn:uuid:${alpha.id}`,
      title: "Alpha",
      updated: "2026-03-10T13:00:00.000Z",
      link: `${SITE.baseUrl}/servers/alpha`,
    },
  ]);
  assert.match(head, /<updated>2026-03-10T14:00:00\.000Z<\/updated>/);
  assert.match(head, /<title>New servers/);
  await decideStatus(world.context, beta.slug, { decision: "suspend", ...world.act });
  assert.deepEqual((await read(world)).entries.map(({ title }) => title), ["Alpha"]);
});

Deno.test("a feed reader that has the feed is told so, until there is a new listing", async () => {
  await using world = await openWorld({ pagesKeptMs: 1e9 });
  await list(world, "Alpha");
  const { answer } = await read(world);
  const etag = answer.headers.get("etag") ?? "";
  assert.equal(answer.headers.get("cache-control"), "public, max-age=300");
  assert.equal((await read(world, FEED, { "if-none-match": etag })).answer.status, 304);
  const alex = await openPerson(world, "Alex", { isModerator: true });
  const steve = await openPerson(world, "Steve_01");
  const listing = { name: "Beta", game: "minecraft", host: "b.example.com", port: 25565 };
  await addServer(world.context, { owner: "Steve_01", ...listing }, world.act);
  assert.equal((await read(world, FEED, { "if-none-match": etag })).answer.status, 304);
  world.pass(60_000);
  await alex.submit("/moderation/servers/beta/decisions", { decision: "approve" });
  assert.deepEqual((await read(world)).entries.map(({ title }) => title), ["Beta", "Alpha"]);
  assert.equal((await steve.submit("/my/servers/beta/unlisting")).status, 303);
  assert.deepEqual((await read(world)).entries.map(({ title }) => title), ["Alpha"]);
});

Deno.test("what owners typed is escaped, and what XML can't contain is left out", async () => {
  await using world = await openWorld();
  const { id } = await list(world, "Alpha");
  const typed = `]]> <b>"Tom" & 'Co'</b> \u0001\uFFFE👩‍🚀`;
  await world.services.sql`update server set name = ${typed}, tagline = ${typed} where id = ${id}`;
  const { xml } = await read(world);
  const escaped = "]]&gt; &lt;b&gt;&quot;Tom&quot; &amp; &#39;Co&#39;&lt;/b&gt; 👩‍🚀";
  assert.ok(xml.includes(`<title>${escaped}</title>`), xml);
  assert.ok(xml.includes(`<summary>${escaped}</summary>`));
});

Deno.test("a feed is in the language of its address, and each page leads to its own", async () => {
  await using world = await openWorld({ locales: { enabled: ["en", "de"], default: "en" } });
  await list(world, "Alpha");
  const german = await read(world, "/de/feed.atom", { "accept-language": "en" });
  assert.match(german.head, /xml:lang="de"/);
  assert.match(german.head, /<title>Neue Server/);
  assert.match(german.head, /rel="self"[^>]* href="http:\/\/localhost\/de\/feed\.atom"/);
  assert.equal(german.entries[0]?.link, `${SITE.baseUrl}/de/servers/alpha`);
  assert.match((await read(world, FEED, { "accept-language": "de" })).head, /xml:lang="en"/);
  const visitor = openVisitor(world);
  const leads: Record<string, string> = {
    "/": "/feed.atom",
    "/games": "/feed.atom",
    "/de/": "/de/feed.atom",
    "/de/games/minecraft": "/de/feed.atom",
  };
  for (const [path, feed] of Object.entries(leads)) {
    const { html } = await visitor.get(path);
    const [, href] =
      /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]*)"/.exec(html) ?? [];
    assert.equal(href, feed, path);
    if (path !== "/games") assert.match(html, new RegExp(`<a href="${feed}"`), path);
  }
});

Deno.test("the feed of a site without listings has a time, and those of games are gone", async () => {
  await using world = await openWorld();
  const empty = await read(world);
  assert.equal(empty.answer.status, 200);
  assert.match(empty.head, /<updated>1970-01-01T00:00:00\.000Z<\/updated>/);
  assert.equal((await read(world, "/games/minecraft/feed.atom")).answer.status, 410);
});
