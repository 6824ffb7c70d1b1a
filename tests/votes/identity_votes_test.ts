import assert from "node:assert/strict";
import type { Query } from "../../src/core/database/connect.ts";
import { uuidV7 } from "../../src/core/database/uuid_v7.ts";
import { TIMETABLE } from "../../src/service/timetable.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { linkIdentity, unlinkIdentity } from "../../src/site/sign_in/ways_in/ways_in.ts";
import { createIdentityVotes } from "../../src/site/accounts/identity_votes.ts";
import { voidVotes } from "../../src/desk/voids/void_vote.ts";
import type { VoteKey } from "../../src/site/voting/moderation/vote_keys.ts";
import { insertVotes } from "../../src/core/votes/vote_repository.ts";
import { PASSWORD, signUp } from "../support/people/people.ts";
import { untilBlocked } from "../support/database/locks.ts";
import { openPerson } from "../support/people/visitor.ts";
import { openWorld, SECRET_KEY, type World } from "../support/world.ts";
import { dropShortLived } from "../../src/core/database/retention.ts";

const IDENTITY = { provider: "discord", subject: "80351110224678912" };
const OLD = "2020-01-01T00:00:00Z";

async function link(world: World, accountId: string, identity = IDENTITY): Promise<void> {
  const wanted = { ...identity, madeAt: new Date(OLD) };
  assert.equal(await linkIdentity(world.services, accountId, wanted), "linked");
}

async function unlink(world: World, accountId: string, identity = IDENTITY): Promise<void> {
  const viewer = { accountId, provedAt: world.clock.now };
  assert.equal((await unlinkIdentity(world.services, viewer, identity)).kind, "unlinked");
}

async function kindOf(world: World, server: Server, name: string): Promise<string> {
  return (await world.vote(server, name)).kind;
}

async function openAccounts(names: readonly string[]) {
  const world = await openWorld();
  const server = await world.server();
  const ids = [];
  for (const name of names) ids.push((await world.account(name)).id);
  const [first = "", second = ""] = ids;
  return { world, server, first, second };
}

Deno.test("one identity votes once a day for a server, whatever accounts it is linked to", async () => {
  const { world, server, first, second } = await openAccounts(["First", "Second"]);
  await using _ = world;
  const other = await world.server("Other");
  await link(world, first);
  assert.equal(await kindOf(world, server, "First"), "cast");
  await unlink(world, first);
  await link(world, second);
  assert.equal(await kindOf(world, server, "Second"), "already_voted");
  assert.equal(await kindOf(world, other, "Second"), "cast");
  await unlink(world, second);
  await link(world, first);
  assert.equal(await kindOf(world, server, "First"), "already_voted");
  assert.equal(await kindOf(world, other, "First"), "already_voted");
  world.clock.now = new Date("2026-03-11T00:00:00.000Z");
  assert.equal(await kindOf(world, server, "First"), "cast");
  assert.equal(await kindOf(world, other, "First"), "cast");
});

Deno.test("an identity of a deleted account has voted too", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { viewer } = await signUp(world, "First");
  const second = await world.account("Second");
  await link(world, viewer.accountId);
  assert.equal(await kindOf(world, server, "First"), "cast");
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  assert.deepEqual([...await world.services.sql`select from identity`], []);
  await link(world, second.id);
  assert.equal(await kindOf(world, server, "Second"), "already_voted");
});

Deno.test("a vote that its account casts without the identity takes no day from others", async () => {
  const { world, server, first, second } = await openAccounts(["First", "Second"]);
  await using _ = world;
  await link(world, first);
  await unlink(world, first);
  assert.equal(await kindOf(world, server, "First"), "cast");
  await link(world, second);
  assert.equal(await kindOf(world, server, "Second"), "cast");
});

Deno.test("a day that one identity took goes on to no other", async () => {
  const { world, server, first, second } = await openAccounts(["First", "Second"]);
  await using _ = world;
  const { id: third } = await world.account("Third");
  const other = { provider: "steam", subject: "76561197960287930" };
  await link(world, first);
  assert.equal(await kindOf(world, server, "First"), "cast");
  await unlink(world, first);
  await link(world, second, other);
  await link(world, second);
  await unlink(world, second, other);
  await link(world, third, other);
  assert.equal(await kindOf(world, server, "Third"), "cast");
});

Deno.test("a process whose clock is ahead at midnight gives no second vote", async () => {
  const { world, server, first, second } = await openAccounts(["First", "Second"]);
  await using _ = world;
  const midnight = "2026-03-10T23:59:59.900Z";
  const ahead = "2026-03-11T00:00:00.100Z";
  world.clock.now = new Date(midnight);
  await link(world, first);
  assert.equal(await kindOf(world, server, "First"), "cast");
  world.clock.now = new Date(ahead);
  await unlink(world, first);
  await link(world, second);
  world.clock.now = new Date(midnight);
  assert.equal(await kindOf(world, server, "Second"), "already_voted");
  world.clock.now = new Date(ahead);
  assert.equal(await kindOf(world, server, "Second"), "cast");
});

Deno.test("a vote that was voided stays spent for its identity", async () => {
  const { world, server, first, second } = await openAccounts(["First", "Second"]);
  await using _ = world;
  await link(world, first);
  await kindOf(world, server, "First");
  const { sql } = world.services;
  await sql`update last_vote set vote_id = null, voted_at = null`; // as a void vote leaves it
  await unlink(world, first);
  await link(world, second);
  assert.equal(await kindOf(world, server, "Second"), "already_voted");
});

