import assert from "node:assert/strict";
import { startJavaServer } from "../../demo/game_servers.ts";
import { findAccount } from "../../src/core/accounts/named_account.ts";
import { type AskServer, createAskServer } from "../../src/site/polling/ask_server.ts";
import { createCheckNow } from "../../src/site/polling/check_now.ts";
import { findLiveStatus } from "../../src/site/polling/own_status.ts";
import { findVerification } from "../../src/site/polling/verification.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus, resubmitServer } from "../../src/site/servers/review/decide_status.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { requireServer } from "../../src/core/servers/require_server.ts";
import { listServerAudit } from "../../src/site/trail/server_trail.ts";
import { type Actor, OPERATOR } from "../../src/core/rights/actor.ts";
import { listGame } from "../support/network/listed_game.ts";
import { eventually } from "../support/processes/processes.ts";
import { openWorld, type World } from "../support/world.ts";

const CHECK_EVERY_MS = 10_000;

/** Lists a server that waits for a moderator; its owner is made if need be. */
async function listWaiting(
  world: World,
  { port = 25565, host = "localhost", owner = "Owner" } = {},
) {
  const { sql } = world.services;
  const { id } = await findAccount(sql, owner) ?? await world.account(owner);
  const by: Actor = { kind: "account", id, isModerator: false };
  const listing = { owner, name: "Caves", game: "minecraft", host, port };
  const server = await addServer(world.context, listing, { ...world.act, by });
  const { token } = await findVerification(sql, { serverId: server.id, host, port });
  return { ...server, by, token };
}

function checker(
  world: World,
  {
    ask = createAskServer({ allowPrivate: true, deadlineMs: 60_000 }),
    approveVerified = true,
    records = [],
  }: {
    ask?: AskServer;
    approveVerified?: boolean;
    records?: string[];
  } = {},
) {
  const { sql, now } = world.services;
  const findTexts = () => Promise.resolve(records);
  return createCheckNow({ sql, ask, now, findTexts, approveVerified });
}

async function statusOf(world: World, { slug }: { slug: string }) {
  return (await requireServer(world.services.sql, slug)).status;
}

function pass(world: World): void {
  world.pass(CHECK_EVERY_MS);
}

Deno.test("proof approves a listing that waits, as the operator does", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  const { sql } = world.services;
  const server = await listWaiting(world, game);
  const check = checker(world);
  await check(server.slug, server.by);
  assert.equal(await statusOf(world, server), "pending");
  const { counted, outcome } = await findLiveStatus(sql, server.id, world.clock.now);
  assert.deepEqual([counted, outcome], [{ online: 12, max: 100 }, "answered"]);
  game.message = server.token;
  pass(world);
  await check(server.slug, server.by);
  assert.equal(await statusOf(world, server), "approved");
  const [entry] = await listServerAudit(sql, server.slug, { by: server.by });
  assert.deepEqual([entry?.action, entry?.byOperator], ["server_approved", true]);
  const news = await sql`select kind from news where account_id = ${server.ownerId}`;
  assert.deepEqual(news.map(({ kind }) => kind), ["server_approved"]);
});

Deno.test("a TXT record approves a listing whose server is down", async () => {
  await using world = await openWorld();
  const server = await listWaiting(world, { port: 1 });
  await checker(world, { records: [server.token] })(server.slug, server.by);
  assert.equal(await statusOf(world, server), "approved");
});

Deno.test("without the switch a listing that waits is not polled", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  const server = await listWaiting(world, game);
  game.message = server.token;
  const check = checker(world, { approveVerified: false });
  await assert.rejects(check(server.slug, server.by), { code: "server_not_approved" });
  assert.equal(game.asked, 0);
});

Deno.test("what a moderator rejected or suspended no proof approves", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  const server = await listWaiting(world, game);
  game.message = server.token;
  const check = checker(world);
  const refused = async (status: string) => {
    pass(world);
    await assert.rejects(check(server.slug, server.by), { code: "server_not_approved" });
    assert.equal(await statusOf(world, server), status);
  };
  const decide = (decision: "reject" | "approve" | "suspend") =>
    decideStatus(world.context, server.slug, { decision, ...world.act });
  await decide("reject");
  await refused("rejected");
  await resubmitServer(world.context, server.slug, { ...world.act, by: server.by });
  await refused("pending");
  await decide("approve");
  await decide("suspend");
  await refused("suspended");
  assert.equal(game.asked, 0);
});

