import assert from "node:assert/strict";
import { releaseRewards } from "../../../src/reach/rewards/release_rewards.ts";
import { carryOutVoidBatches } from "../../../src/desk/voids/carry_out_void_batches.ts";
import { liftVoidBatch } from "../../../src/desk/voids/lift_void_batch.ts";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import { claimBy, take } from "../../support/votes/inbox.ts";
import { voidMatching } from "../../support/votes/void_matching.ts";
import { HOUR_MS } from "../../../src/core/time/day.ts";
import {
  claimed,
  later,
  openRewards,
  type RewardWorld,
  stateOf,
  told,
  vote,
} from "./rewarded_votes.ts";

async function voidAll(world: RewardWorld): Promise<string> {
  const { now } = world.clock;
  const since = new Date(now.getTime() - 12 * HOUR_MS);
  const until = later(world, 0.01);
  const choice = { since, until, youngerDays: null, source: null };
  const { id } = await voidMatching(world.context, world.server, { choice, ...world.act });
  await carryOutVoidBatches(world.services.sql, world.clock.now);
  return id;
}

async function lift(world: RewardWorld, id: string): Promise<void> {
  await liftVoidBatch(world.context, id, world.act);
  await carryOutVoidBatches(world.services.sql, world.clock.now);
}

Deno.test("a void vote's reward is withdrawn from the key that holds it", async () => {
  await using world = await openRewards();
  const id = await vote(world, world.server);
  assert.deepEqual(await claimed(world), [id]);
  await voidVote(world.context, id, world.act);
  assert.equal(await stateOf(world, id), "voided");
  assert.equal(await told(world, id), "voided");
  later(world, 1);
  assert.deepEqual(await claimed(world), []);
});

Deno.test("a lifted void lets rewards wait again that had not ended", async () => {
  await using world = await openRewards();
  const { sql } = world.services;
  const steves = await vote(world, world.server);
  for (const name of ["Alex_02", "Bob_03"]) await world.account(name);
  const granted = await vote(world, world.server, "Alex_02");
  const refused = await vote(world, world.server, "Bob_03");
  assert.equal(await told(world, granted), "recorded");
  const claim = claimBy({ ...world.plugin, players: ["Bob_03"] });
  await take(sql, claim, world.clock.now);
  const release = { voteId: refused, retryAfterSeconds: 0, final: true };
  await releaseRewards(sql, { ...claim, votes: [release] }, world.clock.now);
  const voided = async () =>
    (await sql`select from reward_outcome where voided_at is not null`).length;
  for (let round = 0; round < 2; round++) {
    const batch = await voidAll(world);
    assert.equal(await stateOf(world, steves), "voided");
    assert.deepEqual([await stateOf(world, granted), await voided()], ["granted", 1]);
    await lift(world, batch);
    const states = await Promise.all([steves, granted, refused].map((id) => stateOf(world, id)));
    assert.deepEqual([...states, await voided()], ["waiting", "granted", "refused", 0]);
  }
  assert.deepEqual(await claimed(world), [steves]);
});

Deno.test("the feed tells of votes, voids and lifted ones, where it is on", async () => {
  await using world = await openRewards();
  const { sql } = world.services;
  await vote(world, world.server);
  await sql`update server set has_feed = true where id = ${world.server.id}`;
  await world.account("Alex_02");
  const id = await vote(world, world.server, "Alex_02");
  await voidVote(world.context, id, world.act);
  await lift(world, await voidAll(world));
  const rows = await sql<{ type: string; voteId: string; notedAt: Date }[]>`
    select type, vote_id, noted_at from feed_entry where server_id = ${world.server.id} order by id`;
  const types = rows.map((row) => `${row.type} ${row.voteId === id ? "Alex" : "Steve"}`);
  assert.deepEqual(types, [
    "vote.cast Alex",
    "vote.voided Alex",
    "vote.voided Steve",
    "vote.restored Steve",
  ]);
  assert.deepEqual(rows.at(-1)?.notedAt, world.clock.now);
});
