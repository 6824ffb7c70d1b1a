import assert from "node:assert/strict";
import { saveFacts } from "../../../src/site/servers/editing/save_facts.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("each game and each tag has a page with its servers and title", async () => {
  await using world = await openWorld();
  const { slug } = await world.server("Skyblock Valley");
  await saveFacts(world.context, slug, { facts: { tags: ["skyblock"] }, ...world.act });
  const visitor = openVisitor(world);
  for (const [path, title] of [["/games/minecraft", "Minecraft"], ["/tags/skyblock", "Skyblock"]]) {
    const { status, html } = await visitor.get(path ?? "");
    assert.equal(status, 200, path);
    assert.match(html, new RegExp(`<title>${title} servers`));
    assert.match(html, /href="\/servers\/skyblock-valley"/);
  }
  const empty = await visitor.get("/games/rust");
  assert.equal(empty.status, 200);
  assert.doesNotMatch(empty.html, /skyblock-valley/);
  for (const path of ["/games/no-such-game", "/tags/no-such-tag", "/games/skyblock"]) {
    assert.equal((await visitor.get(path)).status, 404, path);
  }
});

Deno.test("a rank among all servers has a # where only some of them are listed", async () => {
  await using world = await openWorld();
  const { slug } = await world.server("Skyblock Valley");
  await saveFacts(world.context, slug, { facts: { tags: ["skyblock"] }, ...world.act });
  const visitor = openVisitor(world);
  const says = async (path: string) => (await visitor.get(path)).html.includes("</span> #1");
  assert.deepEqual([await says("/tags/skyblock"), await says("/?q=sky")], [true, true]);
  assert.deepEqual([await says("/"), await says("/games/minecraft")], [false, false]);
});

Deno.test("a search in one game or tag says which, wherever it was sent", async () => {
  await using world = await openWorld();
  const { slug } = await world.server("Skyblock Valley");
  await saveFacts(world.context, slug, { facts: { tags: ["skyblock"] }, ...world.act });
  const visitor = openVisitor(world);
  const searches = [["game=minecraft", "Minecraft"], ["tag=skyblock", "Skyblock"]] as const;
  for (const [query, name] of searches) {
    const { status, html } = await visitor.get(`/?q=valley&${query}`);
    assert.equal(status, 200, query);
    assert.match(html, /<h1[^>]*>Servers for “valley”<\/h1>/, query);
    const all = '<a href="/\\?q=valley">Search all servers</a>';
    assert.match(html, new RegExp(`<p class="lead">${name} servers · ${all}</p>`), query);
    assert.doesNotMatch(html, /votes? in 30 days/, "those of all its servers, or of this one?");
  }
  assert.match(
    (await visitor.get("/?q=valley&game=nowhere")).html,
    /<h1[^>]*>Servers for “valley”/,
  );
});

Deno.test("a search by hand that makes no sense is never an error", async () => {
  await using world = await openWorld();
  await world.server();
  const visitor = openVisitor(world);
  const long = "x".repeat(3_000);
  for (
    const query of [
      "sort=evil",
      "page=-1",
      "page=1e9",
      `q=${long}`,
      "country=%F0%9F%90%B8",
      "version=%25",
    ]
  ) {
    assert.equal((await visitor.get(`/?${query}`)).status, 200, query);
  }
});

Deno.test("a country's flag is served as a picture, and nothing else is", async () => {
  await using world = await openWorld();
  const flag = await openVisitor(world).get("/flags/de.svg");
  assert.equal(flag.status, 200);
  assert.equal(flag.headers.get("content-type"), "image/svg+xml");
  assert.match(flag.html, /^<svg/);
  for (const file of ["xx.svg", "DE.svg", "eu.svg", "__proto__.svg", "de.png"]) {
    assert.equal((await openVisitor(world).get(`/flags/${file}`)).status, 404, file);
  }
});
