import { createHash } from "node:crypto";

/** The migrations of this version. */
export const MIGRATIONS = new URL("../../core/database/migrations/", import.meta.url);

/** `0001_accounts.sql`: the number defines the order, the topic is for readers. */
const FILE_NAME = /^(\d{4})_[\w-]+\.sql$/;

/** First line of a file whose only statement can't run in a transaction (`create index concurrently`). */
const NO_TRANSACTION = /^-- migrate: no-transaction\b/;

/** The same of a file whose only statement selects such statements, such as one for each partition of a table. */
const SELECTS_STATEMENTS = /^-- migrate: no-transaction, each row a statement\b/;

/** One file of the migrations folder. */
export interface Migration {
  /** Four digits. */
  id: string;
  /** The file's name. */
  name: string;
  text: string;
  /** SHA-256 of the text as hex. Line ends count as `\n`, so that a checkout on Windows changes nothing. */
  checksum: string;
  inTransaction: boolean;
  /** Whether its rows are the statements to run, one after the other. */
  selectsStatements: boolean;
}

/**
 * Reads the `NNNN_topic.sql` files of a folder (a URL that ends in a slash) in order. Throws if a number is used twice.
 */
export async function readMigrations(folder: URL = MIGRATIONS): Promise<Migration[]> {
  const names = (await Array.fromAsync(Deno.readDir(folder)))
    .filter((entry) => entry.isFile && FILE_NAME.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  for (const [index, name] of names.entries()) {
    const before = names[index - 1];
    if (before?.slice(0, 4) !== name.slice(0, 4)) continue;
    throw new Error(`Migrations ${before} and ${name} have the same number`);
  }
  return await Promise.all(names.map((name) => readMigration(folder, name)));
}

/** The whole schema in one file, and the migrations that it includes. */
export interface WholeSchema {
  text: string;
  included: Migration[];
}

/** First line of the schema: the number of the last migration that it includes. */
const INCLUDED = /^-- Includes the migrations up to (\d{4})\b/;

/** Reads `schema.sql`, if the folder has one. Throws if its first line doesn't say what it includes. */
export async function readSchema(
  folder: URL,
  migrations: Migration[],
): Promise<WholeSchema | undefined> {
  const file = new URL("schema.sql", folder);
  const text = await Deno.readTextFile(file).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const last = INCLUDED.exec(text)?.[1];
  if (last === undefined) throw new Error("schema.sql doesn't say which migrations it includes");
  return { text, included: migrations.filter(({ id }) => id <= last) };
}

async function readMigration(folder: URL, name: string): Promise<Migration> {
  const text = (await Deno.readTextFile(new URL(name, folder))).replaceAll("\r\n", "\n");
  const checksum = createHash("sha256").update(text).digest("hex");
  return {
    id: name.slice(0, 4),
    name,
    text,
    checksum,
    inTransaction: !NO_TRANSACTION.test(text),
    selectsStatements: SELECTS_STATEMENTS.test(text),
  };
}
