/** Goals of all votes: when they are recorded as reached, and how often. */
import assert from "node:assert/strict";
import type { Sql } from "../../../src/core/database/connect.ts";
import { dayOf, daysAfter } from "../../../src/core/time/day.ts";
import { decideAllGoals } from "../../../src/reach/goals/decide_goals.ts";
import { readGoals } from "../../../src/reach/goals/read_goals.ts";
import { type NewGoal, setGoal } from "../../../src/reach/goals/set_goal.ts";
import { changeFunction, type FunctionChange } from "../../support/database/change_function.ts";
import { emptyDatabase } from "../../support/database/database.ts";
import { backUp, restoreFrom } from "../../support/database/saved_backup.ts";
import { openPool } from "../../support/votes/inbox.ts";
import { openWorld, type World } from "../../support/world.ts";
import { runGoalSchedules } from "./goal_schedules.ts";

/** Schedules; `GOAL_SCHEDULES=1000` makes a long run of new ones. */
const ASKED = Deno.env.get("GOAL_SCHEDULES");
const SCHEDULES = Number(ASKED ?? 30);

const HOUR_MS = 3_600_000;

/** Changes of the functions that each break a promise. */
const MUTANTS: Record<string, FunctionChange[]> = {
  "decide without looking again after the lock": [{
    name: "reach_goals",
    text: "select * into due from goal_due(g, start, yesterday);",
    by: "null;",
  }],
  "forget that another caller decided about the period": [{
    name: "reach_goals",
    text: "continue when not found or g.period is not null and start <= g.since_day;",
    by: "continue when not found;",
  }],
  "count from a day that is not current any more": [{
    name: "reach_goals",
    text: "start := g.since_day;",
    by: "null;",
  }],
  "never look at the period before": [{
    name: "reach_goals",
    text: ", (goal_start(seen.period, goal_start(seen.period, today) - 1))",
    by: "",
  }],
  "read the votes twice": [{
    name: "reach_goals",
    text: "else due.recent - due.votes % g.target",
    by:
      "else (select coalesce(sum(votes), 0)::integer from vote_count where server_id = server and day >= yesterday) " +
      "- due.votes % g.target",
  }, {
    name: "reach_goals",
    text: "update goal set reached",
    by: "perform pg_sleep(0.005); update goal set reached",
  }],
  "do not lock the goal": [{ name: "reach_goals", text: "for update;", by: ";" }],
};

Deno.test("no schedule of votes, voids and crashes reaches a goal twice or misses one", async () => {
  await using world = await openWorld();
  const seed = ASKED === undefined ? 42 : Date.now() % 1_000_000;
  await run(world, { runs: SCHEDULES, seed });
});

for (const [fault, changes] of Object.entries(MUTANTS)) {
  Deno.test(`schedules notice deciders that ${fault}`, async () => {
    await using world = await openWorld();
    for (const change of changes) await changeFunction(world.services.sql, change);
    await assert.rejects(run(world, { runs: 200, seed: 7 }));
  });
}

Deno.test("what was reached stays reached after voids, and the next time needs votes of its own", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await withGoals(world, { name: "party", kind: "each", target: 50 });
  const ask = async () => {
    const { goals: [goal], reached } = await readGoals(sql, server.id, world.clock.now);
    return [goal?.reached, goal?.count, goal?.left, reached.length];
  };
  await count(server.id, { sql, now: world.clock.now }, 52);
  assert.deepEqual(await ask(), [1, 2, 48, 1]);
  await count(server.id, { sql, now: world.clock.now }, -4);
  assert.deepEqual(await ask(), [1, 0, 52, 1], "never below 0");
  await count(server.id, { sql, now: world.clock.now }, 2);
  assert.deepEqual(await ask(), [1, 0, 50, 1], "the same fifty votes");
  await count(server.id, { sql, now: world.clock.now }, 50);
  assert.deepEqual(await ask(), [2, 0, 50, 2]);
});

Deno.test("a vote of yesterday that is committed after midnight counts for its day, and for the next party", async () => {
  await using world = await openWorld({ now: new Date("2026-03-10T23:59:59.000Z") });
  const { sql } = world.services;
  const server = await withGoals(
    world,
    { name: "party", kind: "each", target: 5 },
    { name: "day", kind: "day", target: 6 },
  );
  const yesterday = { sql, now: world.clock.now };
  await count(server.id, { sql, now: world.clock.now }, 5);
  await readGoals(sql, server.id, world.clock.now);
  world.pass(2_000);
  await readGoals(sql, server.id, world.clock.now);
  await count(server.id, yesterday, 1);
  const { goals, reached } = await readGoals(sql, server.id, world.clock.now);
  assert.deepEqual(goals.map(({ count, reached }) => [count, reached]), [[0, 1], [1, 1]]);
  assert.deepEqual(reached.map(({ name }) => name), ["party", "day"]);
});

