import { closing, connect, type Sql } from "../../src/core/database/connect.ts";
import { lendDatabase } from "./lent_database.ts";

/** A test's own database until it goes out of scope: all migrations, and only their rows. */
export interface TestDatabase extends AsyncDisposable {
  sql: Sql;
  url: string;
  name: string;
}

/** Gives a test a database: `await using db = await freshDatabase()`. For tests run by `deno task test`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const lent = await lendDatabase();
  const { name, url } = lent;
  const sql = connect(url, { applicationName: "voteboard-test", max: 4 });
  return {
    sql,
    url,
    name,
    async [Symbol.asyncDispose]() {
      await closing(sql);
      await lent[Symbol.asyncDispose]();
    },
  };
}
