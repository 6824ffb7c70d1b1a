import assert from "node:assert/strict";
import { findAccount, type NamedAccount } from "../../src/core/accounts/named_account.ts";
import { addGameName, removeGameName } from "../../src/site/accounts/names/game_names.ts";
import { rename } from "../../src/site/accounts/profile.ts";
import { claimRewards } from "../../src/reach/rewards/claim_rewards.ts";
import { checkReward, claimReward } from "../../src/reach/rewards/door_answer.ts";
import { readFeed } from "../../src/reach/rewards/feed.ts";
import { listRewards } from "../../src/reach/rewards/inbox_counts.ts";
import { setRewardsBy } from "../../src/reach/rewards/set_rewards_by.ts";
import { searchAccounts } from "../../src/site/accounts/moderation/search_accounts.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { linkIdentity, unlinkIdentity } from "../../src/site/sign_in/ways_in/ways_in.ts";
import { findBallotNames } from "../../src/site/voting/ballot/ballot_names.ts";
import { findBoard } from "../../src/site/voting/boards.ts";
import { carryOutVoidBatches } from "../../src/desk/voids/carry_out_void_batches.ts";
import { castBallot } from "../../src/core/votes/cast_vote.ts";
import { writeAccountData } from "../../src/site/voting/export_account.ts";
import { forgetVoters } from "../../src/site/voting/forget_voters.ts";
import { listVoteHistory } from "../../src/site/voting/moderation/vote_history.ts";
import { findLastVotes } from "../../src/core/votes/last_votes.ts";
import { countSiteBoard, findSiteBoard } from "../../src/site/voting/site_board.ts";
import { liftVoidBatch } from "../../src/desk/voids/void_batch.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";
import { ticketFrom } from "../support/votes/ballots.ts";
import { PASSWORD, signUp } from "../support/people/people.ts";
import { voidMatching } from "../support/votes/void_matching.ts";
import { openWorld, type World } from "../support/world.ts";
import { dropShortLived } from "../../src/core/database/retention.ts";

const BEDROCK = ".anna_k";
const STEAM_ID = "76561197960287930";

async function openAnna() {
  const world = await openWorld();
  const server = await world.server();
  const { viewer } = await signUp(world, "Anna_K");
  return { world, server, viewer, annaId: viewer.accountId };
}

function add(world: World, accountId: string, name: string): Promise<void> {
  const holder = { accountId, username: "", sessionId: "" };
  return addGameName({ ...world.context, provesSteamIds: true }, {
    ...holder,
    emailVerified: false,
    isModerator: false,
    isAdministrator: false,
    provedAt: world.clock.now,
  }, { name, now: world.clock.now });
}

/** Casts a vote under a name of an account: another one than its own if `gameName` is given. */
function cast(
  world: World,
  { slug }: Server,
  { accountId, gameName: key, isVouched = false }: {
    accountId: string;
    gameName?: string;
    isVouched?: boolean;
  },
) {
  const gameName = key === undefined ? undefined : { key, isVouched };
  return castBallot(
    world.context,
    { by: "session", accountId, gameName },
    { slug, ticket: ticketFrom(world, "192.0.2.7"), now: world.clock.now },
  );
}

/** Casts the vote of the server's link for a name. */
function castLink(world: World, { id, slug }: Server, player: string, account?: NamedAccount) {
  return castBallot(
    world.context,
    { by: "link", player, account, vouchedBy: id },
    { slug, ticket: ticketFrom(world, "192.0.2.8"), now: world.clock.now },
  );
}

/** Says for each name whether v1 has its vote of today, by both operations. */
async function voted(world: World, server: Server, names: string[]): Promise<string[]> {
  const { secret } = await world.key(server, undefined, crypto.randomUUID());
  const found = [];
  for (const name of names) {
    const query = `?username=${encodeURIComponent(name)}`;
    const check = await (await world.get(`/api/v1/vote-check${query}`, { key: secret })).json();
    const votes = await (await world.get(`/api/v1/votes${query}`, { key: secret })).json();
    assert.equal(check.voted, votes.hasVoted);
    if (check.voted) found.push(name);
  }
  return found;
}

