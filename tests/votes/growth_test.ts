import assert from "node:assert/strict";
import { connect } from "../../src/core/database/connect.ts";
import { costOfCounts, costOfLastVotes, costOfVoterCounts } from "../bench/growth/statements.ts";
import { eventually } from "../support/processes/processes.ts";
import { openWorld, type World } from "../support/world.ts";

const SERVERS = 300;
const DAYS = 40;

/** Counters as they come into being, day by day, so that a server's lie on many pages; and as many accounts. */
async function grow({ services: { sql, pools } }: World): Promise<string> {
  await sql.begin(async (tx) => {
    // A vacuum passes over rows whose commit is not on its way to the disk yet.
    await tx`set local synchronous_commit = on`;
    await tx`
      insert into vote_count (server_id, day, shard, votes)
      select ('00000000-0000-0000-0000-' || lpad(server::text, 12, '0'))::uuid,
        current_date - (${DAYS}::int - day), 0, 1
      from generate_series(1, ${DAYS}::int) as day
      cross join generate_series(1, ${SERVERS}::int) as server
      order by day, server`;
    await tx`
      insert into account (username, username_key, email, created_at, updated_at)
      select 'Player_' || n, 'player_' || n, 'player_' || n || '@example.com', now(), now()
      from generate_series(1, 2000) as n`;
  });
  // Again while an older snapshot is open: a vacuum leaves alone what that one cannot see.
  await eventually("all pages are known to be visible to all", async () => {
    await pools.jobs`vacuum (analyze, index_cleanup on) vote_count, account`;
    const [behind] = await sql<{ pages: number }[]>`
      select sum(relpages - relallvisible)::int as pages from pg_class
      where oid in ('vote_count'::regclass, 'account'::regclass)`;
    return behind?.pages === 0;
  });
  return "00000000-0000-0000-0000-000000000007";
}

Deno.test("a server's counts are read from a few pages of an index", async () => {
  await using world = await openWorld();
  const serverId = await grow(world);
  const sql = connect(world.databaseUrl, { applicationName: "growth", max: 1 });
  try {
    const counts = await costOfCounts(sql, [serverId]);
    assert.ok(counts.hits + counts.reads <= 10, `counts: ${JSON.stringify(counts)}`);
    const lastVote = await costOfLastVotes(sql, [{ serverId, username: "Player_1999" }]);
    // Five pages for the name of an account, and two for a name that accounts have besides their own.
    assert.ok(lastVote.hits + lastVote.reads <= 7, `last vote: ${JSON.stringify(lastVote)}`);
  } finally {
    await sql.end();
  }
});

Deno.test("a voter's streak and total are read from a few pages for each month", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const serverId = "00000000-0000-0000-0000-000000000007";
  const userId = "00000000-0000-0000-0000-000000000500";
  await sql`
    insert into vote_month (server_id, month, account_id, days, last_voted_at)
    select ${serverId}::uuid, month::date, ('00000000-0000-0000-0000-' || lpad(n::text, 12, '0'))::uuid,
      array(select generate_series(month, month + interval '27 days', '1 day')::date), month
    from generate_series('2025-04-01'::timestamp, '2026-03-01', '1 month') as month
    cross join generate_series(1, 2000) as n`;
  await sql`analyze vote_month`;
  const vote = { serverId, userId, votedAt: new Date("2026-03-20T12:00:00.000Z") };
  const { hits, reads } = await costOfVoterCounts(sql, vote);
  // Twelve months, and the one where the streak began again: an index's pages and a row's. The table has 1,000 pages.
  assert.ok(hits + reads <= 13 * 4 + 8, `counts: ${hits + reads} pages`);
});
