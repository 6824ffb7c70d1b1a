import assert from "node:assert/strict";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { SORTS } from "../../../src/site/servers/search/listing_search.ts";
import { hold, readAll, slugsOf } from "./public_api.ts";
import { openWorld, type World } from "../../support/world.ts";

/** Lists many servers at once, by copying one; each was listed a second after the one before. */
async function copyServer(world: World, { id }: { id: string }, count: number) {
  const { sql } = world.services;
  await sql`
    insert into server (id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at)
    select gen_random_uuid(), owner_id, game_id, 'copy-' || n, 'Copy ' || (n * 7919 % 1000), status, host, port,
      created_at + (n / 3) * interval '1 second', updated_at
    from server, generate_series(1, ${count}) as n where id = ${id}`;
  await sql`insert into ranking_change (server_id) select id from server`;
}

/** Gives a third of all servers votes, most of them more than before. */
async function vote(world: World): Promise<void> {
  const { sql } = world.services;
  await sql`
    insert into vote_count (server_id, day, shard, votes)
    select id, ${world.clock.now}::timestamptz::date, 0, (random() * 100)::int from server where random() < 0.3
    on conflict (server_id, day, shard) do update set votes = (random() * 100)::int`;
  await sql`insert into ranking_change (server_id) select id from server`;
}

Deno.test("a thousand servers come once each, in an order that votes don't change, while votes come in", async () => {
  await using world = await openWorld();
  await copyServer(world, await world.server(), 999);
  for (const sort of ["newest", "name"]) {
    const slugs = await readAll(world, `sort=${sort}&limit=97`, () => vote(world));
    assert.equal(slugs.length, 1_000, sort);
    assert.equal(new Set(slugs).size, 1_000, sort);
  }
});

Deno.test("in every order, a thousand servers come once each while nothing moves", async () => {
  await using world = await openWorld();
  await copyServer(world, await world.server(), 999);
  await vote(world);
  for (const query of [...SORTS.map((sort) => `sort=${sort}`), "q=cop", "q=copy+12"]) {
    const slugs = await readAll(world, `${query}&limit=100`);
    assert.equal(new Set(slugs).size, slugs.length, query);
    const { body } = await hold(world, `servers?${query}`);
    assert.equal(slugs.length, body["total"], query);
  }
});

Deno.test("a server that leaves the list in between takes no other along", async () => {
  await using world = await openWorld();
  await copyServer(world, await world.server(), 29);
  const all = await readAll(world, "sort=newest");
  const { body: { cursor } } = await hold(world, "servers?sort=newest&limit=10");
  const last = all[9] ?? "";
  await decideStatus(world.context, last, { decision: "suspend", ...world.act });
  const rest = slugsOf(await hold(world, `servers?sort=newest&after=${cursor}`));
  assert.deepEqual(rest, all.slice(10));
});
