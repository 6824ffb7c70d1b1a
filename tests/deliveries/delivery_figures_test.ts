import assert from "node:assert/strict";
import {
  countHours,
  countStates,
  findAnswerTimes,
} from "../../src/site/deliveries/delivery_figures.ts";
import { openWorld } from "../support/world.ts";

const NONE = { held: 0, pending: 0, delivered: 0, abandoned: 0 };

Deno.test("a day's deliveries are counted by hour, state and answer time", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const other = await world.server("Other");
  const key = await world.key(server, "http://127.0.0.1:9999/");
  const { now } = world.clock;
  const made = [
    ...[["delivered", 1, 0], ["delivered", 3, 30], ["abandoned", 12, 90], ["delivered", 1, 1439]],
    ...[["delivered", 1, 1441], ["delivered", 1, -1]],
  ];
  for (const [state, attempts, minutes] of made) {
    await sql`
      with made as (
        insert into delivery (
          id, vote_id, key_id, server_id, channel, state, is_test, body, attempts, created_at, finished_at
        )
        select gen_random_uuid(), gen_random_uuid(), ${key.id}, ${server.id}, 'webhook',
          ${String(state)}::delivery_state, false, '{}', ${Number(attempts)}, at, at
        from (select ${now}::timestamptz - make_interval(mins => ${Number(minutes)}) as at) as t
        returning id, created_at
      )
      insert into attempt (delivery_id, number, started_at, duration_ms, outcome)
      select id, 1, created_at, ${100 + Number(minutes)}, 'delivered' from made`;
  }
  const days = await countHours(sql, [server.id, other.id], { now });
  assert.deepEqual([...days.keys()], [server.id]);
  const day = days.get(server.id);
  assert.deepEqual([day?.atOnce.length, day?.atOnce.at(-1), day?.atOnce[0]], [24, 1, 1]);
  assert.deepEqual([day?.late.at(-1), day?.failed.at(-2)], [1, 1]);
  const counted = { serverId: server.id, keyId: key.id };
  assert.deepEqual(await countStates(sql, counted), { ...NONE, delivered: 5, abandoned: 1 });
  assert.deepEqual(await countStates(sql, { serverId: other.id }), NONE);
  assert.deepEqual(await findAnswerTimes(sql, counted, now), { median: 100, p95: 1539 });
  const none = { serverId: other.id };
  assert.deepEqual(await findAnswerTimes(sql, none, now), { median: null, p95: null });
});
