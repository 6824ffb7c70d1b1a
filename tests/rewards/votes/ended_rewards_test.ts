import assert from "node:assert/strict";
import { revokeKey } from "../../../src/core/keys/revoke_key.ts";
import { expireRewards } from "../../../src/reach/rewards/expire_rewards.ts";
import { countInbox, listRewards } from "../../../src/reach/rewards/inbox_counts.ts";
import { findRewardStates } from "../../../src/site/voting/my_votes/reward_state.ts";
import { addTestVote } from "../../../src/reach/rewards/test_vote.ts";
import { claimBy, take, tell } from "../../support/votes/inbox.ts";
import { HOUR_MS } from "../../../src/core/time/day.ts";
import { claimed, later, openRewards, stateOf, told, vote } from "./rewarded_votes.ts";

Deno.test("what a revoked key held is for others once its lease ends", async () => {
  await using world = await openRewards();
  const id = await vote(world, world.server);
  const other = await world.key(world.server, undefined, "other");
  assert.deepEqual(await claimed(world), [id]);
  await revokeKey(world.context, world.plugin.keyId, world.act);
  world.plugin.keyId = other.id;
  assert.deepEqual(await claimed(world), []);
  later(world, 121 / 3_600);
  assert.deepEqual(await claimed(world), [id]);
});

Deno.test("a test waits for an hour and counts nowhere", async () => {
  await using world = await openRewards();
  const { sql } = world.services;
  let nudges = 0;
  const context = { sql, nudge: () => void nudges++ };
  const test = (player: string) => {
    const wanted = { serverId: world.server.id, testId: crypto.randomUUID(), player };
    return addTestVote(context, wanted, world.clock.now);
  };
  assert.equal(await test("nobody\0"), undefined);
  const one = await test(" steve_01") ?? "";
  const two = await test("Steve_01") ?? "";
  assert.equal(nudges, 2);
  const { now } = world.clock;
  const [vote] = await take(sql, claimBy({ ...world.plugin, limit: 1, leaseSeconds: 3_600 }), now);
  assert.deepEqual([vote?.isTest, vote?.username], [true, "Steve_01"]);
  const held = vote?.voteId === one ? one : two;
  const { waiting, leased, oldestWaitingAt } = await countInbox(sql, world.server.id, now);
  assert.deepEqual([waiting, leased, oldestWaitingAt], [0, 0, null]);
  await expireRewards(sql, new Date(now.getTime() + HOUR_MS - 1));
  assert.equal((await sql`select from reward`).length, 2);
  await expireRewards(sql, later(world, 1));
  const states = await findRewardStates(sql, [one, two], now);
  assert.deepEqual([...states.values()], ["expired", "expired"]);
  assert.equal(await told(world, held), "expired");
  assert.equal((await countInbox(sql, world.server.id, world.clock.now)).expired30Days, 0);
  assert.deepEqual([...await sql`select from vote`], []);
});

Deno.test("what waits 30 days expires, unless a plugin holds it", async () => {
  await using world = await openRewards();
  const { sql } = world.services;
  const id = await vote(world, world.server);
  await world.account("Alex_02");
  const other = await vote(world, world.server, "Alex_02");
  await expireRewards(sql, later(world, 30 * 24 - 0.01));
  assert.deepEqual(await claimed(world, ["Steve_01"]), [id]);
  await expireRewards(sql, later(world, 0.02));
  assert.deepEqual([await stateOf(world, id), await stateOf(world, other)], ["leased", "expired"]);
  await expireRewards(sql, later(world, 1));
  assert.equal(await stateOf(world, id), "expired");
  assert.equal(await told(world, id), "expired");
});

Deno.test("outcomes and the feed are kept for 120 days", async () => {
  await using world = await openRewards();
  const { sql } = world.services;
  await sql`update server set has_feed = true`;
  const id = await vote(world, world.server);
  await told(world, id);
  const kept = async () =>
    (await sql`select from reward_outcome union all select from feed_entry`).length;
  await expireRewards(sql, later(world, 120 * 24));
  assert.equal(await kept(), 2);
  await expireRewards(sql, later(world, 0.01));
  assert.equal(await kept(), 0);
});

Deno.test("the inbox's figures count each reward once", async () => {
  await using world = await openRewards();
  const { sql } = world.services;
  const names = ["Alex_02", "Bob_03", "Cleo_04", "Dan_05"];
  for (const name of names) await world.account(name);
  const yesterday = await vote(world, world.server);
  await told(world, yesterday);
  later(world, 24);
  const ids = [];
  for (const name of names) ids.push(await vote(world, world.server, name));
  const [alex = "", bob = "", cleo = "", dan = ""] = ids;
  await told(world, alex);
  const other = { serverId: world.server.id, keyId: crypto.randomUUID() };
  await tell(sql, other, { ids: [alex], now: world.clock.now });
  await claimed(world, ["Bob_03"]);
  const { now } = world.clock;
  assert.deepEqual({ ...await countInbox(sql, world.server.id, now) }, {
    rewardsBy: "inbox",
    waiting: 2,
    leased: 1,
    oldestWaitingAt: now,
    grantedToday: 1,
    grantedTwice30Days: 1,
    expired30Days: 0,
  });
  const listed = await listRewards(sql, world.server.id, { now, limit: 50 });
  const facts = listed.map((
    { voteId, username, state, again },
  ) => [voteId, username, state, again]);
  assert.deepEqual(
    new Map(facts.map(([id, ...rest]) => [id, rest])),
    new Map<unknown, unknown>([
      [alex, ["Alex_02", "granted", 1]],
      [bob, ["Bob_03", "leased", 0]],
      [cleo, ["Cleo_04", "waiting", 0]],
      [dan, ["Dan_05", "waiting", 0]],
      [yesterday, ["Steve_01", "granted", 0]],
    ]),
  );
  assert.equal(facts.at(-1)?.[0], yesterday);
  assert.equal((await listRewards(sql, world.server.id, { now, limit: 2 })).length, 2);
});
