import assert from "node:assert/strict";
import { claimVotes } from "../../src/rewards/claim_votes.ts";
import { releaseVotes } from "../../src/rewards/release_votes.ts";
import { freshDatabase } from "../support/database.ts";
import { insertAccount } from "../../src/accounts/account_repository.ts";
import { addRewards, claimBy, take, tell } from "../support/inbox.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** A database with accounts `steve_01`, `alex` and `bob`, and two keys of a server. */
async function openInbox() {
  const database = await freshDatabase();
  const { sql } = database;
  const ids: string[] = [];
  for (const username of ["Steve_01", "Alex", "Bob"]) {
    const id = crypto.randomUUID();
    ids.push(id);
    const email = `${id}@example.com`;
    await insertAccount(sql, {
      id,
      username,
      email,
      password: "none",
      isModerator: false,
      now: NOW,
    });
  }
  const serverId = crypto.randomUUID();
  const [steve = "", alex = "", bob = ""] = ids;
  const ours = { serverId, keyId: crypto.randomUUID() };
  const theirs = { serverId, keyId: crypto.randomUUID() };
  const wait = (accounts: string[], each = 1) =>
    addRewards(sql, { serverId, accounts, each, now: NOW });
  return {
    sql,
    steve,
    alex,
    bob,
    ours,
    theirs,
    wait,
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

Deno.test("a claim names its players as the plugin wrote them", async () => {
  await using inbox = await openInbox();
  const { sql, steve, alex, ours } = inbox;
  await inbox.wait([steve, alex]);
  const players = ["nobody", " STEVE_01", "steve_01", "\0", "x".repeat(64)];
  const votes = await take(sql, claimBy({ ...ours, players }), NOW);
  assert.deepEqual(
    votes.map((
      { player, username, userId, claims, isTest },
    ) => [player, username, userId, claims, isTest]),
    [[" STEVE_01", "Steve_01", steve, 1, false]],
  );
});

Deno.test("a repeated claim holds the same votes, with a new lease", async () => {
  await using inbox = await openInbox();
  const { sql, steve, alex, bob, ours, theirs } = inbox;
  await inbox.wait([steve, alex, bob]);
  const claim = claimBy({ ...ours, limit: 2 });
  const first = await claimVotes(sql, claim, NOW);
  assert.deepEqual(await claimVotes(sql, claim, later(100)), first);
  assert.ok(first !== "claim_of_another_key" && first.votes.length === 2 && first.more);
  const others = claimBy(theirs);
  assert.equal((await take(sql, others, later(200))).length, 1);
  assert.equal(
    await claimVotes(sql, { ...claim, keyId: theirs.keyId }, later(200)),
    "claim_of_another_key",
  );
});

Deno.test("after a lease its own key comes first, others ten minutes later", async () => {
  await using inbox = await openInbox();
  const { sql, steve, ours, theirs } = inbox;
  await inbox.wait([steve]);
  await take(sql, claimBy(ours), NOW);
  assert.equal((await take(sql, claimBy(ours), later(119))).length, 0);
  assert.equal((await take(sql, claimBy(theirs), later(121))).length, 0);
  const [again] = await take(sql, claimBy(ours), later(121));
  assert.equal(again?.claims, 2);
  assert.equal((await take(sql, claimBy(theirs), later(121 + 120 + 601))).length, 1);
});

Deno.test("a grant counts once, whoever holds the lease", async () => {
  await using inbox = await openInbox();
  const { sql, steve, alex, ours, theirs } = inbox;
  const ids = await inbox.wait([steve, alex]);
  await take(sql, claimBy(theirs), NOW);
  const asked = { ids: [...ids, crypto.randomUUID()], now: NOW };
  assert.deepEqual(await tell(sql, ours, asked), ["recorded", "recorded", "unknown"]);
  assert.deepEqual(await tell(sql, ours, asked), [
    "already_recorded",
    "already_recorded",
    "unknown",
  ]);
  for (let i = 0; i < 2; i++) {
    assert.deepEqual(await tell(sql, theirs, asked), ["duplicate", "duplicate", "unknown"]);
  }
  assert.deepEqual(
    await tell(sql, { ...ours, serverId: crypto.randomUUID() }, asked),
    Array(3).fill("unknown"),
  );
  const rows = await sql`select cardinality(again_by) as again from reward_outcome`;
  assert.deepEqual(rows.map((row) => row["again"]), [1, 1]);
});

Deno.test("a released vote waits for every key, as long as told", async () => {
  await using inbox = await openInbox();
  const { sql, steve, alex, ours, theirs } = inbox;
  const [one = "", two = ""] = await inbox.wait([steve, alex]);
  const claim = claimBy(ours);
  await take(sql, claim, NOW);
  const votes = [
    { voteId: one.toUpperCase(), retryAfterSeconds: 60, final: false },
    { voteId: two, retryAfterSeconds: 0, final: true, note: "inventory full" },
    { voteId: crypto.randomUUID(), retryAfterSeconds: 0, final: false },
  ];
  const results = async () =>
    (await releaseVotes(sql, { ...claim, votes }, NOW)).map(({ result }) => result);
  assert.deepEqual(await results(), ["released", "refused", "not_held"]);
  assert.deepEqual(await results(), ["not_held", "not_held", "not_held"]);
  assert.equal((await take(sql, claimBy(theirs), later(59))).length, 0);
  const votesNow = await take(sql, claimBy(theirs), later(60));
  assert.deepEqual(votesNow.map(({ voteId }) => voteId), [one]);
  assert.deepEqual(await tell(sql, ours, { ids: [two], now: NOW }), ["refused"]);
});
