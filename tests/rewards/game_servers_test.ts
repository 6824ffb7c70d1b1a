/** Several game servers that share one inbox and one key. */
import assert from "node:assert/strict";
import { claimRewards } from "../../src/reach/rewards/claim_rewards.ts";
import { listRewards } from "../../src/reach/rewards/inbox_counts.ts";
import { grantRewards } from "../../src/reach/rewards/grant_rewards.ts";
import { releaseRewards } from "../../src/reach/rewards/release_rewards.ts";
import {
  after,
  claimBy,
  type Inbox,
  OPENED,
  openInbox,
  openPool,
  take,
} from "../support/votes/inbox.ts";

const LEASE_S = 120;
const OWN_FIRST_S = 600;

/** Claims all players' votes as a game server with the shared key. */
async function ids({ sql, ours }: Inbox, gameServer: string | undefined, now: Date) {
  return (await take(sql, claimBy({ ...ours, gameServer }), now)).map(({ voteId }) => voteId);
}

/** Grants one reward as a game server, and returns the result. */
async function grant(
  { sql, ours }: Inbox,
  { gameServer, voteId }: { gameServer?: string; voteId: string },
) {
  const votes = [{ voteId }];
  const [told] = await grantRewards(sql, { ...ours, gameServer, votes }, OPENED);
  return told?.result;
}

async function listed({ sql, serverId }: Inbox) {
  const [reward] = await listRewards(sql, serverId, { now: OPENED, limit: 1 });
  return reward ?? assert.fail("no reward");
}

Deno.test("of game servers that claim at once with one key, one gets each vote", async () => {
  await using inbox = await openInbox(40);
  await using sql = openPool(inbox.url, 8);
  const votes = await inbox.wait(inbox.accounts);
  const players = inbox.accounts.map((_, nth) => `player_${nth}`);
  const taken = await Promise.all(
    Array.from({ length: 8 }, async (_, nth) => {
      const gameServer = `survival-${nth}`;
      const claim = () => claimBy({ ...inbox.ours, gameServer, players, limit: 3 });
      const own: string[] = [];
      for (let empty = 0; empty < 3;) {
        const got = (await take(sql, claim(), OPENED)).map(({ voteId }) => voteId);
        if (got.length === 0) empty++;
        const grants = got.map((voteId) => ({ voteId }));
        const told = await grantRewards(sql, { ...inbox.ours, gameServer, votes: grants }, OPENED);
        assert.ok(told.every(({ result }) => result === "recorded"));
        own.push(...got);
      }
      return own;
    }),
  );
  assert.deepEqual(taken.flat().sort(), votes.toSorted());
});

Deno.test("a game server that crashed comes first again, and ten minutes later the others", async () => {
  await using inbox = await openInbox(1);
  const votes = await inbox.wait(inbox.accounts);
  assert.deepEqual(await ids(inbox, "lobby", OPENED), votes);
  for (const other of ["survival", undefined]) {
    assert.deepEqual(await ids(inbox, other, after(LEASE_S)), []);
    assert.deepEqual(await ids(inbox, other, after(LEASE_S + OWN_FIRST_S - 1)), []);
  }
  assert.deepEqual(await ids(inbox, "survival", after(LEASE_S + OWN_FIRST_S)), votes);
});

Deno.test("a game server gets its own votes again as soon as its lease ends", async () => {
  await using inbox = await openInbox(1);
  const votes = await inbox.wait(inbox.accounts);
  assert.deepEqual(await ids(inbox, "lobby", OPENED), votes);
  assert.deepEqual(await ids(inbox, "lobby", after(LEASE_S)), votes);
});

Deno.test("the game server that a player moved to gets a released vote at once", async () => {
  await using inbox = await openInbox(1);
  const { sql, ours } = inbox;
  await inbox.wait(inbox.accounts);
  const claim = claimBy({ ...ours, gameServer: "lobby" });
  const [vote] = await take(sql, claim, OPENED);
  const released = { voteId: vote?.voteId ?? "", retryAfterSeconds: 0, final: false };
  await releaseRewards(sql, { ...ours, claimId: claim.claimId, votes: [released] }, OPENED);
  assert.deepEqual(await ids(inbox, "survival", OPENED), [vote?.voteId]);
});

Deno.test("a second game server that gave the same vote learns it, and the owner sees both", async () => {
  await using inbox = await openInbox(1);
  const [voteId = ""] = await inbox.wait(inbox.accounts);
  assert.equal(await grant(inbox, { gameServer: "lobby", voteId }), "recorded");
  assert.equal(await grant(inbox, { gameServer: "lobby", voteId }), "already_recorded");
  for (const _ of [1, 2]) {
    assert.equal(await grant(inbox, { gameServer: "survival", voteId }), "duplicate");
  }
  assert.equal(await grant(inbox, { gameServer: "skyblock", voteId }), "duplicate");
  const { again, gameServers } = await listed(inbox);
  assert.deepEqual([again, gameServers], [2, ["lobby", "survival", "skyblock"]]);
});

Deno.test("a grant that names no game server is of the one whose lease holds the vote", async () => {
  await using inbox = await openInbox(1);
  const [voteId = ""] = await inbox.wait(inbox.accounts);
  await ids(inbox, "lobby", OPENED);
  assert.deepEqual((await listed(inbox)).gameServers, ["lobby"]);
  assert.equal(await grant(inbox, { voteId }), "recorded");
  assert.equal(await grant(inbox, { voteId }), "already_recorded");
  assert.deepEqual((await listed(inbox)).gameServers, ["lobby"]);
});

Deno.test("a vote that another key gave is not said to be of the game server that held it", async () => {
  await using inbox = await openInbox(1);
  const [voteId = ""] = await inbox.wait(inbox.accounts);
  await ids(inbox, "lobby", OPENED);
  const votes = [{ voteId }];
  await grantRewards(inbox.sql, { ...inbox.theirs, votes }, OPENED);
  assert.deepEqual((await listed(inbox)).gameServers, []);
});

Deno.test("a game server cannot take over another one's claim by its id", async () => {
  await using inbox = await openInbox(1);
  const { sql, ours } = inbox;
  await inbox.wait(inbox.accounts);
  const claim = claimBy({ ...ours, gameServer: "lobby" });
  await take(sql, claim, OPENED);
  for (const gameServer of ["survival", undefined]) {
    const answer = await claimRewards(sql, { ...claim, gameServer }, OPENED);
    assert.equal(answer, "claim_of_another_key");
  }
});
