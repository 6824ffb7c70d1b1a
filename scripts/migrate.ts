/** Brings the database up to date and prints what it applied; the service does the same when it starts. */
import { closing, connect, LONG_WORK_MS } from "../src/database/connect.ts";
import { migrate } from "../src/database/migrate.ts";
import { openDatabase } from "./start/database.ts";

try {
  const applied = await migrateOnce();
  console.log(applied.length === 0 ? "Nothing to apply." : `Applied ${applied.join(", ")}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}

async function migrateOnce(): Promise<string[]> {
  const database = await openDatabase(Deno.env.toObject());
  const sql = connect(database.url, {
    applicationName: "voteboard-migrate",
    max: 1,
    answerWithinMs: LONG_WORK_MS,
  });
  try {
    return await migrate(sql);
  } finally {
    await closing(sql);
    await database.embedded?.leave();
  }
}
