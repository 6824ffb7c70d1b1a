/** Goals of a server, through its API. */
import assert from "node:assert/strict";
import { issueKey } from "../../../src/core/keys/issue_key.ts";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import { type NewGoal, setGoal } from "../../../src/reach/goals/set_goal.ts";
import { setRewardsBy } from "../../../src/reach/rewards/set_rewards_by.ts";
import { DAY_MS } from "../../../src/core/time/day.ts";
import { type Ask, hold } from "../../support/api/rewards_api.ts";
import { openWorld } from "../../support/world.ts";

const GOALS: NewGoal[] = [
  { name: "party", kind: "each", target: 5 },
  { name: "big-week", kind: "week", target: 4 },
  { name: "three", kind: "streak", target: 3 },
  { name: "welcome", kind: "total", target: 1, isOnce: true },
];

/** Opens a server with goals, whose votes wait for its plugin, and two players. */
async function openGoals() {
  const world = await openWorld({ now: new Date("2026-03-02T12:00:00.000Z") });
  const server = await world.server();
  const { slug } = server;
  await setRewardsBy(world.context, slug, { rewardsBy: "inbox", ...world.act });
  for (const goal of GOALS) await setGoal(world.context, slug, { goal, ...world.act });
  const key = { name: "plugin", scopes: ["rewards" as const], ...world.act };
  const { secret } = await issueKey(world.context, slug, key);
  for (const name of ["Ann", "Bob"]) await world.account(name);
  const ask = async (path: string, options: Ask = {}) => {
    const { status, body } = await hold(world, path, { key: secret, ...options });
    return { status, body: Object(body) };
  };
  const claim = async (more: object) => {
    const body = { claim_id: crypto.randomUUID(), players: ["Ann"], lease_seconds: 30, ...more };
    return (await ask("claims", { body })).body.votes;
  };
  return { world, server, ask, claim, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

Deno.test("a goal of all votes is told once, and stays told after a void", async () => {
  await using goals = await openGoals();
  const { world, server, ask } = goals;
  const voteIds = [];
  for (let day = 0; day < 3; day++) {
    for (const name of ["Ann", "Bob"]) {
      const cast = await world.vote(server, name);
      assert.ok(cast.kind === "cast");
      voteIds.push(cast.voteId);
    }
    if (day < 2) world.pass(DAY_MS);
  }
  const { body: told } = await ask("goals");
  assert.equal(told.votes_today, 2);
  const week = { name: "big-week", target: 4, period: "week", ends_at: "2026-03-09T00:00:00.000Z" };
  assert.deepEqual(told.goals, [
    { ...week, count: 6, left: 0, reached: 1 },
    { name: "party", target: 5, period: "each", count: 1, left: 4, ends_at: null, reached: 1 },
  ]);
  assert.deepEqual(told.own_goals, [
    { name: "three", counts: "streak", target: 3, once: false },
    { name: "welcome", counts: "total", target: 1, once: true },
  ]);
  assert.deepEqual(
    told.reached.map(({ name, number, test }: Record<string, unknown>) => [name, number, test]),
    [["big-week", 1, false], ["party", 1, false]],
  );
  await voidVote(world.context, voteIds[3] ?? "", world.act);
  const { body: after } = await ask("goals");
  assert.deepEqual(after.reached, told.reached);
  assert.deepEqual(after.goals[0], { ...week, count: 5, left: 0, reached: 1 });
});

Deno.test("votes of a claim that asks carry the names of goals, and others have no such field", async () => {
  await using goals = await openGoals();
  const { world, server, claim } = goals;
  for (let day = 0; day < 3; day++) {
    if (day > 0) world.pass(DAY_MS);
    await world.vote(server, "Ann");
  }
  const [unasked] = await claim({ limit: 1 });
  assert.deepEqual(
    Object.keys(unasked),
    ["vote_id", "player", "username", "user_id", "voted_at", "claims", "test"],
  );
  world.pass(31_000);
  const named = async (more: object) =>
    (await claim(more)).map(({ rewards }: Record<string, unknown>) => rewards);
  const asked = { claim_id: crypto.randomUUID(), rewards: true };
  assert.deepEqual(await named(asked), [["welcome"], [], ["three"]]);
  assert.deepEqual(await named({ ...asked, include: "counts" }), [["welcome"], [], ["three"]]);
  assert.deepEqual(await named({ ...asked, rewards: false }), [undefined, undefined, undefined]);
});

Deno.test("what a player got with a vote that was void by then does not come again with the next vote", async () => {
  await using goals = await openGoals();
  const { world, server, ask, claim } = goals;
  const voteIds = [];
  for (const name of ["Ann", "Bob"]) {
    const cast = await world.vote(server, name);
    assert.ok(cast.kind === "cast");
    voteIds.push(cast.voteId);
  }
  const players = ["Ann", "Bob"];
  const named = async () =>
    (await claim({ players, rewards: true })).map((
      { username, rewards }: Record<string, unknown>,
    ) => [username, rewards]);
  assert.deepEqual(await named(), [["Ann", ["welcome"]], ["Bob", ["welcome"]]]);
  for (const voteId of voteIds) await voidVote(world.context, voteId, world.act);
  const { body } = await ask("grants", { body: { votes: [{ vote_id: voteIds[0] }] } });
  assert.equal(body.results[0].result, "voided");
  world.pass(DAY_MS);
  for (const name of players) await world.vote(server, name);
  assert.deepEqual(await named(), [["Ann", []], ["Bob", ["welcome"]]], "only Bob's was withdrawn");
});

Deno.test("a test of a player's own goal comes as a test vote that carries its name", async () => {
  await using goals = await openGoals();
  const { ask, claim } = goals;
  const body = { test_id: crypto.randomUUID(), player: "Ann", reward: "three" };
  const { status, body: { vote_id } } = await ask("test-votes", { body });
  assert.equal(status, 201);
  assert.deepEqual((await ask("test-votes", { body })).body, { vote_id });
  const [vote, ...others] = await claim({ rewards: true });
  assert.deepEqual(others, []);
  assert.deepEqual([vote.vote_id, vote.test, vote.rewards], [vote_id, true, ["three"]]);
  const { body: next } = await ask("test-votes", {
    body: { ...body, test_id: crypto.randomUUID() },
  });
  const [second] = await claim({ rewards: true });
  assert.deepEqual([second.vote_id, second.rewards], [next.vote_id, ["three"]]);
});

Deno.test("a test of a goal of all votes is told for an hour, and counts nowhere", async () => {
  await using goals = await openGoals();
  const { world, ask } = goals;
  const body = { test_id: crypto.randomUUID(), player: "Ann", reward: "party" };
  const { body: { vote_id } } = await ask("test-votes", { body });
  await ask("test-votes", { body });
  await ask("test-votes", { body: { ...body, test_id: crypto.randomUUID() } });
  const { body: told } = await ask("goals");
  assert.deepEqual(
    told.reached.map((
      { reach_id, number, test }: Record<string, unknown>,
    ) => [reach_id === vote_id, number, test]),
    [[false, -2, true], [true, -1, true]],
  );
  assert.deepEqual([told.goals[1].count, told.goals[1].reached], [0, 0]);
  world.pass(3_600_000);
  assert.deepEqual((await ask("goals")).body.reached, []);
});

Deno.test("a test of a goal that is not there names the field", async () => {
  await using goals = await openGoals();
  const body = { test_id: crypto.randomUUID(), player: "Ann", reward: "nothing" };
  const { status, body: problem } = await goals.ask("test-votes", { body });
  assert.equal(status, 400);
  assert.deepEqual([problem.code, problem.errors[0].name], ["invalid_body", "reward"]);
  const unknown = { ...body, player: "Nobody_here", reward: "three" };
  assert.equal((await goals.ask("test-votes", { body: unknown })).body.code, "player_unknown");
});
