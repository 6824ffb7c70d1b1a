import assert from "node:assert/strict";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import type { PollAnswer } from "../../src/site/polling/protocols/poll_answer.ts";
import { findLiveStatus } from "../../src/site/polling/own_status.ts";
import { claimDuePolls, recordPolls } from "../../src/site/polling/poll_claim.ts";
import { createPoller } from "../../src/site/polling/poller.ts";
import { POLL_EVERY_MS } from "../../src/site/polling/schedule.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { TIMETABLE } from "../../src/service/timetable.ts";
import { holdAgainstContract } from "../support/api/answers.ts";
import { startBedrockServer, startJavaServer, startSourceServer } from "../../demo/game_servers.ts";
import { listGame } from "../support/network/listed_game.ts";
import { eventually } from "../support/processes/processes.ts";
import { openWorld, type World } from "../support/world.ts";
import { wordsOf } from "../support/pages/read_page.ts";
import { MINUTE_MS } from "../../src/core/time/day.ts";

const TWELVE: PollAnswer = { kind: "answered", status: { online: 12, max: 100, message: "" } };

/** Reads a server's players from GET /api/v1/server. */
async function countsOf(world: World, key: string): Promise<unknown[]> {
  const answer = await world.get("/api/v1/server", { key });
  const { body } = await holdAgainstContract("/api/v1/server", answer);
  return [body["players_online"], body["players_max"]];
}

const GAMES = {
  "minecraft": startJavaServer,
  "minecraft-bedrock": startBedrockServer,
  "counter-strike-2": startSourceServer,
};

for (const [slug, start] of Object.entries(GAMES)) {
  Deno.test(`what a ${slug} server answers reaches API and pages`, async () => {
    await using world = await openWorld();
    await using game = await start();
    const server = await listGame(world, { game: slug, port: game.port });
    const { secret } = await world.key(server);
    await world.services.poller.pollDue();
    assert.deepEqual(await countsOf(world, secret), [12, 100]);

    Object.assign(game, { online: 13, max: 50 });
    world.pass(POLL_EVERY_MS + MINUTE_MS);
    await world.services.poller.pollDue();
    assert.deepEqual(await countsOf(world, secret), [13, 50]);
    for (const path of ["/", `/servers/${server.slug}`]) {
      assert.match(wordsOf(await (await world.get(path)).text()), /13 of 50/, path);
    }
  });
}

Deno.test("pages and the public API show what a server tells, and that it is online if it tells no counts", async () => {
  const shown: [number | null, number | null, RegExp, string, number | undefined][] = [
    [5, 100, /5 of 100 players online/, "5 players online", 5],
    [5, null, /5 players online/, "5 players online", 5],
    [0, null, /0 players online/, "0 players online", 0],
    [null, 100, /\? of 100 players online/, "Online", undefined],
    [null, null, /Online/, "Online", undefined],
  ];
  for (const [online, max, counts, inWidget, inData] of shown) {
    await using world = await openWorld();
    const { slug } = await listGame(world, { game: "rust", port: 28015 });
    const { sql, now } = world.services;
    const status = { online, max, message: "" };
    const ask = () => Promise.resolve({ kind: "answered" as const, status });
    await createPoller({ sql, now, ask }).pollDue();
    const read = async (path: string) => await (await world.get(path)).text();
    for (const path of ["/", "/games/rust", `/servers/${slug}`]) {
      assert.match(wordsOf(await read(path)), counts, path);
    }
    assert.match(wordsOf(await read(`/embed/${slug}`)), new RegExp(inWidget), String(status));
    const { serverStatus, playersOnline } = gameServerIn(await read(`/servers/${slug}`));
    assert.deepEqual([serverStatus, playersOnline], ["https://schema.org/Online", inData]);
    const body = await (await world.get(`/public/v1/servers/${slug}`)).json();
    assert.deepEqual(
      [body.players_online, body.players_max, body.offline],
      [online ?? 0, max ?? 0, false],
    );
  }
});

