import assert from "node:assert/strict";
import { type Actor, OPERATOR } from "../../src/core/rights/actor.ts";
import { findAccount } from "../../src/core/accounts/named_account.ts";
import { createAskServer } from "../../src/site/polling/ask_server.ts";
import { createCheckNow } from "../../src/site/polling/check_now.ts";
import { findLiveStatus } from "../../src/site/polling/own_status.ts";
import { findPlayers } from "../../src/site/polling/player_history.ts";
import { findVerification } from "../../src/site/polling/verification.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { findChange } from "../../src/site/servers/review/listing_version.ts";
import { findDetails } from "../../src/site/servers/server_details.ts";
import { startJavaServer, startSourceServer } from "../../demo/game_servers.ts";
import { listGame } from "../support/network/listed_game.ts";
import { CLOSED_PORT } from "../support/network/ports.ts";
import { openWorld, type World } from "../support/world.ts";
import { wordsOf } from "../support/pages/read_page.ts";

/** The next moment at which a check is allowed, in milliseconds. */
const CHECK_EVERY_MS = 10_000;

/** Longer than any test, because a busy machine may let a game server wait for seconds. */
const DEADLINE_MS = 60_000;

/** Checks as its owner would; DNS has these records and no other. */
function checker(world: World, records: Record<string, string[]> = {}) {
  const { sql, now } = world.services;
  const asked: string[] = [];
  const findTexts = (name: string) => {
    asked.push(name);
    return Promise.resolve(records[name] ?? []);
  };
  const ask = createAskServer({ allowPrivate: true, resolver: LOOPBACK, deadlineMs: DEADLINE_MS });
  return { check: createCheckNow({ sql, ask, now, findTexts, approveVerified: false }), asked };
}

const LOOPBACK = {
  resolve: () =>
    Promise.resolve({
      kind: "vetted" as const,
      addresses: [{ address: "127.0.0.1", family: 4 as const }],
    }),
};

Deno.test("check now shows the server's answer and counts at once", async () => {
  await using world = await openWorld();
  await using game = await startSourceServer();
  const server = await listGame(world, { game: "counter-strike-2", port: game.port });
  const { check } = checker(world);
  const { answer } = await check(server.slug, OPERATOR);
  assert.ok(answer.kind === "answered");
  assert.deepEqual([answer.status.online, answer.status.max], [12, 100]);
  const page = await (await world.get(`/servers/${server.slug}`)).text();
  assert.match(wordsOf(page), /12 of 100/);
  const status = await findLiveStatus(world.services.sql, server.id, world.clock.now);
  assert.deepEqual([status.state, status.since], ["online", world.clock.now]);

  const gone = await listGame(world, { game: "minecraft", port: CLOSED_PORT, name: "Gone" });
  const failed = await check(gone.slug, OPERATOR);
  assert.ok(failed.answer.kind === "failed");
  assert.equal(failed.answer.why, "refused");
});

Deno.test("checks of an owner leave uptime and history to the poller", async () => {
  await using world = await openWorld();
  await using game = await startSourceServer();
  const server = await listGame(world, { game: "counter-strike-2", port: game.port });
  await checker(world).check(server.slug, OPERATOR);
  const { sql } = world.services;
  const { uptime } = await findLiveStatus(sql, server.id, world.clock.now);
  assert.equal(uptime, null);
  const { now } = world.clock;
  const polledDays = async () => (await findPlayers(sql, server.id, { now, days: 7 })).days;
  assert.deepEqual(await polledDays(), []);
  await world.services.poller.pollDue();
  assert.equal((await polledDays()).length, 1);
});

Deno.test("a second check within 10 s is refused and asks no server", async () => {
  await using world = await openWorld();
  await using game = await startSourceServer();
  const server = await listGame(world, { game: "counter-strike-2", port: game.port });
  const { check } = checker(world);
  await check(server.slug, OPERATOR);
  const { asked } = game;
  world.pass(CHECK_EVERY_MS - 1);
  await assert.rejects(check(server.slug, OPERATOR), /Just checked\. Try again in 10 seconds\./);
  assert.equal(game.asked, asked);
  world.pass(1);
  await check(server.slug, OPERATOR);
  assert.ok(game.asked > asked);
});

