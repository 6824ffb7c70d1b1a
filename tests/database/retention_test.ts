import assert from "node:assert/strict";
import { preparePartitions } from "../../src/service/database/partitions.ts";
import { freshDatabase } from "../support/database.ts";
import { untilUnlocked } from "../support/until_unlocked.ts";
import { dropOld } from "../../src/core/database/retention.ts";

const DAY_MS = 86_400_000;

Deno.test("attempts and finished deliveries are dropped after 30 days", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  const start = new Date("2030-01-01T00:00:00.000Z");
  const dayOf = (day: number) => new Date(start.getTime() + day * DAY_MS);
  // Partitions are prepared for the second ten days only: the first ten lie in the default ones.
  for (let day = 10; day < 20; day++) await untilUnlocked(() => preparePartitions(sql, dayOf(day)));
  for (let day = 0; day < 20; day++) {
    const id = crypto.randomUUID();
    await sql`
      insert into delivery (id, vote_id, key_id, server_id, channel, state, is_test, body, attempts, created_at, finished_at)
      values (${id}, ${id}, ${id}, ${id}, 'webhook', 'delivered', false, '{}', 1, ${dayOf(day)},
        ${dayOf(day)})`;
    await sql`
      insert into attempt (delivery_id, number, started_at, duration_ms, outcome)
      values (${id}, 1, ${dayOf(day)}, 1, 'delivered')`;
  }
  const oldest = async () => {
    const [row] = await sql<{ delivery: Date; attempt: Date }[]>`
      select (select min(created_at) from delivery) as delivery, (select min(started_at) from attempt) as attempt`;
    return [row?.delivery, row?.attempt];
  };
  for (const day of [30, 35, 40, 45]) {
    await untilUnlocked(() => dropOld(sql, dayOf(day)));
    assert.deepEqual(await oldest(), [dayOf(day - 30), dayOf(day - 30)], `day ${day}`);
  }
});
