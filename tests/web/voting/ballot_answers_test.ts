import assert from "node:assert/strict";
import { rename } from "../../../src/site/accounts/profile.ts";
import { findViewer } from "../../../src/site/sign_in/sessions/find_viewer.ts";
import type { BotCheck, Verdict } from "../../../src/site/voting/ballot/bot_check.ts";
import { createTurnstile } from "../../../src/site/voting/ballot/turnstile.ts";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { openPerson, signIn, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { untilUnlocked } from "../../support/database/locks.ts";
import { dropOldPartitions } from "../../../src/core/database/retention.ts";

const BALLOT = "/servers/skyblock-valley/vote";
const VOTES = "/servers/skyblock-valley/votes";
const LIFETIME_MS = 600_000;

/** A check that says `verdict`, or passes each word as a proof of its own; `before` happens while it judges. */
function checkThat(
  { verdict, before }: { verdict?: () => Verdict | undefined; before?: () => void },
) {
  const check: BotCheck = {
    kind: "proof_of_work",
    pose: () => Promise.resolve("{}"),
    judge(id, _, { now }) {
      before?.();
      const expiresAt = new Date(now.getTime() + LIFETIME_MS);
      return Promise.resolve(verdict?.() ?? { kind: "passed", proof: { id, expiresAt } });
    },
  };
  return check;
}

function cookieOf({ cookies }: Visitor): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

async function countVotes({ services: { sql } }: World): Promise<number> {
  const [row] = await sql<{ votes: number }[]>`select count(*)::int as votes from vote`;
  return row?.votes ?? -1;
}

Deno.test("a second click just before midnight is told of the first", async () => {
  let strike = () => {};
  await using world = await openWorld({
    now: new Date("2026-03-10T23:59:59.999Z"),
    botCheck: checkThat({ before: () => strike() }),
  });
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  assert.equal((await steve.submit(VOTES, { proof: "one" })).status, 303);
  strike = () => world.clock.now = new Date("2026-03-11T00:00:00.000Z");
  const second = await steve.submit(VOTES, { proof: "two" });
  assert.equal(second.status, 409);
  assert.match(second.html, /You already voted for this server today/);
  assert.match(second.html, /1 min<\/strong> \(<time datetime="2026-03-11T00:00:00.000Z"/);
});

Deno.test("a stale tab is told of the other tab's vote, nothing else", async () => {
  let verdict: Verdict | undefined;
  await using world = await openWorld({ botCheck: checkThat({ verdict: () => verdict }) });
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  await steve.submit(VOTES, { proof: "one" });
  for (const kind of ["expired", "forged", "unavailable"] as const) {
    verdict = { kind };
    const late = await steve.submit(VOTES, { proof: "two" });
    assert.equal(late.status, 409, kind);
    assert.match(late.html, /You already voted for this server today/);
    assert.doesNotMatch(late.html, /please try again/);
  }
  assert.equal((await steve.submit(VOTES, { proof: "" })).status, 409);
});

Deno.test("with Turnstile a double click casts a single vote and leads to its receipt", async () => {
  const seen = new Map<string, unknown>();
  let serverId = "";
  // As Cloudflare does: a token is good once, and the same UUID hears the same word again.
  const siteverify = (_: string, { body }: RequestInit) => {
    assert.ok(body instanceof URLSearchParams);
    const token = body.get("response") ?? "";
    const key = body.get("idempotency_key");
    const isNew = !seen.has(token);
    if (isNew) seen.set(token, key);
    return Promise.resolve(Response.json(
      isNew || (key !== null && seen.get(token) === key)
        ? { success: true, action: "vote", cdata: serverId, "error-codes": [] }
        : { success: false, "error-codes": ["timeout-or-duplicate"] },
    ));
  };
  const botCheck = createTurnstile({ siteKey: "site", secretKey: "secret", fetch: siteverify });
  await using world = await openWorld({ botCheck });
  serverId = (await world.server()).id;
  const steve = await openPerson(world, "Steve_01");
  const alex = await openPerson(world, "Alex");
  const clicks = await Promise.all([1, 2, 3].map(() => steve.submit(VOTES, { proof: "token" })));
  assert.deepEqual(clicks.map(({ status }) => status), [303, 303, 303]);
  assert.equal(new Set(clicks.map(({ location }) => location)).size, 1);
  assert.match((await alex.submit(VOTES, { proof: "token" })).html, /cast; please try again/);
  assert.equal(await countVotes(world), 1);
  const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
  assert.match(String(seen.get("token")), isUuid);
});

Deno.test("a vote sent without a required confirmed address is forbidden", async () => {
  await using world = await openWorld({
    botCheck: checkThat({}),
    voting: { needsVerifiedEmail: true },
  });
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  assert.equal((await steve.get(BALLOT)).status, 200);
  const sent = await steve.submit(VOTES, { proof: "one" });
  assert.equal(sent.status, 403);
  assert.match(sent.html, /Confirm your email address first/);
  assert.equal(await countVotes(world), 0);
});

Deno.test("after 30 days a receipt lists no deliveries and offers a vote", async () => {
  await using world = await openWorld({ botCheck: checkThat({}) });
  const server = await world.server();
  await using receiver = startReceiver();
  receiver.answer = () => new Response(null, { status: 204 });
  await world.key(server, receiver.url);
  const steve = await openPerson(world, "Steve_01");
  const path = (await steve.submit(VOTES, { proof: "one" })).location ?? "";
  await world.services.dispatcher.deliverDue();
  assert.match((await steve.get(path)).html, />delivered</);
  world.clock.now = new Date("2026-04-15T12:00:00.000Z");
  await untilUnlocked(() => dropOldPartitions(world.services.sql, world.clock.now));
  await signIn(world, steve, "Steve_01");
  const { status, html } = await steve.get(path);
  assert.equal(status, 200);
  assert.match(html, /We keep this for 30 days only/);
  assert.doesNotMatch(html, /picks up its votes by itself|min<\/strong>/);
  assert.match(html, new RegExp(`href="${BALLOT}"`));
});

Deno.test("a voided vote's receipt promises neither delivery nor another vote today", async () => {
  await using world = await openWorld({ botCheck: checkThat({}) });
  const server = await world.server();
  await using receiver = startReceiver();
  const hold = Promise.withResolvers<void>();
  receiver.answer = async () => {
    await hold.promise;
    return new Response(null, { status: 500 });
  };
  await world.key(server, receiver.url);
  const steve = await openPerson(world, "Steve_01");
  const path = (await steve.submit(VOTES, { proof: "one" })).location ?? "";
  const voteId = path.split("/").at(-1) ?? "";
  await voidVote(world.context, voteId, { ...world.act, reason: "bought" });
  hold.resolve();
  const { html } = await steve.get(path);
  assert.match(html, /A moderator voided this vote/);
  assert.match(html, /<span class="state off">withdrawn</);
  assert.doesNotMatch(html, /given up/);
  assert.match(html, /<strong>12 h<\/strong>/);
  assert.doesNotMatch(html, new RegExp(`href="${BALLOT}"`));
});

Deno.test("a vote belongs to the account that proved it, whatever its name", async () => {
  let swap: () => Promise<void> = () => Promise.resolve();
  const check = checkThat({});
  const botCheck: BotCheck = {
    ...check,
    async judge(...asked) {
      await swap();
      return await check.judge(...asked);
    },
  };
  await using world = await openWorld({ botCheck });
  const { sql } = world.services;
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  const { viewer } = await findViewer(world.context, new Headers({ cookie: cookieOf(steve) }));
  assert.ok(viewer);
  swap = async () => {
    // A correction before the first vote: the old name is free at once.
    await rename(world.context, viewer, { newName: "Steve_02", ...world.act });
    await world.account("Steve_01");
  };
  assert.equal((await steve.submit(VOTES, { proof: "one" })).status, 303);
  const votes = await sql<{ accountId: string }[]>`select account_id from vote`;
  assert.deepEqual(votes.map(({ accountId }) => accountId), [viewer.accountId]);
});
