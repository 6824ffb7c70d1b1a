import assert from "node:assert/strict";
import { carryOutVoids } from "../../src/desk/voids/carry_out_voids.ts";
import { liftVoids, listVoids, voidMany } from "../../src/desk/voids/void_batch.ts";
import { recount } from "../support/recount.ts";
import { castFrom } from "../support/ballots.ts";
import { openWorld } from "../support/world.ts";

const SPAN = {
  since: new Date("2026-03-10T00:00:00.000Z"),
  until: new Date("2026-03-11T00:00:00.000Z"),
  youngerDays: null,
};

Deno.test("lifting a broad act leaves void what a later one chose", async () => {
  await using world = await openWorld();
  const { sql, pools } = world.services;
  const server = await world.server();
  for (const [name, address] of [["Bot_1", 1], ["Bot_2", 1], ["Player", 2]] as const) {
    await castFrom(world, server, { name, address: `192.0.2.${address}` });
  }
  const act = async (sharing: number | null) => {
    world.clock.now = new Date(world.clock.now.getTime() + 1);
    const choice = { ...SPAN, sharing, source: null };
    const { id } = await voidMany(world.context, server.slug, { choice, ...world.act });
    await carryOutVoids(pools.jobs, world.clock.now);
    return id;
  };
  const [broad, exact] = [await act(null), await act(2)];
  world.clock.now = new Date(world.clock.now.getTime() + 1);
  await liftVoids(world.context, broad, world.act);
  await carryOutVoids(pools.jobs, world.clock.now);
  const counting = await sql<{ username: string }[]>`
    select a.username from vote v join account a on a.id = v.account_id where v.voided_at is null`;
  assert.deepEqual(counting.map(({ username }) => username), ["Player"]);
  assert.deepEqual(await recount(sql), []);
  const acts = await listVoids(sql, server.id, world.act);
  assert.deepEqual(acts.map(({ id, state, votes }) => [id, state, votes]), [
    [exact, "void", 2],
    [broad, "lifted", 0],
  ]);
});
