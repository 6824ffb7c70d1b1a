import assert from "node:assert/strict";
import { claimRewards } from "../../../src/reach/rewards/claim_rewards.ts";
import { checkReward, claimReward } from "../../../src/reach/rewards/door_answer.ts";
import { readFeed } from "../../../src/reach/rewards/feed.ts";
import { listRewards } from "../../../src/reach/rewards/inbox_counts.ts";
import { setRewardsBy } from "../../../src/reach/rewards/set_rewards_by.ts";
import { searchAccounts } from "../../../src/site/accounts/moderation/search_accounts.ts";
import { deleteAccount } from "../../../src/site/sign_in/delete_account.ts";
import { findVoters } from "../../../src/site/voting/server_voters.ts";
import { writeAccountData } from "../../../src/site/voting/export_account.ts";
import { listVoteHistory } from "../../../src/site/voting/moderation/vote_history.ts";
import { countSiteBoard, findSiteBoard } from "../../../src/site/voting/site_board.ts";
import { PASSWORD } from "../../support/people/people.ts";
import { add, BEDROCK, cast, nextDay, openAnna } from "./named_player.ts";

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
  const query = { serverId: server.id, month: "2026-03", search: "", from: 0, limit: 9 };
  const { voters } = await findVoters(world.services.sql, query);
  assert.deepEqual(voters.map(({ username }) => username), [BEDROCK]);
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
