import type { Query, Sql } from "../../src/database/connect.ts";
import type { SecretKeys } from "../../src/secret_key.ts";
import { framesOf, jsonFrame } from "./frames.ts";
import { type Bytes, seal } from "./seal.ts";
import {
  findPartitions,
  findSequences,
  findTables,
  type Partition,
  type Sequence,
  speakPlainly,
  type Table,
} from "./tables.ts";

const LINE_END = 10;

/** The first frame of a backup: all that is not rows. */
export interface Manifest {
  madeAt: string;
  /** Postgres's version, `18.4`. */
  postgres: string;
  secretKeys: SecretKeys;
  migrations: { id: string; name: string; checksum: string }[];
  /** In the order in which their rows follow. */
  tables: Table[];
  partitions: Partition[];
  sequences: Sequence[];
}

/** Writes chunks where they stay. */
export type Write = (chunks: Bytes) => Promise<void>;

/**
 * Backs a database up as of one moment, while the service runs: what is written meanwhile is either whole in it or not
 * at all. Memory stays bounded, whatever the size. Returns how many rows there are.
 */
export async function writeBackup(
  sql: Sql,
  { secretKeys, passphrase, now, write, cost }: {
    secretKeys: SecretKeys;
    passphrase: string;
    now: Date;
    write: Write;
    /** Of guessing the passphrase; for tests. */
    cost?: number;
  },
): Promise<number> {
  const count = { rows: 0 };
  let unwritten: unknown;
  await sql.begin(async (tx) => {
    await tx`set transaction isolation level repeatable read, read only`;
    await speakPlainly(tx);
    const tables = await lockTables(tx);
    const manifest = { ...await describe(tx, tables), madeAt: now.toISOString(), secretKeys };
    const frames = ReadableStream.from(framesOfAll(tx, manifest, count));
    const sealed = seal(frames.pipeThrough(new CompressionStream("gzip")), passphrase, { cost });
    await write(sealed).catch((error) => {
      unwritten = error;
      throw error;
    });
  }).catch((error) => {
    // The driver cannot roll back in the midst of a COPY, and would tell of that instead.
    throw unwritten ?? error;
  });
  return count.rows;
}

/** Refuses a database that is not Voteboard's; returns the tables of one that is. */
export async function refuseForeign(sql: Query): Promise<Table[]> {
  const tables = await findTables(sql);
  if (tables.some(({ name }) => name === "schema_migration")) return tables;
  throw new Error("Cannot back up: this database holds no Voteboard");
}

/** As `pg_dump` does: no table is changed or dropped while it is read. */
async function lockTables(tx: Query): Promise<Table[]> {
  const tables = await refuseForeign(tx);
  await tx.unsafe(`lock table ${tables.map(({ name }) => name).join(", ")} in access share mode`);
  return tables;
}

async function describe(tx: Query, tables: Table[]) {
  const [server] = await tx<{ version: string }[]>`
    select current_setting('server_version') as version`;
  const migrations = await tx<Manifest["migrations"]>`
    select id, name, checksum from schema_migration order by id`;
  return {
    postgres: server?.version ?? "",
    migrations: [...migrations],
    tables,
    partitions: await findPartitions(tx),
    sequences: await findSequences(tx),
  };
}

async function* framesOfAll(
  tx: Query,
  manifest: Manifest,
  count: { rows: number },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield own(jsonFrame(manifest));
  const rows: number[] = [];
  for (const { name, columns } of manifest.tables) {
    const before = count.rows;
    const copying = await tx.unsafe(`copy (select ${columns.join(", ")} from ${name}) to stdout`)
      .readable();
    for await (const frame of framesOf(countLines(copying, count))) yield own(frame);
    rows.push(count.rows - before);
  }
  // Last of all, so that whoever reads it knows that nothing is missing.
  yield own(jsonFrame({ rows }));
}

/** A row is a line: a line's end within a value is written as two letters. */
async function* countLines(source: Bytes, count: { rows: number }): AsyncGenerator<Uint8Array> {
  for await (const bytes of source) {
    for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) {
      count.rows++;
    }
    yield bytes;
  }
}

/** The stream's types want bytes of an ordinary buffer, which they are. */
function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
