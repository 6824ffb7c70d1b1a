import assert from "node:assert/strict";
import { freshDatabase } from "../support/database/database.ts";
import { runSchedules } from "./inbox_schedules.ts";

/** Schedules in all; `REWARD_SCHEDULES=20000` makes a long run of new ones. */
const ASKED = Deno.env.get("REWARD_SCHEDULES");
const SCHEDULES = Number(ASKED ?? 400);

/** Databases that share the schedules. Expiry affects a whole database, so its schedules take turns. */
const DATABASES = 4;

Deno.test("no schedule of crashes gives a reward twice or loses one", async () => {
  await Promise.all(Array.from({ length: DATABASES }, async (_, nth) => {
    await using database = await freshDatabase();
    const seed = (ASKED === undefined ? 42 : Date.now() % 1_000_000) + nth;
    const runs = Math.ceil(SCHEDULES / DATABASES);
    const { error, how } = await runSchedules(database.sql, { runs, seed });
    assert.equal(error, null, how);
  }));
});
