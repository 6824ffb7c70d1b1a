import assert from "node:assert/strict";
import { listVoidBatches, voidMany } from "../../../src/desk/voids/void_batch.ts";
import { liftVoidBatch } from "../../../src/desk/voids/lift_void_batch.ts";
import { CHOSEN_SOURCES, type VoteChoice } from "../../../src/desk/voids/vote_choice.ts";
import { VOTE_SOURCES } from "../../../src/core/votes/vote_source.ts";
import { castFrom } from "../../support/votes/ballots.ts";
import { openWorld } from "../../support/world.ts";
import { untilUnlocked } from "../../support/database/locks.ts";
import { dropOldPartitions } from "../../../src/core/database/retention.ts";
import { DAY_MS } from "../../../src/core/time/day.ts";
import { CHOICE, counting, lift, REASON, voidThem } from "./void_choice.ts";

Deno.test("one void batch voids the votes that came one way, also those nobody knows of", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  for (const source of [...VOTE_SOURCES, "unknown"]) {
    await world.account(`By_${source}`);
    await world.vote(server, `By_${source}`);
  }
  await sql`
    update vote v set source = nullif(substr(username, 4), 'unknown')::vote_source
    from account a where a.id = v.account_id`;
  await sql`update vote_count set without_sign_in = 2`;
  for (const source of CHOSEN_SOURCES) {
    const { id, votes } = await voidThem(world, server, { source });
    assert.equal(votes, 1, source);
    assert.equal((await counting(world, server)).includes(`By_${source}`), false);
    const [batch] = await listVoidBatches(sql, server.id, world.act);
    assert.deepEqual([batch?.isPicked, batch?.votes], [true, 1]);
    await lift(world, id);
    assert.equal((await counting(world, server)).length, 5);
  }
});

Deno.test("one void batch voids the votes of young accounts alone", async () => {
  await using world = await openWorld({ now: new Date("2026-03-01T12:00:00.000Z") });
  const server = await world.server();
  await world.account("Old");
  world.clock.now = new Date("2026-03-07T12:00:00.000Z");
  await world.account("Three_Days");
  world.clock.now = new Date("2026-03-10T12:00:00.000Z");
  await world.account("Young");
  for (const name of ["Old", "Three_Days", "Young"]) await world.vote(server, name);
  assert.equal((await voidThem(world, server, { youngerDays: 3 })).votes, 1);
  assert.deepEqual(await counting(world, server), ["Old", "Three_Days"]);
  assert.equal((await voidThem(world, server, { youngerDays: 4 })).votes, 1);
  assert.deepEqual(await counting(world, server), ["Old"]);
});

Deno.test("one void batch voids the votes of some hours, and none after it", async () => {
  await using world = await openWorld({ now: new Date("2026-03-10T03:59:59.999Z") });
  const server = await world.server();
  const [since, until] = ["04:00", "05:00"].map((hour) => new Date(`2026-03-10T${hour}:00.000Z`));
  for (const at of ["03:59:59.999", "04:00:00.000", "04:59:59.999", "05:00:00.000"]) {
    world.clock.now = new Date(`2026-03-10T${at}Z`);
    const name = `At_${at.slice(0, 2)}_${at.slice(-3)}`;
    await world.account(name);
    await world.vote(server, name);
  }
  const { votes } = await voidThem(world, server, { since: since!, until: until! });
  assert.equal(votes, 2);
  assert.deepEqual(await counting(world, server), ["At_03_999", "At_05_000"]);
  await voidThem(world, server);
  await world.account("Later");
  await world.vote(server, "Later");
  assert.deepEqual(await counting(world, server), ["Later"]);
});

Deno.test("one void batch voids a month of a player who votes every day", async () => {
  const first = new Date("2026-02-07T12:00:00.000Z");
  await using world = await openWorld({ now: first });
  const server = await world.server();
  const { secret: key } = await world.key(server);
  await world.account("Daily");
  for (let day = 0; day < 32; day++) {
    world.clock.now = new Date(first.getTime() + day * DAY_MS);
    await world.vote(server, "Daily");
  }
  const since = new Date("2026-02-08T00:00:00.000Z");
  const { id, votes } = await voidThem(world, server, { since });
  assert.equal(votes, 31);
  assert.deepEqual(await counting(world, server), ["Daily"]);
  const last = async () =>
    (await (await world.get("/api/v1/vote-check?username=Daily", { key })).json()).last_vote_at;
  assert.equal(await last(), first.toISOString());
  await lift(world, id);
  assert.equal((await counting(world, server)).length, 32);
  assert.equal(await last(), "2026-03-10T12:00:00.000Z");
});

Deno.test("a void batch that is not allowed or means nothing is refused", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const { id } = await world.account("Steve_01");
  const by = { kind: "account", id, isModerator: false } as const;
  const { now } = world.clock;
  const batch = { votes: [], reason: REASON, now };
  const forbidden = { code: "moderators_only" };
  await assert.rejects(voidMany(world.context, server.slug, { ...batch, by }), forbidden);
  await assert.rejects(liftVoidBatch(world.context, crypto.randomUUID(), { by, now }), forbidden);
  await assert.rejects(listVoidBatches(sql, server.id, { by }), forbidden);
  const bad: Partial<VoteChoice>[] = [
    { since: CHOICE.until },
    { since: new Date("2026-01-10T00:00:00.000Z") },
    { since: new Date(Number.NaN) },
    { youngerDays: 0 },
    { youngerDays: 1.5 },
  ];
  for (const choice of bad) {
    await assert.rejects(voidThem(world, server, choice), { code: "void_choice_invalid" });
  }
  await assert.rejects(lift(world, "1 or 2"), { code: "void_batch_unknown" });
  const moderator = { ...by, isModerator: true };
  await assert.rejects(
    voidMany(world.context, server.slug, { ...batch, reason: "", by: moderator }),
    { code: "reason_needed" },
  );
  await assert.rejects(
    voidMany(world.context, server.slug, { ...batch, by: moderator }),
    { code: "void_choice_invalid" },
  );
});

Deno.test("where votes came from is forgotten after a week", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  await castFrom(world, await world.server(), { name: "Steve_01", address: "192.0.2.1" });
  const kept = async (at: string) => {
    await untilUnlocked(() => dropOldPartitions(sql, new Date(at)));
    return (await sql`select from vote_origin`).length;
  };
  assert.equal(await kept("2026-03-17T11:59:59.999Z"), 1);
  assert.equal(await kept("2026-03-18T00:00:00.000Z"), 0);
});
