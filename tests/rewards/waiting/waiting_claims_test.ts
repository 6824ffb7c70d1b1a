import assert from "node:assert/strict";
import { startListening } from "../../../src/core/deliveries/wake.ts";
import { releaseRewards } from "../../../src/reach/rewards/release_rewards.ts";
import { createServices } from "../../../src/service/services.ts";
import { castVote } from "../../../src/core/votes/cast_vote.ts";
import { claimBy, take } from "../../support/votes/inbox.ts";
import { openWorld, SECRET_KEY, SITE } from "../../support/world.ts";
import {
  addReward,
  begin,
  type Claims,
  LONG_S,
  NEVER_MS,
  openClaims,
  openInbox,
} from "./waiting_claims.ts";

async function namesIn(answer: Promise<Awaited<ReturnType<Claims["claim"]>>>) {
  const claimed = await answer;
  assert.ok(typeof claimed === "object");
  return claimed.votes.map(({ username }) => username);
}

Deno.test("a vote's commit reaches who waits in this and other processes", async () => {
  await using world = await openWorld();
  const { serverId, slug, keyId } = await openInbox(world);
  const [first, second] = ["first", "second"].map(() =>
    createServices(
      { webhookAllowPrivate: true, ...SITE },
      { databaseUrl: world.databaseUrl, secretKeys: [SECRET_KEY] },
      {
        now: () => world.clock.now,
        databaseNow: () => Promise.resolve(world.clock.now),
        askEveryMs: NEVER_MS,
        timeoutFactor: 10,
      },
    )
  );
  assert.ok(first && second);
  const listening = startListening(
    second.pools.openListener,
    second.votesDue,
    { processId: second.processId },
  );
  const { signal } = new AbortController();
  const waitHere = (services: typeof first, players: string[]) =>
    services.waitingClaims.claim(claimBy({ serverId, keyId, players }), {
      waitSeconds: LONG_S,
      signal,
    });
  await world.account("Steve");
  await world.account("Alex");
  const here = waitHere(first, ["Steve"]);
  const there = waitHere(second, ["Alex"]);
  // A claim that has not looked by now finds the vote without being woken.
  for (const { sql } of [first, second]) for (let n = 0; n < 20; n++) await sql`select 1`;
  const context = { ...world.services, nudge: first.nudge };
  for (const username of ["Steve", "Alex"]) {
    await castVote(context, { slug, username, now: world.clock.now });
  }
  assert.deepEqual(await namesIn(here), ["Steve"]);
  assert.deepEqual(await namesIn(there), ["Alex"]);
  await listening.stop();
  for (const services of [first, second]) await services.close(0);
});

Deno.test("a vote whose notice is lost is found within the wait", async () => {
  await using world = await openWorld();
  const { serverId, slug, keyId } = await openInbox(world);
  await world.account("Steve");
  const claims = openClaims(world);
  const { answer } = await begin(claims, claimBy({ serverId, keyId }));
  await world.vote({ slug }, "Steve");
  assert.deepEqual(await namesIn(answer), ["Steve"]);
});

Deno.test("a vote committed late, or with an earlier moment, is found", async () => {
  await using world = await openWorld();
  const { serverId, keyId } = await openInbox(world);
  const ids = await Promise.all(["Steve", "Alex"].map(world.account));
  const claims = openClaims(world, NEVER_MS);
  const { now } = world.clock;
  for (const [place, lateMs] of [0, 2_000].entries()) {
    const { answer } = await begin(claims, claimBy({ serverId, keyId }));
    const at = new Date(now.getTime() - lateMs);
    await addReward(world, { serverId, accountId: ids[place]?.id ?? "", at });
    claims.nudge();
    assert.deepEqual(await namesIn(answer), [ids[place]?.username]);
  }
});

Deno.test("a released vote, and one whose lease ended, reach who waits", async () => {
  await using world = await openWorld();
  const { serverId, keyId } = await openInbox(world);
  const { sql } = world.services;
  const { id } = await world.account("Steve");
  const start = world.clock.now;
  const voteId = await addReward(world, { serverId, accountId: id, at: start });
  const claims = openClaims(world, NEVER_MS);
  const at = (seconds: number) => world.clock.now = new Date(start.getTime() + seconds * 1000);
  const held = claimBy({ serverId, keyId });
  const other = claimBy({ serverId, keyId: crypto.randomUUID() });

  await take(sql, held, start);
  const released = await begin(claims, other);
  at(30);
  await releaseRewards(sql, {
    ...held,
    votes: [{ voteId, retryAfterSeconds: 0, final: false }],
  }, world.clock.now);
  claims.nudge();
  assert.deepEqual(await namesIn(released.answer), ["Steve"]);

  const ofHolder = await begin(claims, { ...other, claimId: crypto.randomUUID() });
  const ofOther = await begin(claims, { ...held, claimId: crypto.randomUUID() });
  at(151);
  claims.nudge();
  assert.deepEqual(await namesIn(ofHolder.answer), ["Steve"]);
  for (const seconds of [151 + 121, 151 + 721]) {
    const before = claims.count();
    at(seconds);
    claims.nudge();
    await claims.settled(before);
  }
  assert.deepEqual(await namesIn(ofOther.answer), ["Steve"]);
});
