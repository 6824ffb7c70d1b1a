import assert from "node:assert/strict";
import type { Query, Sql } from "../../src/core/database/connect.ts";
import { castBallot, type Voter } from "../../src/core/votes/cast_vote.ts";
import { ticketFrom } from "../support/votes/ballots.ts";
import { openWorld, type World } from "../support/world.ts";

/** Rows that are added to each table between two votes. */
const ROWS = 3_000;

/** Most rows of one table that six votes read. */
const READ_MAX = 100;

/** The tables in which a vote looks something up by key. */
const LOOKED_UP = [
  ...["account", "former_name", "game_name", "identity", "last_vote", "link_agreement", "server"],
  ...["spent_proof", "vote_address", "vote_name"],
];

/** Adds rows of other players and servers to every table in which a vote looks something up. */
async function fill(sql: Query): Promise<void> {
  // Of a table that was counted while it was empty, Postgres would read every row for each row of another.
  await sql`set local enable_nestloop = off`;
  await sql`
    insert into account (username, username_key, email, created_at, updated_at)
    select 'other_' || n, 'other_' || n, case when n % 2 = 0 then n || '@example.com' end, now(), now()
    from generate_series(1, ${ROWS}::int) as n`;
  await sql`
    insert into server (id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at)
    select gen_random_uuid(), owner_id, game_id, 'other-' || n, 'Other', 'approved', 'localhost', 1, '2026-01-01', now()
    from generate_series(1, ${ROWS}::int) as n, (select owner_id, game_id from server limit 1) as s`;
  await sql`
    with other as (
      select a.id as account_id, a.username, s.id as server_id, m.id as most, decode(md5(a.username), 'hex') as bytes
      from account a
      join server s on s.slug = 'other-' || substr(a.username, 7)
      cross join (select id from server where slug not like 'other-%') as m
    ), known as (
      insert into identity (provider, subject, account_id, linked_at)
      select 'steam', username, account_id, now() from other
    ), former as (
      insert into former_name (name_key, account_id, until)
      select 'was ' || username, account_id, now() + interval '1 day' from other
    ), named as (
      insert into game_name (account_id, name_key, username, added_at)
      select account_id, 'in game ' || username, username, now() from other
    ), agreed as (
      insert into link_agreement (account_id, server_id, agreed_at)
      select account_id, server_id, now() from other
    ), last as (
      insert into last_vote (server_id, account_id, voted_on, voted_at)
      select most, account_id, '2026-03-10', '2026-03-10' from other
    ), spent as (
      insert into spent_proof (proof, expires_at) select bytes, '2026-03-11' from other
    ), addresses as (
      insert into vote_address (day, server_id, address, votes) select '2026-03-10', most, bytes, 1 from other
    )
    insert into vote_name (vote_id, server_id, account_id, voted_on, name_key, username, is_proved)
    select gen_random_uuid(), most, account_id, '2026-03-10', username, username, true from other`;
}

/** Returns how many rows of each table, or entries of its indexes, all sessions have read. */
async function rowsRead(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<{ table: string; rows: number }[]>`
    select t.relname as table,
      t.seq_tup_read + coalesce((select sum(idx_tup_read) from pg_stat_user_indexes where relid = t.relid), 0) as rows
    from pg_stat_user_tables t where t.relname = any(${LOOKED_UP})`;
  return new Map(rows.map(({ table, rows }) => [table, Number(rows)]));
}

/** Casts a vote of each kind, and one that is refused, one after the other on one connection. */
async function castEachKind(world: World, round: string) {
  const { services } = world;
  const [server] = await services.sql<{ id: string; slug: string }[]>`
    select id, slug from server where slug not like 'other-%'`;
  assert(server);
  const votes = { ...world.context, sql: services.pools.votes };
  const cast = async (voter: Voter, agrees?: string) => {
    const ticket = ticketFrom(world, "192.0.2.1");
    const ballot = { slug: server.slug, ticket, now: world.clock.now, agrees };
    return (await castBallot(votes, voter, ballot)).kind;
  };
  const { id } = await world.account(`Signed_${round}`);
  const { id: named } = await world.account(`Named_${round}`);
  await services.sql`
    insert into game_name (account_id, name_key, username, added_at)
    values (${named}, ${`game_${round}`}, 'Game', now())`;
  const typed = { by: "typed_name" as const, account: undefined, vouchedBy: null };
  const linked = { by: "link" as const, account: undefined, vouchedBy: server.id };
  return [
    await cast({ by: "session", accountId: id }, crypto.randomUUID()),
    await cast({ by: "session", accountId: id }),
    await cast({
      by: "session",
      accountId: named,
      gameName: { key: `game_${round}`, isVouched: false },
    }),
    await cast({ ...typed, player: `Typed_${round}` }),
    await cast({ ...linked, player: `Linked_${round}` }),
    await cast({ ...linked, player: `Linked_${round}` }),
  ];
}

/** Returns where plans of the statements that a connection has prepared read a whole table. */
async function tableScans(sql: Sql): Promise<string[]> {
  const prepared = await sql<{ name: string; types: string[] }[]>`
    select name, parameter_types::text[] as types from pg_prepared_statements
    where statement ~ 'account|server|spent_proof'`;
  assert(prepared.length > 0);
  const plans: string[] = [];
  for (const { name, types } of prepared) { // at once, they would use other connections
    const nulls = types.length > 0 ? `(${types.map(() => "null")})` : "";
    const lines = await sql.unsafe(`explain execute "${name}" ${nulls}`);
    plans.push(...lines.map((line) => Object.values(line).join()));
  }
  return plans.filter((line) => line.includes("Seq Scan"));
}

Deno.test("votes planned on a new database scan no table and read no more once it has filled", async () => {
  // Postgres assumes ten pages of a table until it has counted them.
  for (const isAnalyzed of [false, true]) await assertSteady(isAnalyzed);
});

async function assertSteady(isAnalyzed: boolean): Promise<void> {
  await using world = await openWorld();
  const { services: { sql, pools: { votes } } } = world;
  await world.server();
  if (isAnalyzed) await sql`analyze`;
  const kinds = ["cast", "already_voted", "cast", "cast", "cast", "already_voted"];
  assert.deepEqual(await castEachKind(world, "early"), kinds);
  assert.deepEqual(await tableScans(votes), []);
  await sql.begin(fill);
  await sql`select pg_stat_force_next_flush()`;
  await votes`select pg_stat_force_next_flush()`;
  const before = await rowsRead(sql);
  assert.equal(before.size, LOOKED_UP.length);
  assert.deepEqual(await castEachKind(world, "late"), kinds);
  await votes`select pg_stat_force_next_flush()`;
  const after = await rowsRead(sql);
  const read = new Map([...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)]));
  const many = [...read].filter(([, rows]) => rows > READ_MAX);
  assert.deepEqual(many, [], "rows of a table that six votes read");
  assert((read.get("account") ?? 0) > 0, "reads are counted");
}
