import assert from "node:assert/strict";
import { dropOldRanks, findRanks } from "../../src/servers/rank_history.ts";
import { recountRanking } from "../../src/servers/rank_servers.ts";
import { openWorld } from "../support/world.ts";

Deno.test("a server's place is kept by the day, as it last was, for a year", async () => {
  await using world = await openWorld();
  const { sql, pools: { jobs } } = world.services;
  const caves = await world.server("Caves");
  world.clock.now = new Date("2026-03-10T12:00:01.000Z"); // among equals, who was listed first
  const harbour = await world.server("Harbour");
  const count = (at: string) => recountRanking(jobs, new Date(at));
  const ranksOf = async (id: string, at: string) =>
    (await findRanks(sql, id, new Date(at))).map(({ day, rank }) =>
      `${day.toISOString().slice(0, 10)} #${rank}`
    );
  await count("2026-03-10T00:00:00.000Z");
  await world.account("Steve_01");
  await world.vote(harbour, "Steve_01");
  await count("2026-03-11T00:00:00.000Z");
  await count("2026-03-12T00:00:00.000Z");
  const [was, is] = ["2026-03-12T00:00:01.000Z", "2027-03-11T12:00:00.000Z"];
  assert.deepEqual(await ranksOf(caves.id, was), ["2026-03-10 #1", "2026-03-11 #2"]);
  assert.deepEqual(await ranksOf(harbour.id, was), ["2026-03-10 #2", "2026-03-11 #1"]);
  assert.deepEqual(await ranksOf(caves.id, is), ["2026-03-11 #2"]);
  await dropOldRanks(jobs, new Date(is));
  const [{ rows } = {}] = await sql<
    { rows: number }[]
  >`select count(*)::int as rows from server_rank`;
  assert.equal(rows, 2);
});
