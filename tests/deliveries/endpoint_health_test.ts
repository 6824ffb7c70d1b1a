import assert from "node:assert/strict";
import type { Server } from "../../src/core/servers/server.ts";
import type { Completion } from "../../src/core/deliveries/judge_attempt.ts";
import { BREAKER_WAITS, reportEndpoints } from "../../src/core/deliveries/endpoint_health.ts";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import { claimDueDeliveries } from "../../src/core/deliveries/outbox_claim.ts";
import { resumeWebhook } from "../../src/site/keys/webhook.ts";
import { sendTest } from "../../src/site/keys/test_webhook.ts";
import { listKeys } from "../../src/site/keys/list_keys.ts";
import { CLAIMING, finished } from "../support/deliveries/attempts.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld } from "../support/world.ts";
import { DAY_MS, HOUR_MS } from "../../src/core/time/day.ts";

/** Waits between tries that never come in a test: what is seen is the breaker alone. */
const NEVER_AGAIN = [0, 1_000_000_000, 1_000_000_000];

/** A world with one server whose key points at a receiver, and voters without end. */
async function openEndpoint(schedule: readonly number[] = NEVER_AGAIN) {
  const world = await openWorld({ schedule });
  const receiver = startReceiver();
  const server = await world.server();
  const key = await world.key(server, receiver.url);
  let voters = 0;
  return {
    world,
    receiver,
    server,
    key,
    async vote(count = 1) {
      for (let n = 0; n < count; n++) {
        const { username } = await world.account(`Player_${++voters}`);
        await world.vote(server, username);
      }
    },
    deliver: () => world.services.dispatcher.deliverDue(),
    later(seconds: number) {
      world.pass(seconds * 1000);
    },
    async status() {
      const [status] = await listKeys(world.services.sql, server.slug, world.act);
      assert.ok(status);
      return status;
    },
    disposable: {
      async [Symbol.asyncDispose]() {
        await world[Symbol.asyncDispose]();
        await receiver[Symbol.asyncDispose]();
      },
    },
  };
}

type Endpoint = Awaited<ReturnType<typeof openEndpoint>>;

async function stateCounts({ world }: Endpoint, server: Server): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { state } of await listDeliveries(world.services.sql, server.slug, world.act)) {
    counts[state] = (counts[state] ?? 0) + 1;
  }
  return counts;
}

/** Fails five deliveries, one after another. */
async function openBreaker(endpoint: Endpoint, status = 500) {
  endpoint.receiver.answer = () => new Response(null, { status });
  for (let failure = 0; failure < 5; failure++) {
    await endpoint.vote();
    await endpoint.deliver();
  }
}

Deno.test("five failures in a row open the breaker", async () => {
  const endpoint = await openEndpoint();
  await using _ = endpoint.disposable;
  await openBreaker(endpoint);
  await endpoint.vote(3);
  await endpoint.deliver();
  assert.equal(endpoint.receiver.received.length, 5);
  const status = await endpoint.status();
  assert.equal(status.webhookState, "waiting");
  assert.equal(status.asksAgainAt?.getTime(), endpoint.world.clock.now.getTime() + 30_000);
  const deliveries = await listDeliveries(
    endpoint.world.services.sql,
    endpoint.server.slug,
    endpoint.world.act,
  );
  assert.equal(deliveries.filter(({ attempts }) => attempts === 0).length, 3);
});

Deno.test("four failures and a success leave the breaker closed", async () => {
  const endpoint = await openEndpoint();
  await using _ = endpoint.disposable;
  endpoint.receiver.answer = () =>
    new Response(null, { status: endpoint.receiver.received.length % 5 === 0 ? 204 : 500 });
  for (let vote = 0; vote < 14; vote++) {
    await endpoint.vote();
    await endpoint.deliver();
  }
  assert.equal(endpoint.receiver.received.length, 14);
});

