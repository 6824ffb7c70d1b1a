import assert from "node:assert/strict";
import fc from "fast-check";
import { closeBoards } from "../../src/votes/count_boards.ts";
import { restoreVotes, voidVotes, type VoteKey } from "../../src/votes/void_vote.ts";
import type { Server } from "../../src/servers/server.ts";
import { openWorld, type World } from "../support/world.ts";

/** Days on which everybody votes: close together, far apart, and around the ends of months. */
const DAYS = ["2026-01-05", "2026-01-31", "2026-02-01", "2026-03-28", "2026-03-30", "2026-03-31"];

/** Casts them all. Rows get their bits at the end of the day of `upgrade`: one for the last vote, void or not. */
async function castAll(world: World, { id: serverId, slug }: Server, upgrade: string) {
  const { sql } = world.services;
  const players = [await world.account("Steve_01"), await world.account("Alex")];
  for (const day of DAYS) {
    world.clock.now = new Date(`${day}T12:00:00.000Z`);
    for (const { username } of players) {
      assert.equal((await world.vote({ slug }, username)).kind, "cast");
    }
    if (day !== upgrade) continue;
    const votes = await sql<VoteKey[]>`
      select id, account_id, voted_at from vote where voted_at = ${world.clock.now}`;
    const voiding = { serverId, voidedBy: null, reason: null, now: world.clock.now };
    await sql.begin(async (tx) => void await voidVotes(tx, votes, voiding));
    await sql`update last_vote set days = 1`;
    await sql`
      update board_state set closed_before = '2026-01-01',
        counted_from = date_trunc('month', ${upgrade}::date) + interval '1 month'`;
  }
  world.clock.now = new Date("2026-04-01T12:00:00.000Z");
  await closeBoards(sql, world.clock.now);
}

/** Differences of the players' last votes, and of closed boards, from what the history says. */
async function findFaults({ services: { sql } }: World) {
  return await sql`
    select l.account_id::text as what, l.voted_at::text as kept, v.voted_at::text as true
    from last_vote l left join lateral (
      select id, voted_at from vote v
      where v.server_id = l.server_id and v.account_id = l.account_id and v.voided_at is null
      order by voted_at desc limit 1
    ) as v on true where l.vote_id is distinct from v.id
    union all
    select b.month::text, b.voters::text, count(distinct v.account_id)::text
    from board b left join vote v on v.server_id = b.server_id and v.voided_at is null
      and date_trunc('month', v.voted_at at time zone 'utc') = b.month
    group by b.server_id, b.month, b.voters having b.voters <> count(distinct v.account_id)`;
}

/** Carries out random acts on the votes, and looks for faults after each. */
async function actAtRandom(world: World, serverId: string): Promise<void> {
  const { sql } = world.services;
  const votes = await sql<VoteKey[]>`select id, account_id, voted_at from vote order by voted_at`;
  const change = { serverId, batchId: crypto.randomUUID(), now: world.clock.now };
  const voiding = { ...change, voidedBy: null, reason: null };
  const chosen = fc.subarray([...votes], { minLength: 1 });
  const act = fc.record({ restores: fc.boolean(), chosen });
  const acts = fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 4 }), async (acts) => {
    for (const { restores, chosen } of acts) {
      await sql.begin(async (tx) =>
        void await (restores ? restoreVotes(tx, chosen, change) : voidVotes(tx, chosen, voiding))
      );
      assert.deepEqual([...await findFaults(world)], []);
    }
  });
  await fc.assert(acts, { numRuns: 30, seed: 1 });
}

Deno.test("voids in any order leave true last votes and voters", async () => {
  // Two months before the players' last votes, and in the month of these.
  for (const upgrade of ["2026-01-31", "2026-03-30"]) {
    await using world = await openWorld({ now: new Date("2026-01-01T12:00:00.000Z") });
    const server = await world.server();
    await castAll(world, server, upgrade);
    await actAtRandom(world, server.id);
  }
});
