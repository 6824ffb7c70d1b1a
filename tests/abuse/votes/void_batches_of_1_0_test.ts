import assert from "node:assert/strict";
import type { Server } from "../../../src/core/servers/server.ts";
import { carryOutVoidBatches } from "../../../src/desk/voids/carry_out_void_batches.ts";
import { listVoidBatches } from "../../../src/desk/voids/void_batch.ts";
import { liftVoidBatch } from "../../../src/desk/voids/lift_void_batch.ts";
import { castFrom } from "../../support/votes/ballots.ts";
import { recount } from "../../support/votes/recount.ts";
import { voidMatching } from "../../support/votes/void_matching.ts";
import { openWorld, type World } from "../../support/world.ts";

/** Has players vote from some addresses, one of them with an account that is confirmed and old. */
async function openVotes() {
  const world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const other = await world.server("Other");
  const { id } = await world.account("Known");
  await sql`update account set email_verified = true, created_at = '2026-01-01' where id = ${id}`;
  const votes = [["A", 1, 1], ["B", 1, 1], ["C", 1, 2], ["D", 1, 3], ["Known", 2, 1]] as const;
  for (const [name, network, host] of votes) {
    await castFrom(world, server, { name, address: `192.0.${network}.${host}` });
    await castFrom(world, other, { name, address: "192.0.1.2" });
  }
  await world.account("By_Command");
  await world.vote(server, "By_Command");
  world.pass(1);
  return { world, server };
}

/** Begins a void batch as 1.0 does. Its conditions are columns. */
async function begin(world: World, { id }: Server, conditions: Record<string, unknown>) {
  const { sql } = world.services;
  const now = world.clock.now = new Date(world.clock.now.getTime() + 1);
  const state = "network_sharing" in conditions || "trust" in conditions
    ? "voiding_networks"
    : "voiding";
  const batch = {
    id: crypto.randomUUID(),
    server_id: id,
    since: "2026-03-10T00:00:00Z",
    until: now,
  };
  const row = { ...batch, sharing: null, ...conditions, reason: "Bought", voided_at: now, state };
  await sql`insert into void_batch ${sql(row)}`;
  return batch.id;
}

/** Lists the players whose votes for a server count. */
async function counting({ services: { sql } }: World, { id }: Server): Promise<string[]> {
  assert.deepEqual(await recount(sql), []);
  const rows = await sql<{ username: string }[]>`
    select a.username from vote v join account a on a.id = v.account_id
    where v.server_id = ${id} and v.voided_at is null order by 1`;
  return rows.map(({ username }) => username);
}

for (
  const [conditions, left] of [
    [{ sharing: 2 }, ["By_Command", "C", "D", "Known"]],
    [{ network_sharing: 4 }, ["By_Command", "Known"]],
    [{ trust: "none", source: "session" }, ["By_Command", "Known"]],
    [{ younger_days: 2 }, ["Known"]],
    [{ source: "operator" }, ["A", "B", "C", "D", "Known"]],
    [{}, []],
  ] as const
) {
  Deno.test(`a void batch of 1.0 on ${JSON.stringify(conditions)} is carried out, told and lifted`, async () => {
    const { world, server } = await openVotes();
    await using _ = world;
    const { sql, pools } = world.services;
    const all = await counting(world, server);
    const id = await begin(world, server, conditions);
    // A vote after the batch is not on its list, and makes no address busier.
    await castFrom(world, server, { name: "Late", address: "192.0.1.2" });
    await carryOutVoidBatches(pools.jobs, world.clock.now);
    assert.deepEqual(await counting(world, server), [...left, "Late"].sort());
    const [batch] = await listVoidBatches(sql, server.id, world.act);
    assert.deepEqual([batch?.id, batch?.state, batch?.votes], [
      id,
      "void",
      all.length - left.length,
    ]);
    await liftVoidBatch(world.context, id, world.act);
    await carryOutVoidBatches(pools.jobs, world.clock.now);
    assert.deepEqual(await counting(world, server), [...all, "Late"].sort());
  });
}

Deno.test("a process of 1.0 leaves void batches with a list alone, and voids nothing more for them", async () => {
  const { world, server } = await openVotes();
  await using _ = world;
  const { sql, pools } = world.services;
  const choice = { source: "operator" } as const;
  const { id } = await voidMatching(world.context, server, { choice, ...world.act });
  const left = await counting(world, server);
  // Statements with which 1.0 repeats a void batch, and finds those to carry out.
  await sql`update void_batch set state = 'voiding', reached_at = null, reached_id = null where state = 'void'`;
  const found =
    await sql`select from void_batch where state in ('voiding', 'voiding_networks', 'lifting')`;
  assert.deepEqual([...found], []);
  await carryOutVoidBatches(pools.jobs, world.clock.now);
  assert.deepEqual(await counting(world, server), left);
  const [batch] = await listVoidBatches(sql, server.id, world.act);
  assert.deepEqual([batch?.id, batch?.state, batch?.votes], [id, "void", 1]);
  // The condition on addresses that 1.0 reads from a batch with a list.
  const [row] = await sql<{ sharing: number }[]>`select sharing from void_batch`;
  assert.equal(row?.sharing, 2_147_483_647);
});

Deno.test("a lift that a process of 1.0 begins is left to those that look at the day", async () => {
  const { world, server } = await openVotes();
  await using _ = world;
  const { sql } = world.services;
  await begin(world, server, {});
  await carryOutVoidBatches(sql, world.clock.now);
  await sql`update void_batch set state = 'lifting', reached_at = null, reached_id = null`;
  const [batch] = await sql<{ state: string }[]>`select state from void_batch`;
  assert.equal(batch?.state, "restoring");
  await carryOutVoidBatches(sql, world.clock.now);
  assert.deepEqual(await recount(sql), []);
  assert.equal((await sql`select from vote where voided_at is not null`).length, 0);
});
