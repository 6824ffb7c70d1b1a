import assert from "node:assert/strict";
import { listOnBoards } from "../../src/site/accounts/profile.ts";
import { disableAccount } from "../../src/site/accounts/moderation/disable_account.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { type BoardSpan, countSiteBoard, findSiteBoard } from "../../src/site/voting/site_board.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";
import { PASSWORD, type Person, signUp } from "../support/people/people.ts";
import { openWorld, type World } from "../support/world.ts";

/** Opens a world in which all listed players have agreed to be named. */
async function openVoters(world: World, names: readonly string[]): Promise<Person[]> {
  const people = [];
  for (const name of names) {
    const person = await signUp(world, name);
    await listOnBoards(world.context, person.viewer, true);
    people.push(person);
  }
  return people;
}

async function boardOf({ services: { pools, sql }, clock }: World, span: BoardSpan = "month") {
  await countSiteBoard(pools.jobs, clock.now);
  return await shownOf({ sql, now: clock.now }, span);
}

async function shownOf(
  { sql, now }: { sql: World["services"]["sql"]; now: Date },
  span: BoardSpan,
): Promise<string[]> {
  const board = await findSiteBoard(sql, span, now);
  return board.map(({ username, votes }) => `${username} ${votes}`);
}

Deno.test("the board of all servers adds up a player's votes, and names only those who agreed", async () => {
  await using world = await openWorld();
  await openVoters(world, ["Steve_01", "Alex"]);
  await world.account("Private");
  const servers = [await world.server("One"), await world.server("Two")];
  for (const server of servers) await world.vote(server, "Private");
  const [one, two] = servers;
  assert.ok(one && two);
  await world.vote(one, "Alex");
  world.pass(1_000);
  await world.vote(one, "Steve_01");
  await world.vote(two, "Steve_01");
  assert.deepEqual(await boardOf(world), ["Steve_01 2", "Alex 1"]);
  const first = await world.services.sql<{ id: string }[]>`
    select id from vote where account_id = (select id from account where username = 'Steve_01')`;
  await voidVote(world.context, first[0]?.id ?? "", { ...world.act, reason: "By a script" });
  assert.deepEqual(await boardOf(world), ["Alex 1", "Steve_01 1"], "whoever was earlier leads");
});

Deno.test("a name leaves the board of all servers at once, however it leaves", async () => {
  await using world = await openWorld();
  const [steve, alex, kim] = await openVoters(world, ["Steve_01", "Alex", "Kim"]);
  assert.ok(steve && alex && kim);
  const server = await world.server();
  for (const name of ["Steve_01", "Alex", "Kim"]) {
    await world.vote(server, name);
    world.pass(1_000);
  }
  assert.deepEqual(await boardOf(world), ["Steve_01 1", "Alex 1", "Kim 1"]);
  const { services: { sql }, clock: { now } } = world;
  await listOnBoards(world.context, steve.viewer, false);
  assert.deepEqual(await shownOf({ sql, now }, "month"), ["Alex 1", "Kim 1"]);
  await disableAccount(world.context, alex.viewer.accountId, world.act);
  assert.deepEqual(await shownOf({ sql, now }, "month"), ["Kim 1"]);
  await deleteAccount(world.context, kim.viewer, { password: PASSWORD, now });
  assert.deepEqual(await shownOf({ sql, now }, "month"), []);
  const kept = await sql`select from site_voter where account_id = ${kim.viewer.accountId}`;
  assert.equal(kept.length, 0);
});

Deno.test("each span of the board of all servers has the votes of its own months", async () => {
  await using world = await openWorld({ now: new Date("2025-12-31T23:00:00.000Z") });
  await openVoters(world, ["Steve_01"]);
  const server = await world.server();
  await world.vote(server, "Steve_01");
  world.clock.now = new Date("2026-01-01T00:00:00.000Z");
  assert.deepEqual(await boardOf(world, "month"), []);
  assert.deepEqual(await boardOf(world, "last_month"), ["Steve_01 1"]);
  await world.vote(server, "Steve_01");
  assert.deepEqual(await boardOf(world, "month"), ["Steve_01 1"]);
  assert.deepEqual(await boardOf(world, "year"), ["Steve_01 2"]);
  world.clock.now = new Date("2026-12-01T00:00:00.000Z");
  assert.deepEqual(
    await boardOf(world, "year"),
    ["Steve_01 1"],
    "December 2025 is over a year ago",
  );
});

Deno.test("all time has every vote that counts, of any age, and is counted once a day", async () => {
  await using world = await openWorld({ now: new Date("2024-03-01T12:00:00.000Z") });
  const server = await world.server();
  await openVoters(world, ["Steve_01", "Alex"]);
  for (const day of ["2024-03-01", "2024-03-02", "2026-01-01"]) {
    world.clock.now = new Date(`${day}T12:00:00.000Z`);
    await world.vote(server, "Steve_01");
  }
  world.pass(1_000);
  await world.vote(server, "Alex");
  assert.deepEqual(await boardOf(world, "all"), ["Steve_01 3", "Alex 1"]);
  assert.deepEqual(await boardOf(world, "year"), ["Steve_01 1", "Alex 1"]);
  const [first] = await world.services.sql<{ id: string }[]>`select id from vote order by voted_at`;
  await voidVote(world.context, first?.id ?? "", { ...world.act, reason: "By a script" });
  assert.deepEqual(await boardOf(world, "all"), ["Steve_01 3", "Alex 1"], "until the next day");
  world.clock.now = new Date("2026-01-02T03:17:00.000Z");
  assert.deepEqual(await boardOf(world, "all"), ["Steve_01 2", "Alex 1"]);
});
