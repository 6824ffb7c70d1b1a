import assert from "node:assert/strict";
import { connectVotifier } from "../../src/reach/keys/votifier.ts";
import { setWebhook } from "../../src/site/keys/webhook.ts";
import { CLOSED_PORT } from "../support/network/ports.ts";
import { startVotifier } from "../support/deliveries/votifier_receiver.ts";
import { openWorld, type World } from "../support/world.ts";
import { HOUR_MS } from "../../src/core/time/day.ts";

/** Makes an endpoint one that failed for days, was disabled for it, and whose breaker is open. */
async function failForDays({ services: { sql }, clock: { now } }: World, keyId: string) {
  const [since, until] = [-200, 1].map((hours) => new Date(now.getTime() + hours * HOUR_MS));
  await sql`
    update endpoint
    set failing_since = ${since!}, failed_attempts = 25, consecutive_failures = 25, breaker_opened = 9,
      open_until = ${until!}, disabled_at = ${now}, disabled_because = 'failing'
    where key_id = ${keyId}`;
}

Deno.test("a corrected Votifier address gets the next vote at once", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const server = await world.server();
  const connect = (port: number) =>
    connectVotifier(world.services, server.slug, {
      host: "127.0.0.1",
      port,
      secret: receiver.token,
      ...world.act,
    });
  await failForDays(world, (await connect(8192)).id);
  world.pass(1);
  await connect(receiver.port);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await world.services.dispatcher.deliverDue();
  assert.equal(receiver.votes.length, 1);
});

Deno.test("one failure does not switch a new webhook URL off", async () => {
  await using world = await openWorld({ schedule: [0, 10_000] });
  const server = await world.server();
  const { id } = await world.key(server, "http://127.0.0.1:8192/old");
  await failForDays(world, id);
  world.pass(1);
  await setWebhook(world.context, id, { url: `http://127.0.0.1:${CLOSED_PORT}/`, ...world.act });
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await world.services.dispatcher.deliverDue();
  const { sql } = world.services;
  const [row] = await sql`select failed_attempts, disabled_at, open_until from endpoint`;
  assert.deepEqual(row, { failedAttempts: 1, disabledAt: null, openUntil: null });
});
