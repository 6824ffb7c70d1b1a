import assert from "node:assert/strict";
import { sendTest } from "../../src/site/keys/test_webhook.ts";
import { measureOutbox } from "../../src/service/observing/outbox_depth.ts";
import { MINUTE_MS } from "../../src/core/time/day.ts";
import { openWorld } from "../support/world.ts";

Deno.test("a test that waits is not late, and hides no vote that is", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const { id: keyId } = await world.key(server, "http://127.0.0.1:9999/votes");
  await sendTest(world.context, keyId, world.act);
  const { now } = world.clock;
  assert.equal((await measureOutbox(sql, now)).oldestS, 0);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const late = await measureOutbox(sql, new Date(now.getTime() + 2 * MINUTE_MS));
  assert.deepEqual([late.oldestS, late.lateWebhooks], [120, 1]);
});
