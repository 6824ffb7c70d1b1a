import assert from "node:assert/strict";
import { findAudit } from "../../../src/site/trail/find_audit.ts";
import type { Server } from "../../../src/core/servers/server.ts";
import { carryOutVoidBatches } from "../../../src/desk/voids/carry_out_void_batches.ts";
import { listVoidBatches, voidMany } from "../../../src/desk/voids/void_batch.ts";
import { liftVoidBatch } from "../../../src/desk/voids/lift_void_batch.ts";
import { CHOSEN_SOURCES, type VoteChoice } from "../../../src/desk/voids/vote_choice.ts";
import { VOTE_SOURCES } from "../../../src/core/votes/vote_source.ts";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import { listDeliveries } from "../../../src/site/deliveries/list_deliveries.ts";
import { resendDelivery } from "../../../src/site/deliveries/resend_delivery.ts";
import { recount } from "../../support/votes/recount.ts";
import { castFrom } from "../../support/votes/ballots.ts";
import { seedVotes } from "../../support/votes/many_votes.ts";
import { voidMatching } from "../../support/votes/void_matching.ts";
import { openWorld, type World } from "../../support/world.ts";
import { untilBlocked, untilUnlocked } from "../../support/database/locks.ts";
import { dropOldPartitions } from "../../../src/core/database/retention.ts";
import { DAY_MS } from "../../../src/core/time/day.ts";

const REASON = "Bought by the hundred";
const CHOICE: VoteChoice = {
  since: new Date("2026-03-10T00:00:00.000Z"),
  until: new Date("2026-03-11T00:00:00.000Z"),
  youngerDays: null,
  source: null,
};

/** A millisecond later, so that what happens next comes after what happened before. */
function wait({ clock }: World): void {
  clock.now = new Date(clock.now.getTime() + 1);
}

async function voidThem(world: World, server: Server, choice: Partial<VoteChoice> = {}) {
  wait(world);
  const batch = { choice: { ...CHOICE, ...choice }, reason: REASON, ...world.act };
  const { id, votes } = await voidMatching(world.context, server, batch);
  await carryOutVoidBatches(world.services.pools.jobs, world.clock.now);
  return { id, votes };
}

async function lift(world: World, id: string): Promise<void> {
  wait(world);
  await liftVoidBatch(world.context, id, world.act);
  await carryOutVoidBatches(world.services.pools.jobs, world.clock.now);
}

/** Names of the players whose votes count; the counters must agree with the history. */
async function counting({ services: { sql } }: World, { id }: Server): Promise<string[]> {
  assert.deepEqual(await recount(sql), []);
  const rows = await sql<{ username: string }[]>`
    select a.username from vote v join account a on a.id = v.account_id
    where v.server_id = ${id} and v.voided_at is null order by v.voted_at, a.username`;
  return rows.map(({ username }) => username);
}

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

Deno.test("lifting a void batch restores what is still void through it", async () => {
  await using world = await openWorld({ now: new Date("2026-03-09T12:00:00.000Z") });
  const server = await world.server();
  const { secret } = await world.key(server);
  const ids: string[] = [];
  for (const name of ["Alone", "Bulk_1", "Bulk_2"]) {
    await world.account(name);
    await world.vote(server, name);
  }
  world.clock.now = new Date("2026-03-10T12:00:00.000Z");
  for (const name of ["Alone", "Bulk_1", "Bulk_2"]) {
    const cast = await world.vote(server, name);
    if (cast.kind === "cast") ids.push(cast.voteId);
  }
  world.clock.now = new Date("2026-03-10T13:00:00.000Z");
  await voidVote(world.context, ids[0] ?? "", { reason: REASON, ...world.act });
  const { id } = await voidThem(world, server);
  const check = async (name: string) =>
    (await (await world.get(`/api/v1/vote-check?username=${name}`, { key: secret })).json())
      .last_vote_at;
  assert.equal(await check("Bulk_1"), "2026-03-09T12:00:00.000Z");
  await lift(world, id);
  assert.deepEqual(await counting(world, server), [
    "Alone",
    "Bulk_1",
    "Bulk_2",
    "Bulk_1",
    "Bulk_2",
  ]);
  assert.equal(await check("Bulk_1"), "2026-03-10T12:00:00.000Z");
  assert.equal(await check("Alone"), "2026-03-09T12:00:00.000Z");
  await assert.rejects(lift(world, id), { code: "void_batch_lifted" });
  const trail = await findAudit(world.services.sql, server.id, { limit: 2 });
  assert.deepEqual(trail.map(({ action, subject }) => [action, subject]), [
    ["votes_restored", id],
    ["votes_voided", id],
  ]);
  assert.deepEqual(trail[1]?.details, {
    picked: 2,
    since: "2026-03-10T12:00:00.000Z",
    until: "2026-03-10T12:00:00.001Z",
    reason: REASON,
  });
});

