/** What owners may promise, and when it begins. */
import assert from "node:assert/strict";
import { Refusal } from "../../../src/core/refusals/refusal.ts";
import { readGoals } from "../../../src/reach/goals/read_goals.ts";
import {
  changeGoal,
  GOAL_TARGETS,
  type NewGoal,
  OWN_GOALS_MAX,
  removeGoal,
  setGoal,
  VOTE_GOALS_MAX,
} from "../../../src/reach/goals/set_goal.ts";
import { DAY_MS } from "../../../src/core/time/day.ts";
import { GOAL_KINDS } from "../../../src/site/goals/goal_kinds.ts";
import { openWorld } from "../../support/world.ts";

async function openServer() {
  const world = await openWorld();
  const server = await world.server();
  const { sql } = world.services;
  return {
    world,
    set: (goal: NewGoal) => setGoal(world.context, server.slug, { goal, ...world.act }),
    change: (name: string, target: number) =>
      changeGoal(world.context, server.slug, { name, target, ...world.act }),
    remove: (name: string) => removeGoal(world.context, server.slug, { name, ...world.act }),
    read: () => readGoals(sql, server.id, world.clock.now),
    count: async (votes: number) =>
      void await sql`
        insert into vote_count as c (server_id, day, shard, votes)
        values (${server.id}, ${world.clock.now.toISOString().slice(0, 10)}, 0, ${votes})
        on conflict (server_id, day, shard) do update set votes = c.votes + ${votes}`,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

/** Returns the code of the refusal. */
async function codeOf(done: Promise<unknown>): Promise<string> {
  return await done.then(() => "none", (error) => error instanceof Refusal ? error.code : error);
}

Deno.test("a server has no more goals than allowed, however many are set at once", async () => {
  await using server = await openServer();
  const set = (kind: "each" | "total", nth: number) =>
    codeOf(server.set({ name: `${kind}-${nth}`, kind, target: 5 }));
  const codes = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => [set("each", nth), set("total", nth)]).flat(),
  );
  const max = VOTE_GOALS_MAX + OWN_GOALS_MAX;
  assert.deepEqual(codes.toSorted(), [
    ...Array(24 - max).fill("goals_too_many"),
    ...Array(max).fill("none"),
  ]);
  const { goals, ownGoals } = await server.read();
  assert.deepEqual([goals.length, ownGoals.length], [VOTE_GOALS_MAX, OWN_GOALS_MAX]);
});

Deno.test("a goal needs a name that no other has, and a number of its kind", async () => {
  await using server = await openServer();
  const party = { name: "party", kind: "each", target: 50 } as const;
  for (const name of ["", "Party", "2nd", "a b", "a".repeat(33), "ä"]) {
    assert.equal(await codeOf(server.set({ ...party, name })), "goal_name_invalid", name);
  }
  for (const kind of GOAL_KINDS) {
    const { min, max } = GOAL_TARGETS[kind];
    for (const target of [min - 1, max + 1, min + 0.5, NaN]) {
      const code = await codeOf(server.set({ ...party, kind, target }));
      assert.equal(code, "goal_target_invalid", `${target} ${kind}`);
    }
  }
  await server.set(party);
  assert.equal(await codeOf(server.set({ ...party, kind: "total" })), "goal_name_taken");
  await server.remove("party");
  assert.equal(await codeOf(server.remove("party")), "goal_unknown");
  assert.equal(await codeOf(server.change("party", 60)), "goal_unknown");
  await server.set({ ...party, kind: "total" });
});

Deno.test("votes of a period count from its beginning, and those of a party from now on", async () => {
  await using server = await openServer();
  await server.count(7);
  assert.deepEqual(await server.set({ name: "party", kind: "each", target: 5 }), { begins: "now" });
  assert.deepEqual(await server.set({ name: "day", kind: "day", target: 8 }), { begins: "now" });
  const { goals } = await server.read();
  assert.deepEqual(goals.map(({ name, count, left }) => [name, count, left]), [
    ["day", 7, 1],
    ["party", 0, 5],
  ]);
});

Deno.test("a goal whose period has enough votes already begins with the next one", async () => {
  await using server = await openServer();
  await server.count(7);
  const day = { name: "day", kind: "day", target: 7 } as const;
  assert.deepEqual(await server.set(day), { begins: "next_period" });
  const { goals: [goal], reached } = await server.read();
  assert.deepEqual([goal?.left, reached], [0, []]);
  server.world.pass(DAY_MS);
  await server.count(7);
  assert.equal((await server.read()).reached.length, 1);
});

Deno.test("a changed number keeps the count, and reaches the goal once at most", async () => {
  await using server = await openServer();
  const state = async () => {
    const { goals: [goal], reached } = await server.read();
    return [goal?.target, goal?.count, goal?.reached, reached.length];
  };
  await server.set({ name: "party", kind: "each", target: 50 });
  await server.count(45);
  await server.change("party", 60);
  assert.deepEqual(await state(), [60, 45, 0, 0]);
  await server.change("party", 10);
  assert.deepEqual(await state(), [10, 5, 1, 1]);
  await server.count(6);
  await server.change("party", 100);
  assert.deepEqual(await state(), [100, 1, 2, 2], "what was due before is not lost");
});

Deno.test("a lower number does not reach a period that has ended", async () => {
  await using server = await openServer();
  const reached = async () => (await server.read()).reached.length;
  await server.set({ name: "day", kind: "day", target: 10 });
  await server.count(7);
  server.world.pass(DAY_MS);
  await server.change("day", 6);
  await server.count(5);
  assert.equal(await reached(), 0);
  await server.count(1);
  assert.equal(await reached(), 1);
});

Deno.test("what was due when a goal was removed is told", async () => {
  await using server = await openServer();
  await server.set({ name: "party", kind: "each", target: 5 });
  await server.count(5);
  await server.remove("party");
  const { goals, reached } = await server.read();
  assert.deepEqual(goals, []);
  assert.deepEqual(reached.map(({ name, number }) => [name, number]), [["party", 1]]);
});

Deno.test("the trail has each change of a goal", async () => {
  await using server = await openServer();
  await server.set({ name: "party", kind: "each", target: 5 });
  await server.change("party", 6);
  await server.change("party", 6);
  await server.remove("party");
  const entries = await server.world.services.sql<{ action: string; details: object }[]>`
    select action, details from audit_entry where action like 'goal%' order by id`;
  assert.deepEqual(entries.map(({ action, details }) => [action, details]), [
    ["goal_set", { name: "party", to: "5 each" }],
    ["goal_changed", { name: "party", was: 5, to: 6 }],
    ["goal_removed", { name: "party" }],
  ]);
});