Deno.test("an open breaker's probes wait from 30 s to 15 min", async () => {
  const endpoint = await openEndpoint();
  await using _ = endpoint.disposable;
  await openBreaker(endpoint);
  await endpoint.vote(20);
  for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
    const { asksAgainAt } = await endpoint.status();
    assert.equal(asksAgainAt?.getTime(), endpoint.world.clock.now.getTime() + seconds * 1000);
    const before = endpoint.receiver.received.length;
    endpoint.later(seconds - 1);
    await endpoint.deliver();
    assert.equal(endpoint.receiver.received.length, before, `${seconds - 1} s`);
    endpoint.later(1);
    await endpoint.deliver();
    assert.equal(endpoint.receiver.received.length, before + 1, `${seconds} s`);
  }
});

Deno.test("a probe that succeeds closes the breaker", async () => {
  const endpoint = await openEndpoint();
  await using _ = endpoint.disposable;
  await openBreaker(endpoint);
  await endpoint.vote(12);
  endpoint.receiver.answer = () => new Response(null, { status: 204 });
  endpoint.later(30);
  await endpoint.deliver();
  assert.equal((await stateCounts(endpoint, endpoint.server))["delivered"], 12);
  assert.equal((await endpoint.status()).webhookState, "active");
});

Deno.test("a 429, 502, 503 or 504 makes the whole endpoint wait for its Retry-After", async () => {
  for (const status of [429, 502, 503, 504]) {
    const endpoint = await openEndpoint();
    await using _ = endpoint.disposable;
    endpoint.receiver.answer = () =>
      new Response(null, { status, headers: { "Retry-After": "90" } });
    await endpoint.vote();
    await endpoint.deliver();
    await endpoint.vote(2);
    endpoint.later(89);
    await endpoint.deliver();
    assert.equal(endpoint.receiver.received.length, 1, `${status}`);
    endpoint.receiver.answer = () => new Response(null, { status: 204 });
    endpoint.later(1);
    await endpoint.deliver();
    assert.equal(endpoint.receiver.received.length, 3, `${status}`);
  }
});

Deno.test("an endpoint waits for its Retry-After, but no longer than 6 hours", () => {
  const now = new Date("2026-03-10T12:00:00.000Z");
  const waitOf = (retryAfterMs: number) => {
    const busy = finished({ outcome: "rejected", status: 429, retryAfterMs });
    const [report] = reportEndpoints([busy], { now, breaker: BREAKER_WAITS });
    return Number(report?.notBefore) - now.getTime();
  };
  assert.equal(waitOf(5 * HOUR_MS), 5 * HOUR_MS);
  assert.equal(waitOf(7 * DAY_MS), 6 * HOUR_MS);
});

Deno.test("120 hours and 20 attempts without a success disable the endpoint", async () => {
  const endpoint = await openEndpoint();
  await using _ = endpoint.disposable;
  endpoint.receiver.answer = () => new Response(null, { status: 500 });
  await endpoint.vote(40);
  const since = endpoint.world.clock.now;
  for (let probe = 0; probe < 40; probe++) {
    await endpoint.deliver();
    const { webhookState } = await endpoint.status();
    const hours = (endpoint.world.clock.now.getTime() - since.getTime()) / 3_600_000;
    if (webhookState === "disabled") {
      assert.ok(hours >= 120, `${hours} h`);
      break;
    }
    assert.ok(hours < 126, "it should be disabled by now");
    endpoint.later(6 * 3600);
  }
  const { webhookState, disabledBecause, failingSince } = await endpoint.status();
  assert.deepEqual([webhookState, disabledBecause, failingSince], [
    "disabled",
    "failing",
    since,
  ]);
  await endpoint.vote();
  const counts = await stateCounts(endpoint, endpoint.server);
  assert.ok((counts["held"] ?? 0) > 0 && !counts["sending"]);
});

