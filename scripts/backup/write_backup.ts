import type { Query, Sql } from "../../src/core/database/connect.ts";
import type { SecretKeys } from "../../src/core/secrets/secret_key.ts";
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

/** The first frame of a backup, with everything except the rows. */
export interface Manifest {
  madeAt: string;
  /** Postgres's version, such as `18.4`. */
  postgres: string;
  secretKeys: SecretKeys;
  migrations: { id: string; name: string; checksum: string }[];
  /** In the order in which their rows follow. */
  tables: Table[];
  partitions: Partition[];
  sequences: Sequence[];
}

/** Writes chunks to permanent storage. */
export type Write = (chunks: Bytes) => Promise<void>;

/**
 * Backs up a database as of one moment, while the service runs. The backup contains each concurrent change completely
 * or not at all. Memory use is bounded for any size. Returns the number of rows.
 */
export async function writeBackup(
  sql: Sql,
  { secretKeys, passphrase, now, write, cost }: {
    secretKeys: SecretKeys;
    passphrase: string;
    now: Date;
    write: Write;
    /** The cost of scrypt. For tests. */
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
    // The driver can't roll back in the middle of a COPY, and would report that error.
    throw unwritten ?? error;
  });
  return count.rows;
}

/** Refuses a database that is not Voteboard's. Returns the tables of one that is. */
export async function refuseForeign(sql: Query): Promise<Table[]> {
  const tables = await findTables(sql);
  if (tables.some(({ name }) => name === "schema_migration")) return tables;
  throw new Error("Cannot back up: this database holds no Voteboard");
}

/** Locks tables as `pg_dump` does, so that none is changed or dropped while it is read. */
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
  // Written last, so that a reader knows that the backup is complete.
  yield own(jsonFrame({ rows }));
}

/** Counts the rows. Each row is a line, because a line break in a value is escaped as two characters. */
async function* countLines(source: Bytes, count: { rows: number }): AsyncGenerator<Uint8Array> {
  for await (const bytes of source) {
    for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) {
      count.rows++;
    }
    yield bytes;
  }
}

/** The stream's types require bytes in an ordinary buffer, which these are. */
function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
