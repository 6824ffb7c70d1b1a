import type { Sql } from "../../src/core/database/connect.ts";

/** Partitions of a day or month: which ones there are depends on when a database was made. */
const PARTITION = /_\d{4}_\d\d(_\d\d)?\b|_\d{4}_\d\d_/;

/** Describes all that a schema consists of, in lines that don't depend on the order in which it was made. */
export async function describeSchema(sql: Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    select line from (
      select 'relation ' || concat_ws(' ', relname, relkind, relpersistence, reloptions, pg_get_partkeydef(oid),
        pg_get_expr(relpartbound, oid)) as line
      from pg_class where relnamespace = 'public'::regnamespace
      union all
      select 'column ' || concat_ws(' ', c.relname, attname, format_type(atttypid, atttypmod), attnotnull, attstorage,
        attidentity, attgenerated, pg_get_expr(d.adbin, d.adrelid))
      from pg_attribute a join pg_class c on c.oid = attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and relkind <> 'i'
      union all
      select 'constraint ' || concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select 'index ' || concat_ws(' ', indisvalid, indisprimary, pg_get_indexdef(indexrelid))
      from pg_index join pg_class c on c.oid = indrelid where c.relnamespace = 'public'::regnamespace
      union all
      select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all
      select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select 'value ' || concat_ws(' ', enumtypid::regtype, enumlabel, rank() over (partition by enumtypid order by enumsortorder))
      from pg_enum
    ) as part order by line collate "C"`;
  return rows.map(({ line }) => line).filter((line) => !PARTITION.test(line));
}
