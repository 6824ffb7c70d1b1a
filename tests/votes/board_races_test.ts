import assert from "node:assert/strict";
import { closing, connect } from "../../src/database/connect.ts";
import { listOnBoards } from "../../src/accounts/profile.ts";
import type { Server } from "../../src/servers/server.ts";
import { createBoards } from "../../src/votes/boards.ts";
import { correctBoards } from "../../src/votes/correct_boards.ts";
import { closeBoards, countOpenBoard } from "../../src/votes/count_boards.ts";
import { voidVote } from "../../src/votes/void_vote.ts";
import { signUp } from "../support/people.ts";
import { eventually } from "../support/processes.ts";
import { openWorld, type World } from "../support/world.ts";

/** Casts votes of a listed player on some days of March, and returns their ids. */
async function castInMarch(world: World, server: Server, days: readonly number[]) {
  const { viewer } = await signUp(world, "Steve_01");
  await listOnBoards(world.context, viewer, true);
  const ids: string[] = [];
  for (const day of days) {
    world.clock.now = new Date(Date.UTC(2026, 2, day, 12));
    const outcome = await world.vote(server, "Steve_01");
    assert.ok(outcome.kind === "cast");
    ids.push(outcome.voteId);
  }
  return ids;
}

/** Holds a table so that whoever needs it waits, until it is let go. */
async function hold({ services: { sql } }: World, table: string, mode: string) {
  const held = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const done = sql.begin(async (tx) => {
    await tx.unsafe(`lock table ${table} in ${mode} mode`);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  return { letGo: () => (letGo.resolve(), done) };
}

/** Waits until that many sessions wait for a lock. */
async function waiters({ services: { sql } }: World, number: number) {
  await eventually(`${number} wait`, async () => {
    const [row] = await sql<{ number: number }[]>`
      select count(*)::int as number from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    return (row?.number ?? 0) >= number;
  });
}

/** The board of March, as its month is open or as it was closed. */
function boardOf(world: World, { id }: Server, now: Date) {
  const { sql, pools: { jobs } } = world.services;
  const { find } = createBoards({ sql, jobs, keptMs: 1_000, patience: 60 });
  return find({ serverId: id, month: "2026-03", now, isOwner: false });
}

Deno.test("a vote that becomes void while its month is counted leaves its player", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const [first = ""] = await castInMarch(world, server, [1, 2, 3]);
  const { now } = world.clock;
  const { jobs } = world.services.pools;
  await countOpenBoard(jobs, server.id, { now, isDue: true });
  // Counting stands between the old voters and the new ones.
  const between = await hold(world, "account", "access exclusive");
  const counting = countOpenBoard(jobs, server.id, { now, isDue: true });
  await waiters(world, 1);
  const { sql } = world.services;
  const [vote] = await sql<{ accountId: string; votedAt: Date }[]>`
    select account_id, voted_at from vote where id = ${first}`;
  assert.ok(vote);
  const voiding = sql.begin((tx) => correctBoards(tx, [vote], { serverId: server.id, each: -1 }));
  await waiters(world, 2);
  await between.letGo();
  await Promise.all([counting, voiding]);
  const board = await boardOf(world, server, now);
  assert.deepEqual([board?.votes, board?.top[0]?.votes], [2, 2]);
});

Deno.test("a board that another process counts does not say that nobody voted", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await castInMarch(world, server, [1]);
  const { now } = world.clock;
  const between = await hold(world, "board_voter", "access exclusive");
  const counting = countOpenBoard(world.services.sql, server.id, { now, isDue: true });
  await waiters(world, 1);
  const board = await boardOf(world, server, now);
  await between.letGo();
  await counting;
  assert.equal(board, undefined);
  assert.equal((await boardOf(world, server, now))?.votes, 1);
});

Deno.test("a month that two processes close still tells what became void between", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const [first = ""] = await castInMarch(world, server, [1, 2, 3]);
  const april = new Date("2026-04-01T00:03:00.000Z");
  const { pools: { jobs } } = world.services;
  const other = connect(world.databaseUrl, { applicationName: "another process", max: 1 });
  const held = await hold(world, "vote_total", "share row exclusive");
  const one = closeBoards(jobs, april);
  await waiters(world, 1);
  const voiding = voidVote(world.context, first, { ...world.act, reason: "By a script" });
  await waiters(world, 2);
  const two = closeBoards(other, april);
  await waiters(world, 3);
  await held.letGo();
  await Promise.all([one, voiding, two]);
  await closing(other);
  const board = await boardOf(world, server, april);
  assert.deepEqual([board?.votes, board?.voided], [2, 1]);
});
