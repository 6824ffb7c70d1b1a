import assert from "node:assert/strict";
import { preparePartitions } from "../../src/service/database/partitions.ts";
import type { PollAnswer } from "../../src/site/polling/protocols/poll_answer.ts";
import { findLiveStatus } from "../../src/site/polling/own_status.ts";
import { findPlayerDays, findPlayers } from "../../src/site/polling/player_history.ts";
import { createPoller } from "../../src/site/polling/poller.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { listGame } from "../support/network/listed_game.ts";
import { openWorld, type World } from "../support/world.ts";
import { untilUnlocked } from "../support/database/locks.ts";
import { dropOldPartitions, dropOldRows } from "../../src/core/database/retention.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

/** Result of a poll: a number of players, no answer, one without players, or a fault of ours. */
type Found = number | null | "uncounted" | "fault";

/** Polls the world's only server at an instant. */
async function pollAt(world: World, at: string, online: Found): Promise<void> {
  world.clock.now = new Date(at);
  const { sql, now } = world.services;
  await sql`update server_poll set due_at = ${world.clock.now}`;
  await createPoller({ sql, now, ask: () => Promise.resolve(answerOf(online)) }).pollDue();
}

function answerOf(online: Found): PollAnswer {
  if (online === "fault") return { kind: "failed", why: "internal_error" };
  if (online === null) return { kind: "failed", why: "timeout" };
  const told = online === "uncounted" ? null : online;
  return { kind: "answered", status: { online: told, max: 100, message: "" } };
}

async function openPolled(
  now: string,
): Promise<World & { polled: Server }> {
  const world = await openWorld({ now: new Date(now) });
  return Object.assign(world, { polled: await listGame(world, { game: "rust", port: 28015 }) });
}

Deno.test("history has averages and peaks", async () => {
  await using world = await openPolled("2026-03-10T22:00:00.000Z");
  const { sql } = world.services;
  await pollAt(world, "2026-03-10T22:00:00.000Z", 10);
  await pollAt(world, "2026-03-10T22:59:59.999Z", 21);
  await pollAt(world, "2026-03-10T23:00:00.000Z", null);
  await pollAt(world, "2026-03-11T00:00:00.000Z", 5);
  const { now } = world.clock;
  const { hours, days } = await findPlayers(sql, world.polled.id, { now, days: 7 });
  assert.deepEqual(hours, [
    { at: new Date("2026-03-10T22:00:00.000Z"), average: 15.5, peak: 21 },
    { at: new Date("2026-03-10T23:00:00.000Z"), average: null, peak: 0 },
    { at: new Date("2026-03-11T00:00:00.000Z"), average: 5, peak: 5 },
  ]);
  assert.deepEqual(days, [
    { at: new Date("2026-03-10T00:00:00.000Z"), average: 15.5, peak: 21 },
    { at: new Date("2026-03-11T00:00:00.000Z"), average: 5, peak: 5 },
  ]);
});

Deno.test("a poll without a count is in no average and no peak, but counts for uptime", async () => {
  await using world = await openPolled("2026-03-10T22:00:00.000Z");
  const { sql } = world.services;
  await pollAt(world, "2026-03-09T10:00:00.000Z", "uncounted");
  await pollAt(world, "2026-03-10T10:00:00.000Z", 10);
  await pollAt(world, "2026-03-10T10:10:00.000Z", "uncounted");
  await pollAt(world, "2026-03-10T11:00:00.000Z", 20);
  await pollAt(world, "2026-03-10T12:00:00.000Z", "uncounted");
  await pollAt(world, "2026-03-11T10:00:00.000Z", null);
  await pollAt(world, "2026-03-11T10:10:00.000Z", "uncounted");
  const { now } = world.clock;
  const span = (at: string, average: number | null, peak: number) => ({
    at: new Date(`2026-03-${at}:00:00.000Z`),
    average,
    peak,
  });
  const { hours, days } = await findPlayers(sql, world.polled.id, { now, days: 7 });
  assert.deepEqual(hours, [
    span("10T10", 10, 10),
    span("10T11", 20, 20),
    span("11T10", null, 0),
  ]);
  assert.deepEqual(days, [span("10T00", 15, 20)]);
  assert.deepEqual(await findPlayerDays(sql, world.polled.id, { now, days: 7 }), days);
  assert.equal((await findLiveStatus(sql, world.polled.id, now)).uptime, 6 / 7);
});

Deno.test("uptime is the share of answered polls in 30 days", async () => {
  await using world = await openPolled("2026-03-01T12:00:00.000Z");
  const { sql } = world.services;
  const uptime = async () => (await findLiveStatus(sql, world.polled.id, world.clock.now)).uptime;
  assert.equal(await uptime(), null);
  await pollAt(world, "2026-03-01T12:00:00.000Z", null);
  await pollAt(world, "2026-03-02T12:00:00.000Z", 1);
  await pollAt(world, "2026-03-30T12:00:00.000Z", 1);
  await pollAt(world, "2026-03-30T13:00:00.000Z", "fault");
  assert.equal(await uptime(), 2 / 3);
  world.clock.now = new Date("2026-03-31T00:00:00.000Z");
  assert.equal(await uptime(), 1, "the first day is out of the window");
});

Deno.test("hours are kept for 30 days and days for a year", async () => {
  await using world = await openPolled("2030-01-01T00:00:00.000Z");
  const { sql } = world.services;
  const start = new Date("2030-01-01T00:00:00.000Z");
  const dayOf = (day: number) => new Date(start.getTime() + day * DAY_MS);
  for (let day = 0; day < 10; day++) {
    if (day >= 5) await untilUnlocked(() => preparePartitions(sql, dayOf(day)));
    await pollAt(world, dayOf(day).toISOString(), 1);
  }
  const oldest = async (days: number) => {
    await untilUnlocked(() => dropOldPartitions(sql, dayOf(days)));
    await dropOldRows(sql, dayOf(days));
    const [hours] = await sql`select min(hour) as at from player_hour`;
    const [daily] = await sql`select min(day)::text as at from player_day`;
    return [hours?.["at"], daily?.["at"]];
  };
  assert.deepEqual(await oldest(30), [dayOf(0), "2030-01-01"]);
  assert.deepEqual(await oldest(33), [dayOf(3), "2030-01-01"]);
  assert.deepEqual(await oldest(37), [dayOf(7), "2030-01-01"]);
  assert.deepEqual(await oldest(50), [null, "2030-01-01"]);
  assert.deepEqual(await oldest(364), [null, "2030-01-01"]);
  assert.deepEqual(await oldest(365), [null, "2030-01-02"]);
});
