import assert from "node:assert/strict";
import { recountRanking } from "../../src/site/servers/ranking/rank_servers.ts";
import { dropOldMonths, findBoard, findMonths } from "../../src/site/voting/boards.ts";
import { setImportedMonths, setImportedTotals } from "../../src/reach/import/imported_votes.ts";
import { rollUpCounts, votesByDay } from "../../src/core/votes/vote_counts.ts";
import { daysAfter } from "../../src/core/time/day.ts";
import { recount } from "../support/votes/recount.ts";
import { openWorld } from "../support/world.ts";

Deno.test("votes of another list are in the all-time total and in no day, week, month or vote check", async () => {
  await using world = await openWorld();
  const { services: { sql }, clock } = world;
  const server = await world.server();
  const { key } = { key: (await world.key(server)).secret };
  await setImportedTotals(sql, [{ serverId: server.id, votes: 1_500 }]);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");

  const votes = await world.get("/api/v1/votes?username=Alex_02", { key });
  const counts = { total: 1_501, weekly: 1, monthly: 1, hasVoted: false };
  assert.deepEqual(await votes.json(), counts);
  const check = await world.get("/api/v1/vote-check?username=Alex_02", { key });
  assert.deepEqual(await check.json(), { voted: false, last_vote_at: null });
  const days = await votesByDay(sql, server.id, { today: "2026-03-10", counts: "all", days: 90 });
  assert.equal(days.reduce((sum, day) => sum + day.votes, 0), 1);
  for (const table of ["outbox", "reward", "feed_entry"]) {
    assert.equal((await sql.unsafe(`select from ${table}`)).length, 0, table);
  }
  assert.deepEqual(await recount(sql), []);

  clock.now = daysAfter(clock.now, 60);
  await rollUpCounts(sql, clock.now);
  const later = await world.get("/api/v1/votes", { key });
  assert.deepEqual(await later.json(), { total: 1_501, weekly: 0, monthly: 0 });
  assert.deepEqual(await recount(sql), []);
});

Deno.test("votes of another list that are set again replace those before", async () => {
  await using world = await openWorld();
  const { services: { sql } } = world;
  const server = await world.server();
  const key = (await world.key(server)).secret;
  for (const votes of [1_500, 1_500, 1_600]) {
    await setImportedTotals(sql, [{ serverId: server.id, votes }]);
    await setImportedMonths(sql, [{ serverId: server.id, month: "2026-02-01", votes }]);
  }
  const { total } = await (await world.get("/api/v1/votes", { key })).json();
  assert.equal(total, 1_600);
  const board = { serverId: server.id, month: "2026-02", now: world.clock.now };
  assert.equal((await findBoard(sql, board)).imported, 1_600);
});

Deno.test("votes of another list rank by their total only where all votes rank", async () => {
  await using world = await openWorld();
  const { services: { sql }, clock: { now } } = world;
  const server = await world.server();
  await setImportedTotals(sql, [{ serverId: server.id, votes: 1_500 }]);
  for (const counts of ["all", "signed-in", "confirmed", "established"] as const) {
    await recountRanking(sql, { now, counts });
    const [ranked] = await sql`select votes, votes_today, votes_all from ranking`;
    const votesAll = counts === "all" ? 1_500 : 0;
    assert.deepEqual({ ...ranked }, { votes: 0, votesToday: 0, votesAll }, counts);
  }
});

Deno.test("a month's board says how many votes came from another list, for a year and without voters", async () => {
  await using world = await openWorld();
  const { services: { sql }, clock } = world;
  const server = await world.server();
  await setImportedMonths(sql, [{ serverId: server.id, month: "2025-12-01", votes: 240 }]);
  const page = `/servers/${server.slug}/voters?month=2025-12`;
  const shown = await (await world.get(page)).text();
  assert.match(shown, /240 more votes were cast on the list that this server was moved from/);
  assert.doesNotMatch(shown, /Nobody voted/);
  assert.deepEqual(await findMonths(sql, server.id, clock.now), ["2025-12"]);

  clock.now = daysAfter(clock.now, 365);
  await dropOldMonths(sql, clock.now);
  assert.equal((await sql`select from imported_month`).length, 0);
});
