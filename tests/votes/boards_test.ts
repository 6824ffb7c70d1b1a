import assert from "node:assert/strict";
import { disableAccount } from "../../src/site/accounts/moderation/disable_account.ts";
import { listOnBoards, rename } from "../../src/site/accounts/profile.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { dropOldMonths, findBoard, findMonths } from "../../src/site/voting/boards.ts";
import { findVoters } from "../../src/site/voting/server_voters.ts";
import { carryOutVoidBatches } from "../../src/desk/voids/carry_out_void_batches.ts";
import { liftVoidBatch } from "../../src/desk/voids/lift_void_batch.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";
import { PASSWORD, type Person, signUp } from "../support/people/people.ts";
import { voidMatching } from "../support/votes/void_matching.ts";
import { openWorld, type World } from "../support/world.ts";

/** Makes an account that agreed to be listed. */
async function openListed(world: World, username: string): Promise<Person> {
  const person = await signUp(world, username);
  await listOnBoards(world.context, person.viewer, true);
  return person;
}

/** Casts a vote at noon on each of those days of a month, and returns their ids. */
async function castOn(world: World, server: Server, username: string, days: readonly string[]) {
  const ids: string[] = [];
  for (const day of days) {
    world.clock.now = new Date(day.length > 10 ? day : `${day}T12:00:00.000Z`);
    const outcome = await world.vote(server, username);
    assert.ok(outcome.kind === "cast");
    ids.push(outcome.voteId);
  }
  return ids;
}

async function boardOf(world: World, { id }: Server, { month = "2026-03" } = {}) {
  const { services: { sql }, clock: { now } } = world;
  return await findBoard(sql, { serverId: id, month, now });
}

/** All voters of March, as the owner sees them. */
async function ownersOf({ services: { sql } }: World, { id: serverId }: Server) {
  const march = { serverId, month: "2026-03", search: "", from: 0, limit: 9 };
  return { top: (await findVoters(sql, march)).voters };
}

/** Shows a board as lines such as "Steve_01 3". */
function linesOf(
  { top }: { top: readonly { username: string | null; votes: number }[] },
): string[] {
  return top.map(({ username, votes }) => `${username} ${votes}`);
}

const MARCH = ["2026-03-01", "2026-03-02", "2026-03-04", "2026-03-31"];

Deno.test("a month's board names those who agreed, by votes, then by the earlier last vote", async () => {
  await using world = await openWorld();
  const server = await world.server();
  for (const name of ["Steve_01", "Alex", "Bob"]) await openListed(world, name);
  await signUp(world, "Silent");
  await castOn(world, server, "Steve_01", ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-05"]);
  await castOn(world, server, "Alex", ["2026-03-02", "2026-03-04"]);
  await castOn(world, server, "Bob", ["2026-03-05"]);
  await castOn(world, server, "Silent", ["2026-03-03", "2026-03-04", "2026-03-05"]);
  const board = await boardOf(world, server);
  assert.deepEqual(linesOf(board), ["Alex 2", "Steve_01 2", "Bob 1"]);
  assert.equal(board.votes, 8);
  const owners = await ownersOf(world, server);
  assert.deepEqual(linesOf(owners), ["Silent 3", "Alex 2", "Steve_01 2", "Bob 1"]);
});

Deno.test("every vote of a month counts on its board, from its first day to its last", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await openListed(world, "Steve_01");
  const days = Array.from({ length: 31 }, (_, at) => `2026-03-${String(at + 1).padStart(2, "0")}`);
  await castOn(world, server, "Steve_01", ["2026-02-28", ...days]);
  assert.deepEqual(linesOf(await boardOf(world, server)), ["Steve_01 31"]);
  await castOn(world, server, "Steve_01", ["2026-04-01"]);
  assert.deepEqual(linesOf(await boardOf(world, server, { month: "2026-04" })), ["Steve_01 1"]);
});

Deno.test("a void vote leaves the open board, and comes back when that is lifted", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await openListed(world, "Steve_01");
  const [, second = ""] = await castOn(world, server, "Steve_01", MARCH);
  await voidVote(world.context, second, { ...world.act, reason: "By a script" });
  assert.deepEqual(linesOf(await boardOf(world, server)), ["Steve_01 3"]);
  world.clock.now = new Date("2026-03-31T23:30:00.000Z");
  const choice = {
    since: new Date("2026-03-03T00:00:00.000Z"),
    until: new Date("2026-03-31T23:00:00.000Z"),
    youngerDays: null,
    source: null,
  };
  const { id } = await voidMatching(world.context, server, {
    choice,
    ...world.act,
    reason: "Bots",
  });
  await carryOutVoidBatches(world.services.sql, world.clock.now);
  assert.deepEqual(linesOf(await boardOf(world, server)), ["Steve_01 1"]);
  await liftVoidBatch(world.context, id, world.act);
  await carryOutVoidBatches(world.services.sql, world.clock.now);
  assert.deepEqual(linesOf(await boardOf(world, server)), ["Steve_01 3"]);
});

