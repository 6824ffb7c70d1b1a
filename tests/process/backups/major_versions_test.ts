import assert from "node:assert/strict";
import { useEmbeddedPostgres } from "../../../embedded/use.ts";
import { closing, connect, type Sql } from "../../../src/core/database/connect.ts";
import { emptyFolder } from "../../support/database/embedded_folder.ts";
import { fillEveryTable, readEveryRow } from "../../support/database/every_table.ts";
import { startPostgres17 } from "./postgres_17.ts";
import { backUp, restoreFrom } from "../../support/database/saved_backup.ts";
import { openShowcase } from "../../support/pages/showcase/showcase.ts";

Deno.test("a backup of Postgres 17 fills the embedded 18, and back", async () => {
  await using older = await startPostgres17();
  if (older === undefined) return;
  await using site = await openShowcase();
  await fillEveryTable(site.world.services.sql);
  await using original = await backUp(site.world.services.sql);
  await withPool(older.url, async (seventeen) => {
    assert.equal(await majorOf(seventeen), 17);
    await restoreFrom(original.path, seventeen);
    await using saved = await backUp(seventeen);
    await using folder = await emptyFolder();
    const embedded = await useEmbeddedPostgres({ dataDir: folder.dataDir, durable: false });
    try {
      await withPool(embedded.url, async (eighteen) => {
        assert.equal(await majorOf(eighteen), 18);
        await restoreFrom(saved.path, eighteen);
        assert.deepEqual(await readOthers(eighteen), await readOthers(seventeen));
        await using back = await backUp(eighteen);
        await seventeen`drop schema public cascade`;
        await seventeen`create schema public`;
        await restoreFrom(back.path, seventeen);
        assert.deepEqual(await readOthers(seventeen), await readOthers(eighteen));
      });
    } finally {
      await embedded.leave();
    }
  });
});

/** All rows but those of the trail's entries of the restores themselves. */
async function readOthers(sql: Sql): Promise<Record<string, string[]>> {
  const { audit_entry: trail = [], ...rows } = await readEveryRow(sql);
  return { ...rows, trail: trail.filter((row) => !row.includes("backup_restored")) };
}

async function majorOf(sql: Sql): Promise<number> {
  const [row] = await sql<{ version: string }[]>`
    select current_setting('server_version') as version`;
  return parseInt(row?.version ?? "");
}

async function withPool(url: string, work: (sql: Sql) => Promise<void>): Promise<void> {
  const sql = connect(url, { applicationName: "voteboard-test", max: 4 });
  try {
    await work(sql);
  } finally {
    await closing(sql);
  }
}