Deno.test("a lifted void batch leaves abandoned deliveries to their owner", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await world.key(server, "http://127.0.0.1:9999/hook");
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const { id } = await voidThem(world, server);
  const { by } = world.act;
  const [delivery] = await listDeliveries(world.services.sql, server.slug, { by });
  assert.deepEqual([delivery?.state, delivery?.lastOutcome], ["abandoned", "vote_voided"]);
  const resend = () => resendDelivery(world.context, delivery?.id ?? "", world.act);
  await assert.rejects(resend(), { code: "vote_voided" });
  await lift(world, id);
  const [same] = await listDeliveries(world.services.sql, server.slug, { by });
  assert.equal(same?.state, "abandoned");
  assert.equal((await resend()).state, "pending");
});

Deno.test("a void batch on thousands of votes is carried out in pieces", async () => {
  await using world = await openWorld();
  const { sql, pools } = world.services;
  const server = await world.server();
  await seedVotes(pools.jobs, server.id, { votes: 2_500, at: world.clock.now });
  wait(world);
  const { id } = await voidMatching(world.context, server, {
    choice: CHOICE,
    reason: REASON,
    ...world.act,
  });
  assert.equal((await listVoidBatches(sql, server.id, world.act))[0]?.state, "listed");
  await liftVoidBatch(world.context, id, world.act);
  await carryOutVoidBatches(pools.jobs, world.clock.now);
  assert.equal((await counting(world, server)).length, 2_500);
  await voidThem(world, server);
  assert.deepEqual(await counting(world, server), []);
  const [last] = await listVoidBatches(sql, server.id, world.act);
  assert.deepEqual([last?.state, last?.votes], ["void", 2_500]);
  await lift(world, last?.id ?? "");
  assert.equal((await counting(world, server)).length, 2_500);
});

Deno.test("a void batch whose process is killed midway is carried out by the next one, while votes are cast", async () => {
  await using world = await openWorld();
  const { sql, pools } = world.services;
  const server = await world.server();
  await sql`analyze`; // statistics from before the votes must not make it slow
  await seedVotes(pools.jobs, server.id, { votes: 2_500, at: world.clock.now });
  for (let nth = 0; nth < 20; nth += 1) await world.account(`Late_${nth}`);
  wait(world);
  const batch = { choice: CHOICE, reason: REASON, ...world.act };
  const { id } = await voidMatching(world.context, server, batch);
  const killed: Promise<void>[] = [];
  await sql.begin(async (tx) => {
    // Has the next piece wait for a player of its votes, where it dies.
    await tx`
      select from last_vote where vote_id in (
        select id from vote where voided_at is null order by voted_at, id limit 1000
      ) for update`;
    // Expected before it happens: the death may be told before the order to kill is answered.
    killed.push(assert.rejects(carryOutVoidBatches(pools.jobs, world.clock.now)));
    await untilBlocked(sql, { text: "last_vote" });
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await killed[0];
  });
  assert.equal((await counting(world, server)).length, 1_500);
  const late = Array.from({ length: 20 }, (_, nth) => world.vote(server, `Late_${nth}`));
  await Promise.all([
    ...late,
    carryOutVoidBatches(pools.jobs, world.clock.now),
    carryOutVoidBatches(sql, world.clock.now),
  ]);
  assert.equal((await counting(world, server)).length, 20);
  const [last] = await listVoidBatches(sql, server.id, world.act);
  assert.deepEqual([last?.id, last?.state, last?.votes], [id, "void", 2_500]);
});

Deno.test("a void batch that cannot be carried out holds up no other", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const bad = await world.server("Bad");
  const good = await world.server("Good");
  await world.account("Steve_01");
  for (const server of [bad, good]) await world.vote(server, "Steve_01");
  await sql.unsafe(`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end';
    create trigger refused before update on vote for each row when (old.server_id = '${bad.id}') execute function refuse()`);
  for (const { id } of [bad, good]) {
    await sql`
      insert into void_batch (id, server_id, since, until, vote_ids, voided_at, state)
      select gen_random_uuid(), ${id}, ${CHOICE.since}, ${CHOICE.until},
        array(select v.id from vote v where server_id = ${id}),
        ${world.clock.now}, 'listed'`;
  }
  await assert.rejects(carryOutVoidBatches(world.services.pools.jobs, world.clock.now), /refused/);
  const states = await Promise.all(
    [bad, good].map(async ({ id }) => (await listVoidBatches(sql, id, world.act))[0]?.state),
  );
  assert.deepEqual(states, ["listed", "void"]);
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
