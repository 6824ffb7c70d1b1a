import assert from "node:assert/strict";
import { createPageMemory } from "../../../src/site/web/page_memory.ts";
import { OPERATOR } from "../../../src/core/rights/actor.ts";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { showFields } from "../../../src/site/servers/fields/written_text.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

/** Pages that never expire. */
const FOR_EVER = { pagesKeptMs: 1e9 };

Deno.test("signed-out visitors get pages from memory, for a moment", async () => {
  await using world = await openWorld(FOR_EVER);
  const { slug, id } = await world.server();
  const paths = ["/", "/?q=sky", "/?game=minecraft", `/servers/${slug}`];
  const before = await readAll(world, paths);
  await rename(world, id, "Renamed Valley");
  assert.deepEqual(await readAll(world, paths), before);
  for (const html of before) assert.match(html, /Skyblock Valley/);
});

Deno.test("a file that every cache may keep has no session in it", async () => {
  await using world = await openWorld();
  const { slug } = await world.server();
  const steve = await openPerson(world, "Steve_01");
  for (const path of [`/servers/${slug}`, `/servers/${slug}/badge.svg`, "/sitemap.xml"]) {
    // It was renewed days ago: the next answer would do so again.
    await world.services.sql`
      update session set expires_at = ${world.clock.now}::timestamptz + interval '26 days'`;
    const { headers } = await steve.get(path);
    const isPublic = headers.get("cache-control")?.startsWith("public") ?? false;
    assert.deepEqual(
      [isPublic, headers.has("set-cookie")],
      [/\./.test(path), !/\./.test(path)],
      path,
    );
  }
});

Deno.test("a signed-in person never gets a page from memory, nor leaves one", async () => {
  await using world = await openWorld(FOR_EVER);
  const { slug, id } = await world.server();
  const steve = await openPerson(world, "Steve_01");
  for (const path of ["/", `/servers/${slug}`]) {
    assert.match((await steve.get(path)).html, /Steve_01/);
    assert.doesNotMatch((await openVisitor(world).get(path)).html, /Steve_01/);
  }
  await rename(world, id, "Renamed Valley");
  for (const path of ["/", `/servers/${slug}`]) {
    const { html, headers } = await steve.get(path);
    assert.match(html, /Renamed Valley/);
    assert.equal(headers.get("cache-control"), "private, no-store");
  }
});

Deno.test("a made-up session cookie keeps its bearer out of the memory", async () => {
  await using world = await openWorld(FOR_EVER);
  const { id } = await world.server();
  await world.get("/");
  await rename(world, id, "Renamed Valley");
  const answer = await world.get("/", { headers: { cookie: "voteboard_session=made-up" } });
  assert.match(await answer.text(), /Renamed Valley/);
});

Deno.test("a page with a notice is made for its visitor alone", async () => {
  await using world = await openWorld(FOR_EVER);
  const visitor = openVisitor(world);
  visitor.cookies.set("voteboard_notice", "signed_out");
  assert.match((await visitor.get("/?notice=signed_out")).html, /You have signed out/);
  assert.doesNotMatch((await visitor.get("/")).html, /You have signed out/);
  assert.match((await visitor.get("/?notice=signed_out")).html, /You have signed out/);
});

Deno.test("pages of two searches are never mixed up", async () => {
  await using world = await openWorld(FOR_EVER);
  await world.server("Alpha");
  await world.server("Beta");
  const visitor = openVisitor(world);
  for (const _ of [1, 2]) {
    const alpha = (await visitor.get("/?q=alpha&x=1")).html;
    assert.ok(alpha.includes("/servers/alpha") && !alpha.includes("/servers/beta"));
    const beta = (await visitor.get("/?q=beta&x=1")).html;
    assert.ok(beta.includes("/servers/beta") && !beta.includes("/servers/alpha"));
  }
});

Deno.test("browsers and caches are told when to ask again", async () => {
  await using world = await openWorld(FOR_EVER);
  await world.server();
  const first = await world.get("/");
  const etag = first.headers.get("etag") ?? "";
  assert.equal(first.headers.get("cache-control"), "no-cache");
  assert.match(first.headers.get("vary") ?? "", /Cookie/);
  assert.match(etag, /^W\/"/);
  assert.match(first.headers.get("content-security-policy") ?? "", /default-src 'none'/);
  assert.match(await first.text(), /<!doctype html>/);
  const again = await world.get("/", { headers: { "if-none-match": etag } });
  assert.equal(again.status, 304);
  assert.equal(again.headers.get("etag"), etag);
  assert.equal(await again.text(), "");
});

Deno.test("an approved change is on everybody's pages at once", async () => {
  await using world = await openWorld(FOR_EVER);
  const captain = await openPerson(world, "Captain");
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const { slug } = await listFor(world, "Captain");
  const stranger = openVisitor(world);
  const edit = { name: "Deep Halls", game: "rust", host: "a.example", port: "1", description: "" };
  assert.equal((await captain.submit(`/my/servers/${slug}/edit`, edit)).status, 303);
  for (const path of ["/", `/servers/${slug}`]) {
    assert.match((await stranger.get(path)).html, /Caves/);
  }
  const path = `/moderation/servers/${slug}`;
  const change = /name="change" value="([^"]+)"/.exec((await mod.get(path)).html)?.[1] ?? "";
  const decided = await mod.submit(`${path}/change`, { decision: "approve", change });
  assert.equal(decided.status, 303);
  for (const path of ["/", "/?q=halls", "/?game=rust", `/servers/${slug}`]) {
    assert.match((await stranger.get(path)).html, /Deep Halls/, path);
  }
});

