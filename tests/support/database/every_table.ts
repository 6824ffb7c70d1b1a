import type { Sql } from "../../../src/core/database/connect.ts";
import { findTables } from "../../../scripts/backup/tables.ts";

/** Values by type, as SQL. They contain characters that COPY escapes. */
const VALUES: Record<string, string> = {
  _text: String.raw`array[E'a,"b"\\\t{c}', '']`,
  bool: "true",
  bytea: String.raw`'\x005c0a09ff'`,
  date: "'2026-02-28'",
  float8: "0.1",
  int2: "1",
  int4: "1",
  int8: "1",
  json: `'{"a": "b\\n\\\\"}'`,
  jsonb: `'{"a": "b\\n\\\\"}'`,
  inet: "'192.0.2.1'",
  cidr: "'192.0.2.0/24'",
  text: String.raw`E'a\tb\n\\N "ü"'`,
  timestamptz: "'2026-03-10T12:00:00.123Z'",
  uuid: "gen_random_uuid()",
};

interface Column {
  name: string;
  type: string;
  /** The referenced table and its column, of a foreign key. */
  target: string | null;
  targetColumn: string | null;
  /** The first text that a check allows. */
  word: string | null;
}

/** Inserts a row with a value in every column into each empty table of the schema. */
export async function fillEveryTable(sql: Sql): Promise<void> {
  for (const { name } of await findTables(sql)) {
    const found = await sql.unsafe(`select from ${name} limit 1`);
    if (found.length > 0) continue;
    const columns = await findColumns(sql, name);
    const values = columns.map(({ type, target, targetColumn, word }) => {
      if (target) return `(select ${targetColumn} from ${target} limit 1)`;
      // The only pattern in a check is that of a SHA-256.
      if (word?.startsWith("^")) return "encode(sha256('ü'), 'hex')";
      return word && type === "text" ? `'${word}'` : VALUES[type] ?? "default";
    });
    const names = columns.map((column) => column.name);
    await sql.unsafe(
      `insert into ${name} (${names.join(", ")}) overriding system value ` +
        `values (${values.join(", ")})`,
    );
  }
}

/** Reads all rows of all tables as sorted text, which is the same for two databases with the same rows. */
export async function readEveryRow(sql: Sql): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  const names = await findTables(sql);
  await sql.begin(async (tx) => {
    // Two servers may write times in different zones.
    await tx`set local time zone 'UTC'`;
    for (const { name } of names) {
      const rows = await tx.unsafe<{ row: string }[]>(
        `select tableoid::regclass || to_jsonb(t)::text as row from ${name} t order by 1`,
      );
      tables[name] = rows.map(({ row }) => row);
    }
  });
  return tables;
}

async function findColumns(sql: Sql, table: string): Promise<Column[]> {
  return await sql<Column[]>`
    select format('%I', a.attname) as name, t.typname as type, f.confrelid::regclass::text as target, (
      select format('%I', attname) from pg_attribute where attrelid = f.confrelid and attnum = f.confkey[1]
    ) as target_column, (
      select substring(pg_get_constraintdef(oid) from '''([^'']+)''') from pg_constraint
      where contype = 'c' and conrelid = a.attrelid and conkey = array[a.attnum]
      limit 1
    ) as word
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    left join pg_constraint f on f.contype = 'f' and f.conrelid = a.attrelid and f.conkey[1] = a.attnum
      and f.conparentid = 0
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`;
}
