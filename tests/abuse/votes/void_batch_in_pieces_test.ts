import assert from "node:assert/strict";
import { carryOutVoidBatches } from "../../../src/desk/voids/carry_out_void_batches.ts";
import { listVoidBatches } from "../../../src/desk/voids/void_batch.ts";
import { liftVoidBatch } from "../../../src/desk/voids/lift_void_batch.ts";
import { seedVotes } from "./many_votes.ts";
import { voidMatching } from "../../support/votes/void_matching.ts";
import { openWorld } from "../../support/world.ts";
import { untilBlocked } from "../../support/database/locks.ts";
import { CHOICE, counting, lift, REASON, voidThem, wait } from "./void_choice.ts";

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