Deno.test("a day that was given back belongs to the account, not to the identity that leaves it", async () => {
  const { world, server, first, second } = await openAccounts(["First", "Second"]);
  await using _ = world;
  await link(world, first);
  await kindOf(world, server, "First");
  const { sql } = world.services;
  const votes = await sql<VoteKey[]>`select id, account_id, voted_at from vote`;
  const voiding = { serverId: server.id, voidedBy: null, reason: null, now: world.clock.now };
  await sql.begin((tx) => voidVotes(tx, votes, { ...voiding, batchId: crypto.randomUUID() }));
  await unlink(world, first);
  await link(world, second);
  assert.equal(await kindOf(world, server, "Second"), "already_voted");
  assert.equal(await kindOf(world, server, "First"), "cast");
});

Deno.test("a vote under way while its identity is unlinked counts for the identity", async () => {
  const { world, server, first, second } = await openAccounts(["First", "Second"]);
  await using _ = world;
  const { sql, pools } = world.services;
  await link(world, first);
  const { now } = world.clock;
  const vote = {
    voteId: uuidV7(now),
    slug: server.slug,
    voter: { accountId: first },
    votedAt: now,
    source: "session" as const,
  };
  const isCast = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<void>();
  const casting = pools.jobs.begin(async (tx) => {
    assert.equal((await insertVotes(tx, [vote])).size, 1);
    isCast.resolve();
    await ends.promise;
  });
  await isCast.promise;
  const unlinking = unlink(world, first);
  await untilBlocked(sql, { text: "from identity" });
  ends.resolve();
  await Promise.all([casting, unlinking]);
  await link(world, second);
  assert.equal(await kindOf(world, server, "Second"), "already_voted");
});

Deno.test("a vote that waits until its identity is unlinked has no trust by it", async () => {
  const { world, server, first } = await openAccounts(["First"]);
  await using _ = world;
  const { sql, pools, identityVotes } = world.services;
  await link(world, first);
  const { now } = world.clock;
  const isGone = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<void>();
  const unlinking = pools.jobs.begin(async (tx: Query) => {
    await identityVotes.keep(tx, { accountId: first, now });
    await tx`delete from identity where account_id = ${first}`;
    isGone.resolve();
    await ends.promise;
  });
  await isGone.promise;
  const voting = kindOf(world, server, "First");
  await untilBlocked(sql, { text: "request as materialized" });
  ends.resolve();
  await unlinking;
  assert.equal(await voting, "cast");
  const [row] = await sql`select trust from vote`;
  assert.equal(row?.["trust"], "none");
});

Deno.test("pages say why the day is spent, and the API that there is no vote", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  const { id: first } = await world.account("First");
  const steve = await openPerson(world, "Second");
  const [{ id: second } = { id: "" }] = await world.services.sql<{ id: string }[]>`
    select id from account where username = 'Second'`;
  await link(world, first);
  await world.vote(server, "First");
  await unlink(world, first);
  await link(world, second);
  const ballot = await steve.get(`/servers/${server.slug}/vote`);
  assert.match(ballot.html, /Your linked account voted for this server today/);
  assert.doesNotMatch(ballot.html, /moderator voided/);
  assert.match(ballot.html, /You can vote again in/);
  for (const path of [`/servers/${server.slug}`, "/my/votes"]) {
    const { html } = await steve.get(path);
    assert.match(html, /Your linked account voted today, when another account here had it/, path);
    assert.doesNotMatch(html, /moderator voided/, path);
  }
  const answer = await world.get("/api/v1/vote-check?username=Second", { key: secret });
  assert.deepEqual(await answer.json(), { voted: false, last_vote_at: null });
});

Deno.test("what is kept of an identity names neither it nor its account, and is gone when the next day is over", async () => {
  const { world, server, first } = await openAccounts(["First"]);
  await using _ = world;
  const { sql } = world.services;
  await link(world, first);
  await kindOf(world, server, "First");
  await unlink(world, first);
  const [row, ...others] = await sql<{ text: string }[]>`
    select to_jsonb(identity_vote)::text as text from identity_vote`;
  assert.deepEqual(others, []);
  assert.doesNotMatch(row?.text ?? "", new RegExp(`discord|${IDENTITY.subject}|${first}`));
  const countAt = async (instant: string) => {
    await dropShortLived(sql, new Date(instant));
    return (await sql`select from identity_vote`).length;
  };
  assert.equal(await countAt("2026-03-11T23:59:59.999Z"), 1);
  assert.equal(await countAt("2026-03-12T00:00:00.000Z"), 0);
  assert.ok(TIMETABLE.some(({ name }) => name === "drop short-lived rows"));
});

Deno.test("hashes of two days can't be linked, and a change of the secret key loses none", async () => {
  const { world, server, first, second } = await openAccounts(["First", "Second"]);
  await using _ = world;
  const { sql } = world.services;
  for (const day of ["10", "11"]) {
    world.clock.now = new Date(`2026-03-${day}T12:00:00.000Z`);
    await link(world, first);
    assert.equal(await kindOf(world, server, "First"), "cast");
    await unlink(world, first);
  }
  const rows = await sql<{ hash: string }[]>`select encode(hash, 'hex') as hash from identity_vote`;
  assert.equal(new Set(rows.map(({ hash }) => hash)).size, 2);
  const newKey = btoa("another secret key of 32 bytes..");
  const identityVotes = createIdentityVotes([newKey, SECRET_KEY]);
  assert.equal(
    await linkIdentity({ ...world.services, identityVotes }, second, IDENTITY),
    "linked",
  );
  assert.equal(await kindOf(world, server, "Second"), "already_voted");
});
