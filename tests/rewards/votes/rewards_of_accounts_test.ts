import assert from "node:assert/strict";
import {
  disableAccount,
  enableAccount,
} from "../../../src/site/accounts/moderation/disable_account.ts";
import { listRewards } from "../../../src/reach/rewards/inbox_counts.ts";
import { grantRewards } from "../../../src/reach/rewards/grant_rewards.ts";
import { addTestVote } from "../../../src/reach/rewards/test_vote.ts";
import { deleteAccount } from "../../../src/site/sign_in/delete_account.ts";
import { forgetVoters } from "../../../src/site/voting/forget_voters.ts";
import { insertVotes } from "../../../src/core/votes/vote_repository.ts";
import { uuidV7 } from "../../../src/core/database/uuid_v7.ts";
import { meetLock } from "../../support/database/locks.ts";
import { PASSWORD } from "../../support/people/people.ts";
import { claimed, later, openRewards, stateOf, told, vote } from "./rewarded_votes.ts";

Deno.test("a deleted account's rewards expire, and its notes are forgotten", async () => {
  await using world = await openRewards();
  const { sql } = world.services;
  const given = await vote(world, world.server);
  const votes = [{ voteId: given, note: "gave Steve a sword" }];

  await grantRewards(sql, { ...world.plugin, votes }, world.clock.now);
  later(world, 24);
  const id = await vote(world, world.server);
  await deleteAccount(world.context, world.viewer, { password: PASSWORD, ...world.act });
  assert.equal(await stateOf(world, id), "expired");
  assert.deepEqual(await claimed(world), []);
  assert.equal(await told(world, id), "expired");
  const { now } = world.clock;
  const [listed] = await listRewards(sql, world.server.id, { now, limit: 1 });
  assert.equal(listed?.username, null);
  await forgetVoters(sql, later(world, 1));
  assert.deepEqual([...await sql`select from reward_outcome where note is not null`], []);
});

Deno.test("tests for a deleted account end, and their notes are forgotten", async () => {
  await using world = await openRewards();
  const { sql } = world.services;
  const test = async () => {
    const testId = crypto.randomUUID();
    const wanted = { serverId: world.server.id, testId, player: "Steve_01" };
    return await addTestVote(world.context, wanted, world.clock.now) ?? "";
  };
  const grant = async (voteId: string) =>
    await grantRewards(
      sql,
      { ...world.plugin, votes: [{ voteId, note: "gave Steve a sword" }] },
      world.clock.now,
    );
  await grant(await test());
  const waiting = await test();
  await deleteAccount(world.context, world.viewer, { password: PASSWORD, ...world.act });
  assert.deepEqual(await grant(waiting), [{ voteId: waiting, result: "expired" }]);
  await forgetVoters(sql, later(world, 1));
  assert.deepEqual([...await sql`select from reward_outcome where note is not null`], []);
});

Deno.test("a vote under way while its account is deleted leaves no reward", async () => {
  await using world = await openRewards();
  const { sql } = world.services;
  let id = "";
  await world.account("Alex_02");
  await told(world, await vote(world, world.server, "Alex_02"));
  await meetLock(world, {
    first: (tx) => tx`select from vote_count for update`,
    work: async (sql) => {
      const votedAt = world.clock.now;
      const vote = {
        voteId: uuidV7(votedAt),
        slug: world.server.slug,
        voter: { nameKey: "steve_01" },
        votedAt,
        source: "session" as const,
      };
      [id = ""] = (await insertVotes(sql, [vote])).keys();
    },
    then: () => deleteAccount(world.context, world.viewer, { password: PASSWORD, ...world.act }),
  });
  assert.deepEqual([await stateOf(world, id), await claimed(world)], ["waiting", []]);
  await forgetVoters(sql, later(world, 1));
  assert.equal(await stateOf(world, id), "expired");
});

Deno.test("a disabled account's rewards expire, and later ones wait again", async () => {
  await using world = await openRewards();
  const id = await vote(world, world.server);
  const { accountId } = world.viewer;
  await disableAccount(world.context, accountId, { reason: "A bot", ...world.act });
  assert.equal(await stateOf(world, id), "expired");
  const { sql } = world.services;
  await sql`
    insert into reward (vote_id, server_id, account_id, voted_at, available_at)
    select gen_random_uuid(), ${world.server.id}, ${accountId}, ${world.clock.now}, ${world.clock.now}`;
  for (const players of [undefined, ["Steve_01"]]) {
    assert.deepEqual(await claimed(world, players), []);
  }
  await enableAccount(world.context, accountId, world.act);
  assert.equal((await claimed(world)).length, 1);
});
