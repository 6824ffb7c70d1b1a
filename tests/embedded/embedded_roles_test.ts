import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { closing, connect, type Sql } from "../../src/core/database/connect.ts";
import { type EmbeddedPostgres, useEmbeddedPostgres } from "../../embedded/use.ts";
import { openPlace } from "../../embedded/place.ts";
import { findSuperuser } from "../../src/service/database/check_postgres.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import { MIGRATIONS } from "../../src/service/database/migration_files.ts";
import { preparePartitions } from "../../src/service/database/partitions.ts";
import { type EarlierCluster, earlierCluster } from "./earlier_cluster.ts";
import { startService } from "../support/processes/service.ts";
import { freshDatabase } from "../support/database/database.ts";
import { SECRET_KEY } from "../support/world.ts";
import { untilUnlocked } from "../support/database/locks.ts";
import { dropOldPartitions } from "../../src/core/database/retention.ts";

const NOW = new Date("2026-03-10T12:00:00Z");

async function within<T>(url: string, work: (sql: Sql) => PromiseLike<T>): Promise<T> {
  const sql = connect(url, { applicationName: "test", max: 1 });
  try {
    return await work(sql);
  } finally {
    await closing(sql);
  }
}

function use({ dataDir }: EarlierCluster): Promise<EmbeddedPostgres> {
  return useEmbeddedPostgres({ dataDir, durable: false });
}

/** A cluster of an earlier version with all that a database can hold, stopped. */
async function filledCluster(): Promise<EarlierCluster> {
  const cluster = await earlierCluster();
  await cluster.start();
  await within(cluster.url, async (sql) => {
    await migrate(sql);
    await untilUnlocked(() => preparePartitions(sql, NOW));
    await sql.unsafe(`
      create schema "Own things";
      create table "Own things"."A table" (id serial primary key, other int generated always as identity, note text);
      insert into "Own things"."A table" (note) values ('kept');
      create sequence own_numbers;
      create view own_view as select note from "Own things"."A table";
      create materialized view own_snapshot as select note from "Own things"."A table";
      create type own_kind as enum ('one', 'two');
      create type own_pair as (a int, b int);
      create type own_span as range (subtype = int);
      create domain own_name as text check (value <> '');
      create statistics own_statistics on id, other from "Own things"."A table";
      create function own_double(n int, out twice int) language sql security definer as 'select n * 2';
      create procedure own_work(n int) language sql as 'select 1';
      create aggregate own_sum(int) (sfunc = int4pl, stype = int);
      create extension pg_trgm;
      select lo_from_bytea(0, 'kept')`);
  });
  await cluster.stop();
  return cluster;
}

/** Finds objects that are neither the service role's nor the system's or an extension's. */
async function strangeObjects(sql: Sql): Promise<string[]> {
  const found = await sql<{ name: string }[]>`
    select pg_describe_object(classid, objid, 0) as name
    from (
      select 'pg_class'::regclass as classid, oid as objid, relowner as owner from pg_class
      where relkind <> 't'
      union all select 'pg_proc'::regclass, oid, proowner from pg_proc
      union all select 'pg_type'::regclass, oid, typowner from pg_type
      union all select 'pg_namespace'::regclass, oid, nspowner from pg_namespace
      union all select 'pg_statistic_ext'::regclass, oid, stxowner from pg_statistic_ext
      union all select 'pg_largeobject'::regclass, oid, lomowner from pg_largeobject_metadata
    ) object
    where objid >= 16384 and owner <> current_user::regrole and not exists (
      select from pg_depend d
      where d.classid = object.classid and d.objid = object.objid and d.deptype = 'e'
    ) and not exists (
      select from pg_namespace where nspname like 'pg_toast%' and oid = objid
    )
    order by 1`;
  return found.map(({ name }) => name);
}

async function assertHarmless(url: string): Promise<void> {
  await within(url, async (sql) => {
    assert.equal(await findSuperuser(sql), undefined);
    await assert.rejects(sql`copy (select 1) to program 'true'`, { code: "42501" });
    const [row] = await sql`
      select (select rolname from pg_roles where oid = 10) as superuser,
        (select count(*) from pg_roles where rolsuper) as superusers`;
    assert.deepEqual({ ...row }, { superuser: "voteboard_launcher", superusers: 1 });
  });
  const asSuperuser = url.replace("app@", "voteboard_launcher@");
  await assert.rejects(within(asSuperuser, (sql) => sql`select 1`), { code: "28000" });
}

