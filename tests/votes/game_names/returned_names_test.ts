import assert from "node:assert/strict";
import type { Server } from "../../../src/core/servers/server.ts";
import { deleteAccount } from "../../../src/site/sign_in/delete_account.ts";
import { carryOutVoidBatches } from "../../../src/desk/voids/carry_out_void_batches.ts";
import { liftVoidBatch } from "../../../src/desk/voids/lift_void_batch.ts";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import { PASSWORD } from "../../support/people/people.ts";
import { voidMatching } from "../../support/votes/void_matching.ts";
import type { World } from "../../support/world.ts";
import { add, BEDROCK, cast, castLink, openAnna, voted } from "./named_player.ts";

Deno.test("a void vote under another name is no vote of any name", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  await add(world, annaId, BEDROCK);
  const vote = await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  assert.ok(vote.kind === "cast");
  await voidVote(world.context, vote.voteId, { reason: "Bought.", ...world.act });
  assert.deepEqual(await voted(world, server, ["Anna_K", BEDROCK]), []);
});

Deno.test("a name is free again once its void vote's day was given back, and has one vote after a lift", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const otherId = (await world.account("Kai")).id;
  for (const id of [annaId, otherId]) await add(world, id, BEDROCK);
  const as = (accountId: string) => cast(world, server, { accountId, gameName: BEDROCK });
  await as(annaId);
  assert.equal((await as(otherId)).kind, "name_used");
  const batch = await voidToday(world, server);
  assert.equal((await as(otherId)).kind, "cast");
  assert.equal((await as(annaId)).kind, "name_used");
  await lift(world, batch);
  assert.deepEqual(await counted(world), [otherId]);
  assert.deepEqual(await voted(world, server, [BEDROCK]), [BEDROCK]);
});

/** Voids all votes of today in one void batch that reaches up to a millisecond after now. Returns its id. */
async function voidToday(world: World, server: Server): Promise<string> {
  const { now } = world.clock;
  const until = world.clock.now = new Date(now.getTime() + 1);
  const since = new Date(now.getTime() - 3_600_000);
  const choice = { since, until, youngerDays: null, source: null };
  const { id } = await voidMatching(world.context, server, { choice, ...world.act });
  await carryOutVoidBatches(world.services.sql, until);
  return id;
}

async function lift(world: World, batch: string): Promise<void> {
  await liftVoidBatch(world.context, batch, world.act);
  await carryOutVoidBatches(world.services.sql, world.clock.now);
}

/** Lists the accounts whose votes count. */
async function counted(world: World): Promise<string[]> {
  const rows = await world.services.sql<{ accountId: string }[]>`
    select account_id from vote where voided_at is null order by voted_at`;
  return rows.map(({ accountId }) => accountId);
}

Deno.test("one void batch with two votes of a name, of two accounts, is lifted with one of them", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const otherId = (await world.account("Kai")).id;
  for (const id of [annaId, otherId]) await add(world, id, BEDROCK);
  const as = (accountId: string) => cast(world, server, { accountId, gameName: BEDROCK });
  await as(annaId);
  const first = await voidToday(world, server);
  assert.equal((await as(otherId)).kind, "cast");
  const second = await voidToday(world, server);
  // A void batch of 1.0 took in Anna's vote, which it reached over, once the first batch was lifted.
  await world.services.sql`update vote set void_batch = ${second}`;
  await lift(world, first);
  assert.deepEqual(await counted(world), []);
  await lift(world, second);
  assert.deepEqual(await counted(world), [otherId]);
});

Deno.test("a name whose account was deleted after its day was given back has one vote after a lift", async () => {
  const { world, server, viewer, annaId } = await openAnna();
  await using _ = world;
  const otherId = (await world.account("Kai")).id;
  for (const id of [annaId, otherId]) await add(world, id, BEDROCK);
  const as = (accountId: string) => cast(world, server, { accountId, gameName: BEDROCK });
  await as(annaId);
  const batch = await voidToday(world, server);
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  assert.equal((await as(otherId)).kind, "cast");
  await lift(world, batch);
  assert.deepEqual(await counted(world), [otherId]);
});

Deno.test("a link's name whose day was given back has one vote after a lift, whichever account casts it again", async () => {
  for (const isLinkFirst of [true, false]) {
    const { world, server, annaId } = await openAnna();
    await using _ = world;
    const byLink = () => castLink(world, server, BEDROCK);
    const byAnna = () =>
      cast(world, server, { accountId: annaId, gameName: BEDROCK, isVouched: true });
    const [one, two] = isLinkFirst ? [byLink, byAnna] : [byAnna, byLink];
    if (!isLinkFirst) await add(world, annaId, BEDROCK);
    assert.equal((await one()).kind, "cast");
    const batch = await voidToday(world, server);
    if (isLinkFirst) await add(world, annaId, BEDROCK);
    assert.equal((await two()).kind, "cast");
    const before = await counted(world);
    await lift(world, batch);
    assert.deepEqual(await counted(world), before);
    assert.equal(before.length, 1);
  }
});
