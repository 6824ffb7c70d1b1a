import assert from "node:assert/strict";
import { probeCast, tryCasting } from "../../../src/site/voting/ballot/cast_probe.ts";
import { hashTables } from "../../support/pages/guarded_site.ts";
import { openWorld, type World } from "../../support/world.ts";

async function faultOf({ services: { sql, now, clock } }: World) {
  return (await tryCasting({ sql, now, clock })).fault;
}

Deno.test("a vote on trial leaves nothing behind, and nudges no dispatcher", async () => {
  await using world = await openWorld();
  const { sql, now } = world.services;
  const server = await world.server();
  await world.key(server, "http://127.0.0.1:8080/");
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const before = await hashTables(world);
  for (let count = 0; count < 3; count++) await probeCast(sql, now());
  assert.deepEqual(await hashTables(world), before);
});

Deno.test("votes on trial go side by side with real ones", async () => {
  await using world = await openWorld();
  const { sql, now } = world.services;
  const server = await world.server();
  const names = Array.from({ length: 20 }, (_, place) => `Steve_${place}`);
  for (const name of names) await world.account(name);
  await Promise.all(names.flatMap((name) => [world.vote(server, name), probeCast(sql, now())]));
  const [row] = await sql<{ votes: number }[]>`select count(*) as votes from vote`;
  assert.equal(row?.votes, names.length);
});

Deno.test("whatever breaks a vote breaks the one on trial", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  assert.equal(await faultOf(world), undefined);
  // A table that only the real statement writes, and nothing of the trial's own.
  await sql`alter table vote_count rename to vote_count_gone`;
  assert.equal(await faultOf(world), "error");
  await sql`alter table vote_count_gone rename to vote_count`;
  world.clock.databaseNow = world.clock.now;
  world.pass(60_000);
  assert.equal(await faultOf(world), "clock_off");
});
