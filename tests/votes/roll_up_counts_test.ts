import assert from "node:assert/strict";
import { recount } from "../support/votes/recount.ts";
import { findVoteCounts, rollUpCounts } from "../../src/core/votes/vote_counts.ts";
import { openWorld } from "../support/world.ts";
import { dayOf } from "../../src/core/time/day.ts";

Deno.test("rolling up changes no count, however often it runs", async () => {
  await using world = await openWorld({ now: new Date("2026-01-01T12:00:00.000Z") });
  const { sql } = world.services;
  const server = await world.server();
  for (const name of ["Steve_01", "Alex", "Bob"]) await world.account(name);
  for (let day = 0; day < 70; day++) {
    world.clock.now = new Date(Date.UTC(2026, 0, 1 + day, 12));
    await world.vote(server, "Steve_01");
    if (day % 2 === 0) await world.vote(server, "Alex");
    const before = await findVoteCounts(sql, [server.id], dayOf(world.clock.now));
    await rollUpCounts(sql, world.clock.now);
    if (day % 3 === 0) await rollUpCounts(sql, world.clock.now);
    assert.deepEqual(
      await findVoteCounts(sql, [server.id], dayOf(world.clock.now)),
      before,
      `day ${day}`,
    );
  }
  assert.deepEqual(await recount(sql), []);
  const [counts] = await findVoteCounts(sql, [server.id], dayOf(world.clock.now));
  assert.deepEqual(counts, { total: 105, weekly: 10, monthly: 45 });
});

Deno.test("the windows are the last 7 and 30 UTC days", async () => {
  await using world = await openWorld({ now: new Date("2026-01-01T23:59:59.999Z") });
  const server = await world.server();
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const countsOn = async (day: string) =>
    (await findVoteCounts(world.services.sql, [server.id], day))[0];
  assert.deepEqual(await countsOn("2026-01-07"), { total: 1, weekly: 1, monthly: 1 });
  assert.deepEqual(await countsOn("2026-01-08"), { total: 1, weekly: 0, monthly: 1 });
  assert.deepEqual(await countsOn("2026-01-30"), { total: 1, weekly: 0, monthly: 1 });
  assert.deepEqual(await countsOn("2026-01-31"), { total: 1, weekly: 0, monthly: 0 });
});
