import assert from "node:assert/strict";
import { editServer } from "../../../src/site/servers/editing/edit_server.ts";
import { saveFacts } from "../../../src/site/servers/editing/save_facts.ts";
import { createPages } from "../../../src/service/web/pages.ts";
import { countStatements } from "../../support/database/count_statements.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld, SITE, type World } from "../../support/world.ts";

Deno.test("what a player decides by comes before facts and charts", async () => {
  await using world = await openWorld();
  const server = await listCaves(world, {
    discord: "https://discord.gg/caves",
    website: "https://wiki.example/",
    rules: "Dig straight.",
  });
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const { html } = await openVisitor(world).get(`/servers/${server.slug}`);
  const read = ["Join the Discord", "About", "Dig deep.", "Rules", "Dig straight."];
  const places = [...read, "Facts", "wiki.example", 'class="plot"'].map((text) =>
    html.indexOf(text)
  );
  assert.ok(places.every((place) => place > 0), `${places}`);
  assert.deepEqual(places, places.toSorted((one, other) => one - other));
});

Deno.test("a listing without a Discord leads to its website, once", async () => {
  await using world = await openWorld();
  const found = async (facts: object) => {
    const { slug } = await listCaves(world, facts);
    return (await openVisitor(world).get(`/servers/${slug}`)).html;
  };
  const html = await found({ website: "https://wiki.example/" });
  assert.match(html, /Visit the website/);
  assert.equal(html.match(/href="https:\/\/wiki\.example\/"/g)?.length, 1);
  assert.doesNotMatch(await found({}), /Visit the website|Join the Discord/);
});

Deno.test("a page's address can be shared without a script", async () => {
  await using world = await openWorld();
  const { slug } = await world.server("Caves <3");
  const { html } = await openVisitor(world).get(`/servers/${slug}`);
  assert.match(
    html,
    /<button type="button" data-share="http:\/\/localhost\/servers\/caves-3"[^>]* hidden/,
  );
  assert.match(html, /data-title="Caves &lt;3"/);
  assert.match(
    html,
    /<input id="share" type="text" value="http:\/\/localhost\/servers\/caves-3" readonly/,
  );
});

Deno.test("a server alone in its game has no rank in it, and gets one with the second", async () => {
  await using world = await openWorld();
  const { slug } = await world.server("Caves");
  const shown = async () => (await openVisitor(world).get(`/servers/${slug}`)).html;
  assert.doesNotMatch(await shown(), /of 1</);
  await world.server("Harbour");
  assert.match(await shown(), /<dt>in .*Minecraft.*<\/dt>\s*<dd>#[12] <span class="soft">of 2</);
});

/** Lists a server with a description and these facts. */
async function listCaves(world: World, facts: object) {
  const { context, act } = world;
  const server = await world.server("Caves");
  const text = { name: "Caves", game: "minecraft", host: "caves.example", port: 25_565 };
  await editServer(context, server.slug, { edit: { ...text, description: "Dig deep." }, ...act });
  await saveFacts(context, server.slug, { facts, ...act });
  return server;
}

Deno.test("a server's page asks the database six questions, besides the counts that requests share", async () => {
  await using world = await openWorld();
  const { slug } = await listCaves(world, { rules: "Dig straight." });
  const counted = countStatements(world.services.sql);
  const services = { ...world.services, sql: counted.sql };
  const site = { ...SITE.site, baseUrl: SITE.baseUrl };
  const pages = createPages({ services, site, trustedProxies: [] });
  await pages.request("/"); // what pages ask once
  const before = counted.count();
  assert.equal((await pages.request(`/servers/${slug}`)).status, 200);
  assert.equal(counted.count() - before, 6);
});
