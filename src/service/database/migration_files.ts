import { createHash } from "node:crypto";
import { PROJECT } from "../../core/project.ts";

/** The migrations of this version. */
export const MIGRATIONS = new URL("src/core/database/migrations/", PROJECT);

/** `0001_accounts.sql`: the number defines the order, the topic is for readers. */
const FILE_NAME = /^(\d{4})_[\w-]+\.sql$/;

/** First line of a file whose only statement can't run in a transaction (`create index concurrently`). */
const NO_TRANSACTION = /^-- migrate: no-transaction\b/;

/** First line of a file whose only statement selects such statements, for example one for each partition of a table. */
const SELECTS_STATEMENTS = /^-- migrate: no-transaction, each row a statement\b/;

/** One file of the migrations folder. */
export interface Migration {
  /** Four digits. */
  id: string;
  /** The file's name. */
  name: string;
  text: string;
  /** SHA-256 of the text as hex. Line ends count as `\n`, so that a checkout on Windows has the same checksums. */
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

/** A migration as databases record it. */
export type MigrationRecord = Pick<Migration, "id" | "name" | "checksum">;

/** The schema that every database begins from, and the migrations of earlier versions that it replaces. */
export interface Baseline {
  text: string;
  records: MigrationRecord[];
}

/** The baseline's file. */
export const BASELINE = "baseline.sql";

/** A line about a replaced migration: its name and checksum. */
const RECORD = /^-- (?<name>(?<id>\d{4})_[\w-]+\.sql) (?<checksum>[0-9a-f]{64})$/gm;

/** Reads `baseline.sql`, if the folder has one. */
export async function readBaseline(folder: URL = MIGRATIONS): Promise<Baseline | undefined> {
  const raw = await Deno.readTextFile(new URL(BASELINE, folder)).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  });
  if (raw === undefined) return undefined;
  const text = raw.replaceAll("\r\n", "\n");
  const records = [...text.matchAll(RECORD)];
  return { text, records: records.map(({ groups }) => recordIn(groups)) };
}

function recordIn(
  { id = "", name = "", checksum = "" }: Record<string, string> = {},
): MigrationRecord {
  return { id, name, checksum };
}

/**
 * Throws an error unless all records of the baseline are among the applied ones. `what` begins its sentence: "The
 * database was made".
 */
export function refuseBeforeBaseline(
  records: readonly MigrationRecord[],
  applied: readonly MigrationRecord[],
  what: string,
): void {
  for (const { id, name, checksum } of records) {
    const own = applied.find((one) => one.id === id);
    if (own?.checksum === checksum) continue;
    if (own) throw changed(name, own);
    throw new Error(
      `${what} by a version before 1.0.0, without ${name}: let 1.0.0 upgrade it first, as docs/upgrading.md says`,
    );
  }
}

/** Creates the error about a migration that was changed after it was applied. */
export function changed(name: string, record: MigrationRecord): Error {
  return new Error(
    `Migration ${name} was changed after it was applied as ${record.name}: this version cannot upgrade the ` +
      "database, and the one that made it still runs on it",
  );
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
