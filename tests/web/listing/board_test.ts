import assert from "node:assert/strict";
import { EXTREME_SERVER, listExtreme } from "../../support/pages/extreme_listing.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

Deno.test("leaders get a picture once three servers have votes", async () => {
  await using world = await openWorld();
  await voteForAll(world, ["Alpha", "Beta"]);
  await world.server("Gamma");
  const read = async () => (await openVisitor(world).get("/")).html;
  assert.equal(cardsOf(await read()), 0);
  await voteForAll(world, ["Delta"]);
  assert.equal(cardsOf(await read()), 3);
  for (const query of ["sort=newest", "q=a", "online=1"]) {
    assert.equal(cardsOf((await openVisitor(world).get(`/?${query}`)).html), 0, query);
  }
});

Deno.test("a row says its rank, its vote and its address in words", async () => {
  await using world = await openWorld();
  await voteForAll(world, ["Alpha <3"]);
  const { html } = await openVisitor(world).get("/");
  const text = html.replaceAll(/<[^>]*>/g, "");
  assert.match(text, /Rank 1/);
  assert.match(text, /Vote for Alpha &lt;3/);
  assert.match(html, /aria-label="Copy the address of Alpha &lt;3"/);
  assert.match(text, /1 vote in the last 30 days/);
  assert.match(html, /<button[^>]*data-copy="at-alpha-3"[^>]* hidden/);
  assert.match(html, /id="at-alpha-3"/);
});

Deno.test("a place says how far it moved in a week", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  await voteForAll(world, ["Alpha", "Beta", "Gamma"]);
  await sql`update server set created_at = created_at + ascii(name) * interval '1 s'`;
  const [alpha, beta, gamma] = await sql<{ id: string }[]>`select id from server order by name`;
  for (const [id, rank] of [[alpha?.id, 3], [gamma?.id, 2], [beta?.id, 1]] as const) {
    await sql`
      insert into server_rank (server_id, day, rank) values (${id ?? null}, '2026-03-10', ${rank})`;
  }
  world.clock.now = new Date("2026-03-17T12:00:00.000Z");
  await world.server("Delta");
  const read = async (path: string) =>
    (await openVisitor(world).get(path)).html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  const home = await read("/");
  assert.match(home, /Rank 1 ▲ 2 up in a week AL Alpha/);
  assert.match(home, /Rank 2 ▼ 1 down in a week BE Beta/);
  assert.match(home, /Rank 3 ▼ 1 down in a week GA Gamma/);
  assert.match(home, /Rank 4 new DE Delta/);
  assert.match(await read("/servers/alpha"), /in Minecraft #1 of 4 ▲ 2 up in a week/);
  for (const path of ["/?sort=votes_today", "/?sort=votes_all"]) {
    assert.doesNotMatch(await read(path), /in a week/, path);
  }
});

Deno.test("names keep their direction, and numbers have separators", async () => {
  await using world = await openWorld();
  await world.account("Steve_01");
  await listExtreme(world, "Steve_01");
  const home = (await openVisitor(world).get("/")).html;
  assert.match(home, /<h3 dir="auto">/);
  assert.match(home, /<p dir="auto">نجوم/);
  for (const path of ["/", "/games/counter-strike-2", `/servers/${EXTREME_SERVER}`]) {
    const { html } = await openVisitor(world).get(path);
    assert.match(html, />25,925,907</, path);
    assert.match(html, /987,653/, path);
  }
});

Deno.test("a server's links tell search engines that they are its owner's", async () => {
  await using world = await openWorld();
  await world.account("Steve_01");
  await listExtreme(world, "Steve_01");
  const { html } = await openVisitor(world).get(`/servers/${EXTREME_SERVER}`);
  const links = html.match(/<a href="https:[^>]*>/g) ?? [];
  assert.equal(links.length, 3);
  for (const link of links) assert.match(link, /rel="nofollow ugc noopener"/);
});

Deno.test("games lead to their own pages, the popular ones from the start", async () => {
  await using world = await openWorld();
  await world.account("Steve_01");
  await world.server();
  await listExtreme(world, "Steve_01");
  for (const path of ["/", "/games"]) {
    const { html } = await openVisitor(world).get(path);
    for (const game of ["minecraft", "counter-strike-2"]) {
      assert.match(html, new RegExp(`href="/games/${game}"`), path);
    }
  }
});

async function voteForAll(world: World, names: string[]): Promise<void> {
  for (const name of names) {
    const server = await world.server(name);
    const voter = `Voter_${server.slug}`;
    await world.account(voter);
    await world.vote(server, voter);
  }
}

function cardsOf(html: string): number {
  return html.split("entry--card").length - 1;
}

Deno.test("a kept link into the reader's own network is not shown", async () => {
  await using world = await openWorld();
  const { id, slug } = await world.server();
  const kept = { website: "https://192.168.1.1:6379/reboot", discord: "https://discord.gg/abc" };
  await world.services.sql`update server set ${world.services.sql(kept)} where id = ${id}`;
  const html = await (await world.get(`/servers/${slug}`)).text();
  assert.match(html, /href="https:\/\/discord\.gg\/abc"/);
  assert.doesNotMatch(html, /192\.168/);
});
