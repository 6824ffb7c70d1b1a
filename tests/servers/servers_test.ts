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
    [{ owner: "Nobody" }, /There is no account "Nobody"/],
    [{ game: "chess" }, /There is no game "chess"\. Choose one of these: .*minecraft/],
    [{ name: " " }, /a name of 2 to 100/],
    [{ name: "a\u0000b" }, /a name of 2 to 100/],
    [{ host: "http://x" }, /Type only the address/],
    [{ host: "" }, /Type only the address/],
    [{ host: "a b" }, /Type only the address/],
    [{ port: 0 }, /from 1 to 65535/],
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
  await assert.rejects(decide(slug, "suspend"), /"caves" is pending, so this isn't possible/);
  assert.equal((await decide(slug, "reject")).status, "rejected");
  await assert.rejects(decide(slug, "suspend"), /is rejected, so/);
  assert.equal((await decide(slug, "approve")).status, "approved");
  await assert.rejects(decide(slug, "approve"), /is approved, so/);
  await assert.rejects(decide(slug, "reject"), /is approved, so/);
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
