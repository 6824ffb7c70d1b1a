/** Goals of each player's own votes: which vote carries a reward. */
import assert from "node:assert/strict";
import { jsonRows } from "../../../src/core/database/json_rows.ts";
import type { Query, Sql } from "../../../src/core/database/connect.ts";
import { setGoal } from "../../../src/reach/goals/set_goal.ts";
import { changeFunction } from "../../support/database/change_function.ts";
import { untilBlocked } from "../../support/database/locks.ts";
import { openPool } from "../../support/votes/inbox.ts";
import { openWorld } from "../../support/world.ts";

/** Races of eight claims for one step. */
const ROUNDS = 40;

/** A vote that a claim holds, with its player's numbers. */
interface Held {
  voteId: string;
  userId: string;
  votedAt: Date;
  streak: number;
  total: number;
}

class Crash extends Error {}

/** Opens a server with the goals `hundred`, `week` and `welcome`, and a player. */
async function openGoals() {
  const world = await openWorld({ now: new Date("2026-01-01T00:00:00.000Z") });
  const { sql } = world.services;
  const server = await world.server();
  for (
    const goal of [
      { name: "hundred", kind: "total", target: 100 },
      { name: "week", kind: "streak", target: 7 },
      { name: "welcome", kind: "total", target: 1, isOnce: true },
    ] as const
  ) await setGoal(world.context, server.slug, { goal, ...world.act });
  const userId = crypto.randomUUID();
  const vote = (day: string, streak: number, total: number): Held => ({
    voteId: crypto.randomUUID(),
    userId,
    votedAt: new Date(`${day}T12:00:00.000Z`),
    streak,
    total,
  });
  const name = (vote: Held, by: Query = sql) => namesOf(by, server.id, vote);
  const end = async ({ voteId, votedAt }: Held, ended: "voided" | "granted") =>
    void await sql`
      insert into reward_outcome (vote_id, server_id, account_id, voted_at, ended, ended_at, claims)
      values (${voteId}, ${server.id}, ${userId}, ${votedAt}, ${ended}, ${votedAt}, 1)`;
  return {
    world,
    sql,
    server,
    vote,
    name,
    end,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

async function namesOf(sql: Query, serverId: string, ...votes: Held[]): Promise<string[]> {
  const rows = await sql<{ voteId: string; names: string[] }[]>`
    select vote_id, names from name_rewards(${serverId}, ${jsonRows(votes)}::text::json)`;
  return votes.flatMap(({ voteId }) => rows.find((row) => row.voteId === voteId)?.names ?? []);
}

Deno.test("a vote carries the names of the goals that its player reached with it, however often it is claimed", async () => {
  await using goals = await openGoals();
  const { vote, name } = goals;
  assert.deepEqual(await name(vote("2026-02-01", 1, 1)), ["welcome"]);
  assert.deepEqual(await name(vote("2026-03-01", 6, 99)), []);
  const both = vote("2026-03-02", 7, 100);
  assert.deepEqual(await name(both), ["hundred", "week"]);
  assert.deepEqual(await name(both), ["hundred", "week"]);
  assert.deepEqual(await name({ ...both, streak: 3, total: 99 }), ["hundred", "week"]);
});

Deno.test("a total or a streak that comes again after a void is not paid again", async () => {
  await using goals = await openGoals();
  const { vote, name } = goals;
  assert.deepEqual(await name(vote("2026-03-02", 7, 100)), ["hundred", "week"]);
  assert.deepEqual(await name(vote("2026-03-03", 4, 100)), []);
  assert.deepEqual(await name(vote("2026-03-06", 7, 103)), [], "four of its days were paid");
  assert.deepEqual(await name(vote("2026-03-09", 7, 110)), ["week"]);
});

Deno.test("a reward goes on to the next vote with its number if its own was void before it was granted", async () => {
  await using goals = await openGoals();
  const { vote, name, end } = goals;
  const withdrawn = vote("2026-03-02", 7, 100);
  assert.deepEqual(await name(withdrawn), ["hundred", "week"]);
  await end(withdrawn, "voided");
  assert.deepEqual(await name(withdrawn), [], "a void vote carries nothing");
  const next = vote("2026-03-03", 1, 100);
  assert.deepEqual(await name(next), ["hundred"]);
  await goals.sql`delete from reward_outcome where vote_id = ${withdrawn.voteId}`;
  assert.deepEqual(await name(withdrawn), ["week"], "restored, it has what nobody else got");
  await end(next, "granted");
  await goals.sql`update reward_outcome set voided_at = now() where vote_id = ${next.voteId}`;
  assert.deepEqual(await name(vote("2026-03-04", 2, 100)), [], "it was granted before the void");
});

Deno.test("a week of a streak is paid although a later week was claimed before it", async () => {
  await using goals = await openGoals();
  const { vote, name } = goals;
  assert.deepEqual(await name(vote("2026-03-15", 14, 114)), ["week"]);
  assert.deepEqual(await name(vote("2026-03-10", 7, 107)), [], "five of its days were paid");
  assert.deepEqual(await name(vote("2026-03-08", 7, 107)), ["week"]);
});

Deno.test("a void vote, and one from before the goal was set, reach nothing", async () => {
  await using goals = await openGoals();
  assert.deepEqual(await goals.name(goals.vote("2026-02-01", 0, 100)), []);
  assert.deepEqual(await goals.name(goals.vote("2025-12-31", 7, 100)), []);
});

Deno.test("two votes of a claim that reach the same step share no reward", async () => {
  await using goals = await openGoals();
  const { sql, server, vote, world } = goals;
  const goal = { name: "three", kind: "streak", target: 3, isOnce: true } as const;
  await setGoal(world.context, server.slug, { goal, ...world.act });
  const names = await namesOf(sql, server.id, vote("2026-02-03", 3, 3), vote("2026-02-08", 3, 7));
  assert.deepEqual(names, ["three"]);
});

Deno.test("a goal whose number changes loses no reward and gives none again", async () => {
  await using goals = await openGoals();
  const { sql, vote, name } = goals;
  const change = (target: number) => sql`update goal set target = ${target} where name = 'hundred'`;
  assert.deepEqual(await name(vote("2026-03-01", 1, 100)), ["hundred"]);
  await change(50);
  assert.deepEqual(await name(vote("2026-03-02", 1, 100)), []);
  assert.deepEqual(await name(vote("2026-04-02", 1, 150)), ["hundred"]);
  await change(300);
  assert.deepEqual(await name(vote("2026-05-02", 1, 300)), ["hundred"]);
});

Deno.test("claims at once give a step to one vote, whatever crashes", async () => {
  await using goals = await openGoals();
  await using pool = openPool(goals.world.databaseUrl, 8);
  assert.deepEqual(await raceForStep(goals, pool), []);
});

Deno.test("claims at once notice that a step moves without a void", async () => {
  await using goals = await openGoals();
  await using pool = openPool(goals.world.databaseUrl, 8);
  const text = "\n    where not x.is_granted and was_withdrawn(x.vote_id)\n    returning";
  await changeFunction(goals.sql, { name: "name_rewards", text, by: "\n    returning" });
  assert.notDeepEqual(await raceForStep(goals, pool), []);
});

Deno.test("claims at once do not pay the days of a streak twice", async () => {
  await using goals = await openGoals();
  const { server, vote } = goals;
  await using pool = openPool(goals.world.databaseUrl, 2);
  let later: Promise<string[]> = Promise.resolve([]);
  const first = await pool.begin(async (tx) => {
    const names = await namesOf(tx, server.id, vote("2026-03-07", 7, 7));
    later = namesOf(pool, server.id, vote("2026-03-10", 7, 8));
    await untilBlocked(goals.sql, { count: 1 });
    return { names };
  });
  assert.deepEqual(first.names, ["week"]);
  assert.deepEqual(await later, []);
});

/** Lets eight votes claim one step at once, a third of them crashing, and returns what went wrong. */
async function raceForStep(
  { vote, end, server }: Awaited<ReturnType<typeof openGoals>>,
  pool: Sql,
): Promise<string[]> {
  const wrong: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const userId = crypto.randomUUID();
    const votes = Array.from({ length: 8 }, () => ({ ...vote("2026-03-01", 1, 100), userId }));
    const ask = async (held: Held, crashes = false) => {
      const asked = await pool.begin(async (tx) => {
        const names = await namesOf(tx, server.id, held);
        if (crashes) throw new Crash();
        return { names };
      }).catch((error) => {
        if (error instanceof Crash) return { names: [] };
        throw error;
      });
      return asked.names.length > 0;
    };
    const given = await Promise.all(votes.map((held, nth) => ask(held, nth % 3 === 0)));
    const again = await Promise.all(votes.map((held) => ask(held)));
    const holders = votes.filter((_, nth) => again[nth]);
    if (holders.length !== 1) wrong.push(`${holders.length} holders`);
    if (given.some((has, nth) => has && !again[nth])) wrong.push("a reward was lost");
    const [holder] = holders;
    if (!holder || round % 2 > 0) continue;
    await end({ ...holder, userId }, "voided");
    const others = votes.filter((held) => held !== holder);
    const moved = await Promise.all(others.map((held) => ask(held)));
    if (moved.filter(Boolean).length !== 1) wrong.push("a withdrawn reward did not move to one");
    if (await ask(holder)) wrong.push("a void vote has a reward");
  }
  return wrong;
}
