import assert from "node:assert/strict";
import { OPERATOR } from "../../../src/core/rights/actor.ts";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { startJavaServer } from "../../../demo/game_servers.ts";
import { listGame } from "../../support/network/listed_game.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const STATUS = "/my/servers/skyblock-valley/settings";
const CHECKS = "/my/servers/skyblock-valley/checks";

async function openOwner(
  world: World,
  { port, game = "minecraft" }: { port: number; game?: string },
) {
  const owner = await openPerson(world, "Steve_01");
  const server = await listGame(world, { game, port, owner: "Steve_01" });
  return { owner, server };
}

/** Presses "check now" and follows to the page it leads to. */
async function check(
  world: World,
  owner: Awaited<ReturnType<typeof openPerson>>,
  { led = `${STATUS}?notice=checked` } = {},
) {
  await owner.get(STATUS);
  const answer = await owner.submit(CHECKS);
  assert.deepEqual([answer.status, answer.location], [303, led]);
  world.pass(10_000);
  return await owner.get(led);
}

Deno.test("an owner checks the server and reads its answer as plain text", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  game.message = "Hello <script>alert(1)</script>";
  const { owner } = await openOwner(world, game);
  const before = await owner.get(STATUS);
  assert.equal(before.status, 200);
  assert.match(before.html, /not checked yet/);
  const { html } = await check(world, owner);
  assert.match(html, /<span class="state good">online<\/span>/);
  assert.match(html, /It answered\. 12 of 100 players are online\./);
  assert.match(html, /Hello &lt;script&gt;/);
  assert.doesNotMatch(html, /<script>/);
});

Deno.test("the owner reads which counts the server tells", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  const { owner } = await openOwner(world, game);
  for (
    const [online, max, words] of [
      [5, -1, "5 players are online."],
      [-1, 20, "It doesn&#39;t tell how many players are online."],
      [-1, -1, "It doesn&#39;t tell how many players are online."],
    ] as const
  ) {
    Object.assign(game, { online, max });
    const { html } = await check(world, owner);
    assert.ok(html.includes(`It answered. ${words}`), words);
    assert.doesNotMatch(html, /0 of/);
  }
});

Deno.test("the owner reads in words why a query failed", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  await game[Symbol.asyncDispose]();
  const { owner } = await openOwner(world, game);
  const { html } = await check(world, owner, { led: `${STATUS}#online` });
  assert.match(html, /<span class="state bad">offline<\/span> \(it never answered\)/);
  assert.match(html, /nothing is listening on this port/);
});

Deno.test("a server that failed its last check is not called online above that, nor the check a success", async () => {
  await using world = await openWorld();
  const game = await startJavaServer();
  const { owner } = await openOwner(world, game);
  const good = await check(world, owner);
  assert.match(good.html, /state good">online<.*notice good|notice good.*state good">online</s);
  await game[Symbol.asyncDispose]();
  const { html } = await check(world, owner, { led: `${STATUS}#online` });
  assert.match(
    html,
    /state late">last check failed<\/span> Players see it as online until 15 min/,
  );
  assert.match(html, /nothing is listening on this port/);
  assert.doesNotMatch(html, /state good">online|notice good/);
  world.pass(900_000);
  assert.match((await owner.get(STATUS)).html, /state bad">offline<\/span> since/);
});

Deno.test("a token in the server's message verifies the listing on both pages", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  const { owner } = await openOwner(world, game);
  const { html } = await owner.get(STATUS);
  const token = /value="(voteboard-[a-z0-9]+)"/.exec(html)?.[1];
  assert.ok(token);
  assert.match(html, /value="voteboard-.*\/checks".*Look for the token.*not found yet/s);
  assert.doesNotMatch((await owner.get("/servers/skyblock-valley")).html, /verified/);
  game.message = token;
  assert.match((await check(world, owner)).html, /Your token was in the server&#39;s message/);
  const { html: page } = await openVisitor(world).get("/servers/skyblock-valley");
  assert.match(page, /<span class="chip good">verified<\/span>/);
  assert.doesNotMatch(page, new RegExp(token), "the token is the owner's");
});

Deno.test("a check within 10 s is refused; only approved servers offer one", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  const { owner, server } = await openOwner(world, game);
  await owner.get(STATUS);
  assert.equal((await owner.submit(CHECKS)).status, 303);
  await owner.get(STATUS);
  const again = await owner.submit(CHECKS);
  assert.equal(again.status, 422);
  assert.match(again.html, /role="alert".*Just checked\. Try again in 10 seconds\./s);
  await decideStatus(world.context, server.slug, {
    decision: "suspend",
    by: OPERATOR,
    now: world.clock.now,
  });
  const { html } = await owner.get(STATUS);
  assert.doesNotMatch(html, /Check now<\/button>/);
  assert.match(html, /once a moderator has approved/);
  assert.doesNotMatch(html, /value="voteboard-|Look for the token/);
});

Deno.test("where the host lets proof approve, the pages lead its owner there", async () => {
  await using world = await openWorld({ approveVerified: true });
  await using game = await startJavaServer();
  const owner = await openPerson(world, "Steve_01");
  const listing = { name: "Skyblock Valley", game: "minecraft", host: "127.0.0.1" };
  const server = { owner: "Steve_01", ...listing, port: game.port };
  await addServer(world.context, server, world.act);
  assert.match((await owner.get("/my/servers/skyblock-valley")).html, /don&#39;t have to wait/);
  const { html } = await owner.get(STATUS);
  assert.match(html, /is approved as soon as “Check now” finds your token/);
  game.message = /value="(voteboard-[a-z0-9]+)"/.exec(html)?.[1] ?? "";
  const { html: after } = await check(world, owner);
  assert.match(after, /href="\/servers\/skyblock-valley"/);
  assert.doesNotMatch(after, /as soon as/);
  assert.equal((await openVisitor(world).get("/servers/skyblock-valley")).status, 200);
});

Deno.test("only its owner finds a server's status page", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  await openOwner(world, game);
  for (const isModerator of [false, true]) {
    const other = await openPerson(world, isModerator ? "Mod" : "Alex", { isModerator });
    assert.equal((await other.get(STATUS)).status, 404);
    await other.get("/");
    assert.equal((await other.submit(CHECKS)).status, 404);
  }
  const visitor = await openVisitor(world).get(STATUS);
  assert.deepEqual([visitor.status, visitor.location?.startsWith("/sign-in")], [303, true]);
  assert.equal(game.asked, 0);
});

Deno.test("the public page shows time online, uptime and players over time", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  await openOwner(world, game);
  const { poller } = world.services;
  await poller.pollDue();
  game.silent = true;
  world.clock.now = new Date("2026-03-10T12:06:00.000Z");
  await world.services.sql`
    update player_day set polls = 3, answers = 2`; // as if a poll had been missed
  const { html } = await openVisitor(world).get("/servers/skyblock-valley");
  assert.match(html, /Online since<\/dt><dd><time datetime="2026-03-10T12:00:00\.000Z"/);
  assert.match(html, /<dd>66\.6%<\/dd>/);
  assert.match(html, /12 at most in 7 days.*class="trace good" d="M\d/s);
  assert.doesNotMatch(html, /style="/);
});

Deno.test("a server never queried shows no status; its owner learns why not", async () => {
  await using world = await openWorld();
  const { owner } = await openOwner(world, { port: 8211, game: "palworld" });
  const { html } = await openVisitor(world).get("/servers/skyblock-valley");
  assert.doesNotMatch(html, /Online since|Offline since|Uptime|in 7 days/);
  assert.match((await owner.get(STATUS)).html, /query Palworld servers/);
});