Deno.test("an owner's form makes the pages of that server again, and no others", async () => {
  await using world = await openWorld(FOR_EVER);
  const captain = await openPerson(world, "Captain");
  const other = await world.server();
  const { slug } = await listFor(world, "Captain");
  const stranger = openVisitor(world);
  const paths = ["/", `/servers/${slug}`, `/servers/${other.slug}`];
  for (const path of ["/games/minecraft", "/sitemap.xml"]) await stranger.get(path);
  const before = await Promise.all(paths.map(async (path) => (await stranger.get(path)).html));
  await rename(world, other.id, "Renamed Valley");
  const form = { game: "minecraft", name: "Caves", host: "mc.example.com", port: "25565" };
  for (const path of ["edit", "rewards/url-key", "people"]) {
    await captain.submit(`/my/servers/${slug}/${path}`, { ...form, description: "Deep" });
  }
  const after = await Promise.all(paths.map(async (path) => (await stranger.get(path)).html));
  assert.deepEqual([after[0], after[2]], [before[0], before[2]]);
  assert.match(after[1] ?? "", /Deep/);
  await captain.submit(`/my/servers/${slug}/unlisting`);
  for (const path of ["/", "/games/minecraft", "/sitemap.xml"]) {
    const { html } = await stranger.get(path);
    assert.doesNotMatch(html, /Caves|servers\/caves/, `what is taken away leaves ${path} at once`);
  }
  assert.equal((await stranger.get(paths[2] ?? "")).html, before[2], "other servers' pages stay");
});

Deno.test("a suspended server leaves everybody's pages at once", async () => {
  await using world = await openWorld(FOR_EVER);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const { slug } = await world.server();
  const stranger = openVisitor(world);
  for (const path of ["/", `/servers/${slug}`]) {
    assert.equal((await stranger.get(path)).status, 200);
  }
  const decision = { decision: "suspend", reason: "breaks the rules" };
  assert.equal((await mod.submit(`/moderation/servers/${slug}/decisions`, decision)).status, 303);
  assert.equal((await stranger.get(`/servers/${slug}`)).status, 404);
  assert.doesNotMatch((await stranger.get("/")).html, /Skyblock/);
});

Deno.test("an address that leads nowhere is not kept", async () => {
  await using world = await openWorld(FOR_EVER);
  assert.equal((await world.get("/servers/skyblock-valley")).status, 404);
  await world.server();
  assert.equal((await world.get("/servers/skyblock-valley")).status, 200);
});

Deno.test("a page that many ask for at once is made once", async () => {
  const memory = createPageMemory({ keptMs: 1_000, monotonic: () => 0 });
  const made = Promise.withResolvers<string>();
  let times = 0;
  const asked = Array.from({ length: 20 }, () => memory.find("/", () => (times++, made.promise)));
  made.resolve("page");
  const pages = await Promise.all(asked);
  assert.equal(times, 1);
  assert.equal(new Set(pages).size, 1);
});

Deno.test("a page is forgotten when its time is up or it fails", async () => {
  let now = 0;
  const memory = createPageMemory({ keptMs: 1_000, monotonic: () => now });
  await assert.rejects(memory.find("/", () => Promise.reject(new Error("no database"))));
  const find = async (html: string) =>
    new TextDecoder().decode((await memory.find("/", () => Promise.resolve(html)))?.body);
  assert.equal(await find("one"), "one");
  now = 999;
  assert.equal(await find("two"), "one");
  now = 1_000;
  assert.equal(await find("three"), "three");
});

Deno.test("a page in the making when all are forgotten is not kept", async () => {
  const memory = createPageMemory({ keptMs: 1_000, monotonic: () => 0 });
  const old = Promise.withResolvers<string>();
  const asked = memory.find("/", () => old.promise);
  memory.clear();
  old.resolve("old");
  await asked;
  const page = await memory.find("/", () => Promise.resolve("new"));
  assert.equal(new TextDecoder().decode(page?.body), "new");
});

Deno.test("the memory holds no more pages and bytes than it may", async () => {
  const memory = createPageMemory({
    keptMs: 1_000,
    pagesMax: 3,
    bytesMax: 100,
    monotonic: () => 0,
  });
  let made = 0;
  const find = (key: string, html: string) =>
    memory.find(key, () => (made++, Promise.resolve(html)));
  for (const key of ["a", "b", "c", "d"]) await find(key, "x");
  await find("b", "x");
  assert.equal(made, 4, "b is there yet");
  await find("a", "x");
  assert.equal(made, 5, "a had to go");
  await find("long", "123456789".repeat(9));
  await find("d", "x");
  assert.equal(made, 7, "d had to go for a long page");
});

async function readAll(world: World, paths: string[]): Promise<string[]> {
  return await Promise.all(paths.map(async (path) => await (await world.get(path)).text()));
}

/** As another process does it, which this one hears nothing of. */
async function rename({ services: { sql }, clock }: World, id: string, name: string) {
  await showFields(sql, id, { text: { name }, now: clock.now });
}

async function listFor({ services, act, clock }: World, owner: string) {
  const listing = { owner, name: "Caves", game: "minecraft", host: "mc.example.com", port: 25565 };
  const { slug } = await addServer(services, listing, act);
  return await decideStatus(services, slug, { decision: "approve", by: OPERATOR, now: clock.now });
}
