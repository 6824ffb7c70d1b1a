import assert from "node:assert/strict";
import {
  closing,
  connect,
  openDatabaseSession,
  type Query,
  type Sql,
} from "../../src/core/database/connect.ts";
import { isUnavailable } from "../../src/core/database/unavailable.ts";
import { type ProxiedDatabase, proxiedDatabase } from "../support/database/broken_network.ts";
import type { Lost } from "../support/database/proxy_links.ts";
import { eventually } from "../support/processes/processes.ts";
import { sideBySide } from "../support/side_by_side.ts";

/** The deadline of the pools here, and what a busy machine may add, in milliseconds. */
const ANSWER_WITHIN_MS = 400;
const BUSY_MS = 3_000;

/** Statements sent behind a lost one, so that the test ends if they extend its deadline. */
const SENT_MAX = 100;

const test = sideBySide();

/** A pool through the proxy, with open connections. */
async function openPool({ proxy }: ProxiedDatabase, connections = 1): Promise<Sql> {
  const sql = connect(proxy.url, {
    applicationName: "patient",
    max: connections,
    answerWithinMs: ANSWER_WITHIN_MS,
  });
  await Promise.all(
    Array.from({ length: connections }, () => sql`select pg_sleep(0.05)`.execute()),
  );
  return sql;
}

async function assertLostInTime(what: string, asked: PromiseLike<unknown>): Promise<void> {
  const startedAt = performance.now();
  await assert.rejects(Promise.resolve(asked), (error) => isUnavailable(error), what);
  const tookMs = performance.now() - startedAt;
  assert.ok(tookMs < ANSWER_WITHIN_MS + BUSY_MS, `${what} took ${tookMs} ms`);
}

/** The numbers that were left in a table of one column. */
async function leftIn({ database }: ProxiedDatabase): Promise<number[]> {
  const rows = await database.sql<{ n: number }[]>`select n from trace order by n`;
  return rows.map(({ n }) => n);
}

test("a network that loses everything fails each statement in time", () => {
  return assertDeadlines("everything");
});

test("a network that loses the answers fails each statement in time", () => {
  return assertDeadlines("answers");
});

async function assertDeadlines(lost: Lost): Promise<void> {
  await using proxied = await proxiedDatabase();
  const sql = await openPool(proxied, 3);
  const assertWell = async () => assert.deepEqual([...await sql`select 1 as n`], [{ n: 1 }]);

  proxied.proxy.lose(lost);
  await assertLostInTime("a statement", sql`select 1`);
  await assertWell();

  proxied.proxy.lose(lost);
  await assertLostInTime("a transaction", sql.begin((tx) => tx`select 1`));
  await assertWell();

  const session = await sql.reserve();
  proxied.proxy.lose(lost);
  await assertLostInTime("a reserved session", session`select 1`);
  await assertWell();
  await closing(sql);
}

test("a transaction whose network falls silent between two statements leaves nothing behind", async () => {
  await using proxied = await proxiedDatabase();
  await proxied.database.sql`create table trace (n int)`;
  const sql = await openPool(proxied);
  const cut = sql.begin(async (tx) => {
    await tx`insert into trace values (1)`;
    proxied.proxy.lose("everything");
    await tx`insert into trace values (2)`;
  });
  await assertLostInTime("the transaction", cut);
  await sql`insert into trace values (3)`;
  assert.deepEqual(await leftIn(proxied), [3]);
  await closing(sql);
});

test("no statement of a lost transaction runs on the next connection", async () => {
  await using proxied = await proxiedDatabase();
  await proxied.database.sql`create table trace (n int)`;
  const sql = await openPool(proxied);
  const reached = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  const went = Promise.withResolvers<string>();
  const cut = sql.begin(async (tx) => {
    await tx`insert into trace values (1)`;
    reached.resolve();
    await resumed.promise;
    try {
      await tx`insert into trace values (2)`;
      went.resolve("ran");
    } catch (error) {
      went.resolve("was refused");
      throw error;
    }
  });
  await Promise.race([reached.promise, cut]);
  proxied.proxy.stop();
  await assertLostInTime("the transaction", cut);
  await proxied.proxy.start();
  await eventually(
    "the pool's only connection is new",
    () => sql`insert into trace values (3)`.then(() => true, () => false),
  );
  resumed.resolve();
  assert.equal(await went.promise, "was refused");
  await sql.begin((tx) => tx`insert into trace values (4)`);
  assert.deepEqual(await leftIn(proxied), [3, 4]);
  await closing(sql);
});