function nextDay(world: World): void {
  world.pass(86_400_000);
}

Deno.test("v1 and the webhook name exactly the name that was chosen", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const other = await world.server("Rusty Shores");
  await world.key(server, "https://example.com/votes");
  await add(world, annaId, BEDROCK);
  const outcome = await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  assert.equal(outcome.kind, "cast");
  assert.equal((await cast(world, other, { accountId: annaId })).kind, "cast");
  const names = ["Anna_K", BEDROCK, ".ANNA_K", "anna"];
  assert.deepEqual(await voted(world, server, names), [BEDROCK, ".ANNA_K"]);
  assert.deepEqual(await voted(world, other, names), ["Anna_K"]);
  const [sent] = await world.services.sql<{ body: string }[]>`select body from outbox`;
  assert.equal(JSON.parse(sent?.body ?? "{}").username, BEDROCK);
});

Deno.test("an account votes once a day for a server, under whichever of its names", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  await add(world, annaId, BEDROCK);
  const own = { accountId: annaId };
  assert.equal((await cast(world, server, own)).kind, "cast");
  assert.equal((await cast(world, server, { ...own, gameName: BEDROCK })).kind, "already_voted");
  assert.deepEqual(await voted(world, server, ["Anna_K", BEDROCK]), ["Anna_K"]);
  nextDay(world);
  assert.equal((await cast(world, server, { ...own, gameName: BEDROCK })).kind, "cast");
  assert.equal((await cast(world, server, own)).kind, "already_voted");
  assert.deepEqual(await voted(world, server, ["Anna_K", BEDROCK]), [BEDROCK]);
});

Deno.test("a name that nothing proves keeps no player away from it", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  await add(world, annaId, BEDROCK);
  await add(world, annaId, "Kai");
  assert.equal((await cast(world, server, { accountId: annaId, gameName: BEDROCK })).kind, "cast");
  const owner = await signUp(world, BEDROCK, { email: "bea@example.com" });
  assert.equal((await world.vote(server, BEDROCK)).kind, "cast");
  assert.deepEqual(await voted(world, server, ["Anna_K", BEDROCK]), [BEDROCK]);
  const renamed = { ...world.context, provesSteamIds: true };
  nextDay(world);
  await rename(renamed, owner.viewer, { newName: "Kai", now: world.clock.now });
  assert.equal((await cast(world, server, { accountId: annaId, gameName: "kai" })).kind, "cast");
  assert.deepEqual(await voted(world, server, ["Kai", "Anna_K", BEDROCK]), ["Kai"]);
});

Deno.test("two accounts with the same unproved name have one vote a day under it, a link has its own", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const { id: other } = await world.account("Mallory");
  const { id: third } = await world.account("Trudy");
  for (const id of [annaId, other, third]) await add(world, id, BEDROCK);
  const votes = await Promise.all(
    [annaId, other].map((accountId) => cast(world, server, { accountId, gameName: BEDROCK })),
  );
  assert.deepEqual(votes.map(({ kind }) => kind).sort(), ["cast", "name_used"]);
  assert.equal(
    (await cast(world, server, { accountId: third, gameName: BEDROCK })).kind,
    "name_used",
  );
  const linked = { accountId: third, gameName: BEDROCK, isVouched: true };
  assert.equal((await cast(world, server, linked)).kind, "cast");
  const again = { accountId: (await world.account("Kai")).id, gameName: BEDROCK, isVouched: true };
  await add(world, again.accountId, BEDROCK);
  assert.equal((await cast(world, server, again)).kind, "name_used");
  const loser = votes[0]?.kind === "cast" ? other : annaId;
  assert.equal((await cast(world, server, { accountId: loser })).kind, "cast");
});

