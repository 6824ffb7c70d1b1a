import assert from "node:assert/strict";
import { closing, connect } from "../../src/core/database/connect.ts";
import { freshDatabase } from "../support/database/database.ts";
import { eventually } from "../support/processes/processes.ts";

/** In a row, 20 ms apart. */
const LOOKS = 40;

Deno.test("a table that is read slowly waits in the server, not in memory", async () => {
  await using database = await freshDatabase();
  const copier = connect(database.url, { applicationName: "slow-reader", max: 1 });
  const rows = "select repeat('x', 1000) from generate_series(1, 200000)";
  const reading = await copier.unsafe(`copy (${rows}) to stdout`).readable();
  reading.on("error", () => {}); // it is cut off below
  reading.read(1);
  // One look may meet a server that is merely faster than we are: it has to stay so.
  let waiting = 0;
  await eventually("the server waits for the reader", async () => {
    const found = await database.sql`
      select from pg_stat_activity where application_name = 'slow-reader' and wait_event = 'ClientWrite'`;
    waiting = found.length > 0 ? waiting + 1 : 0;
    return waiting === LOOKS;
  });
  await closing(copier, 0);
});

Deno.test("a table of any size that was read leaves its connection to the next statement", async () => {
  await using database = await freshDatabase();
  const copier = connect(database.url, { applicationName: "slow-reader", max: 1 });
  for (let length = 1; length < 300_000; length = Math.ceil(length * 1.3)) {
    const reading = await copier.unsafe(`copy (select repeat('x', ${length})) to stdout`)
      .readable();
    let read = 0;
    for await (const bytes of reading) {
      read += bytes.length;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    assert.equal(read, length + 1);
    await copier`select 1`;
  }
  await closing(copier);
});