Deno.test("a closed month says what was voided since, and its winners change", async () => {
  await using world = await openWorld();
  const server = await world.server();
  for (const name of ["Steve_01", "Alex"]) await openListed(world, name);
  const [first = ""] = await castOn(world, server, "Steve_01", MARCH);
  await castOn(world, server, "Alex", [...MARCH.slice(1, 3), "2026-03-31T12:00:00.001Z"]);
  await castOn(world, server, "Alex", ["2026-04-01T00:00:00.000Z"]);
  const march = () => boardOf(world, server);
  assert.deepEqual(linesOf(await march()), ["Steve_01 4", "Alex 3"]);
  await voidVote(world.context, first, { ...world.act, reason: "By a script" });
  const board = await march();
  assert.deepEqual(linesOf(board), ["Steve_01 3", "Alex 3"]);
  assert.deepEqual([board.isClosed, board.votes, board.voided], [true, 6, 1]);
  assert.deepEqual(linesOf(await boardOf(world, server, { month: "2026-04" })), ["Alex 1"]);
  assert.deepEqual(await findMonths(world.services.sql, server.id, world.clock.now), ["2026-03"]);
});

Deno.test("a player whose votes are all void is not counted among the voters", async () => {
  await using world = await openWorld();
  const server = await world.server();
  for (const name of ["Steve_01", "Alex"]) await openListed(world, name);
  const [first = "", second = ""] = await castOn(world, server, "Steve_01", MARCH.slice(0, 2));
  await castOn(world, server, "Alex", ["2026-03-03"]);
  const voters = async () => (await boardOf(world, server)).voters;
  assert.equal(await voters(), 2);
  const { jobs } = world.services.pools;
  await voidVote(world.context, first, { ...world.act, reason: "By a script" });
  assert.equal(await voters(), 2);
  world.clock.now = new Date("2026-04-01T00:03:00.000Z");
  const choice = {
    since: new Date("2026-03-02T00:00:00.000Z"),
    until: new Date("2026-03-02T23:00:00.000Z"),
    youngerDays: null,
    source: null,
  };
  const act = { choice, ...world.act, reason: "Bots" };
  const { id } = await voidMatching(world.context, server, act);
  await carryOutVoidBatches(jobs, world.clock.now);
  assert.ok(second !== "" && await voters() === 1);
  assert.deepEqual(linesOf(await boardOf(world, server)), ["Alex 1"]);
  await liftVoidBatch(world.context, id, world.act);
  await carryOutVoidBatches(jobs, world.clock.now);
  assert.equal(await voters(), 2);
});

Deno.test("months are kept for a year and no longer", async () => {
  await using world = await openWorld();
  const servers = [await world.server("Caves"), await world.server("Peaks")];
  for (const name of ["Steve_01", "Alex"]) await openListed(world, name);
  for (const server of servers) {
    for (const name of ["Steve_01", "Alex"]) {
      await castOn(world, server, name, ["2026-03-10", "2026-04-10", "2027-03-10"]);
    }
  }
  const { jobs } = world.services.pools;
  const keptOn = async (at: string) => {
    await dropOldMonths(jobs, new Date(`${at}T00:37:00.000Z`));
    const rows = await jobs<{ month: string; voters: number }[]>`
      select to_char(month, 'YYYY-MM') as month, count(*)::int as voters from vote_month group by 1 order by 1`;
    return rows.map(({ month, voters }) => `${month} ${voters}`);
  };
  assert.deepEqual(await keptOn("2027-03-01"), ["2026-03 4", "2026-04 4", "2027-03 4"]);
  world.clock.now = new Date("2027-03-02T00:00:00.000Z");
  assert.deepEqual(await findMonths(jobs, servers[0]?.id ?? "", world.clock.now), ["2026-04"]);
  assert.deepEqual(await keptOn("2027-03-02"), ["2026-04 4", "2027-03 4"]);
  assert.deepEqual(await keptOn("2028-05-01"), []);
});

Deno.test("a board shows the present name, and none of who withdrew, is disabled or gone", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const people = new Map<string, Person>();
  for (const name of ["Steve_01", "Alex", "Bob", "Eve"]) {
    people.set(name, await openListed(world, name));
    await castOn(world, server, name, ["2026-03-10"]);
  }
  const viewerOf = (name: string) => people.get(name)?.viewer ?? assert.fail(name);
  const { now } = world.clock;
  await rename(world.context, viewerOf("Steve_01"), { newName: "Steven", now });
  await listOnBoards(world.context, viewerOf("Alex"), false);
  await disableAccount(world.context, viewerOf("Bob").accountId, { ...world.act, reason: "Bot" });
  await deleteAccount(world.context, viewerOf("Eve"), { password: PASSWORD, now });
  for (const at of [now, new Date("2026-04-01T12:00:00.000Z")]) {
    world.clock.now = at;
    assert.deepEqual(linesOf(await boardOf(world, server)), ["Steven 1"]);
    const owners = linesOf(await ownersOf(world, server));
    assert.deepEqual(owners.sort(), ["Alex 1", "Bob 1", "Steven 1", "null 1"]);
  }
});
