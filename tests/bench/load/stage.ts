import { join } from "node:path";
import { openDatabase, type TaskDatabase } from "../../../embedded/launcher/database.ts";
import { closing, connect, type Sql } from "../../../src/database/connect.ts";
import { migrate } from "../../../src/database/migrate.ts";
import { type Question, seedListing } from "./listing.ts";
import { writeQuestions } from "./wrk.ts";

/** A database full of keys, and the questions to ask about them; all of it is gone at the end. */
export interface Stage extends AsyncDisposable {
  database: TaskDatabase;
  /** The bench's own connection. */
  sql: Sql;
  questions: Question[];
  /** The same, as the file that the load generator reads. */
  questionsFile: string;
  /** A folder of this run. */
  folder: string;
}

/** Sets up an embedded Postgres of its own in a temporary folder, as durable as in production. */
export async function setStage(keys: number): Promise<Stage> {
  const folder = await Deno.makeTempDir({ prefix: "voteboard-bench-" });
  const database = await openDatabase({ DATA_DIR: join(folder, "data") });
  const sql = connect(database.url, { applicationName: "bench", max: 1 });
  await migrate(sql);
  const questions = await seedListing(sql, keys);
  const questionsFile = join(folder, "questions.txt");
  await writeQuestions(questionsFile, questions);
  return {
    database,
    sql,
    questions,
    questionsFile,
    folder,
    async [Symbol.asyncDispose]() {
      await closing(sql);
      await database.close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}
