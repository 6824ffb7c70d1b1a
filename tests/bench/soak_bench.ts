/**
 * A service under an even load for long: whether its memory grows, or a table or an index without rows of its own.
 *
 * @module
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ANY_INSTANT } from "../../src/core/time/clock.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import { hashKeySecret, makeKeySecret } from "../../src/core/keys/key_secret.ts";
import { createSecretBox } from "../../src/core/secrets/secret_key.ts";
import { openServer, SECRET_KEY } from "./database.ts";
import { voteCheck } from "./load/listing.ts";
import { runLoad, writeRequests } from "./load/wrk.ts";
import type { Table } from "./measure/table.ts";
import { startService } from "./sides/service.ts";
import { castVotes } from "./webhooks/casting.ts";
import { ENDPOINTS, seedListing } from "./webhooks/listing.ts";
import { startReceiver } from "./webhooks/receiver.ts";

/** Votes a second, each with its webhook. */
const VOTES = 20;

/** Connections with a pause between their requests: 50 vote checks and 10 views a second. */
const CHECKS = { connections: 10, pauseMs: 200 };
const VIEWS = { connections: 5, pauseMs: 500 };

const SAMPLE_EVERY_MS = 15_000;

/** Share of the time that warms up: code is compiled, pools and heap have their working size. */
const WARM_UP = 0.3;

/** Bytes that a table or an index may grow by without a word. */
const GROWTH_MAX = 2_000_000;

interface Relation {
  name: string;
  bytes: number;
  /** Of its table. */
  rows: number;
}

interface Sample {
  minutes: number;
  mb: number;
}

/** Measures; `show` takes the tables. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values } = parseArgs({ args, options: { minutes: { type: "string", default: "20" } } });
  const minutes = Number(values.minutes);
  const server = await openServer();
  const { url, sql } = await server.create("soak");
  const receiver = await startReceiver();
  const port = receiver.port;
  await seedListing(sql, { box: createSecretBox(SECRET_KEY), port, now: new Date() });
  const secrets = await giveSecrets(sql);
  const env = { TRUSTED_PROXIES: "127.0.0.1", WEBHOOK_ALLOW_PRIVATE: "1" };
  const side = await startService({ url, dataDir: server.dataDir }, { env });
  const questions = secrets.map((secret, at) =>
    voteCheck({ secret, username: `Player_${at + 1}` })
  );
  const checks = await writeRequests(join(server.folder, "checks"), questions);
  const views = await writeRequests(join(server.folder, "views"), drawViews());
  const samples: Sample[] = [];
  let before: Relation[] = [];
  const startedAt = performance.now();
  const warmMinutes = minutes * WARM_UP;
  const sampling = setInterval(async () => {
    const sample = { minutes: (performance.now() - startedAt) / 60_000, mb: residentMb(side.pid) };
    if (sample.minutes < warmMinutes) return;
    if (samples.push(sample) === 1) before = await measureRelations(sql);
    await receiver.forget();
  }, SAMPLE_EVERY_MS);
  const context = { sql, nudge: () => {}, clock: ANY_INSTANT };
  await Promise.all([
    runLoad({ origin: side.origin, requests: checks, ...CHECKS }, minutes * 60),
    runLoad({ origin: side.origin, requests: views, ...VIEWS }, minutes * 60),
    castVotes(context, { first: 0, votes: minutes * 60 * VOTES, perSecond: VOTES }),
  ]).finally(() => clearInterval(sampling));
  show(memoryTable(samples, minutes));
  show(relationTable(before, await measureRelations(sql)));
}

/** A secret for each key of the listing. */
async function giveSecrets(sql: Sql): Promise<string[]> {
  const secrets = Array.from({ length: ENDPOINTS }, () => makeKeySecret());
  await sql`
    insert into key_secret (hash, key_id, ending, created_at)
    select decode(q.hex, 'hex'), k.id, 'last', now()
    from unnest(${secrets.map((secret) => hashKeySecret(secret).toHex())}::text[])
      with ordinality as q (hex, n)
    join (select id, row_number() over (order by id) as n from api_key) k using (n)`;
  return secrets;
}

function drawViews() {
  return Array.from({ length: 1_000 }, (_, at) => ({
    path: at % 3 === 0
      ? "/"
      : at % 3 === 1
      ? `/servers/server-${at % 500 + 1}`
      : `/?q=server+${at}`,
    headers: { Accept: "text/html", "X-Forwarded-For": `10.0.${at >> 8}.${at & 255}` },
  }));
}

/** The memory of a process that is in use. */
function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(Deno.readTextFileSync(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) / 1_000;
}

/** Tables and indexes; partitions are taken together. */
async function measureRelations(sql: Sql): Promise<Relation[]> {
  await sql`vacuum analyze`;
  return await sql<Relation[]>`
    select regexp_replace(c.relname, '_[0-9]{4}_[0-9]{2}(_[0-9]{2})?|_default', '') as name,
      sum(pg_relation_size(c.oid))::float8 as bytes, sum(greatest(t.reltuples, 0))::float8 as rows
    from pg_class c
    left join pg_index i on i.indexrelid = c.oid
    join pg_class t on t.oid = coalesce(i.indrelid, c.oid)
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'i')
    group by 1 order by 1`;
}

function memoryTable(samples: readonly Sample[], minutes: number): Table {
  const mbs = samples.map(({ mb }) => mb);
  const figures = { "MB a minute": slope(samples), "first MB": mbs[0], "last MB": mbs.at(-1) };
  return {
    id: "soak-memory",
    title: `Memory of the service after ${minutes * WARM_UP} of ${minutes} minutes of ${VOTES} ` +
      "votes, 50 checks and 10 views/s",
    head: Object.keys(figures),
    rows: [{ name: "voteboard", cells: Object.values(figures).map((figure) => cell(figure, 2)) }],
  };
}

/** The relations that grew by more than their table's rows. */
function relationTable(before: readonly Relation[], after: readonly Relation[]): Table {
  const known = new Map(before.map((relation) => [relation.name, relation]));
  const grown = after.filter(({ name, bytes, rows }) => {
    const { bytes: had = 0, rows: hadRows = 0 } = known.get(name) ?? {};
    return bytes - had > GROWTH_MAX && bytes / Math.max(1, had) > 1.5 * rows / Math.max(1, hadRows);
  });
  return {
    id: "soak-relations",
    title: `Of ${after.length} tables and indexes ${grown.length} grew without rows of their own`,
    head: ["MB before", "after", "rows before", "after"],
    rows: grown.map(({ name, bytes, rows }) => {
      const { bytes: had = 0, rows: hadRows = 0 } = known.get(name) ?? {};
      return { name, cells: [cell(had / 1e6, 1), cell(bytes / 1e6, 1), cell(hadRows), cell(rows)] };
    }),
  };
}

function cell(figure: number | undefined, digits = 0) {
  return { rounds: [figure ?? 0], digits };
}

/** Least squares. */
function slope(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const at = mean(({ minutes }) => minutes);
  const mb = mean((sample) => sample.mb);
  return mean((sample) => (sample.minutes - at) * (sample.mb - mb)) /
    mean((sample) => (sample.minutes - at) ** 2);
}
