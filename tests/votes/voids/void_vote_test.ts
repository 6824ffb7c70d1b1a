import assert from "node:assert/strict";
import type { Actor } from "../../../src/core/rights/actor.ts";
import { findAudit } from "../../../src/site/trail/find_audit.ts";
import type { Server } from "../../../src/core/servers/server.ts";
import { recount, recountMonths } from "../../support/votes/recount.ts";
import { findVoteCounts, rollUpCounts } from "../../../src/core/votes/vote_counts.ts";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import { openWorld, type World } from "../../support/world.ts";
import { DAY_MS, dayOf } from "../../../src/core/time/day.ts";

const REASON = "Cast by a script";

/** Casts a vote at that time and returns its id. */
async function castAt(world: World, server: Server, username: string, at: string): Promise<string> {
  world.clock.now = new Date(at);
  const outcome = await world.vote(server, username);
  assert.ok(outcome.kind === "cast");
  return outcome.voteId;
}

function voidIt(world: World, id: string, by: Actor = world.act.by) {
  return voidVote(world.context, id, { ...world.act, by, reason: REASON });
}

async function totals({ services: { sql }, clock }: World, { id }: Server) {
  assert.deepEqual(await recount(sql), []);
  assert.deepEqual(await recountMonths(sql), []);
  const [counts] = await findVoteCounts(sql, [id], dayOf(clock.now));
  return counts;
}

async function check(world: World, key: string, username: string) {
  return await (await world.get(`/api/v1/vote-check?username=${username}`, { key })).json();
}

Deno.test("a void vote no longer counts, nor as the player's last", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  await world.account("Steve_01");
  await castAt(world, server, "Steve_01", "2026-03-08T10:00:00.000Z");
  const today = await castAt(world, server, "Steve_01", "2026-03-10T10:00:00.000Z");
  assert.equal((await check(world, secret, "Steve_01")).voted, true);
  await voidIt(world, today);
  assert.deepEqual(await totals(world, server), { total: 1, weekly: 1, monthly: 1 });
  assert.deepEqual(await check(world, secret, "Steve_01"), {
    voted: false,
    last_vote_at: "2026-03-08T10:00:00.000Z",
  });
});

Deno.test("the day of a void vote stays spent until it ends", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  await world.account("Steve_01");
  await voidIt(world, await castAt(world, server, "Steve_01", "2026-03-10T10:00:00.000Z"));
  const never = { voted: false, last_vote_at: null };
  assert.deepEqual(await check(world, secret, "Steve_01"), never);
  world.clock.now = new Date("2026-03-10T23:59:59.999Z");
  assert.deepEqual(await world.vote(server, "Steve_01"), {
    kind: "already_voted",
    nextVoteAt: new Date("2026-03-11T00:00:00.000Z"),
  });
  assert.deepEqual(await totals(world, server), { total: 0, weekly: 0, monthly: 0 });
  await castAt(world, server, "Steve_01", "2026-03-11T00:00:00.000Z");
  assert.equal((await check(world, secret, "Steve_01")).voted, true);
  assert.deepEqual(await totals(world, server), { total: 1, weekly: 1, monthly: 1 });
});

Deno.test("voiding an earlier vote leaves the player's last one alone", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  await world.account("Steve_01");
  await castAt(world, server, "Steve_01", "2026-03-08T10:00:00.000Z");
  const second = await castAt(world, server, "Steve_01", "2026-03-09T10:00:00.000Z");
  await castAt(world, server, "Steve_01", "2026-03-10T10:00:00.000Z");
  await voidIt(world, second);
  const answer = { voted: true, last_vote_at: "2026-03-10T10:00:00.000Z" };
  assert.deepEqual(await check(world, secret, "Steve_01"), answer);
  assert.deepEqual(await totals(world, server), { total: 2, weekly: 2, monthly: 2 });
});

Deno.test("voiding before or after a roll-up keeps the counters right", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const ids: string[] = [];
  for (const name of ["Steve_01", "Alex", "Bob", "Eve"]) {
    await world.account(name);
    ids.push(await castAt(world, server, name, "2026-01-05T10:00:00.000Z"));
  }
  const [fresh = "", folded = "", rolled = ""] = ids;
  await voidIt(world, fresh);
  assert.deepEqual(await totals(world, server), { total: 3, weekly: 3, monthly: 3 });
  await rollUpCounts(sql, new Date("2026-01-08T00:00:00.000Z"));
  await voidIt(world, folded);
  assert.deepEqual(await totals(world, server), { total: 2, weekly: 2, monthly: 2 });
  world.clock.now = new Date("2026-03-10T00:00:00.000Z");
  await rollUpCounts(sql, world.clock.now);
  await voidIt(world, rolled);
  assert.deepEqual(await totals(world, server), { total: 1, weekly: 0, monthly: 0 });
  await rollUpCounts(sql, new Date(world.clock.now.getTime() + DAY_MS));
  assert.deepEqual(await totals(world, server), { total: 1, weekly: 0, monthly: 0 });
});