Deno.test("a goal that is reached again after a backup was restored has the same id", async () => {
  await using world = await openWorld({ now: new Date() });
  const { sql } = world.services;
  const server = await withGoals(world, { name: "party", kind: "each", target: 5 });
  await count(server.id, { sql, now: world.clock.now }, 4);
  await using backup = await backUp(sql);
  await count(server.id, { sql, now: world.clock.now }, 1);
  const { reached: [first] } = await readGoals(sql, server.id, world.clock.now);
  assert.ok(first);
  await using restored = await emptyDatabase();
  await restoreFrom(backup.path, restored.sql);
  await count(server.id, { sql: restored.sql, now: world.clock.now }, 3);
  const { reached } = await readGoals(restored.sql, server.id, world.clock.now);
  assert.deepEqual(reached.map(({ reachId }) => reachId), [first.reachId]);
});

Deno.test("a day that is reached after a backup was restored has no other day's id", async () => {
  await using world = await openWorld({ now: new Date() });
  const { sql } = world.services;
  const server = await withGoals(world, { name: "day", kind: "day", target: 5 });
  await using backup = await backUp(sql);
  await count(server.id, { sql, now: world.clock.now }, 5);
  const { reached: [first] } = await readGoals(sql, server.id, world.clock.now);
  assert.ok(first);
  await using restored = await emptyDatabase();
  await restoreFrom(backup.path, restored.sql);
  const tomorrow = daysAfter(world.clock.now, 1);
  await count(server.id, { sql: restored.sql, now: tomorrow }, 5);
  const { reached: [next] } = await readGoals(restored.sql, server.id, tomorrow);
  assert.equal(next?.number, 1);
  assert.notEqual(next?.reachId, first.reachId);
});

Deno.test("plugins are told of at most a hundred reaches of a goal in a day, and all are counted", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await withGoals(world, { name: "party", kind: "each", target: 5 });
  const numbers = async () => {
    const { goals: [goal], reached } = await readGoals(sql, server.id, world.clock.now);
    return [goal?.reached, reached.length, reached.at(-1)?.number];
  };
  await count(server.id, { sql, now: world.clock.now }, 495);
  assert.deepEqual(await numbers(), [99, 99, 99]);
  await count(server.id, { sql, now: world.clock.now }, 30);
  assert.deepEqual(await numbers(), [105, 100, 100]);
  world.pass(13 * HOUR_MS);
  await count(server.id, { sql, now: world.clock.now }, 5);
  assert.deepEqual(await numbers(), [106, 101, 106]);
});

Deno.test("what was reached is told for 24 hours, even if the goal was removed", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await withGoals(world, { name: "party", kind: "each", target: 5 });
  await count(server.id, { sql, now: world.clock.now }, 5);
  await readGoals(sql, server.id, world.clock.now);
  await sql`update goal set ended_at = ${world.clock.now}`;
  const told = async () => (await readGoals(sql, server.id, world.clock.now)).reached.length;
  world.pass(24 * HOUR_MS - 1);
  assert.equal(await told(), 1);
  world.pass(1);
  assert.equal(await told(), 0);
});

Deno.test("the job decides for servers whose plugins do not ask", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const servers = [];
  for (let nth = 0; nth < 3; nth++) {
    const server = await withGoals(world, { name: "day", kind: "day", target: 2 });
    await count(server.id, { sql, now: world.clock.now }, 1 + nth);
    servers.push(server);
  }
  await Promise.all([decideAllGoals(sql, world.clock.now), decideAllGoals(sql, world.clock.now)]);
  const reached = await sql<{ serverId: string }[]>`
    select g.server_id from goal g join goal_reach r on r.goal_id = g.id`;
  assert.deepEqual(
    reached.map(({ serverId }) => serverId).sort(),
    servers.slice(1).map(({ id }) => id).sort(),
  );
});

/** Creates a server with goals. */
async function withGoals(world: World, ...goals: NewGoal[]) {
  const server = await world.server();
  for (const goal of goals) await setGoal(world.context, server.slug, { goal, ...world.act });
  return server;
}

/** Adds votes to a server's count of the day, as many votes do. */
async function count(
  serverId: string,
  { sql, now }: { sql: Sql; now: Date },
  votes: number,
): Promise<void> {
  const day = dayOf(now);
  await sql`
    insert into vote_count as c (server_id, day, shard, votes) values (${serverId}, ${day}, 0, ${votes})
    on conflict (server_id, day, shard) do update set votes = c.votes + ${votes}`;
}

/** Runs schedules with a connection for each of the concurrent statements. */
async function run(
  world: World,
  { runs, seed }: { runs: number; seed: number },
): Promise<void> {
  const { id } = await world.server();
  const [server] = await world.services.sql<{ ownerId: string; gameId: string }[]>`
    select owner_id, game_id from server where id = ${id}`;
  await using pool = openPool(world.databaseUrl, 8);
  await runGoalSchedules(pool, { runs, seed, ...server ?? assert.fail() });
}
