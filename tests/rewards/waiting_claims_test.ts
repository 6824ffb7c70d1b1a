import assert from "node:assert/strict";
import { isUnavailable } from "../../src/core/database/unavailable.ts";
import { startListening } from "../../src/core/deliveries/wake.ts";
import { listen } from "../../src/service/serving/listen.ts";
import { releaseRewards } from "../../src/reach/rewards/release_rewards.ts";
import type { RewardClaim } from "../../src/reach/rewards/claim_rewards.ts";
import { createWaitingClaims } from "../../src/reach/rewards/waiting_claims.ts";
import { createServices } from "../../src/service/services.ts";
import { uuidV7 } from "../../src/core/database/uuid_v7.ts";
import { castVote } from "../../src/core/votes/cast_vote.ts";
import { proxiedWorld } from "../support/database/broken_network.ts";
import { claimBy, take } from "../support/votes/inbox.ts";
import { eventually } from "../support/processes/processes.ts";
import { openWorld, SECRET_KEY, SITE, type World } from "../support/world.ts";

/** Milliseconds within which no test ends: a claim that polls so rarely has to be nudged. */
const NEVER_MS = 1_000_000;

/** Seconds of a wait whose end is not awaited, and of one whose end is waited for. */
const LONG_S = 25;
const SHORT_S = 1;

const NOTHING = { votes: [], more: false };

/** A server with an inbox, a key of it, and two players. */
async function openInbox(world: World, name = "Skyblock Valley") {
  const { sql } = world.services;
  const { id: serverId, slug } = await world.server(name);
  await sql`update server set rewards_by = 'inbox' where id = ${serverId}`;
  return { serverId, slug, keyId: crypto.randomUUID() };
}

/** Lets a reward wait that was voted for at that moment; returns its vote. */
async function addReward(
  { services: { sql } }: World,
  { serverId, accountId, at }: { serverId: string; accountId: string; at: Date },
): Promise<string> {
  const voteId = uuidV7(at);
  await sql`
    insert into reward (vote_id, server_id, account_id, voted_at, available_at)
    values (${voteId}, ${serverId}, ${accountId}, ${at}, ${at})`;
  return voteId;
}

/** Claims of a process, with a count of its questions: of each claim one, and those for news. */
function openClaims(world: World, askEveryMs?: number, timeoutFactor = 10) {
  let asked = 0;
  let answered = 0;
  const sql = new Proxy(world.services.sql, {
    apply(target, self, args) {
      const [text] = args[0]?.raw ?? [""];
      const query = Reflect.apply(target, self, args);
      // The driver's fragments look alike, and are no questions.
      if (!/^\s*(select (vote_id|server_id),|select server_id from unnest)/.test(text)) {
        return query;
      }
      asked++;
      const done = () => setTimeout(() => answered++);
      query.then(done, done);
      return query;
    },
  });
  const waits = askEveryMs === undefined ? {} : { askEveryMs };
  const claims = createWaitingClaims({ sql, now: () => world.clock.now, timeoutFactor, ...waits });
  return {
    ...claims,
    count: () => asked,
    /** Resolves when some were asked since there were that many, and all are answered and acted upon. */
    settled: (since: number) =>
      eventually("all are answered", () => asked > since && answered === asked),
  };
}

type Claims = ReturnType<typeof openClaims>;

/** Begins to wait; resolves, with the answer to come, when the claim has looked and found nothing. */
async function begin(claims: Claims, claim: RewardClaim, waitSeconds = LONG_S) {
  const gone = new AbortController();
  const before = claims.count();
  const answer = claims.claim(claim, { waitSeconds, signal: gone.signal });
  answer.catch(() => {}); // asserted later
  await claims.settled(before);
  return { answer, leave: () => gone.abort() };
}

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

Deno.test("a client that is gone gets nothing, and frees its place", async () => {
  await using world = await openWorld();
  const { serverId, keyId } = await openInbox(world);
  const { sql } = world.services;
  const { id } = await world.account("Steve");
  const claims = openClaims(world, NEVER_MS);
  const early = new AbortController();
  early.abort();
  const gone = [await begin(claims, claimBy({ serverId, keyId }))];
  gone.push(await begin(claims, claimBy({ serverId, keyId })));
  for (const { leave } of gone) leave();
  await addReward(world, { serverId, accountId: id, at: world.clock.now });
  claims.nudge();
  for (const { answer } of gone) assert.deepEqual(await answer, NOTHING);
  const options = { waitSeconds: LONG_S, signal: early.signal };
  assert.deepEqual(await claims.claim(claimBy({ serverId, keyId }), options), NOTHING);
  const [row] = await sql<{ claims: number }[]>`select claims from reward`;
  assert.equal(row?.claims, 0);
  const next = await begin(claims, claimBy({ serverId, keyId, players: ["nobody"] }));
  next.leave();
});

Deno.test("a client that hangs up gives its place back", async () => {
  await using world = await openWorld();
  const { serverId, keyId } = await openInbox(world);
  const claims = openClaims(world, NEVER_MS);
  let answered = 0;
  const listening = listen(async ({ signal }) => {
    const claim = claimBy({ serverId, keyId });
    assert.deepEqual(await claims.claim(claim, { waitSeconds: LONG_S, signal }), NOTHING);
    answered++;
    return new Response();
  }, { host: "127.0.0.1", port: 0, onListen: () => {} });
  const hangUp = new AbortController();
  const asked = fetch(`http://127.0.0.1:${listening.port}/`, { signal: hangUp.signal });
  await eventually("it has looked", () => claims.count() > 0);
  hangUp.abort();
  await assert.rejects(asked);
  await eventually("it is forgotten", () => answered === 1);
  await listening.shutdown();
});

