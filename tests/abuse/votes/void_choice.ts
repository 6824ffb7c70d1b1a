import assert from "node:assert/strict";
import type { Server } from "../../../src/core/servers/server.ts";
import { carryOutVoidBatches } from "../../../src/desk/voids/carry_out_void_batches.ts";
import { liftVoidBatch } from "../../../src/desk/voids/lift_void_batch.ts";
import type { VoteChoice } from "../../../src/desk/voids/vote_choice.ts";
import { recount } from "../../support/votes/recount.ts";
import { voidMatching } from "../../support/votes/void_matching.ts";
import type { World } from "../../support/world.ts";

/** The reason of every void batch. */
export const REASON = "Bought by the hundred";

/** All votes of the day. */
export const CHOICE: VoteChoice = {
  since: new Date("2026-03-10T00:00:00.000Z"),
  until: new Date("2026-03-11T00:00:00.000Z"),
  youngerDays: null,
  source: null,
};

/** A millisecond later, so that what happens next comes after what happened before. */
export function wait({ clock }: World): void {
  clock.now = new Date(clock.now.getTime() + 1);
}

/** Voids the votes of a server that match a choice, in one batch. */
export async function voidThem(world: World, server: Server, choice: Partial<VoteChoice> = {}) {
  wait(world);
  const batch = { choice: { ...CHOICE, ...choice }, reason: REASON, ...world.act };
  const { id, votes } = await voidMatching(world.context, server, batch);
  await carryOutVoidBatches(world.services.pools.jobs, world.clock.now);
  return { id, votes };
}

/** Lifts a void batch. */
export async function lift(world: World, id: string): Promise<void> {
  wait(world);
  await liftVoidBatch(world.context, id, world.act);
  await carryOutVoidBatches(world.services.pools.jobs, world.clock.now);
}

/** Names of the players whose votes count; the counters must agree with the history. */
export async function counting({ services: { sql } }: World, { id }: Server): Promise<string[]> {
  assert.deepEqual(await recount(sql), []);
  const rows = await sql<{ username: string }[]>`
    select a.username from vote v join account a on a.id = v.account_id
    where v.server_id = ${id} and v.voided_at is null order by v.voted_at, a.username`;
  return rows.map(({ username }) => username);
}
