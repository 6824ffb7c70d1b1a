/** Migrates the database and prints the applied migrations. The service does the same at start-up. */
import { answerHelp } from "../src/service/cli/help.ts";
import { checkSessions } from "../src/service/database/check_sessions.ts";
import { migrateAt } from "../src/service/database/migrate.ts";
import { sentenceOf } from "../src/service/database/sentence.ts";
import { openDatabase } from "../embedded/launcher/database.ts";

const USAGE = "Usage: deno task migrate, with the environment of the service";

answerHelp(USAGE);
if (Deno.args.length > 0) {
  console.error(USAGE);
  Deno.exit(2);
}
try {
  const applied = await migrateOnce();
  console.log(applied.length === 0 ? "Nothing to apply." : `Applied ${applied.join(", ")}.`);
} catch (error) {
  console.error(sentenceOf(error));
  Deno.exit(1);
}

async function migrateOnce(): Promise<string[]> {
  const database = await openDatabase(Deno.env.toObject(), { mustExist: true });
  try {
    if (!database.embedded) await checkSessions(database.directUrl);
    return await migrateAt(database.directUrl, {
      refused: ({ name, tries }) => console.error(`${name} waits for a lock, try ${tries}.`),
    });
  } finally {
    await database.close();
  }
}
