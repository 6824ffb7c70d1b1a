import assert from "node:assert/strict";
import fc from "fast-check";
import { restoreVotes, voidVotes } from "../../../src/desk/voids/void_vote.ts";
import type { VoteKey } from "../../../src/site/voting/moderation/vote_keys.ts";
import type { Server } from "../../../src/core/servers/server.ts";
import { recountMonths } from "../../support/votes/recount.ts";
import { openWorld, type World } from "../../support/world.ts";

/** Days on which all players vote: close together, far apart, and around the ends of months. */
const DAYS = ["2026-01-05", "2026-01-31", "2026-02-01", "2026-03-28", "2026-03-30", "2026-03-31"];

const PLAYERS = ["Steve_01", "Alex"];

async function castAll(world: World, { slug }: Server) {
  const players = [];
  for (const name of PLAYERS) players.push(await world.account(name));
  for (const day of DAYS) {
    world.clock.now = new Date(`${day}T12:00:00.000Z`);
    for (const { username } of players) {
      assert.equal((await world.vote({ slug }, username)).kind, "cast");
    }
  }
  world.clock.now = new Date("2026-03-31T13:00:00.000Z");
}

/** Finds days with two votes that count, and differences of the players' last votes and months from the history. */
async function findFaults({ services: { sql } }: World) {
  const lastVotes = await sql`
    select l.account_id::text as what, l.voted_at::text as kept, v.voted_at::text as true
    from last_vote l left join lateral (
      select id, voted_at from vote v
      where v.server_id = l.server_id and v.account_id = l.account_id and v.voided_at is null
      order by voted_at desc limit 1
    ) as v on true where l.vote_id is distinct from v.id`;
  const days = await sql`
    select account_id::text as what, (voted_at at time zone 'utc')::date::text as day from vote
    where voided_at is null group by 1, 2 having count(*) > 1
    union all
    select v.account_id::text, l.voted_on::text from vote v join last_vote l on l.account_id = v.account_id
    where v.voided_at is null and l.voted_on < (v.voted_at at time zone 'utc')::date`;
  return [...lastVotes, ...days, ...await recountMonths(sql)];
}

/**
 * Carries out random acts on votes, and on what their players cast again in between, and looks for faults after each.
 */
async function actAtRandom(world: World, { id: serverId, slug }: Server): Promise<void> {
  const { sql } = world.services;
  const votes = await sql<VoteKey[]>`select id, account_id, voted_at from vote order by voted_at`;
  const allOf = (chosen: readonly VoteKey[]) =>
    sql<VoteKey[]>`
      select distinct v.id, v.account_id, v.voted_at from vote v
      join vote c on c.account_id = v.account_id
        and (c.voted_at at time zone 'utc')::date = (v.voted_at at time zone 'utc')::date
      where c.id = any(${chosen.map(({ id }) => id)}::uuid[]) order by v.voted_at`;
  const change = { serverId, batchId: crypto.randomUUID(), now: world.clock.now };
  const voiding = { ...change, voidedBy: null, reason: null };
  const chosen = fc.subarray([...votes], { minLength: 1 });
  const act = fc.record({ kind: fc.constantFrom("void", "restore", "vote"), chosen });
  const acts = fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
    for (const { kind, chosen } of acts) {
      world.pass(1);
      const these = await allOf(chosen);
      if (kind === "vote") { for (const name of PLAYERS) await world.vote({ slug }, name); }
      else {
        await sql.begin(async (tx) =>
          void await (kind === "restore"
            ? restoreVotes(tx, these, change)
            : voidVotes(tx, these, voiding))
        );
      }
      assert.deepEqual([...await findFaults(world)], []);
    }
  });
  await fc.assert(acts, { numRuns: 30, seed: 1 });
}

Deno.test("voids in any order leave true last votes and months", async () => {
  await using world = await openWorld({ now: new Date("2026-01-01T12:00:00.000Z") });
  const server = await world.server();
  await castAll(world, server);
  await actAtRandom(world, server);
});
