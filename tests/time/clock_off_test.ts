import assert from "node:assert/strict";
import { createPoller } from "../../src/site/polling/poller.ts";
import { TIMETABLE } from "../../src/service/timetable.ts";
import { LENIENT } from "../support/votes/ballots.ts";
import { hashTables } from "../support/pages/guarded_site.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { openPerson } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

const YEAR_MS = 365 * DAY_MS;

/** From now on this host's clock is that far from Postgres's. */
function setOff({ clock }: World, ms: number): void {
  clock.databaseNow ??= clock.now;
  clock.now = new Date(clock.databaseNow.getTime() + ms);
}

async function count({ services: { sql } }: World, table: string): Promise<number> {
  const [row] = await sql<{ rows: number }[]>`select count(*) as rows from ${sql(table)}`;
  return row?.rows ?? -1;
}

async function outboxOf({ services: { sql } }: World) {
  return [
    ...await sql`select state, attempts, tries, due_at, last_outcome from outbox order by id`,
  ];
}

Deno.test("while the clock is off no ballot counts, and afterwards it does", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  for (const ms of [31_000, -31_000]) {
    setOff(world, ms);
    const page = await steve.submit("/servers/skyblock-valley/votes", { proof: "one" });
    assert.equal(page.status, 503);
    assert.match(page.html, /Your vote was not cast.*clock is wrong.*still yours/s);
  }
  for (const table of ["vote", "last_vote", "spent_proof", "vote_address"]) {
    assert.equal(await count(world, table), 0, table);
  }
  setOff(world, 0);
  const page = await steve.submit("/servers/skyblock-valley/votes", { proof: "one" });
  assert.equal(page.status, 303);
  assert.equal(await count(world, "vote"), 1);
});

Deno.test("while the clock is off castVote refuses, and v1 answers", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  await world.account("Steve_01");
  setOff(world, 12 * 3_600_000); // tomorrow, by this clock
  await assert.rejects(world.vote(server, "Steve_01"), { code: "clock_off" });
  const answer = await world.get("/api/v1/vote-check?username=Steve_01", { key: secret });
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), { voted: false, last_vote_at: null });
});

Deno.test("while the clock is off nothing is claimed and no lease reaped", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { dispatcher, sql } = world.services;
  const server = await world.server();
  await world.key(server, receiver.url);
  for (const name of ["Steve_01", "Alex"]) {
    await world.account(name);
    await world.vote(server, name);
  }
  // One of the two is in the hands of another process.
  await sql`
    update outbox set state = 'sending', claim_id = gen_random_uuid(), lease_until = now() + interval '1 minute'
    where id = (select min(id::text)::uuid from outbox)`;
  const before = await outboxOf(world);
  for (const ms of [YEAR_MS, -YEAR_MS, 31_000]) {
    setOff(world, ms);
    await dispatcher.deliverDue();
    assert.deepEqual(await outboxOf(world), before, `${ms} ms`);
  }
  assert.equal(receiver.received.length, 0);
  setOff(world, 0);
  await dispatcher.deliverDue();
  assert.equal(receiver.received.length, 1);
});

Deno.test("a try that fails while the clock jumps keeps the right time", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const server = await world.server();
  await world.key(server, receiver.url);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const before = world.clock.now.getTime();
  receiver.answer = () => {
    setOff(world, YEAR_MS);
    return new Response(null, { status: 500 });
  };
  await world.services.dispatcher.deliverDue();
  const [row] = await outboxOf(world);
  assert.deepEqual([row?.tries, row?.state], [1, "pending"]);
  const [endpoint] = await world.services.sql`select failing_since from endpoint`;
  for (const at of [row?.dueAt, endpoint?.failingSince]) {
    assert.ok(at.getTime() - before < 60_000, String(at));
  }
});

Deno.test("a clock that is a year ahead drops and folds nothing", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await using receiver = startReceiver();
  const server = await world.server();
  await world.key(server, receiver.url);
  const steve = await openPerson(world, "Steve_01");
  await steve.submit("/servers/skyblock-valley/votes", { proof: "one" });
  await world.services.dispatcher.deliverDue();
  await world.services.poller.pollDue();
  await world.services.sql`
    insert into former_name (name_key, until) values ('alex', ${world.clock.now}::timestamptz + interval '1 day')`;
  const before = await hashTables(world);
  setOff(world, YEAR_MS);
  for (const { run } of TIMETABLE) await run(world.services);
  assert.deepEqual(await hashTables(world), before);
  assert.ok(await count(world, "delivery") > 0 && await count(world, "session") > 0);
});

Deno.test("while the clock is off no game server is asked", async () => {
  await using world = await openWorld();
  await world.server();
  const { sql, clock } = world.services;
  let asked = 0;
  const ask = () =>
    Promise.resolve({ kind: "failed", why: "timeout" } as const).finally(() => asked++);
  const poller = createPoller({ sql, ask, now: () => world.clock.now, clock });
  setOff(world, YEAR_MS);
  await poller.pollDue();
  assert.deepEqual([asked, await count(world, "server_poll")], [0, 0]);
  setOff(world, 0);
  await poller.pollDue();
  assert.equal(asked, 1);
});
