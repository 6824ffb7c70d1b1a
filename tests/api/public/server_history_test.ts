import assert from "node:assert/strict";
import { hold } from "./public_api.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("a history has every day, with votes, players and rank, and null for what is unknown", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const { sql } = world.services;
  await sql`
    insert into vote_count (server_id, day, shard, votes) values (${server.id}, '2026-03-09', 0, 7)`;
  await sql`
    insert into server_rank (server_id, day, rank) values (${server.id}, '2026-03-09', 3)`;
  await sql`
    insert into player_day (server_id, day, polls, answers, players_sum, players_peak)
    values (${server.id}, '2026-03-09', 4, 3, 10, 6), (${server.id}, '2026-03-08', 4, 0, 0, 0)`;
  const { body } = await hold(world, `servers/${server.slug}/history?days=3`);
  assert.deepEqual(body, {
    slug: server.slug,
    days: [
      { day: "2026-03-08", votes: 0, players_average: null, players_peak: null, rank: null },
      { day: "2026-03-09", votes: 7, players_average: 3, players_peak: 6, rank: 3 },
      { day: "2026-03-10", votes: 1, players_average: null, players_peak: null, rank: 1 },
    ],
  });
});

Deno.test("a history goes back 30 days and no further", async () => {
  await using world = await openWorld();
  const { slug } = await world.server();
  const { body: { days } } = await hold(world, `servers/${slug}/history`);
  assert.ok(Array.isArray(days));
  assert.deepEqual([days.length, days[0].day, days[29].day], [30, "2026-02-09", "2026-03-10"]);
  for (const outside of ["0", "31", "1e1", "-1"]) {
    const { status } = await hold(world, `servers/${slug}/history?days=${outside}`);
    assert.equal(status, 400, outside);
  }
});