Deno.test("a Steam sign-in proves its 17 digits, and they end with it", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const { id: other } = await world.account("Mallory");
  await assert.rejects(add(world, other, STEAM_ID), { code: "account_name_steam" });
  const steam = { provider: "steam", subject: STEAM_ID, madeAt: null };
  assert.equal(await linkIdentity(world.services, annaId, steam), "linked");
  const own = { accountId: annaId, serverId: server.id };
  const { names } = await findBallotNames(world.services.sql, own);
  assert.deepEqual(names.map(({ username, isProved }) => [username, isProved]), [
    ["Anna_K", false],
    [STEAM_ID, true],
  ]);
  await assert.rejects(add(world, annaId, STEAM_ID), { code: "game_name_known" });
  const vote = { accountId: annaId, gameName: STEAM_ID };
  assert.equal((await cast(world, server, vote)).kind, "cast");
  assert.deepEqual(await voted(world, server, ["Anna_K", STEAM_ID]), [STEAM_ID]);
  assert.ok(await unlinkIdentity(world.services, { accountId: annaId }, steam));
  nextDay(world);
  assert.equal((await cast(world, server, vote)).kind, "name_gone");
});

Deno.test("an account has three names that nothing proves, and none that its host disabled", async () => {
  const { world, server, viewer, annaId } = await openAnna();
  await using _ = world;
  const { id: banned } = await world.account("Banned");
  await add(world, annaId, BEDROCK);
  await assert.rejects(add(world, annaId, ".Anna_K"), { code: "game_name_known" });
  await assert.rejects(add(world, annaId, "anna_k"), { code: "game_name_known" });
  await assert.rejects(add(world, annaId, "a b"), { code: "account_name_invalid" });
  await add(world, annaId, "Banned");
  await assert.rejects(add(world, annaId, "Third"), { code: "game_names_full" });
  await world.services.sql`update account set disabled_at = now() where id = ${banned}`;
  const vote = { accountId: annaId, gameName: "banned" };
  assert.equal((await cast(world, server, vote)).kind, "name_gone");
  assert.ok(await removeGameName(world.context, viewer, "banned"));
  await assert.rejects(add(world, annaId, "Banned"), { code: "account_exists" });
  await add(world, annaId, "Third");
  assert.ok(!await removeGameName(world.context, viewer, "Anna_K"));
});

Deno.test("a name that its player left for another one answers with no vote, and no player gets two rewards", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  await add(world, annaId, BEDROCK);
  const { sql } = world.services;
  const queries = ["Anna_K", BEDROCK].map((username) => ({ serverId: server.id, username }));
  const ask = async () => (await findLastVotes(sql, queries)).votes;
  await cast(world, server, { accountId: annaId });
  assert.deepEqual(await ask(), [world.clock.now, null]);
  nextDay(world);
  await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  assert.deepEqual(await ask(), [null, world.clock.now]);
});

Deno.test("the name that an account voted under last is chosen, on the server or else for its game", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const other = await world.server("Rusty Shores");
  await add(world, annaId, BEDROCK);
  const chosen = async ({ id }: Server) => {
    const { sql } = world.services;
    return (await findBallotNames(sql, { accountId: annaId, serverId: id })).chosen.username;
  };
  assert.equal(await chosen(server), "Anna_K");
  await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  assert.equal(await chosen(server), BEDROCK);
  assert.equal(await chosen(other), BEDROCK);
  nextDay(world);
  await cast(world, other, { accountId: annaId });
  assert.equal(await chosen(other), "Anna_K");
  assert.equal(await chosen(server), BEDROCK);
});

Deno.test("a void vote under another name is no vote of any name", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  await add(world, annaId, BEDROCK);
  const vote = await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  assert.ok(vote.kind === "cast");
  await voidVote(world.context, vote.voteId, { reason: "Bought.", ...world.act });
  assert.deepEqual(await voted(world, server, ["Anna_K", BEDROCK]), []);
});

