import { freshDatabase, type TestDatabase } from "./database.ts";

/** Gives a test a database without a table; a helper schema of the tests stays beside it. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const database = await freshDatabase();
  await database.sql`drop schema public cascade`;
  await database.sql`create schema public`;
  return database;
}