Deno.test("voiding and rolling up at once lose no count", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const names = Array.from({ length: 12 }, (_, nth) => `Player_${nth}`);
  const ids: string[] = [];
  for (const name of names) {
    await world.account(name);
    ids.push(await castAt(world, server, name, "2026-01-05T10:00:00.000Z"));
  }
  world.clock.now = new Date("2026-03-10T00:00:00.000Z");
  await Promise.all([
    ...ids.slice(0, 10).map((id) => voidIt(world, id)),
    ...[0, 1, 2].map((days) => rollUpCounts(sql, new Date(Date.UTC(2026, 2, 10 + days)))),
  ]);
  assert.deepEqual(await totals(world, server), { total: 2, weekly: 0, monthly: 0 });
});

Deno.test("of two moderators who void a vote one is refused", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await world.account("Steve_01");
  const id = await castAt(world, server, "Steve_01", "2026-03-10T10:00:00.000Z");
  const outcomes = await Promise.allSettled([voidIt(world, id), voidIt(world, id)]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  await assert.rejects(voidIt(world, id), { code: "vote_voided" });
  assert.deepEqual(await totals(world, server), { total: 0, weekly: 0, monthly: 0 });
  const entries = await findAudit(world.services.sql, server.id, {});
  const voided = entries.filter(({ action }) => action === "vote_voided");
  assert.equal(voided.length, 1);
  const details = { reason: REASON, voted_at: "2026-03-10T10:00:00.000Z" };
  assert.deepEqual([voided[0]?.subject, voided[0]?.details], [id, details]);
});

Deno.test("a vote cast while the one before is voided counts", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  const names = Array.from({ length: 10 }, (_, nth) => `Player_${nth}`);
  const ids: string[] = [];
  for (const name of names) {
    await world.account(name);
    ids.push(await castAt(world, server, name, "2026-03-09T10:00:00.000Z"));
  }
  world.clock.now = new Date("2026-03-10T10:00:00.000Z");
  await Promise.all(
    names.flatMap((name, nth) => [voidIt(world, ids[nth] ?? ""), world.vote(server, name)]),
  );
  assert.deepEqual(await totals(world, server), { total: 10, weekly: 10, monthly: 10 });
  for (const name of names) assert.equal((await check(world, secret, name)).voted, true, name);
});

Deno.test("when all of a player's votes are voided, none is last", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  const names = Array.from({ length: 10 }, (_, nth) => `Player_${nth}`);
  const ids: string[] = [];
  for (const name of names) {
    await world.account(name);
    for (const day of ["08", "09", "10"]) {
      ids.push(await castAt(world, server, name, `2026-03-${day}T10:00:00.000Z`));
    }
  }
  await Promise.all(ids.map((id) => voidIt(world, id)));
  assert.deepEqual(await totals(world, server), { total: 0, weekly: 0, monthly: 0 });
  for (const name of names) {
    assert.equal((await check(world, secret, name)).last_vote_at, null, name);
  }
});

Deno.test("only moderators and the operator void votes", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { id: steve } = await world.account("Steve_01");
  const id = await castAt(world, server, "Steve_01", "2026-03-10T10:00:00.000Z");
  const player: Actor = { kind: "account", id: steve, isModerator: false };
  await assert.rejects(voidIt(world, id, player), { code: "moderators_only" });
  const moderator: Actor = { kind: "account", id: steve, isModerator: true };
  const { now } = world.clock;
  for (const reason of [undefined, "no", "x".repeat(501)]) {
    const refused = voidVote(world.context, id, { by: moderator, now, reason });
    await assert.rejects(refused, { code: "reason_needed" });
  }
  for (const unknown of ["1 or 2", crypto.randomUUID()]) {
    await assert.rejects(voidIt(world, unknown), { code: "vote_unknown" });
  }
  assert.deepEqual(await totals(world, server), { total: 1, weekly: 1, monthly: 1 });
  assert.deepEqual(await voidIt(world, id, moderator), { kind: "void", abandoned: 0 });
});

Deno.test("when deliveries cannot be abandoned, the vote is not voided either", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  await world.key(server, "http://127.0.0.1:9999/hook");
  await world.account("Steve_01");
  const id = await castAt(world, server, "Steve_01", "2026-03-10T10:00:00.000Z");
  await sql`alter table delivery add constraint closed check (false) not valid`;
  await assert.rejects(voidIt(world, id));
  assert.deepEqual(await totals(world, server), { total: 1, weekly: 1, monthly: 1 });
  const [row] = await sql`select voided_at from vote where id = ${id}`;
  assert.equal(row?.["voidedAt"], null);
});

Deno.test("a vote that becomes void while its player votes again leaves the month, and the new one stays", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const names = ["Steve_01", "Alex", "Bob", "Eve"];
  const ids: string[] = [];
  for (const name of names) {
    await world.account(name);
    ids.push(await castAt(world, server, name, "2026-03-09T10:00:00.000Z"));
  }
  world.clock.now = new Date("2026-03-10T10:00:00.000Z");
  await Promise.all([
    ...names.map((name) => world.vote(server, name)),
    ...ids.map((id) => voidIt(world, id)),
  ]);
  assert.deepEqual(await totals(world, server), { total: 4, weekly: 4, monthly: 4 });
});
