import assert from "node:assert/strict";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import type { GivenFacts } from "../../src/site/servers/fields/facts.ts";
import { browseListings } from "../../src/site/servers/public/listings.ts";
import { COUNT_KEPT_MS } from "../../src/core/servers/presence.ts";
import { saveFacts } from "../../src/site/servers/editing/save_facts.ts";
import { type Search, WHOLE_LISTING } from "../../src/site/servers/search/listing_search.ts";
import { openWorld, type World } from "../support/world.ts";

/** Lists an approved server with facts. */
async function list(world: World, name: string, facts: GivenFacts = {}, game = "minecraft") {
  world.pass(1_000);
  const { username } = await world.account(`Owner_of_${name.replace(/\W/g, "").slice(0, 20)}`);
  const host = `${name.replace(/\W/g, "").toLowerCase() || "plain"}.example.com`;
  const server = { name, owner: username, game, host, port: 1000 };
  const { slug, id } = await addServer(world.context, server, world.act);
  await saveFacts(world.context, slug, { facts, ...world.act });
  await decideStatus(world.context, slug, { decision: "approve", ...world.act });
  return { slug, id };
}

async function names(world: World, search: Partial<Search>): Promise<string[]> {
  const page = { ...WHOLE_LISTING, ...search };
  const { servers } = await browseListings(world.services, page, world.clock.now);
  return servers.map(({ name }) => name);
}

async function answer(world: World, { id }: { id: string }, players: number): Promise<void> {
  await world.services.sql`
    insert into server_poll (server_id, due_at, asked_at, answered_at, players_online, players_max)
    values (${id}, ${world.clock.now}, ${world.clock.now}, ${world.clock.now}, ${players}, 100)`;
}

Deno.test("a misspelled search finds its server, the best match first", async () => {
  await using world = await openWorld();
  await list(world, "Skyblock Valley");
  await list(world, "Rusty Shores", { tags: ["skyblock"], tagline: "An island in the sky" });
  await list(world, "Lanternfall", { tagline: "Lights up at night" });
  await list(world, "Café Größe");
  const finds: [string, string[]][] = [
    ["sky blok", ["Skyblock Valley", "Rusty Shores"]],
    ["Sky Block", ["Skyblock Valley", "Rusty Shores"]],
    ["valley skyblok", ["Skyblock Valley"]],
    ["latern fall", ["Lanternfall"]],
    ["NIGHT", ["Lanternfall"]],
    ["cafe grosse", ["Café Größe"]],
    ["cafe", ["Café Größe"]],
    ["lanternfall.example", ["Lanternfall"]],
    ["%", []],
    ["(", []],
    ["nothing like it", []],
  ];
  for (const [text, found] of finds) assert.deepEqual(await names(world, { text }), found, text);
});

Deno.test("filters narrow a listing down, each by itself and together", async () => {
  await using world = await openWorld();
  const day = await list(world, "Day", { tags: ["pvp"], country: "DE", version: "1.21.4" });
  await list(world, "Night", { tags: ["pvp", "rpg"], country: "FR", version: "1.2" });
  await list(world, "Rusty", { tags: ["pvp"], country: "DE" }, "rust");
  await answer(world, day, 5);
  const finds: [Partial<Search>, string[]][] = [
    [{ game: "minecraft" }, ["Day", "Night"]],
    [{ tags: ["pvp"] }, ["Day", "Night", "Rusty"]],
    [{ tags: ["rpg"] }, ["Night"]],
    [{ country: "DE" }, ["Day", "Rusty"]],
    [{ version: "1.21" }, ["Day"]],
    [{ version: "1.2" }, ["Night"]],
    [{ isOnline: true }, ["Day"]],
    [{ game: "minecraft", tags: ["pvp"], country: "FR" }, ["Night"]],
    [{ game: "rust", text: "day" }, []],
    [{ tags: ["no-such-tag"] }, []],
  ];
  for (const [search, found] of finds) {
    assert.deepEqual(await names(world, search), found, JSON.stringify(search));
  }
  world.pass(COUNT_KEPT_MS + 1);
  assert.deepEqual(await names(world, { isOnline: true }), []);
});