Deno.test("moderators find an account by each of its names, and read which one voted", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const { sql } = world.services;
  await add(world, annaId, BEDROCK);
  await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  const { by } = world.act;
  for (const text of ["anna", BEDROCK, ".ANNA"]) {
    const found = await searchAccounts(sql, { by, text, limit: 5 });
    assert.deepEqual(found.map(({ username }) => username), ["Anna_K"]);
  }
  const [vote] = await listVoteHistory(sql, server.id, { by, limit: 5 });
  assert.deepEqual([vote?.player, vote?.gameName], ["Anna_K", BEDROCK]);
});

Deno.test("the feed has the name that was voted under", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const { sql } = world.services;
  await sql`update server set has_feed = true`;
  await add(world, annaId, BEDROCK);
  await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  nextDay(world);
  await cast(world, server, { accountId: annaId });
  const read = await readFeed(sql, { serverId: server.id, limit: 9 }, world.clock.now);
  assert.ok(typeof read === "object");
  assert.deepEqual(read.entries.map(({ username }) => username), [BEDROCK, "Anna_K"]);
});

Deno.test("a board shows the name that its voter used last", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  await add(world, annaId, BEDROCK);
  await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  const query = { serverId: server.id, month: "2026-03", now: world.clock.now, isOwner: true };
  const { top } = await findBoard(world.services.sql, query);
  assert.deepEqual(top.map(({ username }) => username), [BEDROCK]);
});

Deno.test("the board of all servers names an account once, by its own name, whichever ones voted", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const { sql } = world.services;
  await sql`update account set on_boards = true`;
  await add(world, annaId, BEDROCK);
  const other = await world.server("Rusty Shores");
  await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  await cast(world, other, { accountId: annaId });
  await countSiteBoard(sql, world.clock.now);
  const [...board] = await findSiteBoard(sql, "month", world.clock.now);
  assert.deepEqual(board.map((voter) => ({ ...voter })), [{ username: "Anna_K", votes: 2 }]);
});

Deno.test("rewards wait for the name that was voted under, through the inbox and at the door", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const { sql } = world.services;
  await setRewardsBy(world.context, server.slug, { rewardsBy: "inbox", ...world.act });
  const { id: keyId } = await world.key(server);
  const door = { serverId: server.id, keyId, days: 7 };
  await add(world, annaId, BEDROCK);
  await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  nextDay(world);
  await cast(world, server, { accountId: annaId });
  const check = (username: string) => checkReward(sql, { ...door, username }, world.clock.now);
  assert.deepEqual(await Promise.all(["Anna_K", BEDROCK, "Kai"].map(check)), ["1", "1", "0"]);
  const claim = async (players: string[] | undefined, claimId = crypto.randomUUID()) => {
    const asked = { serverId: server.id, keyId, claimId, players, limit: 10, leaseSeconds: 60 };
    const claimed = await claimRewards(sql, asked, world.clock.now);
    assert.ok(typeof claimed === "object");
    return claimed.votes.map(({ player, username }) => [player, username]);
  };
  const one = crypto.randomUUID();
  assert.deepEqual(await claim(["Kai", ".ANNA_K"], one), [[".ANNA_K", BEDROCK]]);
  assert.deepEqual(await claim(["Kai", ".ANNA_K"], one), [[".ANNA_K", BEDROCK]]);
  assert.deepEqual(await claim(["Kai", BEDROCK, BEDROCK]), []);
  assert.deepEqual(await Promise.all(["Anna_K", BEDROCK].map(check)), ["1", "2"]);
  assert.equal(await claimReward(sql, { ...door, username: "Anna_K" }, world.clock.now), "1");
  assert.equal(await claimReward(sql, { ...door, username: "Anna_K" }, world.clock.now), "0");
  nextDay(world);
  await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  const all = await claim(undefined);
  assert.deepEqual(all, [[null, BEDROCK], [null, BEDROCK]]);
  const listed = await listRewards(sql, server.id, { now: world.clock.now, limit: 9 });
  assert.deepEqual(listed.map(({ username }) => username), [BEDROCK, "Anna_K", BEDROCK]);
});

