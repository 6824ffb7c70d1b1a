import assert from "node:assert/strict";
import { pauseWebhook } from "../../src/site/keys/webhook.ts";
import { eventually } from "../support/processes/processes.ts";
import { startOne } from "../support/several.ts";
import { parseLog } from "../support/processes/service.ts";
import { openWorld, UNASKED } from "../support/world.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

Deno.test("what a missed midnight left behind is dropped after the next start", async () => {
  const now = new Date(Date.now() - 31 * DAY_MS);
  await using world = await openWorld({ now, listedAt: UNASKED });
  const { sql } = world.services;
  const server = await world.server();
  const key = await world.key(server, "http://127.0.0.1:9999/paused");
  await pauseWebhook(world.context, key.id, world.act);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const held = async () => (await sql`select from outbox`).length;
  assert.equal(await held(), 1);

  const env = { DATABASE_URL: world.databaseUrl };
  const altered = { dailyAfterMs: 0 };
  const web = await startOne({ ...env, ROLE: "web" }, { altered });
  await web[Symbol.asyncDispose]();
  assert.equal(await held(), 1, "the timetable is not a web process's");
  // Two at once, as after an update: neither waits for the other, nor fails.
  const both = await Promise.all([startOne(env, { altered }), startOne(env, { altered })]);
  await eventually("it is dropped", async () => await held() === 0);
  for (const one of both) await one[Symbol.asyncDispose]();
  const lines = both.flatMap((one) => parseLog(one.printed()));
  assert.deepEqual(lines.filter(({ event }) => event === "job_failed"), []);
});
