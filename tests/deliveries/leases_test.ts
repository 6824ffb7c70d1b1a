import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { closing, connect } from "../../src/core/database/connect.ts";
import { createDispatcher, type Dispatcher } from "../../src/core/deliveries/dispatcher.ts";
import { createLeases, LEASE_MS } from "../../src/core/deliveries/leases.ts";
import type { Holding } from "../../src/core/deliveries/renew_leases.ts";
import { createReaper } from "../../src/core/deliveries/reaper.ts";
import { createSender } from "../../src/core/sending/send_delivery.ts";
import { eventually } from "../support/processes/processes.ts";
import { type Receiver, startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld, type World } from "../support/world.ts";

/** A lease that lasts long enough for a busy machine, in milliseconds. */
const SHORT_LEASE_MS = 1_000;

/** A world whose votes wait for one receiver, and a dispatcher on it for each process. */
async function openProcesses(votes: number) {
  const world = await openWorld({ now: new Date() });
  const receiver = startReceiver();
  const server = await world.server();
  await world.key(server, receiver.url);
  const vote = async (name: string) => {
    await world.account(name);
    await world.vote(server, name);
  };
  for (let n = 0; n < votes; n++) await vote(`Player_${n}`);
  const { sql, box, now } = world.services;
  const leaseSql = connect(world.databaseUrl, { applicationName: "leases", max: 1 });
  const sender = createSender({ allowPrivate: true, now });
  const processes: Dispatcher[] = [];
  return {
    world,
    receiver,
    vote,
    process(options: { leaseMs?: number; monotonic?: () => number } = {}): Dispatcher {
      const made = createDispatcher({ sql, leaseSql, box, now, sender, ...options });
      processes.push(made);
      return made;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(processes.map((one) => one.stop()));
      await sender.close();
      await closing(leaseSql);
      await world[Symbol.asyncDispose]();
      await receiver[Symbol.asyncDispose]();
    },
  };
}

