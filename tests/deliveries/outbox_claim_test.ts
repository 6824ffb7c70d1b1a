import assert from "node:assert/strict";
import { closing, connect } from "../../src/core/database/connect.ts";
import { claimDueDeliveries } from "../../src/core/deliveries/outbox_claim.ts";
import { CLAIMING } from "../support/deliveries/attempts.ts";
import { openWorld, type World } from "../support/world.ts";

/** A world in which that many players voted for a server with two webhooks. */
async function openVotes(votes: number): Promise<World> {
  const world = await openWorld();
  const server = await world.server();
  for (const host of ["one", "two"]) await world.key(server, `http://${host}.invalid/votes`, host);
  for (let n = 0; n < votes; n++) {
    await world.account(`Player_${n}`);
    await world.vote(server, `Player_${n}`);
  }
  return world;
}

/** Claims with a cap of three rows of an endpoint; the keys of what was claimed, and how often each. */
async function claimKeys({ services, clock }: World) {
  const claims = await claimDueDeliveries(services.sql, {
    ...CLAIMING,
    now: clock.now,
    perEndpoint: 3,
    perSlowEndpoint: 1,
  });
  return Map.groupBy(claims, ({ keyId }) => keyId);
}

function sizes(claimed: Awaited<ReturnType<typeof claimKeys>>): number[] {
  return [...claimed.values()].map((claims) => claims.length);
}

Deno.test("what is being sent counts against its endpoint's cap", async () => {
  await using world = await openVotes(5);
  const first = await claimKeys(world);
  assert.deepEqual(sizes(first), [3, 3]);
  assert.deepEqual(sizes(await claimKeys(world)), []);
  const [done] = [...first.values()].flat();
  assert.ok(done);
  await world.services.sql`delete from outbox where id = ${done.id}`;
  const next = await claimKeys(world);
  assert.deepEqual([...next.keys()], [done.keyId]);
  assert.deepEqual(sizes(next), [1]);
});

Deno.test("a slow endpoint gets fewer rows at once than a quick one", async () => {
  await using world = await openVotes(5);
  await world.services.sql`
    update endpoint set is_slow = true where url = 'http://one.invalid/votes'`;
  assert.deepEqual(sizes(await claimKeys(world)).sort(), [1, 3]);
});

Deno.test("held rows of one endpoint do not hide the next one's", async () => {
  await using world = await openVotes(5);
  const [first] = await world.services.sql<{ keyId: string }[]>`
    update outbox set state = 'held'
    where key_id = (select key_id from endpoint order by key_id limit 1)
    returning key_id`;
  const claimed = await claimKeys(world);
  assert.deepEqual(sizes(claimed), [3]);
  assert.ok(!claimed.has(first?.keyId ?? ""));
});

Deno.test("a claim writes its row into three indexes and no more", async () => {
  await using world = await openWorld();
  const indexes = await world.services.sql<{ name: string }[]>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'outbox'::regclass
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '%sending%')
    order by name`;
  assert.deepEqual(indexes.map(({ name }) => name), [
    "outbox_lease",
    "outbox_pkey",
    "outbox_server",
  ]);
});

Deno.test("each owner gets a row before any owner gets a second", async () => {
  await using world = await openVotes(5);
  const other = await world.server("Other");
  await world.key(other, "http://other.invalid/votes");
  await world.vote(other, "Player_0");
  const allowed = { ...CLAIMING.allowed, rows: 2 };
  const claims = await claimDueDeliveries(world.services.sql, {
    ...CLAIMING,
    now: world.clock.now,
    allowed,
  });
  assert.equal(new Set(claims.map(({ ownerId }) => ownerId)).size, 2);
});

Deno.test("one claim takes no more than a second's worth of a destination", async () => {
  await using world = await openVotes(9);
  await world.services.sql`update endpoint set url = 'http://same.invalid/' || key_id`;
  const claims = await claimDueDeliveries(world.services.sql, {
    ...CLAIMING,
    now: world.clock.now,
  });
  assert.equal(claims.length, CLAIMING.rates.first);
});

Deno.test("a claim that was planned without a backlog reads no row of it one by one", async () => {
  await using world = await openVotes(1);
  const { sql } = world.services;
  const [{ keyId, serverId } = { keyId: "", serverId: "" }] = await sql<
    { keyId: string; serverId: string }[]
  >`select key_id, server_id from outbox limit 1`;
  await sql`truncate outbox`;
  await sql`analyze outbox`;
  const dispatcher = connect(world.databaseUrl, { applicationName: "test", max: 1, byKey: true });
  await dispatcher`select 1`; // learns the types of arrays, as a pool of the service does at the start
  const claim = () => claimDueDeliveries(dispatcher, { ...CLAIMING, now: world.clock.now });
  for (let n = 0; n < 6; n++) await claim(); // Postgres keeps a plan from the sixth run on
  await sql`
    insert into outbox (id, vote_id, key_id, server_id, state, body, due_at, created_at)
    select gen_random_uuid(), gen_random_uuid(), ${keyId}::uuid, ${serverId}::uuid, 'pending', '{}', now, now
    from generate_series(1, 1000), (select ${world.clock.now}::timestamptz as now) as clock`;
  const readOneByOne = async () => {
    await dispatcher`select pg_stat_force_next_flush()`;
    const [scans] = await sql<{ rows: number }[]>`
      select seq_tup_read as rows from pg_stat_user_tables where relname = 'outbox'`;
    return scans?.rows;
  };
  const before = await readOneByOne();
  assert.equal((await claim()).length > 0, true);
  assert.equal(await readOneByOne(), before);
  await closing(dispatcher);
});
