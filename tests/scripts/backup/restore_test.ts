import assert from "node:assert/strict";
import { closing, connect } from "../../../src/core/database/connect.ts";
import { migrate } from "../../../src/service/database/migrate.ts";
import { MIGRATIONS } from "../../../src/service/database/migration_files.ts";
import { speakPlainly } from "../../../scripts/backup/tables.ts";
import { emptyDatabase } from "../../support/database/database.ts";
import { readEveryRow } from "../../support/database/every_table.ts";
import { backUp, restoreFrom } from "../../support/database/saved_backup.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("a backup is not filled into a schema newer than its own", async () => {
  await using source = await emptyDatabase();
  await migrate(source.sql, MIGRATIONS, { upTo: "0085" });
  await using file = await backUp(source.sql);
  await using target = await emptyDatabase();
  await migrate(target.sql); // a service that was started after a restore that broke off
  await target.sql`create table restore_unfinished ()`;
  await assert.rejects(restoreFrom(file.path, target.sql), /^Error: A service uses this database/);
  assert.deepEqual(await migrate(target.sql, MIGRATIONS, { isRestoring: true }), []);
});

Deno.test("no timeout of the server's settings ends a backup or restore", async () => {
  await using database = await emptyDatabase();
  const { sql, name } = database;
  const timeouts = await sql<{ name: string }[]>`
    select name from pg_settings where name like '%timeout' and context = 'user' and unit = 'ms'
      and name not in ('deadlock_timeout', 'idle_session_timeout', 'wal_sender_timeout')
      and name not like 'tcp%'`; // they end a network that is dead
  for (const one of timeouts) await sql.unsafe(`alter database ${name} set ${one.name} = '1h'`);
  const own = connect(database.url, { applicationName: "voteboard-test", max: 1 });
  const left = await own.begin(async (tx) => {
    await speakPlainly(tx);
    return await tx`
      select name from pg_settings
      where name in ${tx(timeouts.map(({ name }) => name))} and setting <> '0'`;
  });
  await closing(own);
  assert.ok(timeouts.length >= 3);
  assert.deepEqual([...left], []);
});

Deno.test("a restore that the database cannot take ends, and says why", async () => {
  await using world = await openWorld();
  await world.account("Steve_01");
  await using file = await backUp(world.services.sql);
  await using target = await emptyDatabase();
  await migrate(target.sql);
  await target.sql`create table restore_unfinished ()`;
  await target.sql`alter table account add constraint disk_is_full check (false)`;
  await assert.rejects(restoreFrom(file.path, target.sql), /disk_is_full/);
  await target.sql`alter table account drop constraint disk_is_full`;
  assert.ok(await restoreFrom(file.path, target.sql) > 0);
});

Deno.test("no service starts on a database that is being restored", async () => {
  await using target = await emptyDatabase();
  await migrate(target.sql);
  await target.sql`create table restore_unfinished ()`;
  await assert.rejects(migrate(target.sql), /is being restored, or a restore of it broke off/);
});

Deno.test("a restore that broke off is begun again", async () => {
  await using source = await emptyDatabase();
  await migrate(source.sql);
  await using file = await backUp(source.sql);
  await using target = await emptyDatabase();
  await migrate(target.sql);
  await target.sql`create table restore_unfinished ()`;
  await restoreFrom(file.path, target.sql);
  assert.ok(!("restore_unfinished" in await readEveryRow(target.sql)));
});