/** Has dispatchers look for what is due and for dead processes, again and again. */
function keepPolling(dispatchers: Dispatcher[]): Disposable {
  const timer = setInterval(() => {
    for (const dispatcher of dispatchers) {
      void dispatcher.reap().catch(() => {});
      dispatcher.nudge();
    }
  }, 50);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

function votesAt({ received }: Receiver): number {
  return new Set(received.map(({ headers }) => headers.get("x-listing-vote"))).size;
}

function allDelivered({ services: { sql } }: World): Promise<true> {
  return eventually("all is recorded", async () => (await sql`select from outbox`).length === 0);
}

Deno.test("a dead process's rows go out after their lease", async () => {
  await using stage = await openProcesses(1);
  const { sql } = stage.world.services;
  let monotonic = 0;
  const living = stage.process({ monotonic: () => monotonic });
  await sql`
    update outbox set state = 'sending', claim_id = gen_random_uuid(), lease_until = now() + interval '1 min'`;
  await living.deliverDue();
  await sql`update outbox set lease_until = now()`;
  await living.deliverDue();
  assert.equal(stage.receiver.received.length, 0, "after an outage a living process renews first");
  monotonic += LEASE_MS;
  await living.deliverDue();
  assert.equal(stage.receiver.received.length, 1);
  const attempts = await sql`select number, outcome from attempt order by number`;
  assert.deepEqual([...attempts], [
    { number: 1, outcome: "interrupted" },
    { number: 2, outcome: "delivered" },
  ]);
});

Deno.test("a dead process's rows are due again within 15 s", () => {
  assert.ok(LEASE_MS + 2_000 <= 15_000, "the lease, and two looks for dead processes");
});

Deno.test("a slow answer's row stays with its living process", async () => {
  await using stage = await openProcesses(1);
  stage.receiver.answer = async () => {
    await pause(2.5 * SHORT_LEASE_MS);
    return new Response(null, { status: 204 });
  };
  const [one, two] = [1, 2].map(() => stage.process({ leaseMs: SHORT_LEASE_MS }));
  assert.ok(one && two);
  using _ = keepPolling([one, two]);
  await allDelivered(stage.world);
  assert.equal(stage.receiver.received.length, 1);
});

Deno.test("nothing is sent twice while recording stalls", async () => {
  await using stage = await openProcesses(5);
  const { sql } = stage.world.services;
  const [one, two] = [1, 2].map(() => stage.process({ leaseMs: SHORT_LEASE_MS }));
  assert.ok(one && two);
  const stall = connect(stage.world.databaseUrl, { applicationName: "stall", max: 1 });
  await stall.begin(async (tx) => {
    await tx`lock table attempt in access exclusive mode`;
    using _ = keepPolling([one]);
    await eventually("all are sent", () => votesAt(stage.receiver) === 5);
    await pause(SHORT_LEASE_MS);
    await stage.vote("Too_late");
    using __ = keepPolling([two]);
    await pause(3 * SHORT_LEASE_MS);
  });
  await closing(stall);
  using _ = keepPolling([one, two]);
  await allDelivered(stage.world);
  assert.deepEqual([stage.receiver.received.length, votesAt(stage.receiver)], [6, 6]);
  assert.equal((await sql`select from attempt where outcome = 'interrupted'`).length, 0);
});

Deno.test("a process that cannot record claims and sends nothing more", async () => {
  await using stage = await openProcesses(1);
  const only = stage.process({ leaseMs: SHORT_LEASE_MS });
  const stall = connect(stage.world.databaseUrl, { applicationName: "stall", max: 1 });
  await stall.begin(async (tx) => {
    await tx`lock table attempt in access exclusive mode`;
    using _ = keepPolling([only]);
    await eventually("it is sent", () => stage.receiver.received.length === 1);
    await pause(SHORT_LEASE_MS);
    await stage.vote("Waits");
    await pause(SHORT_LEASE_MS);
    assert.equal(stage.receiver.received.length, 1);
  });
  await closing(stall);
  using _ = keepPolling([only]);
  await allDelivered(stage.world);
  assert.equal(stage.receiver.received.length, 2);
});

Deno.test("a POST begins only while its lease outlasts it", async () => {
  await using world = await openWorld();
  const claim = { id: crypto.randomUUID(), claimId: crypto.randomUUID() };
  const clock = { monotonic: 0, wall: world.clock.now.getTime() };
  const leases = createLeases(world.services.sql, {
    leaseMs: LEASE_MS,
    now: () => new Date(clock.wall),
    monotonic: () => clock.monotonic,
    renewed: () => {},
  });
  const after = (monotonic: number, wall: number) => {
    leases.hold([claim], leases.moment());
    clock.monotonic += monotonic;
    clock.wall += wall;
    return leases.outlastsPost(claim);
  };
  assert.equal(after(2_000, 2_000), true);
  assert.equal(after(3_000, 3_000), false, "the process was paused");
  assert.equal(after(0, 60_000), false, "the machine slept");
  assert.equal(after(3_000, -60_000), false, "the clock was set back");
  leases.release([claim]);
  assert.equal(leases.outlastsPost(claim), false);
  leases.stop();
});

Deno.test("a process keeps only its own rows from being freed", async () => {
  await using stage = await openProcesses(2);
  const { sql, now } = stage.world.services;
  const [kept, dead] = await sql<Holding[]>`
    update outbox set state = 'sending', claim_id = gen_random_uuid(), lease_until = now() - interval '1 min'
    returning id, claim_id`;
  assert.ok(kept && dead);
  let at = 0;
  const times = { leaseMs: LEASE_MS, now, monotonic: () => at };
  const leases = createLeases(sql, { ...times, renewed: () => {} });
  leases.hold([kept], leases.moment());
  leases.stop();
  const reap = createReaper(sql, { ...times, isHeld: leases.isHeld });
  const sending = async () =>
    (await sql`select id from outbox where state = 'sending'`).map((row) => row["id"]);
  await reap();
  at += LEASE_MS;
  await reap();
  assert.deepEqual(await sending(), [kept.id]);
  leases.release([kept]);
  await reap();
  assert.deepEqual(await sending(), []);
});

Deno.test("rows claimed during a stop are given back at once", async () => {
  await using stage = await openProcesses(3);
  const stopping = stage.process();
  stopping.nudge();
  await stopping.stop();
  const rows = await stage.world.services.sql`select distinct state from outbox`;
  assert.deepEqual([...rows], [{ state: "pending" }]);
  assert.equal(stage.receiver.received.length, 0);
});
