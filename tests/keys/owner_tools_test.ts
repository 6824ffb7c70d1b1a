import assert from "node:assert/strict";
import {
  activateWebhookSecret,
  pauseWebhook,
  prepareWebhookSecret,
  resumeWebhook,
} from "../../src/site/keys/webhook.ts";
import { meaningOf, readAttempts } from "../../src/site/deliveries/list_attempts.ts";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import { ENGLISH } from "../../src/core/locales/locale.ts";
import { replayDeliveries } from "../../src/site/keys/replay_votes.ts";
import { resendDelivery } from "../../src/site/deliveries/resend_delivery.ts";
import { sendTest } from "../../src/site/keys/test_webhook.ts";
import { verifyListing } from "../../scripts/receiver/verify_listing.ts";
import { Webhook } from "standardwebhooks";
import { type Received, startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld } from "../support/world.ts";
import { HOUR_MS } from "../../src/core/time/day.ts";

async function openVotes(names: string[], now = new Date("2026-03-10T12:00:00.000Z")) {
  const world = await openWorld({ now });
  const receiver = startReceiver();
  const server = await world.server();
  const key = await world.key(server, receiver.url);
  for (const name of names) {
    await world.account(name);
    await world.vote(server, name);
  }
  const { sql } = world.services;
  return {
    world,
    receiver,
    server,
    key,
    sql,
    deliver: () => world.services.dispatcher.deliverDue(),
    voteIds: () => receiver.received.map(({ headers }) => headers.get("x-listing-vote")),
    states: async () =>
      (await listDeliveries(sql, server.slug, world.act)).map(({ state }) => state).sort(),
    disposable: {
      async [Symbol.asyncDispose]() {
        await world[Symbol.asyncDispose]();
        await receiver[Symbol.asyncDispose]();
      },
    },
  };
}

function isSigned({ headers, body }: Received, secret: string, now: Date): boolean {
  const header = headers.get("x-listing-signature");
  return verifyListing({ header, body: new TextEncoder().encode(body), secrets: [secret], now }).ok;
}

Deno.test("every copy of a vote carries the same X-Listing-Vote", async () => {
  const { world, server, sql, receiver, deliver, voteIds, disposable, key } = await openVotes([]);
  await using _ = disposable;
  await using second = startReceiver();
  await world.key(server, second.url, "second");
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  receiver.answer = () => new Response(null, { status: 500 });
  await deliver();
  world.pass(7_000);
  receiver.answer = () => new Response(null, { status: 204 });
  await deliver();
  const delivered = (await listDeliveries(sql, server.slug, world.act)).find(({ keyId }) =>
    keyId === key.id
  );
  await resendDelivery(world.context, delivered?.id ?? "", world.act);
  await deliver();
  const since = new Date(world.clock.now.getTime() - HOUR_MS);
  await replayDeliveries(world.context, key.id, { since, ...world.act });
  await deliver();
  const ids = [
    ...voteIds(),
    ...second.received.map(({ headers }) => headers.get("x-listing-vote")),
  ];
  assert.equal(ids.length, 5);
  assert.equal(new Set(ids).size, 1);
  const own = new Set(receiver.received.map(({ headers }) => headers.get("x-listing-delivery")));
  assert.equal(own.size, 1);
});

Deno.test("a paused endpoint's votes are held for a replay", async () => {
  const { world, server, key, deliver, states, voteIds, disposable } = await openVotes([
    "Steve_01",
  ]);
  await using _ = disposable;
  await pauseWebhook(world.context, key.id, world.act);
  await world.account("Alex");
  await world.vote(server, "Alex");
  await deliver();
  assert.deepEqual(await states(), ["held", "held"]);
  assert.deepEqual(await resumeWebhook(world.context, key.id, world.act), { held: 2 });
  await deliver();
  assert.deepEqual(voteIds(), []);
  const since = new Date(world.clock.now.getTime() - HOUR_MS);
  assert.deepEqual(await replayDeliveries(world.context, key.id, { since, ...world.act }), {
    queued: 2,
    left: 0,
  });
  await deliver();
  assert.deepEqual([await states(), new Set(voteIds()).size], [["delivered", "delivered"], 2]);
});

Deno.test("a replay sends the same ids and nothing older", async () => {
  const { world, server, key, deliver, voteIds, disposable } = await openVotes(["Steve_01"]);
  await using _ = disposable;
  await deliver();
  const since = new Date(world.clock.now.getTime() + HOUR_MS);
  world.clock.now = new Date(since.getTime() + 1);
  for (const name of ["Alex", "Bob"]) {
    await world.account(name);
    await world.vote(server, name);
  }
  await deliver();
  const before = voteIds();
  await replayDeliveries(world.context, key.id, { since, ...world.act });
  await deliver();
  assert.deepEqual(voteIds().slice(3).sort(), before.slice(1).sort());
});

Deno.test("a replay reaches back 14 days and no further", async () => {
  const { world, key, disposable } = await openVotes([]);
  await using _ = disposable;
  const replay = (ageMs: number) =>
    replayDeliveries(world.context, key.id, {
      since: new Date(world.clock.now.getTime() - ageMs),
      ...world.act,
    });
  assert.deepEqual(await replay(14 * 24 * HOUR_MS), { queued: 0, left: 0 });
  for (const age of [14 * 24 * HOUR_MS + 1, -1, NaN]) {
    await assert.rejects(replay(age), /within the last 14 days/);
  }
});

