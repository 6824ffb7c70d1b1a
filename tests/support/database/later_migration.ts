import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MIGRATIONS } from "../../../src/service/database/migration_files.ts";

/** Returns a folder with all migrations and a later one of the test. */
export async function withMigration(text: string, name = "9000_trial.sql") {
  const path = await Deno.makeTempDir({ prefix: "voteboard migrations " });
  for await (const { name } of Deno.readDir(MIGRATIONS)) {
    await Deno.copyFile(new URL(name, MIGRATIONS), join(path, name));
  }
  await Deno.writeTextFile(join(path, name), text);
  return {
    folder: pathToFileURL(`${path}/`),
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  };
}
