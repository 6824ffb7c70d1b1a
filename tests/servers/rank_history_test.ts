import assert from "node:assert/strict";
import type { Sql } from "../../src/core/database/connect.ts";
import { findRanks } from "../../src/site/servers/ranking/rank_history.ts";
import { recountRanking } from "../../src/site/servers/ranking/rank_servers.ts";
import { openWorld } from "../support/world.ts";
import { dropOldRows } from "../../src/core/database/retention.ts";

Deno.test("a server's place is kept by the day, as it last was, for a year", async () => {
  await using world = await openWorld();
  const { sql, pools: { jobs } } = world.services;
  const caves = await world.server("Caves");
  world.clock.now = new Date("2026-03-10T12:00:01.000Z"); // among equals, who was listed first
  const harbour = await world.server("Harbour");
  const count = (at: string) => recountRanking(jobs, { now: new Date(at), counts: "signed-in" });
  const ranksOf = async (id: string, at: string) =>
    (await findRanks(sql, id, { now: new Date(at), days: 365 })).map(({ day, rank }) =>
      `${day.toISOString().slice(0, 10)} #${rank}`
    );
  await count("2026-03-10T00:00:00.000Z");
  await count("2026-03-11T00:00:00.000Z");
  await world.account("Steve_01");
  world.clock.now = new Date("2026-03-11T23:59:59.999Z"); // and there was no look
  await world.vote(harbour, "Steve_01");
  await count("2026-03-12T00:00:00.000Z");
  const was = "2026-03-12T00:00:01.000Z";
  const is = "2027-03-11T12:00:00.000Z";
  assert.deepEqual(await ranksOf(caves.id, was), ["2026-03-10 #1", "2026-03-11 #2"]);
  assert.deepEqual(await ranksOf(harbour.id, was), ["2026-03-10 #2", "2026-03-11 #1"]);
  assert.deepEqual(await ranksOf(caves.id, is), ["2026-03-11 #2"]);
  await dropOldRows(jobs, new Date(is));
  const [{ rows } = {}] = await sql<
    { rows: number }[]
  >`select count(*)::int as rows from server_rank`;
  assert.equal(rows, 2);
});

Deno.test("a server's place is beside the one a week ago", async () => {
  await using world = await openWorld();
  const { sql, ranking } = world.services;
  const caves = await world.server("Caves");
  const harbour = await world.server("Harbour");
  await note(sql, "2026-03-10", [harbour.id, caves.id]);
  const weekAgoOf = async (id: string, at: string) => {
    world.clock.now = new Date(at);
    ranking.expire();
    return (await ranking.standingOf(id))?.weekAgo;
  };
  const known = "2026-03-17T12:00:00.000Z";
  assert.deepEqual(await weekAgoOf(caves.id, known), { rank: 2, rankInGame: 2 });
  assert.deepEqual(await weekAgoOf(harbour.id, known), { rank: 1, rankInGame: 1 });
  const late = await world.server("Latecomer");
  assert.equal(await weekAgoOf(late.id, known), null);
  for (const id of [caves.id, late.id]) {
    assert.equal(await weekAgoOf(id, "2026-03-18T00:00:00.000Z"), undefined);
  }
});

Deno.test("a place a week ago in its game passes over other games", async () => {
  await using world = await openWorld();
  const caves = await world.server("Caves");
  const rusty = await world.server("Rusty");
  const { sql, ranking } = world.services;
  await sql`update server set game_id = (select id from game where slug = 'rust') where id = ${rusty.id}`;
  await note(sql, "2026-03-10", [caves.id, rusty.id]);
  world.clock.now = new Date("2026-03-17T00:00:00.000Z");
  const place = await ranking.standingOf(rusty.id);
  assert.deepEqual(place?.weekAgo, { rank: 2, rankInGame: 1 });
  assert.deepEqual([place?.listed, place?.listedInGame], [2, 1]);
});

async function note(sql: Sql, day: string, ids: string[]): Promise<void> {
  for (const [at, id] of ids.entries()) {
    await sql`insert into server_rank (server_id, day, rank) values (${id}, ${day}, ${at + 1})`;
  }
}
