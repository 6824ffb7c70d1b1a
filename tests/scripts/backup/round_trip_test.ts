import assert from "node:assert/strict";
import { join } from "node:path";
import { closing, connect, type Sql } from "../../../src/core/database/connect.ts";
import { migrate } from "../../../src/service/database/migrate.ts";
import { connectVotifier } from "../../../src/reach/keys/votifier.ts";
import { verifyBackup } from "../../../scripts/backup/read_backup.ts";
import { listRepeats } from "../../../scripts/backup/repeats.ts";
import { findForeignKeys } from "../../../scripts/backup/tables.ts";
import { emptyDatabase } from "../../support/database/database.ts";
import { fillEveryTable, readEveryRow } from "../../support/database/every_table.ts";
import { backUp, PASSPHRASE, restoreFrom } from "../../support/database/saved_backup.ts";
import { withMigration } from "../../support/database/later_migration.ts";
import { eventually } from "../../support/processes/processes.ts";
import { openWorld } from "../../support/world.ts";
import { openShowcase } from "../../support/pages/showcase/showcase.ts";

Deno.test("every row of every table comes back as it was", async () => {
  await using site = await openShowcase();
  const { sql } = site.world.services;
  await fillEveryTable(sql);
  const before = await readEveryRow(sql);
  for (const [table, rows] of Object.entries(before)) assert.ok(rows.length > 0, table);
  await using file = await backUp(sql);
  await using target = await emptyDatabase();
  const rows = await restoreFrom(file.path, target.sql);
  assert.equal(rows, Object.values(before).flat().length);

  const after = await readEveryRow(target.sql);
  const trail = after["audit_entry"]?.filter((row) => row.includes("backup_restored"));
  assert.equal(trail?.length, 1, "the restore leaves its own entry, and no other row");
  after["audit_entry"] = after["audit_entry"]?.filter((row) => !trail.includes(row)) ?? [];
  assert.deepEqual(after, before);
  assert.deepEqual(await structureOf(target.sql), await structureOf(sql));
  assert.deepEqual(await migrate(target.sql), []);
});

/** Foreign keys, triggers and where they stand, and sequences. */
async function structureOf(sql: Parameters<typeof findForeignKeys>[0]) {
  const triggers = await sql`
    select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger
    where not tgisinternal order by 1, 2`;
  const indexes = await sql`
    select tablename, regexp_replace(indexdef, '^create (unique )?index \\S+', '\\1', 'i') as def
    from pg_indexes where schemaname = 'public' order by 1, 2`;
  const sequences = await sql`
    select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`;
  const keys = (await findForeignKeys(sql)).map((key) => Object.values(key).join(" ")).sort();
  return { keys, triggers: [...triggers], indexes: [...indexes], sequences: [...sequences] };
}

Deno.test("a database that holds anything is left alone", async () => {
  await using site = await openShowcase();
  const { sql } = site.world.services;
  await using file = await backUp(sql);
  const before = await readEveryRow(sql);
  await assert.rejects(restoreFrom(file.path, sql), /^Error: The database is not empty/);
  assert.deepEqual(await readEveryRow(sql), before);
});

Deno.test("a changed, missing or added byte is refused before anything changes", async () => {
  await using source = await emptyDatabase();
  await migrate(source.sql);
  await using file = await backUp(source.sql);
  const bytes = await Deno.readFile(file.path);
  await using target = await emptyDatabase();
  const damaged = join(file.folder, "damaged");
  const refuse = async (content: Uint8Array, passphrase = PASSPHRASE) => {
    await Deno.writeFile(damaged, content);
    const restoring = restoreFrom(damaged, target.sql, passphrase);
    await assert.rejects(restoring, /is no backup|does not open|is damaged or cut short/);
  };
  for (const at of [0, 12, 30, bytes.length >> 1, bytes.length - 1]) {
    await refuse(bytes.map((byte, place) => place === at ? byte ^ 1 : byte));
  }
  for (const length of [0, 20, 33, bytes.length - 1]) {
    await refuse(bytes.slice(0, length));
  }
  await refuse(Uint8Array.of(...bytes, 0));
  await refuse(bytes, "another passphrase");
  assert.deepEqual(await readEveryRow(target.sql), {});
});

