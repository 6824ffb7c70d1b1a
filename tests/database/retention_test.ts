import assert from "node:assert/strict";
import { preparePartitions } from "../../src/service/database/partitions.ts";
import { freshDatabase } from "../support/database/database.ts";
import { untilUnlocked } from "../support/database/locks.ts";
import {
  dropOldPartitions,
  dropOldRows,
  dropShortLived,
} from "../../src/core/database/retention.ts";
import { fillEveryTable } from "../support/database/every_table.ts";
import { openShowcase } from "../support/pages/showcase/showcase.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

/** Tables whose rows are deleted by their age alone. */
const TABLES = [
  ...["wave", "void_notice", "server_offer", "name_claim", "former_name", "session"],
  ...["verification", "player_day", "server_rank", "visit_count", "visit_source"],
  ...["sign_in_round", "newcomer", "half_sign_in", "spent_proof", "vote_address", "identity_vote"],
];

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
      insert into delivery (
        id, vote_id, key_id, server_id, channel, state, is_test, body, attempts, created_at, finished_at
      )
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
    await untilUnlocked(() => dropOldPartitions(sql, dayOf(day)));
    await dropOldRows(sql, dayOf(day));
    assert.deepEqual(await oldest(), [dayOf(day - 30), dayOf(day - 30)], `day ${day}`);
  }
});

Deno.test("each table loses the rows that are no longer kept, and none before", async () => {
  await using site = await openShowcase();
  const { sql } = site.world.services;
  await fillEveryTable(sql);
  const count = async () => {
    const counts = TABLES.map(async (table) => {
      const [row] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${sql(table)}`;
      return [table, row?.rows ?? 0] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  };
  const drop = async (now: Date) => {
    await dropOldRows(sql, now);
    await dropShortLived(sql, now);
  };
  const before = await count();
  assert.ok(Object.values(before).every((rows) => rows > 0));
  await drop(new Date("2026-02-01T00:00:00Z"));
  assert.deepEqual(await count(), before);
  await drop(new Date("2040-01-01T00:00:00Z"));
  assert.deepEqual(await count(), Object.fromEntries(TABLES.map((table) => [table, 0])));
});