Deno.test("a listing that changes during its check is not approved", async () => {
  await using world = await openWorld();
  const server = await listWaiting(world);
  const { slug, by, token } = server;
  const edit = { name: "Caves", game: "minecraft", host: "bank.example", port: 25565 };
  const ask: AskServer = async () => {
    pass(world);
    await editServer(world.context, slug, { edit: { ...edit, description: "" }, ...world.act, by });
    return { kind: "failed", why: "timeout" };
  };
  const { verification } = await checker(world, { ask, records: [token] })(slug, by);
  assert.equal(verification.verifiedBy, "dns");
  assert.equal(await statusOf(world, server), "pending");
});

Deno.test("listings of an owner that wait share one check each 10 s", async () => {
  await using world = await openWorld();
  let asked = 0;
  const ask: AskServer = () => Promise.resolve((asked++, { kind: "failed", why: "timeout" }));
  const check = checker(world, { ask });
  const waiting = [];
  for (const host of ["a.example", "b.example", "c.example", "d.example"]) {
    waiting.push(await listWaiting(world, { host }));
  }
  const stranger = await listWaiting(world, { owner: "Stranger" });
  const results = await Promise.allSettled(waiting.map(({ slug, by }) => check(slug, by)));
  assert.equal(results.filter(({ status }) => status === "fulfilled").length, 1);
  const [again] = waiting;
  await assert.rejects(
    check(again?.slug ?? "", OPERATOR),
    /One of your waiting servers was just checked/,
  );
  assert.equal(asked, 1);
  await check(stranger.slug, stranger.by);
  pass(world);
  await check(again?.slug ?? "", OPERATOR);
  assert.equal(asked, 3);
});

Deno.test("a flood of listings that wait leaves approved ones their places", async () => {
  await using world = await openWorld();
  const held = Promise.withResolvers<void>();
  const full = Promise.withResolvers<void>();
  let asked = 0;
  const ask: AskServer = async () => {
    if (++asked === 4) full.resolve();
    if (asked <= 4) await held.promise;
    return { kind: "failed", why: "timeout" };
  };
  const check = checker(world, { ask });
  const approved = await listGame(world, { game: "minecraft", port: 25565 });
  const checks = [];
  for (let n = 1; n <= 4; n++) {
    const { slug, by } = await listWaiting(world, { owner: `Stranger_${n}` });
    checks.push(check(slug, by));
  }
  await full.promise;
  const late = await listWaiting(world, { owner: "Stranger_5" });
  await assert.rejects(check(late.slug, late.by), /Too many servers are being checked/);
  checks.push(check(approved.slug, OPERATOR));
  held.resolve();
  await Promise.all(checks);
});

Deno.test("each kind of check has places of its own", async () => {
  await using world = await openWorld();
  const held = Promise.withResolvers<void>();
  let asked = 0;
  const check = checker(world, {
    async ask() {
      asked++;
      await held.promise;
      return { kind: "failed", why: "timeout" };
    },
  });
  const checks: Promise<unknown>[] = [];
  for (const [isModerating, places] of [[false, 16], [true, 4]] as const) {
    const before = asked;
    for (let n = 0; n < places; n++) {
      const { slug } = await listGame(world, { port: 25_565 + checks.length });
      checks.push(check(slug, OPERATOR, { isModerating }));
    }
    await eventually("all places are taken", () => asked === before + places);
    const { slug } = await listGame(world, { port: 26_000 });
    await assert.rejects(
      check(slug, OPERATOR, { isModerating }),
      /Too many servers are being checked/,
    );
  }
  const pending = await listWaiting(world, { owner: "Stranger" });
  checks.push(check(pending.slug, pending.by));
  held.resolve();
  await Promise.all(checks);
});

Deno.test("a listing that waits is asked at public addresses alone", async () => {
  await using world = await openWorld();
  await using game = await startJavaServer();
  const ask = createAskServer({ allowPrivate: false });
  for (
    const [host, port, why] of [
      ["localhost", game.port, "private_address"],
      ["127.0.0.1", game.port, "private_address"],
      ["192.0.2.1", 25, "port_refused"],
    ] as const
  ) {
    const { slug, by } = await listWaiting(world, { host, port });
    const { answer } = await checker(world, { ask })(slug, by);
    assert.equal(answer.kind === "failed" && answer.why, why);
    pass(world);
  }
  assert.equal(game.asked, 0);
});