test("a lost transaction that ends late does not commit the next one", async () => {
  await using proxied = await proxiedDatabase();
  await proxied.database.sql`create table trace (n int)`;
  const sql = await openPool(proxied);
  const reached = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  const cut = sql.begin(async (tx) => {
    await tx`insert into trace values (1)`;
    reached.resolve();
    await resumed.promise;
  });
  await Promise.race([reached.promise, cut]);
  proxied.proxy.stop();
  await assertLostInTime("the transaction", cut);
  await proxied.proxy.start();
  await eventually(
    "the pool's only connection is new",
    () => sql`insert into trace values (2)`.then(() => true, () => false),
  );
  const next = sql.begin(async (tx) => {
    await tx`insert into trace values (3)`;
    resumed.resolve();
    await tx`select pg_sleep(0.05)`;
    throw new Error("rolled back");
  });
  await assert.rejects(next, /rolled back/);
  assert.deepEqual(await leftIn(proxied), [2]);
  await closing(sql);
});

test("statements that follow do not extend a statement's deadline", async () => {
  await using proxied = await proxiedDatabase();
  const sql = await openPool(proxied);
  proxied.proxy.lose("everything");
  const first = assertLostInTime("the first statement", sql`select 1`.execute());
  const others: Promise<unknown>[] = [];
  const sending = setInterval(() => {
    if (others.length < SENT_MAX) others.push(sql`select 2`.then(() => {}, () => {}));
  }, 50);
  try {
    await first;
  } finally {
    clearInterval(sending);
  }
  await Promise.all(others);
  await closing(sql);
});

test("a session whose connection was lost runs nothing more", async () => {
  await using proxied = await proxiedDatabase();
  const sql = await openPool(proxied);
  const session = await openDatabaseSession(sql);
  proxied.proxy.stop();
  await assertLostInTime("the session", session`select 1`);
  await proxied.proxy.start();
  await eventually("a new connection works", () => sql`select 1`.then(() => true, () => false));
  assert.throws(() => session`select 1`, { code: "CONNECTION_CLOSED" });
  await session[Symbol.asyncDispose]();
  await closing(sql);
});

test("a transaction that continues after its connection was lost fails, whatever ended it", async () => {
  await using proxied = await proxiedDatabase();
  const sql = await openPool(proxied, 2);
  const ends: Record<string, (pid: number) => unknown> = {
    "hung up": () => proxied.proxy.hangUp(),
    "silent": () => proxied.proxy.lose("everything"),
    "ended by the server": (pid) =>
      proxied.database.sql`select pg_terminate_backend(${pid})`.execute(),
  };
  const others: Record<string, (tx: Query) => Promise<unknown>> = {
    "another statement": (tx) => tx`select 2`.execute(),
    "a commit": () => Promise.resolve(),
  };
  for (const [end, lose] of Object.entries(ends)) {
    for (const [next, go] of Object.entries(others)) {
      const cut = sql.begin(async (tx) => {
        const [row] = await tx<[{ pid: number }]>`select pg_backend_pid() as pid`;
        setTimeout(() => void lose(row.pid), 20);
        await tx`select pg_sleep(1)`.catch(() => {});
        await go(tx);
      });
      await assertLostInTime(`${next} after a connection that was ${end}`, cut);
      await eventually("the pool works", () => sql`select 1`.then(() => true, () => false));
    }
  }
  await closing(sql);
});

test("an idle connection stays however long nothing is asked", async () => {
  await using proxied = await proxiedDatabase();
  const sql = await openPool(proxied);
  const [before] = await sql`select pg_backend_pid() as pid`;
  await new Promise((done) => setTimeout(done, ANSWER_WITHIN_MS * 2));
  assert.deepEqual([...await sql`select pg_backend_pid() as pid`], [before]);
  await closing(sql);
});

test("a statement that works too long is cancelled and keeps its connection", async () => {
  await using proxied = await proxiedDatabase();
  const sql = await openPool(proxied);
  const [before] = await sql`select pg_backend_pid() as pid`;
  await assert.rejects(sql`select pg_sleep(30)`.execute(), { code: "57014" });
  assert.deepEqual([...await sql`select pg_backend_pid() as pid`], [before]);
  await closing(sql);
});

test("a connection lost in a rush of statements is of use again", async () => {
  await using proxied = await proxiedDatabase();
  const sql = await openPool(proxied);
  for (let round = 0; round < 3; round++) {
    proxied.proxy.lose("everything");
    await inEachTurnFor(ANSWER_WITHIN_MS * 2, () => ask(sql, 2));
    await ask(sql, 2);
  }
  await closing(sql);
});

/** Sends a number of queries at once, and waits for all results. */
async function ask(sql: Sql, questions: number): Promise<void> {
  await Promise.all(Array.from({ length: questions }, () => sql`select 1`.execute()));
}

/** Does something in each turn of the event loop for so long; what fails is as good as done. */
async function inEachTurnFor(ms: number, work: () => Promise<void>): Promise<void> {
  const done = [];
  for (const end = performance.now() + ms; performance.now() < end;) {
    await new Promise((next) => setTimeout(next));
    done.push(work().catch(() => {}));
  }
  await Promise.all(done);
}
