/**
 * The pages that visitors see, at 100, 1,000 and 10,000 servers: the start page signed out, filtered, searched and
 * signed in, and a server's own page.
 *
 * @module
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Sql } from "../../src/core/database/connect.ts";
import { type BenchServer, openServer } from "./database.ts";
import { seedListing } from "./load/listing.ts";
import { type LoadReport, runLoad, writeRequests } from "./load/wrk.ts";
import { processorTime } from "./measure/processor_time.ts";
import { serverTime } from "./measure/server_time.ts";
import { series, type Table } from "./measure/table.ts";
import { inTurns } from "./measure/turns.ts";
import { drawVisits } from "./pages/visits.ts";
import { startService } from "./sides/service.ts";
import type { Side } from "./sides/side.ts";

/** Enough to have signed in; each votes for a few servers. */
const PLAYERS = 2_000;
const VOTES_PER_SERVER = 20;

const CONNECTIONS = 16;
const ROUND_S = 2;

/** One kind of visit at one size. */
interface Turn {
  name: string;
  servers: number;
  side: Side;
  sql: Sql;
  requests: string;
}

/** One turn in one round. */
interface Round extends LoadReport {
  /** Processor time per page, in µs. */
  service: number;
  postgres: number;
}

/** Measures; `show` takes each table when it is there. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "5" },
      servers: { type: "string", default: "100,1000,10000" },
    },
  });
  const sizes = values.servers.split(",").map(Number);
  const server = await openServer();
  const turns: Turn[] = [];
  for (const servers of sizes) turns.push(...await openSite(server, servers));
  const measured = await inTurns(turns, Number(values.rounds), measure);
  for (const servers of sizes) show(tableOf(servers, measured));
}

async function openSite(server: BenchServer, servers: number): Promise<Turn[]> {
  const { url, sql } = await server.create(`pages_${servers}`);
  const size = { servers, keysPerServer: 1, players: PLAYERS, votesPerServer: VOTES_PER_SERVER };
  const [secret = ""] = await seedListing(sql, size);
  const side = await startService({ url, dataDir: server.dataDir }, {
    name: `${servers} servers`,
    secret,
    logs: server.folder,
    // So that each visit has an address of its own, as limits see it.
    env: { TRUSTED_PROXIES: "127.0.0.1" },
  });
  const turns: Turn[] = [];
  for (const [name, visits] of await drawVisits(sql, { servers, origin: side.origin })) {
    const path = join(server.folder, `visits-${servers}-${turns.length}`);
    turns.push({ name, servers, side, sql, requests: await writeRequests(path, visits) });
  }
  return turns;
}

async function measure({ side, sql, requests }: Turn): Promise<Round> {
  const before = { service: await processorTime([side.pid]), postgres: await serverTime(sql) };
  const load = { origin: side.origin, requests, connections: CONNECTIONS };
  const report = await runLoad(load, ROUND_S);
  const service = await processorTime([side.pid]) - before.service;
  const postgres = await serverTime(sql) - before.postgres;
  await side.forgetLog();
  return { ...report, service: service / report.requests, postgres: postgres / report.requests };
}

function tableOf(servers: number, measured: Map<Turn, Round[]>): Table {
  const own = [...measured].filter(([turn]) => turn.servers === servers);
  return {
    id: `pages-${servers}`,
    title: `Pages at ${servers.toLocaleString("en")} servers over ${CONNECTIONS} connections; ` +
      `median (range) of ${own[0]?.[1].length} rounds of ${ROUND_S} s`,
    head: ["views/s", "p50 ms", "p99 ms", "service µs", "Postgres µs"],
    rows: own.map(([{ name }, rounds]) => ({
      name,
      cells: [
        series(rounds, ({ perSecond }) => perSecond, 0),
        series(rounds, ({ p50Ms }) => p50Ms, 1),
        series(rounds, ({ p99Ms }) => p99Ms, 1),
        series(rounds, ({ service }) => service, 0),
        series(rounds, ({ postgres }) => postgres, 0),
      ],
    })),
  };
}
