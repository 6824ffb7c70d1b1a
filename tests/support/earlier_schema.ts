import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Sql } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { MIGRATIONS } from "../../src/database/migration_files.ts";

/** Migrates an empty database up to the migration with that number, such as "0024". */
export async function migrateTo(sql: Sql, last: string): Promise<void> {
  const path = await Deno.makeTempDir({ prefix: "voteboard earlier " });
  try {
    for await (const { name } of Deno.readDir(MIGRATIONS)) {
      if (name.slice(0, 4) <= last) {
        await Deno.copyFile(new URL(name, MIGRATIONS), join(path, name));
      }
    }
    await migrate(sql, pathToFileURL(`${path}/`));
  } finally {
    await Deno.remove(path, { recursive: true });
  }
}
