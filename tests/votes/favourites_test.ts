import assert from "node:assert/strict";
import {
  addFavourite,
  FAVOURITES_MAX,
  removeFavourite,
} from "../../src/site/voting/my_votes/favourites.ts";
import {
  countVoted,
  findVotesToday,
  nextFavourite,
} from "../../src/site/voting/my_votes/votes_today.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { PASSWORD, signUp } from "../support/people/people.ts";
import { openWorld, type World } from "../support/world.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";

/** A player whose favourites are the servers with these names, in that order. */
async function openFan(world: World, names: readonly string[]) {
  const { services: { sql }, clock } = world;
  const { id: accountId } = await world.account("Steve_01");
  const slugs = [];
  for (const name of names) {
    const { slug } = await world.server(name);
    await addFavourite(sql, { accountId, slug, now: clock.now });
    slugs.push(slug);
  }
  const today = () => findVotesToday(sql, accountId, clock.now);
  const order = async () => (await today()).favourites.map(({ slug }) => slug);
  return { sql, accountId, slugs, today, order };
}

function namesUpTo(length: number): string[] {
  return Array.from({ length }, (_, nth) => `Server ${nth}`);
}

Deno.test("favourites keep the order in which they were added, and one that returns is the last", async () => {
  await using world = await openWorld();
  const { sql, accountId, order } = await openFan(world, ["One", "Two", "Three"]);
  const { now } = world.clock;
  assert.deepEqual(await order(), ["one", "two", "three"]);
  await addFavourite(sql, { accountId, slug: "one", now });
  assert.deepEqual(await order(), ["one", "two", "three"], "adding one again changes nothing");
  await removeFavourite(sql, { accountId, slug: "one" });
  assert.deepEqual(await order(), ["two", "three"]);
  await addFavourite(sql, { accountId, slug: "one", now });
  assert.deepEqual(await order(), ["two", "three", "one"]);
});

Deno.test("a favourite that leaves the list is not shown, and can't be added", async () => {
  await using world = await openWorld();
  const { sql, accountId, order } = await openFan(world, ["One", "Two", "Three"]);
  const suspension = { decision: "suspend", reason: "Breaks the rules", ...world.act } as const;
  await decideStatus(world.context, "two", suspension);
  assert.deepEqual(await order(), ["one", "three"]);
  await assert.rejects(
    addFavourite(sql, { accountId, slug: "two", now: world.clock.now }),
    /There is no server "two"/,
  );
});

Deno.test("a player has twenty favourites at most", async () => {
  await using world = await openWorld();
  const { sql, accountId, order } = await openFan(world, namesUpTo(FAVOURITES_MAX));
  const { slug } = await world.server("One too many");
  const { now } = world.clock;
  await assert.rejects(
    addFavourite(sql, { accountId, slug, now }),
    /Remove a favourite first. 20 is the most/,
  );
  await addFavourite(sql, { accountId, slug: "server-0", now });
  assert.equal((await order()).length, FAVOURITES_MAX);
});

Deno.test("favourites that are added at the same moment don't pass the most there may be", async () => {
  await using world = await openWorld();
  const { sql, accountId, order } = await openFan(world, namesUpTo(FAVOURITES_MAX - 2));
  const more = await Promise.all(
    ["More A", "More B", "More C", "More D"].map((name) => world.server(name)),
  );
  const added = await Promise.allSettled(
    more.map(({ slug }) => addFavourite(sql, { accountId, slug, now: world.clock.now })),
  );
  assert.equal(added.filter(({ status }) => status === "fulfilled").length, 2);
  assert.equal((await order()).length, FAVOURITES_MAX);
});

Deno.test("favourites that left the list, which are not shown, take no room from others", async () => {
  await using world = await openWorld();
  const { sql, accountId, order } = await openFan(world, namesUpTo(FAVOURITES_MAX));
  const suspension = { decision: "suspend", reason: "Breaks the rules", ...world.act } as const;
  for (const slug of ["server-0", "server-1"]) await decideStatus(world.context, slug, suspension);
  const { slug } = await world.server("Newcomer");
  await addFavourite(sql, { accountId, slug, now: world.clock.now });
  assert.equal((await order()).at(-1), "newcomer");
  await decideStatus(world.context, "server-1", { decision: "approve", ...world.act });
  assert.equal((await order())[0], "server-1", "others stay, in case they return");
});

Deno.test("the next favourite is the first without a vote today, and a new day starts at midnight UTC", async () => {
  await using world = await openWorld({ now: new Date("2026-03-10T23:59:59.000Z") });
  const { today } = await openFan(world, ["One", "Two", "Three"]);
  await world.vote({ slug: "two" }, "Steve_01");
  const before = await today();
  assert.equal(countVoted(before), 1);
  assert.equal(nextFavourite(before)?.slug, "one");
  assert.equal(nextFavourite(before, "one")?.slug, "three");
  assert.equal(nextFavourite(before, "three"), undefined);
  world.clock.now = new Date("2026-03-11T00:00:00.000Z");
  assert.equal(countVoted(await today()), 0);
});

Deno.test("a void vote of today is spent, and shown without a receipt", async () => {
  await using world = await openWorld();
  const { today } = await openFan(world, ["One"]);
  const cast = await world.vote({ slug: "one" }, "Steve_01");
  assert.ok(cast.kind === "cast");
  assert.deepEqual([...(await today()).voted], [["one", cast.voteId]]);
  await voidVote(world.context, cast.voteId, { ...world.act, reason: "By a script" });
  const [one] = (await today()).favourites;
  assert.deepEqual([one?.hasVoted, one?.voteId, one?.votedAt], [true, null, null]);
  assert.deepEqual([...(await today()).voted], [["one", null]]);
});

Deno.test("a deleted account leaves no favourite behind", async () => {
  await using world = await openWorld();
  const { services: { sql }, clock: { now } } = world;
  const { viewer } = await signUp(world, "Steve_01");
  const { slug } = await world.server();
  await addFavourite(sql, { accountId: viewer.accountId, slug, now });
  const deleted = await deleteAccount(world.context, viewer, { password: PASSWORD, now });
  assert.equal(deleted.kind, "deleted");
  assert.deepEqual([...await sql`select * from favourite`], []);
  await addFavourite(sql, { accountId: viewer.accountId, slug, now });
  assert.deepEqual([...await sql`select * from favourite`], [], "nor does it get one");
});
