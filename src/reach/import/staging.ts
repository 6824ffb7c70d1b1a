import {
  type DatabaseSession,
  openDatabaseSession,
  type Sql,
} from "../../core/database/connect.ts";
import { jsonRows } from "../../core/database/json_rows.ts";

/** Kinds of values that must not occur twice in an archive. */
export type UniqueKind =
  | "account"
  | "username"
  | "email"
  | "listing"
  | "slug"
  | "total"
  | "month"
  | "address";

/**
 * Memory for these tables, used as they grow. The tables of a million accounts don't fit, but most of their keys do.
 */
const BUFFERS = "128MB";

/** A value of a line that may occur once in an archive. */
interface UniqueKey {
  line: number;
  key: string;
}

/**
 * Facts about the lines that an import has read, in temporary tables. They are as large as the archive, so they don't
 * fit into memory, and they contain personal data, so they must not outlive a process that is killed.
 */
export interface Staging extends AsyncDisposable {
  session: DatabaseSession;
  /**
   * Records the keys of lines, in order. Returns, for each line whose key has occurred before, the first line with that
   * key.
   */
  findRepeats(kind: UniqueKind, seen: readonly UniqueKey[]): Promise<Map<number, number>>;
  /** Records the ids of accounts and listings that were imported, or would be in a dry run. */
  bring(ids: readonly string[]): Promise<void>;
  /** Finds which of these ids were recorded by `bring`. */
  findBrought(ids: readonly string[]): Promise<Set<string>>;
}

/**
 * Opens an import's tables on a separate connection. Every statement looks rows up one by one, by keys. Otherwise a
 * plan made while a table is empty would later read the whole table for each batch.
 */
export async function openStaging(sql: Sql): Promise<Staging> {
  const session = await openDatabaseSession(sql);
  await session.unsafe(`
    set temp_buffers = '${BUFFERS}';
    create temporary table seen (kind text collate "C", key text collate "C", line integer not null, primary key (kind, key));
    create temporary table brought (id uuid primary key);
    set enable_seqscan = off; set jit = off`);
  return {
    session,
    [Symbol.asyncDispose]: () => session[Symbol.asyncDispose](),
    findRepeats: (kind, seen) => findRepeats(session, kind, seen),
    async bring(ids) {
      if (ids.length === 0) return;
      const rows = jsonRows(ids.map((id) => ({ id })));
      await session`
        insert into brought (id) select id from json_to_recordset(${rows}::text::json) as given (id uuid)
        on conflict do nothing`;
    },
    async findBrought(ids) {
      const rows = jsonRows(ids.map((id) => ({ id })));
      const found = await session<{ id: string }[]>`
        select given.id from json_to_recordset(${rows}::text::json) as given (id uuid)
        cross join lateral (select from brought b where b.id = given.id limit 1) as found`;
      return new Set(found.map(({ id }) => id));
    },
  };
}

async function findRepeats(
  session: DatabaseSession,
  kind: UniqueKind,
  seen: readonly UniqueKey[],
): Promise<Map<number, number>> {
  if (seen.length === 0) return new Map();
  const rows = jsonRows(seen);
  const repeats = await session<{ line: number; first: number }[]>`
    with given as materialized (
      select line, key from json_to_recordset(${rows}::text::json) as row (line integer, key text)
    ), firsts as materialized (
      select key, coalesce(known.line, given.line) as line, known.line is null as is_new
      from (select key, min(line) as line from given group by key) as given
      left join lateral (select line from seen where kind = ${kind} and seen.key = given.key limit 1) as known on true
    ), noted as (
      insert into seen (kind, key, line) select ${kind}, key, line from firsts where is_new
    )
    select given.line, firsts.line as first from given join firsts using (key) where firsts.line < given.line`;
  return new Map(repeats.map(({ line, first }) => [line, first]));
}
