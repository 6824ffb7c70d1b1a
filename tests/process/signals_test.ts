import assert from "node:assert/strict";
import { notifyDue } from "../../src/core/deliveries/wake.ts";
import { freshDatabase } from "../support/database/database.ts";
import { type PostgresProxy, startPostgresProxy } from "../support/database/postgres_proxy.ts";
import { eventually, hasEnded, startDeno } from "../support/processes/processes.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { parseLog, type RunningService, startService } from "../support/processes/service.ts";
import { sideBySide } from "../support/side_by_side.ts";
import { openWorld, SECRET_KEY, UNASKED, type World } from "../support/world.ts";

/** Milliseconds that a stop may take (docs/deploy.md promises 12 s), and what a busy machine may add. */
const DRAIN_WITHIN_MS = 12_000;
const BUSY_MS = 1_500;

const test = sideBySide();

/** A service in whose hands a delivery is: the receiver has the POST and has not answered. */
interface Delivering {
  world: World;
  service: RunningService;
  proxy: PostgresProxy;
  /** Lets the receiver answer 204. */
  answer(): void;
  /** The attempts on record, as `outcome`, and how the delivery stands. */
  recorded(): Promise<{ state: string; outcome: string }[]>;
}

async function whileDelivering(act: (delivering: Delivering) => Promise<void>): Promise<void> {
  await using world = await openWorld({ now: new Date(), listedAt: UNASKED });
  await using receiver = startReceiver();
  await using proxy = startPostgresProxy(world.databaseUrl);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  receiver.answer = () => answered.then(() => new Response(null, { status: 204 }));
  const server = await world.server();
  await world.key(server, receiver.url);
  await world.account("Steve_01");
  const env = { DATABASE_URL: proxy.url, SECRET_KEY, WEBHOOK_ALLOW_PRIVATE: "1" };
  await using service = await startService(env);
  await world.vote(server, "Steve_01");
  await notifyDue(world.services.sql);
  await eventually("the POST arrives", () => receiver.received.length === 1);
  const { sql } = world.services;
  const recorded = async () => [
    ...await sql<{ state: string; outcome: string }[]>`
      select d.state, a.outcome from attempt a
      join (
        select id, state from outbox union all select id, state from delivery
      ) d on d.id = a.delivery_id`,
  ];
  try {
    await act({ world, service, proxy, answer, recorded });
  } finally {
    answer();
  }
}

const DELIVERED = [{ state: "delivered", outcome: "delivered" }];

test("SIGTERM lets a delivery under way finish", async () => {
  await whileDelivering(async ({ service, answer, recorded }) => {
    // A terminal and a launcher often both send one, at the same time.
    for (const name of ["SIGTERM", "SIGINT", "SIGTERM"] as const) service.launcher.signal(name);
    await eventually("the service stops", () => service.log().some(isStopping));
    await new Promise((done) => setTimeout(done, 500));
    assert.equal(await hasEnded(service.pid), false);
    await assert.rejects(service.get("/healthz"), TypeError, "it takes no more requests");
    answer();
    const { code, stderr } = await service.launcher.ended;
    assert.deepEqual({ code, stderr }, { code: 0, stderr: "" });
    assert.deepEqual(await recorded(), DELIVERED);
  });
});

test("a stop the moment it listens ends the service in order", async () => {
  await using world = await openWorld({ now: new Date() });
  await using proxy = startPostgresProxy(world.databaseUrl);
  const listens = proxy.holdAt('listen "voteboard_outbox"');
  await using service = await startService({ DATABASE_URL: proxy.url, SECRET_KEY });
  await listens;
  service.launcher.signal("SIGTERM");
  await eventually("the service stops", () => service.log().some(isStopping));
  proxy.release();
  const { code, stderr } = await service.launcher.ended;
  assert.deepEqual({ code, stderr }, { code: 0, stderr: "" });
  assert.equal(service.log().at(-1)?.event, "stopped");
});

test("a stop while the database is prepared ends at once", async () => {
  await using database = await freshDatabase();
  await using proxy = startPostgresProxy(database.url);
  const prepares = proxy.holdAt("pg_try_advisory_lock");
  const env = { DATABASE_URL: proxy.url, SECRET_KEY, PORT: "0" };
  await using launcher = startDeno(["-A", "embedded/start.ts"], { env });
  await prepares;
  launcher.signal("SIGTERM");
  const { code, stdout, stderr } = await launcher.ended;
  assert.deepEqual({ code, stderr }, { code: 0, stderr: "" });
  assert.deepEqual(parseLog(stdout).map(({ event }) => event), ["stopping", "stopped"]);
});

test("a second signal after 2 s ends the service at once", async () => {
  await whileDelivering(async ({ world, service }) => {
    service.launcher.signal("SIGTERM");
    await eventually("the service stops", () => service.log().some(isStopping));
    await new Promise((done) => setTimeout(done, 2_100));
    service.launcher.signal("SIGTERM");
    assert.equal((await service.launcher.ended).code, 130);
    const rows = await world.services.sql`select state from outbox`;
    assert.deepEqual([...rows], [{ state: "sending" }], "its lease gives it back");
  });
});

test("a service whose launcher is killed finishes a delivery under way", async () => {
  await whileDelivering(async ({ service, answer, recorded }) => {
    service.launcher.signal("SIGKILL");
    await eventually("the service stops", () => service.log().some(isStopping));
    assert.equal(await hasEnded(service.pid), false);
    answer();
    await eventually("the service ends", () => hasEnded(service.pid));
    assert.deepEqual(await recorded(), DELIVERED);
    const [stopping] = service.log().filter(isStopping);
    assert.equal(stopping?.["why"], "launcher gone");
  });
});

test("a service ends within 12 s, whatever hangs", async () => {
  await Promise.all([
    whileDelivering(async ({ service, recorded }) => {
      assert.equal(await timedEnd(service), 0);
      assert.deepEqual(await recorded(), [{ state: "pending", outcome: "timeout" }]);
    }),
    whileDelivering(async ({ service, proxy, answer }) => {
      proxy.hold();
      answer();
      assert.equal(await timedEnd(service), 1);
      assert.ok(service.log().some(({ event }) => event === "stop_cut_short"));
    }),
  ]);
});

async function timedEnd(service: RunningService): Promise<number> {
  const startedAt = performance.now();
  service.launcher.signal("SIGTERM");
  const { code } = await service.launcher.ended;
  const tookMs = performance.now() - startedAt;
  assert.ok(tookMs < DRAIN_WITHIN_MS + BUSY_MS, `${tookMs} ms`);
  return code;
}

function isStopping({ event }: { event: string }): boolean {
  return event === "stopping";
}