/** All that the service does to its tables, by their owner's right. */
async function assertUsable(url: string): Promise<void> {
  await within(url, async (sql) => {
    assert.deepEqual(await strangeObjects(sql), []);
    const [row] = await sql`
      select note, own_double(21) as double, lo.kept
      from own_view, (select convert_from(lo_get(oid), 'utf8') as kept from pg_largeobject_metadata) lo`;
    assert.deepEqual({ ...row }, { note: "kept", double: 42, kept: "kept" });
    await sql`refresh materialized view own_snapshot`;
    await untilUnlocked(() => preparePartitions(sql, new Date("2027-06-01T00:00:00Z")));
    await untilUnlocked(() => dropOldPartitions(sql, new Date("2027-06-01T00:00:00Z")));
    await using migrations = await migrationsAndOneMore();
    assert.deepEqual(await migrate(sql, migrations.url), ["9999_later.sql"]);
  });
}

/** The migrations so far, and one that changes a table, a partitioned one and a function. */
async function migrationsAndOneMore() {
  const folder = await Deno.makeTempDir({ prefix: "voteboard test " });
  for await (const { name } of Deno.readDir(MIGRATIONS)) {
    await Deno.copyFile(new URL(name, MIGRATIONS), join(folder, name));
  }
  await Deno.writeTextFile(
    join(folder, "9999_later.sql"),
    `alter table account add column later integer;
     alter table vote add column later integer;
     drop function uuid_v7(timestamptz);
     create table later (id integer)`,
  );
  return {
    url: new URL(`${pathToFileURL(folder).href}/`),
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

Deno.test("an operator of the service's own never runs with the superuser's rights", async () => {
  await using cluster = await filledCluster();
  const first = await use(cluster);
  await within(first.url, (sql) =>
    sql.unsafe(`
      create table witness (who text);
      create function evil(oid, int4) returns boolean language plpgsql as $$
      begin
        insert into public.witness values (session_user);
        return $1 operator(pg_catalog.=) $2::oid;
      end $$;
      create operator public.= (function = evil, leftarg = oid, rightarg = int4)`));
  await first.leave();
  // After a change of the rules, the roles are made again.
  const { data } = await openPlace(cluster.dataDir);
  await Deno.writeTextFile(join(data, "pg_hba.conf"), "# by hand\n", { append: true });
  const second = await use(cluster);
  assert.deepEqual([...await within(second.url, (sql) => sql`select who from witness`)], []);
  await second.leave();
});

Deno.test("an earlier version's cluster keeps its data and loses its superuser", async () => {
  await using cluster = await filledCluster();
  const postgres = await use(cluster);
  await assertHarmless(postgres.url);
  await assertUsable(postgres.url);
  await postgres.leave();
  const again = await use(cluster);
  await assertHarmless(again.url);
  await again.leave();
});

Deno.test("the next start finishes that change after a crash", async () => {
  await using cluster = await filledCluster();
  const rules = join(cluster.dataDir, "postgres/data/pg_hba.conf");
  const earlierRules = await Deno.readTextFile(rules);
  await cluster.start();
  await within(cluster.url, (sql) => sql`create role voteboard_stand_in superuser`);
  await cluster.stop();
  await (await use(cluster)).leave();
  // As if it had come between the transaction and the rules.
  await Deno.writeTextFile(rules, earlierRules);
  await Deno.writeTextFile(`${rules}.draft`, "# half");
  const postgres = await use(cluster);
  await assertHarmless(postgres.url);
  await assertUsable(postgres.url);
  await postgres.leave();
});

Deno.test("an earlier version's server runs on while its own processes use it", async () => {
  await using cluster = await earlierCluster();
  await cluster.start();
  const user = await cluster.use();
  const guest = await use(cluster);
  assert.equal(guest.started, false);
  assert.equal(await within(guest.url, findSuperuser), "app");
  await guest.leave();
  assert.equal(await within(cluster.url, findSuperuser), "app", "it still runs");

  user[Symbol.dispose]();
  const next = await use(cluster);
  assert.equal(next.started, true);
  await assertHarmless(next.url);
  await next.leave();
});

Deno.test("a start warns once if the database's role is a superuser", async () => {
  await using cluster = await earlierCluster();
  await using database = await freshDatabase();
  await cluster.start();
  const lines = [];
  for (const DATABASE_URL of [cluster.url, database.url]) {
    await using service = await startService({ DATABASE_URL, SECRET_KEY });
    lines.push(service.log().filter(({ event }) => event === "database_role_is_superuser"));
  }
  const [[warning, ...more] = [], none] = lines;
  assert.equal(warning?.["level"], "error");
  assert.equal(warning?.["role"], "app");
  assert.match(String(warning?.["risk"]), /run programs and read and write files/);
  assert.deepEqual([more, none], [[], []]);
});