Deno.test("a stop answers all that wait, and lets no client wait any more", async () => {
  await using world = await openWorld();
  const { serverId, keyId } = await openInbox(world);
  const claims = openClaims(world, NEVER_MS);
  const waiting = [
    await begin(claims, claimBy({ serverId, keyId })),
    await begin(claims, claimBy({ serverId, keyId })),
  ];
  claims.stop();
  for (const { answer } of waiting) assert.deepEqual(await answer, NOTHING);
  const late = await begin(claims, claimBy({ serverId, keyId }));
  assert.deepEqual(await late.answer, NOTHING);
});

Deno.test("a key's third claim is answered at once", async () => {
  await using world = await openWorld();
  const { serverId, keyId } = await openInbox(world);
  const claims = openClaims(world, NEVER_MS);
  for (let n = 0; n < 2; n++) await begin(claims, claimBy({ serverId, keyId }));
  const third = await begin(claims, claimBy({ serverId, keyId }));
  const other = await begin(claims, claimBy({ serverId, keyId: crypto.randomUUID() }), SHORT_S);
  const answers = [third.answer.then(() => "the third"), other.answer.then(() => "a second later")];
  assert.equal(await Promise.race(answers), "the third");
  claims.stop();
});

Deno.test("each game server of a key may wait beside the others, twenty of a key", async () => {
  await using world = await openWorld();
  const { serverId, keyId } = await openInbox(world);
  const claims = openClaims(world, NEVER_MS);
  const waitAs = (gameServer: string) => begin(claims, claimBy({ serverId, keyId, gameServer }));
  let answered = 0;
  for (let nth = 0; nth < 20; nth++) {
    const { answer } = await waitAs(`survival-${nth}`);
    void answer.then(() => answered++);
  }
  await (await waitAs("one-too-many")).answer;
  assert.equal(answered, 0);
  claims.stop();
});

Deno.test("greedy servers leave places to those that come after them", async () => {
  await using world = await openWorld();
  const claims = openClaims(world, NEVER_MS);
  const { signal } = new AbortController();
  const wait = (serverId: string) =>
    claims.claim(claimBy({ serverId, keyId: crypto.randomUUID() }), {
      waitSeconds: LONG_S,
      signal,
    });
  // Three owners with all the servers and keys that they may have.
  const greedy = Array.from({ length: 60 }, () => crypto.randomUUID());
  let refused = 0;
  const answers = greedy.flatMap((serverId) =>
    Array.from({ length: 40 }, () => wait(serverId).then(() => void refused++))
  );
  await eventually("some are refused", () => refused > greedy.length * 40 - 2_000);
  let answered = 0;
  for (let server = 0; server < 200; server++) {
    answers.push(wait(crypto.randomUUID()).then(() => void answered++));
  }
  await claims.settled(claims.count());
  assert.equal(answered, 0);
  claims.stop();
  await Promise.all(answers);
});

Deno.test("many who wait ask one question a second between them", async () => {
  await using world = await openWorld();
  const { id: accountId } = await world.account("Steve");
  const claims = openClaims(world);
  const at = new Date(world.clock.now.getTime() - 3_600_000);
  const inboxes = Array.from({ length: 50 }, () => crypto.randomUUID());
  // What waits for players who are not there is no news, and a vote of one is news once.
  for (const serverId of inboxes) await addReward(world, { serverId, accountId, at });
  const { signal } = new AbortController();
  const answers = inboxes.map((serverId) =>
    claims.claim(
      claimBy({ serverId, keyId: crypto.randomUUID(), players: ["alex"] }),
      { waitSeconds: 6 * SHORT_S, signal },
    )
  );
  const begun = performance.now();
  await claims.settled(inboxes.length);
  const looked = claims.count();
  const { now } = world.clock;
  for (const serverId of inboxes) await addReward(world, { serverId, accountId, at: now });
  for (const answer of answers) assert.deepEqual(await answer, NOTHING);
  const seconds = (performance.now() - begun) / 1000;
  const asked = claims.count() - looked;
  assert.ok(asked <= inboxes.length + seconds + 1, `${asked} questions in ${seconds} s`);
});

Deno.test("an absent database does not hold who waits beyond its time", async () => {
  await using proxied = await proxiedWorld();
  const { world, proxy } = proxied;
  const { serverId, keyId } = await openInbox(world);
  const claims = openClaims(world, undefined, 1);
  const resting = await begin(claims, claimBy({ serverId, keyId }), 3 * SHORT_S);
  const woken = await begin(claims, claimBy({ serverId, keyId }));
  proxy.lose("everything", { newOnesToo: true });
  const { signal } = new AbortController();
  const late = claims.claim(claimBy({ serverId, keyId: crypto.randomUUID() }), {
    waitSeconds: LONG_S,
    signal,
  });
  late.catch(() => {}); // asserted below
  assert.deepEqual(await resting.answer, NOTHING);
  claims.wake(serverId);
  await assert.rejects(woken.answer, isUnavailable);
  await assert.rejects(late, isUnavailable);
});