Deno.test("an export has all names, and deletion leaves none with a vote", async () => {
  const { world, server, viewer, annaId } = await openAnna();
  await using _ = world;
  const { sql } = world.services;
  await add(world, annaId, BEDROCK);
  await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  const text = (await Array.fromAsync(writeAccountData(sql, annaId, world.clock.now))).join("");
  const data = JSON.parse(text);
  assert.equal(data.game_names[0].name, BEDROCK);
  assert.equal(data.votes[0].game_name, BEDROCK);
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  assert.deepEqual([...await sql`select from game_name`], []);
  assert.deepEqual([...await sql`select from vote_name join vote on id = vote_id`], []);
  assert.deepEqual([...await sql`select from vote_name where account_id is not null`], []);
});

Deno.test("a name whose account was deleted has no second vote that day, and is forgotten after the next", async () => {
  const { world, server, viewer, annaId } = await openAnna();
  await using _ = world;
  const { sql } = world.services;
  await add(world, annaId, BEDROCK);
  await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  const again = (await signUp(world, "anna_again")).viewer.accountId;
  await add(world, again, BEDROCK);
  const vote = { accountId: again, gameName: BEDROCK };
  assert.equal((await cast(world, server, vote)).kind, "name_used");
  const { votes } = await findLastVotes(sql, [{ serverId: server.id, username: BEDROCK }]);
  assert.deepEqual(votes, [null]);
  await forgetVoters(sql, new Date(world.clock.now.getTime() + 120_000));
  assert.equal((await cast(world, server, vote)).kind, "name_used");
  nextDay(world);
  assert.equal((await cast(world, server, vote)).kind, "cast");
  nextDay(world);
  await dropShortLived(sql, world.clock.now);
  assert.deepEqual([...await sql`select from vote_name where account_id is null`], []);
});

Deno.test("a link votes once a day for its name, even for two accounts in the same instant", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  await add(world, annaId, BEDROCK);
  assert.equal((await castLink(world, server, BEDROCK)).kind, "cast");
  const account = await findAccount(world.services.sql, BEDROCK);
  for (const known of [account, undefined]) {
    nextDay(world);
    const votes = await Promise.all([
      castLink(world, server, BEDROCK, known),
      cast(world, server, { accountId: annaId, gameName: BEDROCK, isVouched: true }),
    ]);
    assert.deepEqual(votes.map(({ kind }) => kind).sort(), ["cast", "name_used"]);
  }
});

Deno.test("a link and a sign-in with Steam vote once a day for its digits, in any order and at once", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const steam = { provider: "steam", subject: STEAM_ID, madeAt: null };
  const byLink = () => castLink(world, server, STEAM_ID);
  const byAnna = () => cast(world, server, { accountId: annaId, gameName: STEAM_ID });
  // The link's vote comes before the sign-in.
  assert.equal((await byLink()).kind, "cast");
  assert.equal(await linkIdentity(world.services, annaId, steam), "linked");
  assert.equal((await byAnna()).kind, "name_used");
  for (const [first, second] of [[byLink, byAnna], [byAnna, byLink]] as const) {
    nextDay(world);
    assert.equal((await first()).kind, "cast");
    assert.equal((await second()).kind, "name_used");
  }
  nextDay(world);
  const votes = await Promise.all([byLink(), byAnna()]);
  assert.deepEqual(votes.map(({ kind }) => kind).sort(), ["cast", "name_used"]);
});

Deno.test("a link whose player agreed leaves no second vote to an account with its name", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const { sql } = world.services;
  const { viewer: { accountId } } = await signUp(world, BEDROCK, { email: "bea@example.com" });
  await sql`insert into link_agreement (account_id, server_id, agreed_at) values (${accountId}, ${server.id}, now())`;
  await add(world, annaId, BEDROCK);
  assert.equal((await castLink(world, server, BEDROCK)).kind, "cast");
  const linked = { accountId: annaId, gameName: BEDROCK, isVouched: true };
  assert.equal((await cast(world, server, linked)).kind, "name_used");
});

