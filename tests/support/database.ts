import { closing, connect, type Sql } from "../../src/database/connect.ts";

/** A database of a test's own: all migrations, no rows but theirs. Dropped when it goes out of scope. */
export interface TestDatabase extends AsyncDisposable {
  sql: Sql;
  url: string;
  name: string;
}

/** Makes a database for one test: `await using db = await freshDatabase()`. For tests run by `deno task test`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const name = required("TEST_PREFIX") + crypto.randomUUID().slice(0, 8);
  // A copy of the files: a quarter of the time that copying through the log takes.
  await withAdmin((admin) =>
    admin`create database ${admin(name)} template ${
      admin(required("TEST_TEMPLATE"))
    } strategy file_copy`
  );
  const url = Object.assign(new URL(required("TEST_DATABASE_URL")), { pathname: `/${name}` }).href;
  const sql = connect(url, { applicationName: "voteboard-test", max: 4 });
  return {
    sql,
    url,
    name,
    async [Symbol.asyncDispose]() {
      await closing(sql);
      await withAdmin((admin) => admin`drop database ${admin(name)} with (force)`);
    },
  };
}

/** Does one thing to the server as a whole, in a connection of its own: sanitizers count what stays open. */
async function withAdmin(work: (admin: Sql) => PromiseLike<unknown>): Promise<void> {
  const admin = connect(required("TEST_DATABASE_URL"), {
    applicationName: "voteboard-test",
    max: 1,
  });
  try {
    await work(admin);
  } finally {
    await closing(admin);
  }
}

function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set: run tests by \`deno task test [files]\``);
  return value;
}