Deno.test("an endpoint that gets a vote every seven hours is disabled by its 20th failure", async () => {
  const endpoint = await openEndpoint();
  await using _ = endpoint.disposable;
  endpoint.receiver.answer = () => new Response(null, { status: 500 });
  for (let failures = 1; failures <= 20; failures++) {
    await endpoint.vote();
    await endpoint.deliver();
    const { webhookState } = await endpoint.status();
    assert.equal(webhookState === "disabled", failures === 20, `${failures} failures`);
    endpoint.later(7 * 3600);
  }
});

Deno.test("a test that arrives enables a disabled endpoint again", async () => {
  const endpoint = await openEndpoint();
  await using _ = endpoint.disposable;
  endpoint.receiver.answer = () => new Response(null, { status: 410 });
  await endpoint.vote();
  await endpoint.deliver();
  for (const [status, expected] of [[500, "disabled"], [204, "active"]] as const) {
    endpoint.receiver.answer = () => new Response(null, { status });
    await sendTest(endpoint.world.context, endpoint.key.id, endpoint.world.act);
    await endpoint.deliver();
    assert.equal((await endpoint.status()).webhookState, expected);
  }
  const last = endpoint.receiver.received.at(-1);
  assert.equal(last?.headers.get("x-listing-test"), "true");
});

Deno.test("a test goes out while the breaker is open", async () => {
  const endpoint = await openEndpoint();
  await using _ = endpoint.disposable;
  await openBreaker(endpoint);
  await endpoint.vote(3);
  await sendTest(endpoint.world.context, endpoint.key.id, endpoint.world.act);
  await endpoint.deliver();
  assert.equal(endpoint.receiver.received.length, 6);
  assert.equal(endpoint.receiver.received.at(-1)?.headers.get("x-listing-test"), "true");
});

Deno.test("a test leaves a healthy endpoint's breaker closed", async () => {
  const endpoint = await openEndpoint();
  await using _ = endpoint.disposable;
  const { sql } = endpoint.world.services;
  await sendTest(endpoint.world.context, endpoint.key.id, endpoint.world.act);
  assert.deepEqual([...await sql`select open_until from endpoint`], [{ openUntil: null }]);
  await endpoint.vote(3);
  await endpoint.deliver();
  assert.equal(endpoint.receiver.received.length, 4);
});

Deno.test("resuming closes the breaker and enables the endpoint at once", async () => {
  const endpoint = await openEndpoint();
  await using _ = endpoint.disposable;
  await openBreaker(endpoint);
  await endpoint.vote();
  endpoint.receiver.answer = () => new Response(null, { status: 204 });
  await resumeWebhook(endpoint.world.context, endpoint.key.id, endpoint.world.act);
  await endpoint.deliver();
  assert.equal(endpoint.receiver.received.length, 6);
});

Deno.test("an endpoint slower than 2 s gets two slots, not eight", async () => {
  const endpoint = await openEndpoint();
  await using _ = endpoint.disposable;
  const { sql, now } = endpoint.world.services;
  await endpoint.vote(9);
  const claim = { ...CLAIMING, now: now() };
  await sql`update endpoint set is_slow = true`;
  assert.equal((await claimDueDeliveries(sql, claim)).length, 2);
  await sql`update endpoint set is_slow = false`;
  assert.equal((await claimDueDeliveries(sql, claim)).length, 6);
});

Deno.test("the last answer decides whether an endpoint is slow", () => {
  const quick = finished({ durationMs: 2_000 });
  const slow = finished({ outcome: "rejected", status: 500, durationMs: 2_001 });
  const interrupted = finished({ outcome: "interrupted", durationMs: 2_001 });
  const report = (...attempts: Completion[]) => {
    const [only] = reportEndpoints(attempts, { now: new Date(), breaker: BREAKER_WAITS });
    return only && [only.succeeded, only.failures, only.isSlow];
  };
  assert.deepEqual(report(slow, quick, slow, slow), [true, 2, true]);
  assert.deepEqual(report(slow, slow, quick), [true, 0, false]);
  assert.equal(report(interrupted), undefined);
});
