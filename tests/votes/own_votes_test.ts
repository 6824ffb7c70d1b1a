import assert from "node:assert/strict";
import {
  findOwnDays,
  findPastVotes,
  findStreaks,
  keptMonths,
} from "../../src/site/voting/my_votes/own_votes.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";
import { openWorld, type World } from "../support/world.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

const START = new Date("2026-02-27T12:00:00.000Z");
/** Steve_01 and Alex, who vote for two servers: for the first on four days in a row, for the second every other day. */
async function openDays(world: World) {
  const { id } = await world.account("Steve_01");
  await world.account("Alex");
  const one = await world.server("One");
  const two = await world.server("Two");
  for (let day = 0; day < 4; day++) {
    world.clock.now = new Date(START.getTime() + day * DAY_MS);
    for (const name of ["Steve_01", "Alex"]) {
      await world.vote(one, name);
      if (day % 2 === 0) await world.vote(two, name);
    }
  }
  return { id, one, two };
}

Deno.test("a player's days have the votes that count, of that player alone", async () => {
  await using world = await openWorld({ now: START });
  const { id, two } = await openDays(world);
  const { sql } = world.services;
  const days = () => findOwnDays(sql, id, world.clock.now);
  assert.deepEqual(await days(), [
    { day: "2026-02-27", votes: 2 },
    { day: "2026-02-28", votes: 1 },
    { day: "2026-03-01", votes: 2 },
    { day: "2026-03-02", votes: 1 },
  ]);
  const march = await findPastVotes(sql, id, ["2026-03"]);
  assert.deepEqual(march.map(({ day, slug }) => `${day} ${slug}`), [
    "2026-03-02 one",
    "2026-03-01 one",
    "2026-03-01 two",
  ]);
  const [vote] = await sql<{ id: string }[]>`
    select id from vote where server_id = ${two.id} and account_id = ${id} order by voted_at desc limit 1`;
  await voidVote(world.context, vote?.id ?? "", { ...world.act, reason: "By a script" });
  assert.deepEqual((await days())[2], { day: "2026-03-01", votes: 1 });
});

Deno.test("a row of days is open until the day after it is over", async () => {
  await using world = await openWorld({ now: START });
  const { id, one, two } = await openDays(world);
  const { sql } = world.services;
  const streaks = async () => {
    const found = await findStreaks(sql, id, {
      serverIds: [one.id, two.id],
      now: world.clock.now,
    });
    return [found.get(one.id), found.get(two.id)];
  };
  assert.deepEqual(await streaks(), [4, 1]);
  world.clock.now = new Date("2026-03-03T23:59:59.999Z");
  assert.deepEqual(await streaks(), [4, 0]);
  world.clock.now = new Date("2026-03-04T00:00:00.000Z");
  assert.deepEqual(await streaks(), [0, 0]);
});

Deno.test("months are kept for as long as the servers' boards, and no part of one", () => {
  const months = (day: string) => keptMonths(new Date(`${day}T12:00:00.000Z`));
  assert.deepEqual([months("2026-03-10")[0], months("2026-03-10").at(-1)], ["2026-03", "2025-04"]);
  assert.equal(months("2026-03-01").at(-1), "2025-03");
});