Deno.test("only the owner may check a server, once approved", async () => {
  await using world = await openWorld();
  await using game = await startSourceServer();
  const server = await listGame(world, { game: "counter-strike-2", port: game.port });
  const { sql } = world.services;
  const owner = await findAccount(sql, "Owner");
  const somebody = await world.account("Somebody");
  const actor = (id: string, isModerator = false): Actor => ({ kind: "account", id, isModerator });
  const { check } = checker(world);
  for (const other of [actor(somebody.id), actor(somebody.id, true)]) {
    await assert.rejects(check(server.slug, other), /There is no server "skyblock-valley"/);
  }
  assert.equal(game.asked, 0);
  const { answer } = await check(server.slug, actor(owner?.id ?? ""));
  assert.equal(answer.kind, "answered");
  await decideStatus(world.context, server.slug, {
    decision: "suspend",
    by: OPERATOR,
    now: world.clock.now,
  });
  await assert.rejects(
    check(server.slug, OPERATOR),
    /is suspended. A moderator has to approve it again first/,
  );
});

Deno.test("the token in the server's message proves ownership until its address changes", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  const server = await listGame(world, { game: "minecraft", port: game.port });
  const { sql } = world.services;
  const place = { serverId: server.id, host: "127.0.0.1", port: game.port };
  const { check } = checker(world);
  const { token } = await findVerification(sql, place);
  assert.match(token, /^voteboard-[a-z2-9]{10}$/);
  const verified = async () => (await findLiveStatus(sql, server.id, world.clock.now)).verified;

  assert.equal((await check(server.slug, OPERATOR)).verification.verifiedAt, null);
  assert.equal(await verified(), false);
  game.message = `Welcome! §7${token}`;
  world.pass(CHECK_EVERY_MS);
  const proven = await check(server.slug, OPERATOR);
  assert.deepEqual(proven.verification, {
    token,
    verifiedAt: world.clock.now,
    verifiedBy: "message",
  });
  assert.equal(await verified(), true);

  game.message = "Welcome!";
  world.pass(CHECK_EVERY_MS);
  const later = await check(server.slug, OPERATOR);
  assert.ok(later.verification.verifiedAt, "the token may leave the message again");
  await sql`update server set host = 'elsewhere.example.com' where id = ${server.id}`;
  assert.equal(await verified(), false);
});

Deno.test("the token in a DNS TXT record proves ownership", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  for (const at of ["play.example.com", "_voteboard.play.example.com"]) {
    const host = "play.example.com";
    const server = await listGame(world, { game: "minecraft", port: 1025, name: at, host });
    const { token } = await findVerification(sql, { serverId: server.id, host, port: 1025 });
    const wrong = checker(world, { [at]: ["v=spf1 -all", `${token}x`] });
    assert.equal((await wrong.check(server.slug, OPERATOR)).verification.verifiedAt, null, at);
    world.pass(CHECK_EVERY_MS);
    const right = checker(world, { [at]: ["v=spf1 -all", ` ${token} `] });
    const { answer, verification } = await right.check(server.slug, OPERATOR);
    assert.equal(answer.kind, "failed");
    assert.deepEqual(verification, { token, verifiedAt: world.clock.now, verifiedBy: "dns" });
  }
});

Deno.test("the token of another listing proves nothing", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  const one = await listGame(world, { game: "minecraft", port: game.port, name: "One" });
  const two = await listGame(world, { game: "minecraft", port: game.port, name: "Two" });
  const place = { host: "127.0.0.1", port: game.port };
  const { token } = await findVerification(world.services.sql, { serverId: one.id, ...place });
  game.message = token;
  const { check, asked } = checker(world);
  assert.equal((await check(two.slug, OPERATOR)).verification.verifiedAt, null);
  assert.deepEqual(asked, []);
  assert.equal((await check(one.slug, OPERATOR)).verification.verifiedBy, "message");
});

Deno.test("an address that waits is the listing's once it shows the token", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  const server = await listGame(world, { game: "minecraft", port: 1, name: "Caves" });
  const { sql } = world.services;
  const edit = { name: "Casino", game: "minecraft", host: "localhost", description: "" };
  await editServer(world.context, server.slug, {
    edit: { ...edit, port: game.port },
    by: { kind: "account", id: server.ownerId, isModerator: false },
    now: world.clock.now,
  });
  const { check } = checker(world);
  const place = async () => {
    const details = await findDetails(sql, server.slug);
    return [details?.name, details?.host, details?.port];
  };
  assert.equal((await check(server.slug, OPERATOR)).verification.verifiedAt, null);
  assert.deepEqual(await place(), ["Caves", "127.0.0.1", 1]);
  const asked = { serverId: server.id, host: "localhost", port: game.port };
  game.message = (await findVerification(sql, asked)).token;
  world.pass(CHECK_EVERY_MS);
  assert.equal((await check(server.slug, OPERATOR)).verification.verifiedBy, "message");
  assert.deepEqual(await place(), ["Caves", "localhost", game.port]);
  const change = await findChange(sql, server.id);
  assert.deepEqual(change?.text, { name: "Casino" });
});
