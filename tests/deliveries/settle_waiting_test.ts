import assert from "node:assert/strict";
import { judgeAttempt } from "../../src/core/deliveries/judge_attempt.ts";
import { settleWaiting } from "../../src/core/deliveries/abandon_waiting.ts";
import { BREAKER_WAITS } from "../../src/core/deliveries/endpoint_health.ts";
import { claimDueDeliveries } from "../../src/core/deliveries/outbox_claim.ts";
import { completeAttempts } from "../../src/core/deliveries/outbox_complete.ts";
import { replayDeliveries } from "../../src/site/keys/replay_votes.ts";
import { revokeKey } from "../../src/core/keys/revoke_key.ts";
import { pauseWebhook, setWebhook } from "../../src/site/keys/webhook.ts";
import { CLAIMING, resultOf } from "../support/deliveries/attempts.ts";
import { openWorld, type World } from "../support/world.ts";

/** More than one statement moves. */
const WAITING = 10_500;

/** A key of a server, with a number of waiting deliveries. */
async function openBacklog(waiting = WAITING) {
  const world = await openWorld();
  const server = await world.server();
  const { id } = await world.key(server, "http://one.invalid/votes");
  await world.services.pools.jobs`
    insert into outbox (id, vote_id, key_id, server_id, state, body, due_at, created_at)
    select uuid_v7(at), gen_random_uuid(), ${id}, ${server.id}, 'pending', '{}', at, at
    from generate_series(1, ${waiting}::int) as n
    cross join lateral (select ${world.clock.now}::timestamptz - n * interval '1 ms' as at) as x`;
  await world.services.pools.jobs`analyze outbox`;
  return { world, id };
}

async function states({ services: { sql } }: World): Promise<Record<string, number>> {
  const rows = await sql<{ state: string; rows: number }[]>`
    select state::text, count(*) as rows from outbox group by 1
    union all select coalesce(last_outcome, ''), count(*) from delivery group by 1`;
  return Object.fromEntries(rows.map(({ state, rows }) => [state, rows]));
}

async function settle({ services, clock }: World): Promise<void> {
  await settleWaiting(services.pools.jobs, clock.now);
}

Deno.test("what one statement does not hold of a backlog a job does", async () => {
  const { world, id } = await openBacklog();
  await using _ = world;
  await pauseWebhook(world.context, id, world.act);
  assert.deepEqual(await states(world), { held: 10_000, pending: 500 });
  const claims = await claimDueDeliveries(world.services.sql, {
    ...CLAIMING,
    now: world.clock.now,
  });
  assert.equal(claims.length, 0);
  await settle(world);
  assert.deepEqual(await states(world), { held: WAITING });
});

Deno.test("what one statement does not abandon of a backlog a job does", async () => {
  const { world, id } = await openBacklog();
  await using _ = world;
  await setWebhook(world.context, id, { url: null, ...world.act });
  assert.deepEqual(await states(world), { pending: 500, url_cleared: 10_000 });
  await revokeKey(world.context, id, world.act);
  await settle(world);
  assert.deepEqual(await states(world), { key_revoked: 500, url_cleared: 10_000 });
});

Deno.test("a 410 is recorded however much waits", async () => {
  const { world } = await openBacklog();
  await using _ = world;
  const { services: { sql }, clock: { now } } = world;
  const [claim] = await claimDueDeliveries(sql, { ...CLAIMING, now, perEndpoint: 1 });
  assert.ok(claim);
  const gone = resultOf({ outcome: "gone", status: 410, startedAt: now });
  const judging = { now: () => now, schedule: [0], random: () => 0 };
  const ended = [judgeAttempt(claim, gone, judging)];
  await completeAttempts(sql, ended, { now, breaker: BREAKER_WAITS, again: false });
  assert.deepEqual(await states(world), { gone: 1, held: 10_000, pending: 499 });
  await settle(world);
  assert.deepEqual(await states(world), { gone: 1, held: WAITING - 1 });
});

Deno.test("what was held a moment ago can be replayed at once", async () => {
  const { world, id } = await openBacklog(20_000);
  await using _ = world;
  await pauseWebhook(world.context, id, world.act);
  await settle(world);
  const replayed = await replayDeliveries(world.context, id, world.act);
  assert.deepEqual(replayed, { queued: 10_000, left: 10_000 });
});
