import assert from "node:assert/strict";
import { mergeGames, removeGame } from "../../src/site/polling/edit_game.ts";
import { addGame, listKnownGames } from "../../src/site/polling/games.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { compareTexts, findChange } from "../../src/site/servers/review/listing_version.ts";
import { listAudit } from "../../src/site/trail/find_audit.ts";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import { listGame } from "../support/network/listed_game.ts";
import { openPerson, openVisitor } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";
import { untilBlocked } from "../support/database/locks.ts";

const ARENA = { name: "Arena", slug: "arena", defaultPort: 27960, protocol: "quake3" };

/** Opens a site with another game, one server listed under it, and a look at its page that is remembered. */
async function openArena(world: World) {
  await addGame(world.context, ARENA, world.act);
  const server = await listGame(world, { game: "arena", port: 27960, name: "The Pit" });
  const visitor = openVisitor(world);
  assert.match((await visitor.get("/games/arena")).html, /The Pit/);
  return { server, visitor };
}

Deno.test("a renamed game keeps its servers, and its old address leads to the new one", async () => {
  await using world = await openWorld({ pagesKeptMs: 60_000 });
  const { visitor } = await openArena(world);
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  const form = { name: "Quake Arena", slug: "quake-arena", defaultPort: "27960" };
  const sent = { ...form, protocol: "quake3", queryPortOffset: "0" };
  const page = await ada.get("/moderation/games/arena");
  assert.match(page.html, /One listing uses it/);
  const { location } = await ada.submit("/moderation/games/arena", sent);
  assert.equal(location, "/moderation/games?notice=game_edited#games");
  const old = await visitor.get("/games/arena?online=1");
  assert.deepEqual([old.status, old.location], [301, "/games/quake-arena?online=1"]);
  assert.equal(old.headers.get("cache-control"), "no-cache", "it may get its old address back");
  assert.match((await visitor.get("/games/quake-arena")).html, /Quake Arena[^]*The Pit/);
  assert.match((await visitor.get("/")).html, /\/games\/quake-arena/);
  const twin = addGame(world.context, ARENA, world.act);
  await assert.rejects(twin, { code: "game_exists" }, "its id is taken");
  await ada.submit("/moderation/games/quake-arena", { ...sent, name: "Arena", slug: "arena" });
  assert.equal((await visitor.get("/games/quake-arena")).location, "/games/arena");
});

Deno.test("a merge moves listings and waiting changes, says so before, and leads the old address on", async () => {
  await using world = await openWorld({ pagesKeptMs: 60_000 });
  const { server, visitor } = await openArena(world);
  const { sql } = world.services;
  const rusty = await listGame(world, { game: "rust", port: 28015, name: "Rusty" });
  const by = { kind: "account", id: rusty.ownerId, isModerator: false } as const;
  const edit = { name: "Rusty", game: "arena", host: "127.0.0.1", port: 28015, description: "" };
  const context = { sql, allowPrivate: true };
  await editServer(context, rusty.slug, { edit, by, now: world.clock.now });
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  const { html } = await ada.get("/moderation/games/arena");
  assert.match(html, /Merge Arena into/);
  assert.match(html, /The one listing that has this game moves to the game that you choose/);
  assert.match(html, /by the protocol of the other game/);
  const { location } = await ada.submit("/moderation/games/arena/merge", {
    into: "rust",
    sure: "1",
  });
  assert.equal(location, "/moderation/games/rust?notice=game_merged");
  assert.equal((await visitor.get("/games/arena")).location, "/games/rust");
  assert.match((await visitor.get("/games/rust")).html, /The Pit/);
  assert.equal(await findChange(sql, rusty.id), undefined, "it has the game now");
  const texts = await compareTexts(sql, [server.id]);
  assert.equal(texts.get(server.id)?.was ?? null, null, "no owner changed it");
  const [entry] = await listAudit(sql, { by: OPERATOR });
  assert.deepEqual([entry?.action, entry?.actor, entry?.subject, entry?.details], [
    "game_merged",
    "Ada",
    "arena",
    { into: "rust", servers: 1 },
  ]);
  await mergeGames(world.context, "rust", { into: "valheim", ...world.act });
  assert.equal((await visitor.get("/games/arena")).location, "/games/valheim", "in one step");
});

Deno.test("a game is removed only if nothing is listed under it", async () => {
  await using world = await openWorld();
  await openArena(world);
  const used = { code: "entry_used" };
  await assert.rejects(removeGame(world.context, "arena", world.act), used);
  await removeGame(world.context, "valheim", world.act);
  const games = await listKnownGames(world.services.sql);
  assert.ok(!games.some(({ slug }) => slug === "valheim"));
  await assert.rejects(removeGame(world.context, "valheim", world.act), { code: "game_unknown" });
  const itself = mergeGames(world.context, "arena", { into: "arena", ...world.act });
  await assert.rejects(itself, { code: "merged_with_itself" });
  const mod = await openPerson(world, "Mod", { isModerator: true });
  assert.equal((await mod.submit("/moderation/games/rust/removal")).status, 403);
});

Deno.test("a server listed while its game is merged lands in no game that is gone", async () => {
  await using world = await openWorld();
  await openArena(world);
  const outcomes = await Promise.allSettled([
    mergeGames(world.context, "arena", { into: "rust", ...world.act }),
    ...["Pit A", "Pit B", "Pit C"].map((name) =>
      listGame(world, { game: "arena", port: 27960, name })
    ),
  ]);
  assert.equal(outcomes[0]?.status, "fulfilled");
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") assert.equal(outcome.reason.code, "game_unknown");
  }
});

Deno.test("a merge has the time of a job, however many listings it moves, and ballots don't wait for it", async () => {
  await using world = await openWorld();
  const { server } = await openArena(world);
  const { sql } = world.services;
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  const sent = await sql.begin(async (tx) => {
    await tx`select from game where slug = 'rust' for update`;
    const merge = ada.submit("/moderation/games/arena/merge", { into: "rust", sure: "1" });
    await untilBlocked(sql, { of: "voteboard-jobs" });
    await sql`select from server where id = ${server.id} for key share nowait`;
    return { merge };
  });
  assert.equal((await sent.merge).location, "/moderation/games/rust?notice=game_merged");
});
