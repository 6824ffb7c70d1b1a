import assert from "node:assert/strict";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { gameId } from "../../src/site/servers/catalogue/game_id.ts";
import { openWorld } from "../support/world.ts";

Deno.test("a new listing is pending with a free or numbered slug", async () => {
  await using world = await openWorld();
  await world.account("Steve_01");
  const listing = {
    owner: "Steve_01",
    name: "Caves & Cliffs",
    game: "minecraft",
    host: "mc.example.com",
    port: 25565,
  };
  const slugs = [];
  for (let i = 0; i < 3; i++) slugs.push(await addServer(world.context, listing, world.act));
  assert.deepEqual(slugs.map(({ slug, status }) => [slug, status]), [
    ["caves-cliffs", "pending"],
    ["caves-cliffs-2", "pending"],
    ["caves-cliffs-3", "pending"],
  ]);
});

Deno.test("an impossible listing is refused in a sentence", async () => {
  await using world = await openWorld();
  await world.account("Steve_01");
  const good = {
    owner: "Steve_01",
    name: "Caves",
    game: "minecraft",
    host: "mc.example.com",
    port: 25565,
  };
  const bad: [Partial<typeof good>, RegExp][] = [
    [{ owner: "Nobody" }, /there is no account "Nobody"/],
    [{ game: "chess" }, /there is no game "chess"; known games: .*minecraft/],
    [{ name: " " }, /a name has 2 to 100/],
    [{ name: "a\u0000b" }, /a name has 2 to 100/],
    [{ host: "http://x" }, /is not a host name/],
    [{ host: "" }, /is not a host name/],
    [{ host: "a b" }, /is not a host name/],
    [{ port: 0 }, /from 1 to 65535, not 0/],
    [{ port: 65536 }, /from 1 to 65535/],
    [{ port: 1.5 }, /from 1 to 65535/],
  ];
  for (const [change, sentence] of bad) {
    await assert.rejects(
      addServer(world.context, { ...good, ...change }, world.act),
      sentence,
    );
  }
  const [row] = await world.services.sql`select count(*) as servers from server`;
  assert.equal(row?.["servers"], 0);
});

Deno.test("a status changes only along the drawn transitions", async () => {
  await using world = await openWorld();
  await world.account("Steve_01");
  const listing = { owner: "Steve_01", name: "Caves", game: "minecraft", host: "::1", port: 25565 };
  const decide = (slug: string, decision: "approve" | "reject" | "suspend") =>
    decideStatus(world.context, slug, { decision, ...world.act });
  const { slug } = await addServer(world.context, listing, world.act);
  await assert.rejects(decide(slug, "suspend"), /Cannot suspend server "caves": it is pending/);
  assert.equal((await decide(slug, "reject")).status, "rejected");
  await assert.rejects(decide(slug, "suspend"), /it is rejected/);
  assert.equal((await decide(slug, "approve")).status, "approved");
  await assert.rejects(decide(slug, "approve"), /it is approved/);
  await assert.rejects(decide(slug, "reject"), /it is approved/);
  assert.equal((await decide(slug, "suspend")).status, "suspended");
  assert.equal((await decide(slug, "approve")).status, "approved");
  await assert.rejects(decide("nowhere", "approve"), /There is no server "nowhere"/);
});

Deno.test("a game's id is the same in every installation", async () => {
  await using world = await openWorld();
  const games = await world.services.sql<{ id: string; slug: string }[]>`select id, slug from game`;
  assert.ok(games.some(({ slug }) => slug === "minecraft"));
  for (const { id, slug } of games) assert.equal(id, gameId(slug), slug);
});
