import assert from "node:assert/strict";
import { closing, connect } from "../../../src/database/connect.ts";
import { freshDatabase } from "../../support/database.ts";
import { startPostgresProxy } from "../../support/postgres_proxy.ts";

/** Statements of a sequence; they are sent together, so that one connection answers them in a row. */
const STATEMENTS = 12;

/** Rows that a statement may have. */
const ROWS_MAX = 5;

Deno.test("a statement that fails at any row leaves the next result whole, in chunks of any size", async () => {
  await using database = await freshDatabase();
  const random = createRandom(11);
  for (const chunkBytes of [1, 3, 7, 64, 65_536]) {
    await using proxy = startPostgresProxy(database.url, { chunkBytes });
    const sql = connect(proxy.url, { applicationName: "test", max: 1 });
    for (let sequence = 0; sequence < 10; sequence += 1) {
      const cases = Array.from({ length: STATEMENTS }, () => ({
        rows: random(ROWS_MAX + 1),
        failsAt: random(2) === 0 ? 0 : 1 + random(ROWS_MAX),
      }));
      const results = await Promise.allSettled(
        cases.map(({ rows, failsAt }) =>
          sql<{ n: number }[]>`
            select n::int, 1 / (${failsAt}::int - n) as q from generate_series(1, ${rows}::int) n`
        ),
      );
      for (const [nth, { rows, failsAt }] of cases.entries()) {
        const what = `chunks of ${chunkBytes}, sequence ${sequence}, statement ${nth}`;
        const result = results[nth];
        if (failsAt >= 1 && failsAt <= rows) assert.equal(result?.status, "rejected", what);
        else {
          assert.equal(result?.status, "fulfilled", what);
          const read = result.status === "fulfilled" ? result.value.map((row) => row?.n) : [];
          assert.deepEqual(read, Array.from({ length: rows }, (_, row) => row + 1), what);
        }
      }
    }
    await closing(sql);
  }
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

/** Returns whole numbers below a bound, the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
}