Deno.test("a listing sorts by votes of each span, players, age and name", async () => {
  await using world = await openWorld({ now: new Date("2026-01-01T12:00:00Z") });
  const old = await list(world, "ächtung");
  const mid = await list(world, "Beta");
  const young = await list(world, "alpha");
  for (const name of ["Steve", "Alex", "Rita"]) await world.account(name);
  for (const name of ["Steve", "Alex", "Rita"]) await world.vote(old, name);
  world.clock.now = new Date("2026-03-01T12:00:00Z");
  for (const name of ["Steve", "Alex"]) await world.vote(mid, name);
  world.clock.now = new Date("2026-03-02T12:00:00Z");
  await world.vote(young, "Steve");
  await world.services.sql`update server set created_at = '2026-02-01' where id = ${mid.id}`;
  await world.services.sql`update server set created_at = '2026-03-01' where id = ${young.id}`;
  await world.services.sql`insert into ranking_change select id from server`;
  await answer(world, mid, 3);
  await answer(world, young, 9);
  const orders: [Search["sort"], string[]][] = [
    ["match", ["Beta", "alpha", "ächtung"]],
    ["votes_30", ["Beta", "alpha", "ächtung"]],
    ["votes_today", ["alpha", "Beta", "ächtung"]],
    ["votes_all", ["ächtung", "Beta", "alpha"]],
    ["players", ["alpha", "Beta", "ächtung"]],
    ["newest", ["alpha", "Beta", "ächtung"]],
    ["name", ["ächtung", "alpha", "Beta"]],
  ];
  for (const [sort, order] of orders) assert.deepEqual(await names(world, { sort }), order, sort);
});

Deno.test("a page says the votes, places, sums and choices of its servers", async () => {
  await using world = await openWorld();
  const rust = await list(
    world,
    "Rusty",
    { tags: ["pvp"], country: "DE", version: "2.1.9" },
    "rust",
  );
  const day = await list(world, "Day", { tags: ["pvp", "rpg"] });
  await world.account("Steve");
  await world.vote(rust, "Steve");
  await answer(world, day, 7);
  const { services, clock } = world;
  const page = await browseListings(services, WHOLE_LISTING, clock.now);
  const places = page.servers.map((server) => [
    ...[server.name, server.rank, server.rankInGame, server.votesToday, server.votesMonthly],
    server.votesTotal,
  ]);
  assert.deepEqual(places, [["Rusty", 1, 1, 1, 1, 1], ["Day", 2, 1, 0, 0, 0]]);
  assert.deepEqual(page.sums, { servers: 2, playersOnline: 7, votes: 1 });
  const counts = page.choices.tags.map(({ slug, servers }) => [slug, servers]);
  assert.deepEqual(counts, [["pvp", 2], ["rpg", 1]]);
  assert.deepEqual(page.choices.versions, [{ slug: "2.1", name: "2.1", servers: 1 }]);
  const mine = await browseListings(services, { ...WHOLE_LISTING, game: "minecraft" }, clock.now);
  assert.deepEqual(mine.choices.countries, []);
  const place = { rank: 1, rankInGame: 1, weekAgo: undefined, listed: 2, listedInGame: 1 };
  assert.deepEqual(await services.ranking.standingOf(rust.id), place);
});

Deno.test("versions to choose from are numbers, the most frequent, not an owner's words", async () => {
  await using world = await openWorld();
  for (const [at, version] of ["1.21.4", "1.21", "2024", "Gold at x.example", "1.2x"].entries()) {
    await list(world, `Server ${at}`, { version });
  }
  const { slug } = await world.server("Many");
  await world.services.sql`
    insert into server (
      id, slug, name, game_id, owner_id, host, port, status, description, version, created_at, updated_at
    )
    select gen_random_uuid(), 'many-' || i, 'Many ' || i, game_id, owner_id, host, port, status,
      '', '3.' || i, now(), now()
    from server, generate_series(1, 200) i where slug = ${slug}`;
  const { choices } = await browseListings(world.services, WHOLE_LISTING, world.clock.now);
  assert.equal(choices.versions.length, 50);
  assert.deepEqual(choices.versions[0], { slug: "1.21", name: "1.21", servers: 2 });
  assert.ok(!choices.versions.some(({ name }) => /x/.test(name)));
});
