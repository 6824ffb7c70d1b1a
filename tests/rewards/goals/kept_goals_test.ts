/** How long rows about goals are kept, and what an account's export and deletion do with them. */
import assert from "node:assert/strict";
import { jsonRows } from "../../../src/core/database/json_rows.ts";
import { readGoals } from "../../../src/reach/goals/read_goals.ts";
import { setGoal } from "../../../src/reach/goals/set_goal.ts";
import { testGoal } from "../../../src/reach/goals/test_goal.ts";
import { expireRewards } from "../../../src/reach/rewards/expire_rewards.ts";
import { daysAfter, MINUTE_MS } from "../../../src/core/time/day.ts";
import { findVotes } from "../../../src/site/voting/exported_lists.ts";
import { forgetVoters } from "../../../src/site/voting/forget_voters.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("a reach is kept for 120 days, and its goal and number for good", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { id, slug } = await world.server();
  const goal = { name: "party", kind: "each", target: 5 } as const;
  await setGoal(world.context, slug, { goal, ...world.act });
  await sql`
    insert into vote_count (server_id, day, shard, votes) values (${id}, '2026-03-10', 0, 5)`;
  await readGoals(sql, id, world.clock.now);
  const left = async () => (await sql`select from goal_reach`).length;
  await expireRewards(sql, daysAfter(world.clock.now, 120));
  assert.equal(await left(), 1);
  await expireRewards(sql, daysAfter(world.clock.now, 120.1));
  assert.equal(await left(), 0);
  const { goals: [kept] } = await readGoals(sql, id, daysAfter(world.clock.now, 121));
  assert.equal(kept?.reached, 1);
});

Deno.test("a reward that a void withdrew waits for the next vote with its number, however long", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { id: serverId, slug } = await world.server();
  const goal = { name: "hundred", kind: "total", target: 100, isOnce: true } as const;
  await setGoal(world.context, slug, { goal, ...world.act });
  const userId = crypto.randomUUID();
  const namesOfHundredth = async (votedAt: Date) => {
    const vote = { voteId: crypto.randomUUID(), userId, votedAt, streak: 1, total: 100 };
    const rows = await sql<{ names: string[] }[]>`
      select names from name_rewards(${serverId}, ${jsonRows([vote])}::text::json)`;
    return { voteId: vote.voteId, names: rows.flatMap(({ names }) => names) };
  };
  const { now } = world.clock;
  const { voteId, names } = await namesOfHundredth(now);
  assert.deepEqual(names, ["hundred"]);
  await sql`
    insert into reward_outcome (vote_id, server_id, account_id, voted_at, ended, ended_at, claims)
    values (${voteId}, ${serverId}, ${userId}, ${now}, 'voided', ${now}, 1)`;
  await expireRewards(sql, daysAfter(now, 120.1));
  assert.equal((await sql`select from reward_outcome`).length, 0);
  assert.deepEqual((await namesOfHundredth(daysAfter(now, 121))).names, ["hundred"]);
  assert.deepEqual((await namesOfHundredth(daysAfter(now, 122))).names, []);
});

Deno.test("an account's export has the goals of its votes, and its deletion removes them", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const goal = { name: "week", kind: "streak", target: 7 } as const;
  await setGoal(world.context, server.slug, { goal, ...world.act });
  const { id } = await world.account("Ann");
  const cast = await world.vote(server, "Ann");
  assert.ok(cast.kind === "cast");
  await sql`
    insert into goal_given (goal_id, account_id, step, vote_id)
    select id, ${(await world.account("Bob")).id}::uuid, 1, gen_random_uuid() from goal
    union all select id, ${id}::uuid, 1, ${cast.voteId}::uuid from goal`;
  const test = { serverId: server.id, testId: crypto.randomUUID(), player: "Ann", reward: "week" };
  await testGoal(world.context, test, world.clock.now);
  const span = { from: new Date(0), to: daysAfter(world.clock.now, 1) };
  const [vote] = await findVotes(sql, id, span);
  assert.deepEqual(Object(vote).goals, ["week"]);
  await sql`update account set deleted_at = ${world.clock.now} where id = ${id}`;
  await sql`insert into erasure (account_id, deleted_at) values (${id}, ${world.clock.now})`;
  await forgetVoters(sql, new Date(world.clock.now.getTime() + 2 * MINUTE_MS));
  const left = await sql<{ accountId: string }[]>`select account_id from goal_given`;
  assert.equal(left.length, 1);
  assert.notEqual(left[0]?.accountId, id);
});
