import assert from "node:assert/strict";
import { dayOf } from "../../../src/core/time/day.ts";
import { readGoals } from "../../../src/reach/goals/read_goals.ts";
import { requireServer } from "../../../src/core/servers/require_server.ts";
import { formIdOf, openOwner } from "../../support/people/owner.ts";
import { openWorld } from "../../support/world.ts";

const REWARDS = "/my/servers/caves/rewards";
const PAGE = `${REWARDS}/goals`;

/** Opens an owner's page of goals, and functions that set one and read them as a plugin does. */
async function openGoals() {
  const world = await openWorld();
  const steve = await openOwner(world);
  const { sql } = world.services;
  const { id } = await requireServer(sql, "caves");
  return {
    world,
    steve,
    async set(fields: Record<string, string>) {
      const form_id = formIdOf((await steve.get(PAGE)).html, PAGE);
      return await steve.submit(PAGE, { form_id, ...fields });
    },
    read: () => readGoals(sql, id, world.clock.now),
    count: async (votes: number) => {
      const day = dayOf(world.clock.now);
      await sql`
        insert into vote_count (server_id, day, shard, votes) values (${id}, ${day}, 0, ${votes})`;
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

Deno.test("an owner sets goals, changes a number and removes one", async () => {
  await using goals = await openGoals();
  const { steve, set, read } = goals;
  assert.match((await steve.get(REWARDS)).html, new RegExp(`href="${PAGE}"`));
  const set1 = await set({ kind: "each", target: "50", name: "party" });
  assert.equal(set1.location, `${PAGE}?notice=goal_set`);
  await set({ kind: "total", target: "1", name: "welcome", isOnce: "1" });
  assert.deepEqual((await read()).ownGoals, [
    { name: "welcome", counts: "total", target: 1, once: true },
  ]);
  const { html } = await steve.get(PAGE);
  assert.match(html, /0 of 50/);
  assert.match(html, /Votes of all players, again and again: 50/);
  const changed = await steve.submit(`${PAGE}/party`, { "target-party": "60" });
  assert.equal(changed.location, `${PAGE}?notice=goal_changed`);
  assert.equal((await read()).goals[0]?.target, 60);
  await steve.submit(`${PAGE}/party/removal`, {});
  assert.deepEqual((await read()).goals, []);
});

Deno.test("a goal whose period has enough votes already says when it begins", async () => {
  await using goals = await openGoals();
  await goals.count(10);
  const { location } = await goals.set({ kind: "day", target: "10", name: "day" });
  assert.equal(location, `${PAGE}?notice=goal_set_next`);
});

Deno.test("a faulty goal is shown again with a sentence beside its field", async () => {
  await using goals = await openGoals();
  const { set } = goals;
  await set({ kind: "each", target: "50", name: "party" });
  for (
    const [fields, id] of [
      [{ kind: "each", target: "50", name: "Party!" }, "name-fault"],
      [{ kind: "each", target: "50", name: "party" }, "name-fault"],
      [{ kind: "each", target: "4", name: "few" }, "target-fault"],
    ] as const
  ) {
    const { status, html } = await set(fields);
    assert.equal(status, 422);
    assert.match(html, new RegExp(`id="${id}"`));
    assert.match(html, new RegExp(`value="${fields.name}"`));
  }
});

Deno.test("an owner tests each kind of goal", async () => {
  await using goals = await openGoals();
  const { steve, set, read, world } = goals;
  await set({ kind: "each", target: "50", name: "party" });
  await set({ kind: "streak", target: "7", name: "week" });
  const tested = await steve.submit(`${PAGE}/party/tests`, {});
  assert.equal(tested.location, `${PAGE}?notice=goal_tested`);
  assert.deepEqual((await read()).reached.map(({ name, test }) => [name, test]), [["party", true]]);
  assert.equal(
    (await steve.submit(`${PAGE}/week/tests`, { "player-week": "Nobody_1" })).status,
    422,
  );
  await steve.submit(`${PAGE}/week/tests`, { "player-week": "Steve_01" });
  const [test] = await world.services.sql<{ name: string }[]>`
    select g.name from goal_given x join goal g on g.id = x.goal_id join reward r on r.vote_id = x.vote_id`;
  assert.equal(test?.name, "week");
});

Deno.test("a listing, a receipt and a widget show how far its goals are, and nothing without goals", async () => {
  await using goals = await openGoals();
  const { set, count, world } = goals;
  const page = async (path: string) => await (await world.get(path)).text();
  assert.doesNotMatch(await page("/servers/caves"), /<progress/);
  assert.match(await page("/embed/caves"), /0 votes/);
  await set({ kind: "week", target: "500", name: "big-week" });
  await count(37);
  const listing = await page("/servers/caves");
  assert.match(listing, /big-week/);
  assert.match(listing, /37 of 500 votes this week/);
  assert.match(listing, /<progress class="meter" value="37" max="500"/);
  assert.match(await page("/embed/caves"), /big-week: 37 of 500 votes this week/);
});
