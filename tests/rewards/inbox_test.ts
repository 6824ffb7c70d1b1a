import assert from "node:assert/strict";
import { claimRewards } from "../../src/reach/rewards/claim_rewards.ts";
import { releaseRewards } from "../../src/reach/rewards/release_rewards.ts";
import { after, claimBy, OPENED, openInbox, take, tell } from "../support/votes/inbox.ts";

Deno.test("a claim names its players as the plugin wrote them", async () => {
  await using inbox = await openInbox();
  const { sql, ours, accounts: [first = "", second = ""] } = inbox;
  await inbox.wait([first, second]);
  const players = ["nobody", " PLAYER_0", "player_0", "\0", "x".repeat(64)];
  const votes = await take(sql, claimBy({ ...ours, players }), OPENED);
  const told = votes.map(({ voteId: _, ...vote }) => vote);
  assert.deepEqual(told, [{
    player: " PLAYER_0",
    username: "Player_0",
    userId: first,
    votedAt: OPENED,
    claims: 1,
    isTest: false,
  }]);
  const [other] = await take(sql, claimBy(ours), OPENED);
  assert.deepEqual([other?.player, other?.userId], [null, second]);
});

Deno.test("two names of one account claim each vote once", async () => {
  await using inbox = await openInbox(1);
  const { sql, ours, accounts: [account = ""] } = inbox;
  await sql`
    insert into former_name (name_key, account_id, until)
    values ('old_name', ${account}, ${after(9)})`;
  await inbox.wait([account], 3);
  const players = ["Old_Name", "Player_0"];
  const votes = await take(sql, claimBy({ ...ours, players }), OPENED);
  assert.deepEqual(votes.map(({ player }) => player), Array(3).fill("Old_Name"));
});

Deno.test("a claim takes the oldest, ten of a player, and tells of more", async () => {
  await using inbox = await openInbox();
  const { sql, ours, accounts: [first = "", second = ""] } = inbox;
  const ids = (await inbox.wait([first], 12)).reverse();
  const ask = async (claim: object) => {
    const claimed = await claimRewards(sql, claimBy({ ...ours, ...claim }), OPENED);
    assert.ok(claimed !== "claim_of_another_key");
    return [claimed.votes.map(({ voteId }) => ids.indexOf(voteId)), claimed.more];
  };
  assert.deepEqual(await ask({ limit: 1 }), [[0], true]);
  assert.deepEqual(await ask({ players: ["Player_0"] }), [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], true]);
  assert.deepEqual(await ask({ players: ["Player_0"] }), [[11], false]);
  assert.deepEqual(await ask({}), [[], false]);
  await inbox.wait([second]);
  assert.deepEqual(await ask({ players: ["Player_0"] }), [[], false]);
});

Deno.test("a repeated claim holds the same votes, with a new lease", async () => {
  await using inbox = await openInbox();
  const { sql, ours, theirs } = inbox;
  await inbox.wait(inbox.accounts);
  const claim = claimBy({ ...ours, limit: 2 });
  const first = await claimRewards(sql, claim, OPENED);
  const repeated = await claimRewards(sql, claim, after(100));
  assert.deepEqual(repeated, { ...Object(first), until: after(220) });
  assert.ok(first !== "claim_of_another_key" && first.votes.length === 2 && first.more);
  assert.equal((await take(sql, claimBy(theirs), after(200))).length, 1);
  const stolen = await claimRewards(sql, { ...claim, keyId: theirs.keyId }, after(200));
  assert.equal(stolen, "claim_of_another_key");
  const again = await claimRewards(sql, claim, after(221));
  assert.ok(again !== "claim_of_another_key");
  assert.deepEqual(again.votes.map(({ claims }) => claims), [2, 2]);
});

Deno.test("after a lease its own key comes first, others ten minutes later", async () => {
  await using inbox = await openInbox(1);
  const { sql, ours, theirs } = inbox;
  await inbox.wait(inbox.accounts);
  await take(sql, claimBy(ours), OPENED);
  assert.equal((await take(sql, claimBy(ours), after(119))).length, 0);
  assert.equal((await take(sql, claimBy(theirs), after(120))).length, 0);
  const [again] = await take(sql, claimBy(ours), after(120));
  assert.equal(again?.claims, 2);
  assert.equal((await take(sql, claimBy(theirs), after(839))).length, 0);
  assert.equal((await take(sql, claimBy(theirs), after(840))).length, 1);
});

Deno.test("a vote is handed out as often as it is asked for", async () => {
  await using inbox = await openInbox(1);
  const { sql, ours } = inbox;
  await inbox.wait(inbox.accounts);
  await sql`update reward set claims = 32767`; // every 30 s for a month are more
  const [vote] = await take(sql, claimBy(ours), OPENED);
  assert.equal(vote?.claims, 32_768);
});

Deno.test("a grant counts once, whichever key holds the lease", async () => {
  await using inbox = await openInbox(2);
  const { sql, ours, theirs } = inbox;
  const ids = await inbox.wait(inbox.accounts);
  await take(sql, claimBy(theirs), OPENED);
  const asked = { ids: [...ids, crypto.randomUUID(), ids[0] ?? ""], now: OPENED };
  const results = (result: string) => [result, result, "unknown", result];
  assert.deepEqual(await tell(sql, ours, asked), results("recorded"));
  assert.deepEqual(await tell(sql, ours, asked), results("already_recorded"));
  for (let nth = 0; nth < 2; nth++) {
    assert.deepEqual(await tell(sql, theirs, asked), results("duplicate"));
  }
  const elsewhere = { ...ours, serverId: crypto.randomUUID() };
  assert.deepEqual(await tell(sql, elsewhere, asked), results("unknown"));
  const rows = await sql`select cardinality(again_by) as again from reward_outcome`;
  assert.deepEqual(rows.map((row) => row["again"]), [1, 1]);
});

Deno.test("a released vote waits for every key, as long as told", async () => {
  await using inbox = await openInbox(2);
  const { sql, ours, theirs } = inbox;
  const [one = "", two = ""] = await inbox.wait(inbox.accounts);
  const claim = claimBy(ours);
  await take(sql, claim, OPENED);
  const votes = [
    { voteId: one.toUpperCase(), retryAfterSeconds: 60, final: false },
    { voteId: two, retryAfterSeconds: 0, final: true, note: "inventory full" },
    { voteId: crypto.randomUUID(), retryAfterSeconds: 0, final: false },
  ];
  const results = async (keyId: string) =>
    (await releaseRewards(sql, { ...claim, keyId, votes }, OPENED)).map(({ result }) => result);
  assert.deepEqual(await results(theirs.keyId), Array(3).fill("not_held"));
  assert.deepEqual(await results(ours.keyId), ["released", "refused", "not_held"]);
  assert.deepEqual(await results(ours.keyId), Array(3).fill("not_held"));
  assert.equal((await take(sql, claimBy(theirs), after(59))).length, 0);
  const again = await take(sql, claimBy(theirs), after(60));
  assert.deepEqual(again.map(({ voteId }) => voteId), [one]);
  assert.deepEqual(await tell(sql, ours, { ids: [two], now: OPENED }), ["refused"]);
  const [refused] = await sql`select ended, note from reward_outcome`;
  assert.deepEqual({ ...refused }, { ended: "refused", note: "inventory full" });
});