function gameServerIn(html: string): Record<string, unknown> {
  for (
    const [, data = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  ) {
    const found = [JSON.parse(data)].flatMap((one) => one["@graph"] ?? one);
    const server = found.find((one) => one["@type"] === "GameServer");
    if (server) return server;
  }
  assert.fail("no structured data");
}

Deno.test("a silent server keeps its last count for 15 minutes", async () => {
  await using world = await openWorld();
  await using game = await startSourceServer();
  const server = await listGame(world, { game: "counter-strike-2", port: game.port });
  const { secret } = await world.key(server);
  const start = world.clock.now.getTime();
  await world.services.poller.pollDue();
  const poller = pollerOf(world, () => Promise.resolve({ kind: "failed", why: "timeout" }));
  world.pass(6 * MINUTE_MS);
  await poller.pollDue();
  world.clock.now = new Date(start + 15 * MINUTE_MS - 1);
  assert.deepEqual(await countsOf(world, secret), [12, 100]);
  world.clock.now = new Date(start + 15 * MINUTE_MS);
  assert.deepEqual(await countsOf(world, secret), [0, 100]);
  const page = await (await world.get(`/servers/${server.slug}`)).text();
  assert.match(page, /Offline/);
  const { state, since } = await findLiveStatus(world.services.sql, server.id, world.clock.now);
  assert.deepEqual([state, since], ["offline", new Date(start)]);
});

Deno.test("online since survives a single missed poll", async () => {
  await using world = await openWorld();
  const server = await listGame(world, { game: "rust", port: 28015 });
  const { sql } = world.services;
  const begun = world.clock.now;
  const since = async () => (await findLiveStatus(sql, server.id, world.clock.now)).since;
  const outcomes: [PollAnswer, Date | null][] = [];
  const down: PollAnswer = { kind: "failed", why: "timeout" };
  outcomes.push([TWELVE, begun], [down, begun], [TWELVE, begun]);
  for (const [answer, expected] of outcomes) {
    await pollerOf(world, () => Promise.resolve(answer)).pollDue();
    assert.deepEqual(await since(), expected);
    world.pass(6 * MINUTE_MS);
  }
  world.pass(20 * MINUTE_MS);
  await pollerOf(world, () => Promise.resolve(TWELVE)).pollDue();
  assert.deepEqual(await since(), world.clock.now);
});

Deno.test("several pollers together ask each server once a round", async () => {
  await using world = await openWorld();
  for (let n = 0; n < 40; n++) {
    await listGame(world, { game: "rust", port: 28015, name: `Rust ${n}` });
  }
  const asked: string[] = [];
  const ask = async ({ serverId }: { serverId: string }) => {
    asked.push(serverId);
    await new Promise((done) => setTimeout(done, 1));
    return TWELVE;
  };
  const pollers = [1, 2, 3].map(() => pollerOf(world, ask, { slots: 4 }));
  for (let round = 1; round <= 3; round++) {
    await Promise.all(pollers.map((poller) => poller.pollDue()));
    assert.equal(asked.length, 40 * round);
    assert.equal(new Set(asked.slice(-40)).size, 40);
    world.pass(POLL_EVERY_MS + MINUTE_MS);
  }
});

Deno.test("no more servers are asked at once than there are slots", async () => {
  await using world = await openWorld();
  for (let n = 0; n < 12; n++) {
    await listGame(world, { game: "rust", port: 28_000 + n, name: `Rust ${n}` });
  }
  const answered: number[] = [];
  let atOnce = 0;
  let most = 0;
  const ask = async ({ port }: { port: number }) => {
    most = Math.max(most, ++atOnce);
    if (port < 28_002) return await new Promise<PollAnswer>(() => {});
    await Promise.resolve();
    atOnce--;
    answered.push(port);
    return TWELVE;
  };
  const poller = pollerOf(world, ask, { slots: 3, tickMs: 1 });
  poller.start();
  await eventually("ten servers went through the third slot", () => answered.length === 10);
  await poller.stop();
  assert.equal(most, 3);
  const recorded = await world.services.sql`select from server_poll where outcome = 'answered'`;
  assert.equal(recorded.length, 10, "what was answered is recorded at the stop");
});

Deno.test("a dead poller's servers are asked once its lease is over", async () => {
  await using world = await openWorld();
  await listGame(world, { game: "rust", port: 28015 });
  const { sql } = world.services;
  await pollerOf(world, () => Promise.resolve(TWELVE)).pollDue();
  world.pass(POLL_EVERY_MS + MINUTE_MS);
  const claim = () => claimDuePolls(sql, { now: world.clock.now, leaseMs: 30_000, rows: 10 });
  const [first] = await claim();
  world.pass(29_999);
  assert.deepEqual(await claim(), []);
  world.pass(1);
  const [second] = await claim();
  assert.ok(first && second);
  assert.equal(second.serverId, first.serverId);

  const { now } = world.clock;
  await recordPolls(sql, [{ ...first, askedAt: now, answer: TWELVE }], now);
  await recordPolls(sql, [{ ...second, askedAt: now, answer: TWELVE }], now);
  const [day] = await sql<{ polls: number }[]>`select sum(polls)::int as polls from player_day`;
  assert.equal(day?.polls, 2, "the first round and one of the two claims");
});

Deno.test("a new server is asked within a minute", async () => {
  await using world = await openWorld();
  const asked: number[] = [];
  const poller = pollerOf(world, ({ port }) => {
    asked.push(port);
    return Promise.resolve(TWELVE);
  });
  await poller.pollDue();
  const suspended = await listGame(world, { game: "rust", port: 2001, name: "Suspended" });
  await listGame(world, { game: "palworld", port: 2002, name: "Palworld" });
  await listGame(world, { game: "rust", port: 2003, name: "New" });
  const act = { by: OPERATOR, now: world.clock.now };
  await decideStatus(world.context, suspended.slug, { decision: "suspend", ...act });
  world.pass(MINUTE_MS);
  await poller.pollDue();
  assert.deepEqual(asked, [2003]);
});

Deno.test("the timetable's own job asks what is due each minute", async () => {
  await using world = await openWorld();
  await using game = await startSourceServer();
  await listGame(world, { game: "counter-strike-2", port: game.port });
  const job = TIMETABLE.find(({ name }) => name === "poll game servers");
  assert.equal(job?.schedule, "* * * * *");
  await job.run(world.services);
  assert.match(wordsOf(await (await world.get("/servers/skyblock-valley")).text()), /12 of 100/);
});

Deno.test("answers wait until the database can take them", async () => {
  await using world = await openWorld();
  const server = await listGame(world, { game: "rust", port: 28015 });
  const { sql } = world.services;
  const answered = Promise.withResolvers<void>();
  const poller = pollerOf(world, () => Promise.resolve(TWELVE).finally(answered.resolve));
  await sql`alter table player_day rename to gone`;
  const polled = poller.pollDue();
  await answered.promise;
  await sql`alter table gone rename to player_day`;
  await polled;
  const { state } = await findLiveStatus(sql, server.id, world.clock.now);
  assert.equal(state, "online");
});

function pollerOf(
  world: World,
  ask: (target: { serverId: string; port: number }) => Promise<PollAnswer>,
  options: { slots?: number; tickMs?: number } = {},
) {
  const { sql } = world.services;
  return createPoller({ sql, ask, now: () => world.clock.now, ...options });
}