Deno.test("a replay sends at most 10,000 deliveries, the oldest first", async () => {
  const { world, server, key, sql, disposable } = await openVotes([]);
  await using _ = disposable;
  const { now } = world.clock;
  await abandon(1_000);
  // What is emptied and analyzed is taken for empty however much it holds later.
  await sql`delete from delivery`;
  await sql`analyze delivery`;
  await abandon(10_003);
  const since = new Date(now.getTime() - 24 * HOUR_MS);
  assert.deepEqual(await replayDeliveries(world.context, key.id, { since, ...world.act }), {
    queued: 10_000,
    left: 3,
  });
  const [row] = await sql<{ oldest: Date; newest: Date }[]>`
    select min(created_at) as oldest, max(created_at) as newest from delivery`;
  assert.deepEqual([row?.oldest, row?.newest], [
    new Date(now.getTime() - 3000),
    new Date(now.getTime() - 1000),
  ]);

  /** Abandons as many deliveries, one for each second before now. */
  async function abandon(count: number): Promise<void> {
    await sql`
      insert into delivery (
        id, vote_id, key_id, server_id, channel, state, is_test, body, attempts, created_at, finished_at
      )
      select gen_random_uuid(), gen_random_uuid(), ${key.id}, ${server.id}, 'webhook', 'abandoned', false, '{}', 1,
        ${now}::timestamptz - make_interval(secs => n), ${now}
      from generate_series(1, ${count}::int) n`;
  }
});

Deno.test("a test delivery is never counted or retried", async () => {
  const { world, server, key, sql, receiver, deliver, disposable } = await openVotes([]);
  await using _ = disposable;
  receiver.answer = () => new Response(null, { status: 500 });
  const id = await sendTest(world.context, key.id, world.act);
  await deliver();
  const [received] = receiver.received;
  assert.deepEqual(JSON.parse(received?.body ?? ""), {
    event: "vote",
    server_id: server.id,
    user_id: "00000000-0000-0000-0000-000000000000",
    username: "Voteboard_Test",
    voted_at: world.clock.now.toISOString(),
  });
  assert.equal(received?.headers.get("x-listing-test"), "true");
  const [delivery] = await listDeliveries(sql, server.slug, world.act);
  assert.deepEqual([delivery?.id, delivery?.state, delivery?.isTest], [id, "abandoned", true]);
  const counts = await (await world.get("/api/v1/votes", { key: key.secret })).json();
  assert.deepEqual(counts, { total: 0, weekly: 0, monthly: 0 });
});

Deno.test("a test carries another username only when the owner types one", async () => {
  const { world, key, receiver, deliver, disposable } = await openVotes([]);
  await using _ = disposable;
  await sendTest(world.context, key.id, { ...world.act, username: "Steve_01" });
  await deliver();
  assert.equal(JSON.parse(receiver.received[0]?.body ?? "").username, "Steve_01");
  await assert.rejects(
    sendTest(world.context, key.id, { ...world.act, username: "a b" }),
    /Use 2 to 32 letters/,
  );
});

Deno.test("a prepared secret signs nothing until it is activated", async () => {
  const { world, server, key, receiver, deliver, disposable } = await openVotes([
    "Steve_01",
  ]);
  await using _ = disposable;
  const now = new Date();
  world.clock.now = now;
  const next = await prepareWebhookSecret(world.services, key.id, world.act);
  await deliver();
  const [before] = receiver.received;
  assert.ok(before && isSigned(before, key.webhookSecret, now) && !isSigned(before, next, now));
  const { previousUntil } = await activateWebhookSecret(world.context, key.id, world.act);
  assert.equal(previousUntil.getTime(), now.getTime() + 24 * HOUR_MS);
  await world.account("Alex");
  await world.vote(server, "Alex");
  await deliver();
  const [, after] = receiver.received;
  assert.ok(after && isSigned(after, next, now) && !isSigned(after, key.webhookSecret, now));
  assert.equal(after.headers.get("x-listing-signature")?.match(/v1=/g)?.length, 1);
  for (const secret of [next, key.webhookSecret]) {
    new Webhook(secret).verify(after.body, Object.fromEntries(after.headers));
  }
  world.clock.now = new Date(now.getTime() + 24 * HOUR_MS);
  await world.account("Bob");
  await world.vote(server, "Bob");
  await deliver();
  assert.equal(receiver.received[2]?.headers.get("webhook-signature")?.split(" ").length, 1);
  await assert.rejects(
    activateWebhookSecret(world.context, key.id, world.act),
    /Prepare a new secret first/,
  );
});

Deno.test("the log shows each attempt with its outcome in words", async () => {
  const { world, server, sql, receiver, deliver, disposable } = await openVotes(["Steve_01"]);
  await using _ = disposable;
  receiver.answer = () =>
    new Response("moved", { status: 308, headers: { Location: "https://new.example.com/votes" } });
  await deliver();
  const [delivery] = await listDeliveries(sql, server.slug, world.act);
  const [attempt] = await readAttempts(sql, {
    id: delivery?.id ?? "",
    keyId: delivery?.keyId ?? "",
  });
  assert.deepEqual([attempt?.number, attempt?.outcome, attempt?.status, attempt?.excerpt], [
    1,
    "redirected",
    308,
    "moved",
  ]);
  assert.match(
    attempt ? meaningOf(ENGLISH, attempt) : "",
    /points to https:\/\/new\.example\.com\/votes: save that URL\?/,
  );
});
