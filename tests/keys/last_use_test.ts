import assert from "node:assert/strict";
import { createLastUse } from "../../src/core/keys/last_use.ts";
import { meetLock } from "../support/database/locks.ts";
import { openWorld } from "../support/world.ts";

Deno.test("processes write the last use of one key without deadlock", async () => {
  await using world = await openWorld();
  const server = await world.server();
  for (const name of ["one", "two", "three"]) await world.key(server, undefined, name);
  const { sql } = world.services;
  const ids = (await sql<{ id: string }[]>`select id from api_key order by id`).map(({ id }) => id);
  // Written again, the first key lies behind the others: a scan of the table meets it last.
  await sql`update api_key set name = name where id = ${ids[0] ?? ""}`;
  for (const order of [ids, ids.toReversed()]) {
    await meetLock(world, {
      first: (tx) => tx`select from api_key order by id limit 1 for update`,
      work: (held) => {
        const lastUse = createLastUse(held, () => world.clock.now);
        for (const id of order) lastUse.note(id);
        return lastUse.write();
      },
      then: (tx) => tx`select from api_key order by id desc limit 1 for update nowait`,
    });
  }
  const unused =
    await sql`select from api_key where last_used_at is distinct from ${world.clock.now}`;
  assert.equal(unused.length, 0);
});

Deno.test("a last use that couldn't be written is written later, or a newer one", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const idle = await world.key(server, undefined, "idle");
  const busy = await world.key(server, undefined, "busy");
  const { lastUse, sql } = world.services;
  const firstUse = world.clock.now;
  lastUse.note(idle.id);
  lastUse.note(busy.id);
  await sql`alter table api_key rename to api_key_away`;
  await assert.rejects(lastUse.write(), /api_key/);
  world.pass(60_000);
  lastUse.note(busy.id);
  await assert.rejects(lastUse.write(), /api_key/);
  await sql`alter table api_key_away rename to api_key`;
  await lastUse.write();
  const rows = await sql<{ name: string; lastUsedAt: Date }[]>`
    select name, last_used_at from api_key order by name`;
  assert.deepEqual(rows.map(({ name, lastUsedAt }) => [name, lastUsedAt]), [
    ["busy", world.clock.now],
    ["idle", firstUse],
  ]);
});