Deno.test("a backup during votes has each vote with its counter, or neither", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  let cast = 0;
  let isOver = false;
  const voting = (async () => {
    for (; !isOver; cast++) {
      await world.account(`Player_${cast}`);
      await world.vote(server, `Player_${cast}`);
    }
  })();
  await eventually("votes are cast", () => cast > 10);
  await using file = await backUp(sql);
  isOver = true;
  await voting;
  await using target = await emptyDatabase();
  await restoreFrom(file.path, target.sql);
  const [found] = await target.sql<{ votes: number; counted: number; last: number }[]>`
    select (select count(*) from vote) as votes, (select sum(votes)::int from vote_count) as counted,
      (select count(*) from last_vote) as last`;
  assert.ok(found && found.votes >= 10 && found.votes <= cast, JSON.stringify(found));
  assert.deepEqual([found.counted, found.last], [found.votes, found.votes]);
});

Deno.test("a table that a later migration adds is in the next backup", async () => {
  await using source = await emptyDatabase();
  await using later = await withMigration(
    "create table later_fact (id int primary key, fact text)",
  );
  await migrate(source.sql, later.folder);
  await source.sql`insert into later_fact values (1, 'kept')`;
  await using file = await backUp(source.sql);
  const { tables } = await verifyBackup(file.path, PASSPHRASE);
  const missing = (await tablesOf(source.sql)).filter((name) =>
    !tables.some((table) => table.name === name)
  );
  assert.deepEqual(missing, []);
  assert.ok(tables.some(({ name }) => name === "later_fact"));
});

/** All tables by the standard's own list, whatever the backup takes for one; a partition counts with its table. */
async function tablesOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and not exists (
      select from pg_inherits where inhrelid = format('public.%I', table_name)::regclass
    )`;
  return rows.map(({ name }) => name);
}

Deno.test("a restore lists what may happen twice, with what waits", async () => {
  await using site = await openShowcase();
  const { sql } = site.world.services;
  const listed = await listRepeats(sql);
  const [wait] = await sql<{ webhooks: number }[]>`
    select count(*) as webhooks from outbox`;
  assert.match(listed.join("\n"), new RegExp(`- Webhooks: ${wait?.webhooks} wait, and are sent`));
  for (const what of ["Votifier", "inbox", "Votes:", "Emails", "keys revoked", "backup_restored"]) {
    assert.ok(listed.some((line) => line.includes(what)), what);
  }
});

Deno.test("a restore counts what waits for Votifier apart from webhooks", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const votifier = {
    host: "127.0.0.1",
    port: 9999,
    secret: "a-token-of-votifier-26-chars",
    ...world.act,
  };
  await connectVotifier(world.context, server.slug, votifier);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const listed = (await listRepeats(world.services.sql)).join("\n");
  assert.match(listed, /- Webhooks: 0 wait.*\n- Votes to Votifier: 1 wait/);
});

Deno.test("a database where a service has begun since keeps its rows", async () => {
  await using source = await emptyDatabase();
  await migrate(source.sql);
  await using file = await backUp(source.sql);
  await using world = await openWorld();
  await world.account("Steve_01");
  const { sql } = world.services;
  await sql`create table restore_unfinished ()`;
  await assert.rejects(restoreFrom(file.path, sql), /^Error: A service uses this database already/);
  const accounts = await sql`select from account`;
  assert.equal(accounts.length, 1);
});

Deno.test("a database that is not in UTF-8 is refused at once", async () => {
  await using source = await emptyDatabase();
  await migrate(source.sql);
  await using file = await backUp(source.sql);
  const name = `${source.name}_ascii`;
  await source.sql`create database ${source.sql(name)}
    encoding 'SQL_ASCII' locale 'C' template template0`;
  const url = Object.assign(new URL(source.url), { pathname: `/${name}` });
  const sql = connect(url.href, { applicationName: "voteboard-test", max: 1 });
  try {
    await assert.rejects(
      restoreFrom(file.path, sql),
      /encoding is SQL_ASCII: make one with encoding/,
    );
  } finally {
    await closing(sql);
    await source.sql`drop database ${source.sql(name)}`;
  }
});
