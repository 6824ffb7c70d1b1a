import type { Query } from "../../src/core/database/connect.ts";

/** A table with rows, in itself or in its partitions. Names are quoted as SQL requires. */
export interface Table {
  name: string;
  /** Stored columns, not generated ones. */
  columns: string[];
}

/** A partition other than the default one, and its bounds, as in `create table … partition of`. */
export interface Partition {
  name: string;
  parent: string;
  bound: string;
}

/** A sequence and the last number it returned. */
export interface Sequence {
  name: string;
  last: string;
}

/** A foreign key as in `alter table … add constraint`. */
export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Makes values read and write the same on servers with any settings, and lifts timeouts. Applies to the current
 * transaction.
 */
export async function speakPlainly(tx: Query): Promise<void> {
  await tx.unsafe(`
    set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 3; set local bytea_output = 'hex';
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    select set_config(name, '0', true) from pg_settings where name in ('lock_timeout', 'transaction_timeout')`);
}

/** Finds all tables of the service's schema, each together with its partitions. */
export async function findTables(tx: Query): Promise<Table[]> {
  return [
    ...await tx<Table[]>`
      select format('%I', c.relname) as name, array(
        select format('%I', a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns
      from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      order by c.relname`,
  ];
}

/** Finds all partitions except the default ones. */
export async function findPartitions(tx: Query): Promise<Partition[]> {
  return [
    ...await tx<Partition[]>`
      select format('%I', c.relname) as name, i.inhparent::regclass::text as parent,
        pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_class c join pg_inherits i on i.inhrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relispartition and c.relkind in ('r', 'p')
        and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'
      order by c.oid`,
  ];
}

/**
 * Finds the sequences that have returned numbers. Sequences ignore snapshots: they are at the snapshot's number or
 * beyond.
 */
export async function findSequences(tx: Query): Promise<Sequence[]> {
  return [
    ...await tx<Sequence[]>`
      select format('%I', sequencename) as name, last_value::text as last from pg_sequences
      where schemaname = current_schema() and last_value is not null
      order by sequencename`,
  ];
}

/** Finds the foreign keys. Those of partitions are created with their table's. */
export async function findForeignKeys(tx: Query): Promise<ForeignKey[]> {
  return [
    ...await tx<ForeignKey[]>`
      select conrelid::regclass::text as table, format('%I', conname) as name,
        pg_get_constraintdef(oid) as definition
      from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace
      order by oid`,
  ];
}