Deno.test("a name is free again once its void vote's day was given back, and has one vote after a lift", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const otherId = (await world.account("Kai")).id;
  for (const id of [annaId, otherId]) await add(world, id, BEDROCK);
  const as = (accountId: string) => cast(world, server, { accountId, gameName: BEDROCK });
  await as(annaId);
  assert.equal((await as(otherId)).kind, "name_used");
  const batch = await voidToday(world, server);
  assert.equal((await as(otherId)).kind, "cast");
  assert.equal((await as(annaId)).kind, "name_used");
  await lift(world, batch);
  assert.deepEqual(await counted(world), [otherId]);
  assert.deepEqual(await voted(world, server, [BEDROCK]), [BEDROCK]);
});

/** Voids all votes of today in one void batch that reaches up to a millisecond after now. Returns its id. */
async function voidToday(world: World, server: Server): Promise<string> {
  const { now } = world.clock;
  const until = world.clock.now = new Date(now.getTime() + 1);
  const since = new Date(now.getTime() - 3_600_000);
  const choice = { since, until, youngerDays: null, source: null };
  const { id } = await voidMatching(world.context, server, { choice, ...world.act });
  await carryOutVoidBatches(world.services.sql, until);
  return id;
}

async function lift(world: World, batch: string): Promise<void> {
  await liftVoidBatch(world.context, batch, world.act);
  await carryOutVoidBatches(world.services.sql, world.clock.now);
}

/** Lists the accounts whose votes count. */
async function counted(world: World): Promise<string[]> {
  const rows = await world.services.sql<{ accountId: string }[]>`
    select account_id from vote where voided_at is null order by voted_at`;
  return rows.map(({ accountId }) => accountId);
}

Deno.test("one void batch with two votes of a name, of two accounts, is lifted with one of them", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const otherId = (await world.account("Kai")).id;
  for (const id of [annaId, otherId]) await add(world, id, BEDROCK);
  const as = (accountId: string) => cast(world, server, { accountId, gameName: BEDROCK });
  await as(annaId);
  const first = await voidToday(world, server);
  assert.equal((await as(otherId)).kind, "cast");
  const second = await voidToday(world, server);
  // A void batch of 1.0 took in Anna's vote, which it reached over, once the first batch was lifted.
  await world.services.sql`update vote set void_batch = ${second}`;
  await lift(world, first);
  assert.deepEqual(await counted(world), []);
  await lift(world, second);
  assert.deepEqual(await counted(world), [otherId]);
});

Deno.test("a name whose account was deleted after its day was given back has one vote after a lift", async () => {
  const { world, server, viewer, annaId } = await openAnna();
  await using _ = world;
  const otherId = (await world.account("Kai")).id;
  for (const id of [annaId, otherId]) await add(world, id, BEDROCK);
  const as = (accountId: string) => cast(world, server, { accountId, gameName: BEDROCK });
  await as(annaId);
  const batch = await voidToday(world, server);
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  assert.equal((await as(otherId)).kind, "cast");
  await lift(world, batch);
  assert.deepEqual(await counted(world), [otherId]);
});

Deno.test("a link's name whose day was given back has one vote after a lift, whichever account casts it again", async () => {
  for (const isLinkFirst of [true, false]) {
    const { world, server, annaId } = await openAnna();
    await using _ = world;
    const byLink = () => castLink(world, server, BEDROCK);
    const byAnna = () =>
      cast(world, server, { accountId: annaId, gameName: BEDROCK, isVouched: true });
    const [one, two] = isLinkFirst ? [byLink, byAnna] : [byAnna, byLink];
    if (!isLinkFirst) await add(world, annaId, BEDROCK);
    assert.equal((await one()).kind, "cast");
    const batch = await voidToday(world, server);
    if (isLinkFirst) await add(world, annaId, BEDROCK);
    assert.equal((await two()).kind, "cast");
    const before = await counted(world);
    await lift(world, batch);
    assert.deepEqual(await counted(world), before);
    assert.equal(before.length, 1);
  }
});
