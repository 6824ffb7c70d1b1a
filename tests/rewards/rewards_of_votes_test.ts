import assert from "node:assert/strict";
import {
  disableAccount,
  enableAccount,
} from "../../src/site/accounts/moderation/disable_account.ts";
import { rename } from "../../src/site/accounts/profile.ts";
import { revokeKey } from "../../src/core/keys/revoke_key.ts";
import { connectVotifier } from "../../src/reach/keys/votifier.ts";
import { expireRewards } from "../../src/reach/rewards/expire_rewards.ts";
import { countInbox, listRewards } from "../../src/reach/rewards/inbox_counts.ts";
import { findRewardStates } from "../../src/site/voting/my_votes/reward_state.ts";
import { grantRewards } from "../../src/reach/rewards/grant_rewards.ts";
import { releaseRewards } from "../../src/reach/rewards/release_rewards.ts";
import type { RewardsBy } from "../../src/core/servers/rewards_by.ts";
import { setRewardsBy } from "../../src/reach/rewards/set_rewards_by.ts";
import { addTestVote } from "../../src/reach/rewards/test_vote.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { actorOf } from "../../src/core/rights/actor.ts";
import { findAudit } from "../../src/site/trail/find_audit.ts";
import { carryOutVoidBatches } from "../../src/desk/voids/carry_out_void_batches.ts";
import { castVote } from "../../src/core/votes/cast_vote.ts";
import { forgetVoters } from "../../src/site/voting/forget_voters.ts";
import { insertVotes } from "../../src/core/votes/vote_repository.ts";
import { uuidV7 } from "../../src/core/database/uuid_v7.ts";
import { liftVoidBatch } from "../../src/desk/voids/void_batch.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";
import { claimBy, take, tell } from "../support/votes/inbox.ts";
import { meetLock } from "../support/database/locks.ts";
import { PASSWORD, signUp } from "../support/people/people.ts";
import { voidMatching } from "../support/votes/void_matching.ts";
import { openWorld, type World, type WorldOptions } from "../support/world.ts";
import { HOUR_MS } from "../../src/core/time/day.ts";

/** A world with a server whose votes become rewards that way, a key of it, and Steve. */
async function openRewards(rewardsBy: RewardsBy = "inbox", options: WorldOptions = {}) {
  const world = await openWorld(options);
  const server = await world.server();
  const { id: keyId } = await world.key(server);
  await setRewardsBy(world.context, server.slug, { rewardsBy, ...world.act });
  const { viewer } = await signUp(world, "Steve_01");
  const plugin = { serverId: server.id, keyId };
  return Object.assign(world, { server, plugin, viewer });
}

type RewardWorld = Awaited<ReturnType<typeof openRewards>>;

async function vote(world: World, server: Server, username = "Steve_01"): Promise<string> {
  const outcome = await world.vote(server, username);
  assert.ok(outcome.kind === "cast");
  return outcome.voteId;
}

function later({ clock }: World, hours: number): Date {
  return clock.now = new Date(clock.now.getTime() + hours * HOUR_MS);
}

async function stateOf({ services: { sql }, clock }: World, id: string) {
  return (await findRewardStates(sql, [id], clock.now)).get(id);
}

async function claimed({ services: { sql }, clock, plugin }: RewardWorld, players?: string[]) {
  return (await take(sql, claimBy({ ...plugin, players }), clock.now)).map(({ voteId }) => voteId);
}

async function told({ services: { sql }, clock: { now }, plugin }: RewardWorld, id: string) {
  const [result] = await tell(sql, plugin, { ids: [id], now });
  return result;
}

async function voidAll(world: RewardWorld): Promise<string> {
  const { now } = world.clock;
  const since = new Date(now.getTime() - 12 * HOUR_MS);
  const until = later(world, 0.01);
  const choice = { since, until, youngerDays: null, source: null };
  const { id } = await voidMatching(world.context, world.server, { choice, ...world.act });
  await carryOutVoidBatches(world.services.sql, world.clock.now);
  return id;
}

async function lift(world: RewardWorld, id: string): Promise<void> {
  await liftVoidBatch(world.context, id, world.act);
  await carryOutVoidBatches(world.services.sql, world.clock.now);
}

Deno.test("only the inbox's votes wait, and only push queues for Votifier", async () => {
  for (const rewardsBy of ["none", "push", "inbox"] as const) {
    await using world = await openRewards(rewardsBy);
    const { server, services: { sql } } = world;
    await world.key(server, "http://127.0.0.1:9999/hook", "news");
    const votifier = { host: "127.0.0.1", port: 9998, secret: "a-token-of-votifier" };
    await connectVotifier(world.context, server.slug, { ...votifier, ...world.act });
    await setRewardsBy(world.context, server.slug, { rewardsBy, ...world.act });
    const id = await vote(world, server);
    const queued = await sql`
      select e.url from outbox o join endpoint e using (key_id) order by e.url`;
    const urls = [
      "http://127.0.0.1:9999/hook",
      ...rewardsBy === "push" ? ["votifier://127.0.0.1:9998"] : [],
    ];
    assert.deepEqual(queued.map((row) => row["url"]), urls);
    assert.equal(await stateOf(world, id), rewardsBy === "inbox" ? "waiting" : undefined);
  }
});

