import assert from "node:assert/strict";
import { connect as connectTcp } from "node:net";
import { closing, connect, type Sql } from "../../../src/core/database/connect.ts";
import { CONNECT_WITHIN_S, freshDatabase } from "../../support/database/database.ts";
import { startPostgresProxy } from "../../support/database/postgres_proxy.ts";
import { takeConnections } from "../../support/network/loopback.ts";

/** Statements of a sequence; they are sent together, so that one connection answers them in a row. */
const STATEMENTS = 12;

/** Rows that a statement may have. */
const ROWS_MAX = 5;

interface Row {
  n: number;
}

/** The ways in which a statement is sent. */
const WAYS: Record<string, (sql: Sql, rows: number, failsAt: number) => PromiseLike<Row[]>> = {
  "prepared": (sql, rows, failsAt) =>
    sql<Row[]>`
      select n::int, 1 / (${failsAt}::int - n) as q from generate_series(1, ${rows}::int) n`,
  "of parts": (sql, rows, failsAt) =>
    sql<Row[]>`select n::int, 1 / (${sql`${failsAt}::int`} - n) as q
      from generate_series(1, ${rows}::int) n`,
  "as text": (sql, rows, failsAt) =>
    sql.unsafe<Row[]>(
      `select n::int, 1 / (${failsAt} - n) as q from generate_series(1, ${rows}) n`,
    ),
  "in a transaction": (sql, rows, failsAt) =>
    sql.begin((tx) =>
      tx<Row[]>`
        select n::int, 1 / (${failsAt}::int - n) as q from generate_series(1, ${rows}::int) n`
    ),
};

Deno.test("a statement that fails at any row leaves the next result whole, in chunks of any size", async () => {
  await using database = await freshDatabase();
  const random = createRandom(11);
  for (const chunkBytes of [1, 3, 7, 64, 65_536]) {
    await using proxy = startPostgresProxy(database.url, { chunkBytes });
    const options = { connectWithinS: CONNECT_WITHIN_S, max: 1 };
    const sql = connect(proxy.url, { applicationName: "test", ...options });
    for (let sequence = 0; sequence < 10; sequence += 1) {
      const cases = Array.from({ length: STATEMENTS }, () => ({
        way: Object.keys(WAYS)[random(Object.keys(WAYS).length)] ?? "",
        rows: random(ROWS_MAX + 1),
        failsAt: random(2) === 0 ? 0 : 1 + random(ROWS_MAX),
      }));
      const results = await Promise.allSettled(
        cases.map(({ way, rows, failsAt }) => WAYS[way]?.(sql, rows, failsAt)),
      );
      for (const [nth, { way, rows, failsAt }] of cases.entries()) {
        const what = `chunks of ${chunkBytes}, sequence ${sequence}, statement ${nth} ${way}`;
        const result = results[nth];
        if (failsAt >= 1 && failsAt <= rows) assert.equal(result?.status, "rejected", what);
        else {
          assert.equal(result?.status, "fulfilled", what);
          const read = result.status === "fulfilled" ? result.value?.map(({ n }) => n) : [];
          assert.deepEqual(read, Array.from({ length: rows }, (_, row) => row + 1), what);
        }
      }
    }
    await closing(sql);
  }
});

Deno.test("a statement cancelled after its first rows leaves the next result whole", async () => {
  await using database = await freshDatabase();
  const sql = connect(database.url, { applicationName: "test", max: 1, answerWithinMs: 300 });
  for (let round = 0; round < 3; round += 1) {
    // Rows of 8 kB reach the driver at once; the pause after them outlasts the deadline.
    const slow = sql`
      select repeat('x', 8192), case when n = 4 then pg_sleep(5) end from generate_series(1, 9) n`;
    const next = sql<Row[]>`select n::int from generate_series(1, 3) n`;
    await assert.rejects(Promise.resolve(slow), { code: "57014" });
    assert.deepEqual((await next).map(({ n }) => n), [1, 2, 3]);
  }
  await closing(sql);
});

Deno.test("the error that ended a session is not given to the next one's first statement", async () => {
  await using database = await freshDatabase();
  const sql = connect(database.url, { applicationName: "ended", max: 1 });
  for (let round = 0; round < 3; round += 1) {
    await sql`select 1 as n`;
    const sleeping = assert.rejects(Promise.resolve(sql`select pg_sleep(20)`));
    let ended = false;
    for (let look = 0; look < 100 && !ended; look += 1) {
      const killed = await database.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'ended' and query like 'select pg_sleep%'`;
      ended = killed.length > 0;
      if (!ended) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    assert.ok(ended);
    await sleeping;
    // A statement sent in the tick of the death still fails, as one on the old session.
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual([...await sql`select 2 as n`], [{ n: 2 }], `round ${round}`);
  }
  await closing(sql);
});

Deno.test("a commit on a session that ended before is no success", async () => {
  await using database = await freshDatabase();
  await database.sql`create table counted (n int)`;
  await using relay = await startSlowRelay(database.sql);
  const url = new URL(`postgres://127.0.0.1:${relay.port}/${database.name}`);
  url.username = String(database.sql.options.user);
  const sql = connect(url.href, { applicationName: "test", max: 1 });
  for (const rows of [0, 1]) {
    const work = sql.begin(async (tx) => {
      const [{ pid } = { pid: 0 }] = await tx<{ pid: number }[]>`
        insert into counted values (1) returning pg_backend_pid() as pid`;
      await relay.afterEndOf(() => database.sql`select pg_terminate_backend(${pid})`);
      if (rows > 0) await tx`insert into counted values (2)`;
      return "committed";
    });
    await assert.rejects(work, ({ code }) => code === "57P01" || code === "CONNECTION_CLOSED");
    assert.deepEqual([...await database.sql`select n from counted`], []);
    assert.deepEqual([...await sql`select 2 as n`], [{ n: 2 }]);
  }
  await closing(sql);
});

/** A port before the server of a pool that passes on a session's last message long before the connection's end. */
async function startSlowRelay(sql: Sql) {
  const { host: [host = ""], port: [port = 5432], path } = sql.options;
  let ended = Promise.withResolvers<void>();
  const server = await takeConnections((client) => {
    const behind = path ? connectTcp(String(path)) : connectTcp(port, host);
    client.on("data", (bytes) => behind.write(bytes));
    behind.on("data", (bytes) => client.write(bytes)).on("error", () => {});
    behind.on("close", () => {
      setTimeout(() => ended.resolve(), 50);
      setTimeout(() => client.destroy(), 250);
    });
  });
  return {
    ...server,
    /** Does something that ends a session, and waits until its last message is there. */
    async afterEndOf(doing: () => PromiseLike<unknown>): Promise<void> {
      ended = Promise.withResolvers();
      await doing();
      await ended.promise;
    },
  };
}

/** Returns whole numbers below a bound, the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
}
