import assert from "node:assert/strict";
import type { Sql } from "../../src/core/database/connect.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import { recountRanking } from "../../src/site/servers/rank_servers.ts";
import { findVoteCounts, rollUpCounts } from "../../src/core/votes/vote_counts.ts";
import { migrateByFiles } from "../support/schema.ts";
import { emptyDatabase } from "../support/empty_database.ts";
import { recount, recountMonths } from "../support/recount.ts";

/** The last migration of the version that noted no sources. */
const LAST = "0024";

const NOW = new Date("2026-03-10T12:00:00.000Z");

/** Writes what that version wrote of a vote. */
async function castEarlier(
  sql: Sql,
  { serverId, at, shard }: { serverId: string; at: Date; shard: number },
) {
  await sql`insert into vote (id, server_id, account_id, voted_at) values (uuid_v7(${at}), ${serverId}, gen_random_uuid(), ${at})`;
  await sql`
    insert into vote_count as c (server_id, day, shard, votes)
    values (${serverId}, (${at}::timestamptz at time zone 'utc')::date, ${shard}::smallint, 1)
    on conflict (server_id, day, shard) do update set votes = c.votes + excluded.votes`;
}

Deno.test("votes of an earlier version are of unknown source, and count and rank as before", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  await migrateByFiles(sql, LAST);
  const [{ serverId } = { serverId: "" }] = await sql<{ serverId: string }[]>`
    with owner as (
      insert into account (username, username_key, email, created_at, updated_at)
      values ('Owner', 'owner', 'o@example.com', ${NOW}, ${NOW}) returning id
    )
    insert into server (id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at)
    select gen_random_uuid(), owner.id, g.id, 'caves', 'Caves', 'approved', 'example.com', 1, ${NOW}, ${NOW}
    from owner, game g where g.slug = 'minecraft' returning id as server_id`;
  const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
  for (const days of [0, 3, 60]) {
    for (const shard of [0, 5]) await castEarlier(sql, { serverId, at: ago(days), shard });
  }
  await rollUpEarlier(sql);

  assert.ok((await migrate(sql)).length >= 3);
  // A process of that version, which is stopped later.
  await castEarlier(sql, { serverId, at: NOW, shard: 5 });
  await rollUpCounts(sql, NOW);
  assert.deepEqual(await recount(sql), []);
  const [counts] = await findVoteCounts(sql, [serverId], "2026-03-10");
  assert.deepEqual(counts, { total: 7, weekly: 5, monthly: 5 });
  await recountRanking(sql, { now: NOW, counts: "signed-in" });
  const [ranked] = await sql`select votes, votes_today, votes_all from ranking`;
  assert.deepEqual({ ...ranked }, { votes: 5, votesToday: 3, votesAll: 7 });
  const sources = await sql`select distinct source from vote`;
  assert.deepEqual(sources.map((row) => row["source"]), [null]);
});

/** Folds days into the total, as the roll-up of that version did. */
async function rollUpEarlier(sql: Sql): Promise<void> {
  await sql`
    insert into vote_total (server_id, counted_before, votes)
    select server_id, '2026-02-06', sum(votes) from vote_count where day < '2026-02-06' group by server_id`;
}

Deno.test("an upgrade counts players' months from the history", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  await migrateByFiles(sql, LAST);
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1));
  const hours = (count: number) => new Date(month.getTime() + count * 3_600_000);
  const [steve, alex, serverId] = [0, 1, 2].map(() => crypto.randomUUID());
  // The last vote of the month before, of that month, and of this one; one of Steve's is void.
  for (const at of [hours(-1), hours(0), hours(30), now]) {
    for (const accountId of [steve, alex]) {
      const voidedAt = at < hours(1) && at > hours(-1) && accountId === steve ? now : null;
      await sql`
        insert into vote (id, server_id, account_id, voted_at, voided_at)
        values (uuid_v7(${at}), ${serverId ?? ""}, ${accountId ?? ""}, ${at}, ${voidedAt})`;
    }
  }
  await migrate(sql);
  assert.deepEqual(await recountMonths(sql), []);
  const rows = await sql<{ votes: number }[]>`
    select cardinality(days) as votes from vote_month order by month, account_id = ${alex ?? ""}`;
  assert.deepEqual(rows.map(({ votes }) => votes), [1, 1, 1, 2, 1, 1]);
});

Deno.test("the index of the counters answers for what ranks without a look at the table", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  await migrate(sql);
  const [row] = await sql<{ text: string }[]>`
    select pg_get_indexdef(conindid) as text from pg_constraint where conname = 'vote_count_pkey'`;
  assert.match(row?.text ?? "", /\(server_id, day, shard\) INCLUDE \(votes, without_sign_in\)/);
});