Deno.test("a vote that only a reward waits for nudges, one without doesn't", async () => {
  for (const rewardsBy of ["none", "inbox"] as const) {
    await using world = await openRewards(rewardsBy);
    let nudges = 0;
    const context = { ...world.context, nudge: () => void nudges++ };
    await castVote(context, {
      slug: world.server.slug,
      username: "Steve_01",
      now: world.clock.now,
    });
    assert.equal(nudges, rewardsBy === "inbox" ? 1 : 0);
  }
});

Deno.test("a vote whose reward cannot be written is not cast", async () => {
  await using world = await openRewards();
  const { sql } = world.services;
  await sql`alter table reward add constraint closed check (false) not valid`;
  await assert.rejects(world.vote(world.server, "Steve_01"));
  assert.deepEqual([...await sql`select from vote`], []);
});

Deno.test("votes that came by the inbox stay there when the way changes", async () => {
  await using world = await openRewards();
  const id = await vote(world, world.server);
  await setRewardsBy(world.context, world.server.slug, { rewardsBy: "push", ...world.act });
  later(world, 24);
  assert.equal(await stateOf(world, await vote(world, world.server)), undefined);
  assert.deepEqual(await claimed(world), [id]);
  const entries = await findAudit(world.services.sql, world.server.id, {});
  const chosen = entries.filter(({ action }) => action === "rewards_set");
  assert.deepEqual(chosen.map(({ details }) => details["path"]).sort(), ["inbox", "push"]);
});

Deno.test("only a server's owner and the operator choose the way", async () => {
  await using world = await openRewards();
  const { viewer } = await signUp(world, "Eve_02");
  for (const isModerator of [false, true]) {
    const by = { ...actorOf(viewer), isModerator } as const;
    const refused = setRewardsBy(world.context, world.server.slug, {
      rewardsBy: "none",
      ...world.act,
      by,
    });
    await assert.rejects(refused, { code: "server_unknown" });
  }
});

Deno.test("a void vote's reward is withdrawn from the key that holds it", async () => {
  await using world = await openRewards();
  const id = await vote(world, world.server);
  assert.deepEqual(await claimed(world), [id]);
  await voidVote(world.context, id, world.act);
  assert.equal(await stateOf(world, id), "voided");
  assert.equal(await told(world, id), "voided");
  later(world, 1);
  assert.deepEqual(await claimed(world), []);
});

Deno.test("a lifted void lets rewards wait again that had not ended", async () => {
  await using world = await openRewards();
  const { sql } = world.services;
  const steves = await vote(world, world.server);
  for (const name of ["Alex_02", "Bob_03"]) await world.account(name);
  const granted = await vote(world, world.server, "Alex_02");
  const refused = await vote(world, world.server, "Bob_03");
  assert.equal(await told(world, granted), "recorded");
  const claim = claimBy({ ...world.plugin, players: ["Bob_03"] });
  await take(sql, claim, world.clock.now);
  const release = { voteId: refused, retryAfterSeconds: 0, final: true };
  await releaseRewards(sql, { ...claim, votes: [release] }, world.clock.now);
  const voided = async () =>
    (await sql`select from reward_outcome where voided_at is not null`).length;
  for (let round = 0; round < 2; round++) {
    const batch = await voidAll(world);
    assert.equal(await stateOf(world, steves), "voided");
    assert.deepEqual([await stateOf(world, granted), await voided()], ["granted", 1]);
    await lift(world, batch);
    const states = await Promise.all([steves, granted, refused].map((id) => stateOf(world, id)));
    assert.deepEqual([...states, await voided()], ["waiting", "granted", "refused", 0]);
  }
  assert.deepEqual(await claimed(world), [steves]);
});

Deno.test("the feed tells of votes, voids and lifted ones, where it is on", async () => {
  await using world = await openRewards();
  const { sql } = world.services;
  await vote(world, world.server);
  await sql`update server set has_feed = true where id = ${world.server.id}`;
  await world.account("Alex_02");
  const id = await vote(world, world.server, "Alex_02");
  await voidVote(world.context, id, world.act);
  await lift(world, await voidAll(world));
  const rows = await sql<{ type: string; voteId: string; notedAt: Date }[]>`
    select type, vote_id, noted_at from feed_entry where server_id = ${world.server.id} order by id`;
  const types = rows.map((row) => `${row.type} ${row.voteId === id ? "Alex" : "Steve"}`);
  assert.deepEqual(types, [
    "vote.cast Alex",
    "vote.voided Alex",
    "vote.voided Steve",
    "vote.restored Steve",
  ]);
  assert.deepEqual(rows.at(-1)?.notedAt, world.clock.now);
});

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

Deno.test("a suspended server loses no reward, and gets no new one", async () => {
  await using world = await openRewards();
  const id = await vote(world, world.server);
  const decide = (decision: "suspend" | "approve") =>
    decideStatus(world.context, world.server.slug, { decision, reason: "Why not", ...world.act });
  await decide("suspend");
  later(world, 48);
  await assert.rejects(world.vote(world.server, "Steve_01"), { code: "server_not_approved" });
  await decide("approve");
  assert.deepEqual(await claimed(world), [id]);
});

Deno.test("a renamed player's votes are claimed by either name", async () => {
  await using world = await openRewards();
  const id = await vote(world, world.server);
  await rename(world.context, world.viewer, { newName: "Steven", ...world.act });
  for (const name of ["steve_01", "Steven"]) {
    assert.deepEqual(await claimed(world, [name]), [id], name);
    later(world, 1);
  }
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
