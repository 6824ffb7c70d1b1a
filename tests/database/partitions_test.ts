import assert from "node:assert/strict";
import { closing, connect, type Sql } from "../../src/core/database/connect.ts";
import { preparePartitions } from "../../src/service/database/partitions.ts";
import { recount } from "../support/votes/recount.ts";
import { freshDatabase } from "../support/database/database.ts";
import { untilUnlocked } from "../support/database/locks.ts";
import { openWorld } from "../support/world.ts";

/** The partitions of a table by name, the default one left out. */
async function partitionsOf(sql: Sql, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass and c.relname <> ${`${table}_default`}
    order by 1`;
  return rows.map(({ name }) => name);
}

/** Counts votes by partition. */
async function votesByPartition(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; votes: number }[]>`
    select tableoid::regclass::text as name, count(*)::int as votes from vote group by 1`;
  return Object.fromEntries(rows.map(({ name, votes }) => [name, votes]));
}

Deno.test("a vote beyond the last partition is kept and counted", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  await world.account("Steve_01");
  // No job ran for ten years: each of these months lies beyond what was prepared.
  for (const date of ["2036-03-31T23:59:59.999Z", "2036-04-01T00:00:00.000Z"]) {
    world.clock.now = new Date(date);
    assert.equal((await world.vote(server, "Steve_01")).kind, "cast");
  }
  assert.deepEqual(await votesByPartition(sql), { vote_default: 2 });
  assert.deepEqual(await recount(sql), []);
  await untilUnlocked(() => preparePartitions(sql, new Date("2036-03-15T12:00:00.000Z")));
  assert.deepEqual(await votesByPartition(sql), { vote_2036_03: 1, vote_2036_04: 1 });
  assert.deepEqual(await recount(sql), []);
});

Deno.test("partitions are prepared six months and ten days ahead", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  // Already tomorrow and next month in Auckland, still today in New York.
  await sql`set time zone 'Pacific/Auckland'`;
  await untilUnlocked(() => preparePartitions(sql, new Date("2031-12-31T23:30:00.000Z")));
  const year = (names: string[]) => names.filter((name) => /_203[12]/.test(name));
  const months = ["01", "02", "03", "04", "05", "06"].map((month) => `vote_2032_${month}`);
  assert.deepEqual(year(await partitionsOf(sql, "vote")), ["vote_2031_12", ...months]);
  for (const table of ["delivery", "attempt", "player_hour"]) {
    const days = year(await partitionsOf(sql, table));
    assert.equal(days.length, 11);
    assert.deepEqual([days[0], days[1], days[10]], [
      `${table}_2031_12_31`,
      `${table}_2032_01_01`,
      `${table}_2032_01_10`,
    ]);
  }
});

Deno.test("preparing what stands already changes nothing", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  const now = new Date("2031-05-05T05:05:05.000Z");
  await untilUnlocked(() => preparePartitions(sql, now));
  const before = await partitionsOf(sql, "delivery");
  await untilUnlocked(() => preparePartitions(sql, now));
  assert.deepEqual(await partitionsOf(sql, "delivery"), before);
});

Deno.test("several processes that prepare at once make each partition once", async () => {
  await using database = await freshDatabase();
  const pools = [1, 2, 3].map(() =>
    connect(database.url, { applicationName: "voteboard-test", max: 1 })
  );
  const now = new Date("2031-05-31T12:00:00.000Z");
  try {
    await Promise.all(pools.map((sql) => untilUnlocked(() => preparePartitions(sql, now))));
  } finally {
    await Promise.all(pools.map(closing));
  }
  const votes = await partitionsOf(database.sql, "vote");
  assert.equal(votes.filter((name) => /_203[12]_/.test(name)).length, 7);
});

Deno.test("votes cast while their partition is prepared are all kept", async () => {
  await using world = await openWorld({ now: new Date("2031-05-31T12:00:00.000Z") });
  const server = await world.server();
  const players = Array.from({ length: 12 }, (_, number) => `Player_${number}`);
  for (const name of players) await world.account(name);
  const others = [1, 2, 3].map(() =>
    connect(world.databaseUrl, { applicationName: "voteboard-test", max: 1 })
  );
  try {
    await Promise.all([
      ...others.map((sql) => untilUnlocked(() => preparePartitions(sql, world.clock.now))),
      ...players.map((name) => world.vote(server, name)),
    ]);
  } finally {
    await Promise.all(others.map(closing));
  }
  const { sql } = world.services;
  assert.deepEqual(await votesByPartition(sql), { vote_2031_05: 12 });
  assert.deepEqual(await recount(sql), []);
});

Deno.test("drop_partitions drops those that ended by then, and no others", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  const start = Date.UTC(2031, 0, 30);
  await untilUnlocked(() => preparePartitions(sql, new Date(start)));
  const days = () =>
    partitionsOf(sql, "attempt").then((names) => names.filter((name) => name.includes("2031")));
  assert.equal((await days()).length, 11);
  const drop = async (before: string) => {
    const [row] = await sql<{ dropped: number }[]>`
      select drop_partitions('attempt', 'day', ${before}) as dropped`;
    return row?.dropped;
  };
  const older = (await partitionsOf(sql, "attempt")).length - 11; // those of the migration's own time
  assert.equal(await drop("2031-01-31T23:59:59.999Z"), older + 1);
  assert.equal((await days())[0], "attempt_2031_01_31");
  assert.equal(await drop("2031-02-01T00:00:00.000Z"), 1);
  assert.deepEqual((await days())[0], "attempt_2031_02_01");
});
