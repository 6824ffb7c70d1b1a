import assert from "node:assert/strict";
import { carryOutVoidBatches } from "../../../src/desk/voids/carry_out_void_batches.ts";
import { listVoidBatches, voidMany } from "../../../src/desk/voids/void_batch.ts";
import { liftVoidBatch } from "../../../src/desk/voids/lift_void_batch.ts";
import { findChosen, type VoteChoice } from "../../../src/desk/voids/vote_choice.ts";
import { recount } from "../../support/votes/recount.ts";
import { castFrom } from "../../support/votes/ballots.ts";
import { openWorld } from "../../support/world.ts";

const ALL: VoteChoice = {
  since: new Date("2026-03-10T00:00:00.000Z"),
  until: new Date("2026-03-11T00:00:00.000Z"),
  youngerDays: null,
  source: null,
};

Deno.test("lifting a void batch leaves void what another one has on its list, and nothing else", async () => {
  await using world = await openWorld();
  const { sql, pools } = world.services;
  const server = await world.server();
  for (const [name, address] of [["Bot_1", 1], ["Bot_2", 1], ["Player", 2]] as const) {
    await castFrom(world, server, { name, address: `192.0.2.${address}` });
  }
  const find = () => {
    world.pass(1);
    return findChosen(sql, server.id, { ...world.act, choice: ALL });
  };
  const voidThem = async (votes: Awaited<ReturnType<typeof find>>) =>
    (await voidMany(world.context, server.slug, { votes, ...world.act })).id;
  const lift = async (id: string) => {
    await liftVoidBatch(world.context, id, world.act);
    await carryOutVoidBatches(pools.jobs, world.clock.now);
  };
  const bots = (await find()).slice(0, 2);
  const first = await voidThem(bots);
  const second = await voidThem(await find());
  await assert.rejects(voidThem(bots), { code: "void_choice_changed" });
  await lift(first);
  const counting = await sql<{ username: string }[]>`
    select a.username from vote v join account a on a.id = v.account_id where v.voided_at is null order by 1`;
  assert.deepEqual(counting.map(({ username }) => username), ["Bot_1", "Bot_2"]);
  assert.deepEqual(await recount(sql), []);
  const batches = await listVoidBatches(sql, server.id, world.act);
  assert.deepEqual(batches.map(({ id, state, votes }) => [id, state, votes]), [
    [second, "void", 1],
    [first, "lifted", 0],
  ]);
  const third = await voidThem(await find());
  await lift(second);
  assert.deepEqual((await find()).length, 1);
  await lift(third);
  assert.deepEqual((await find()).length, 3);
});
