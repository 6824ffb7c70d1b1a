/**
 * The vote check, or a server's listing, on its whole path, beside what the runtime leaves to any implementation, the
 * same by hand, and peers that do the same work.
 *
 * @module
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BenchServer, openServer } from "./database.ts";
import {
  drawQuestions,
  type ListingSize,
  type Question,
  readServer,
  seedListing,
  voteCheck,
} from "./load/listing.ts";
import {
  type Load,
  type LoadReport,
  type LoadRequest,
  runLoad,
  walkLoad,
  writeRequests,
} from "./load/wrk.ts";
import { processorTime } from "./measure/processor_time.ts";
import { serverTime } from "./measure/server_time.ts";
import { ratio, series, type Table } from "./measure/table.ts";
import { inTurns } from "./measure/turns.ts";
import { PEERS_BY_KEY } from "./peers/start.ts";
import { measureParts } from "./read/parts.ts";
import { startService } from "./sides/service.ts";
import type { Side } from "./sides/side.ts";
import type { Sql } from "../../src/core/database/connect.ts";

/** A key allows 120 requests a minute: this many stand 300,000 a second, asked at random. */
const SIZE: ListingSize = {
  servers: 37_500,
  keysPerServer: 4,
  players: 150_000,
  votesPerServer: 8,
};
const QUESTIONS = 150_000;

/** Seconds of a round. */
export const ROUND_S = 2;

/** The operations, with what their tables are called and the peers that serve them. */
const OPERATIONS = {
  "vote-check": {
    request: voteCheck,
    id: "read",
    title: "Vote checks",
    peers: Object.keys(PEERS_BY_KEY),
  },
  server: { request: readServer, id: "server", title: "Listings", peers: ["go"] },
} as const;

type Operation = typeof OPERATIONS[keyof typeof OPERATIONS];

/** Everything that the rounds need. */
interface Stage {
  operation: Operation;
  sql: Sql;
  sides: Side[];
  leftOut: { name: string; reason: string }[];
  requests: string;
}

/** One side in one round. */
export interface Round extends LoadReport {
  /** Processor time per request, in µs. */
  server: number;
  postgres: number;
}

/** Measures; `show` takes each table when it is there. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "5" },
      operation: { type: "string", default: "vote-check" },
      connections: { type: "string", default: "64,256,1024" },
      peers: { type: "string" },
    },
  });
  const operation = values.operation === "server" ? OPERATIONS.server : OPERATIONS["vote-check"];
  const server = await openServer();
  const { url, sql } = await server.create("read");
  const secrets = await seedListing(sql, SIZE);
  const questions = drawQuestions(secrets, SIZE, QUESTIONS);
  const requests = await writeRequests(
    join(server.folder, "requests"),
    questions.map(operation.request),
  );
  const stage: Stage = { operation, sql, sides: [], leftOut: [], requests };
  const place = { url, dataDir: server.dataDir };
  const [first] = questions;
  if (!first) throw new Error("There is nothing to ask");
  stage.sides.push(await startService(place, { secret: first.secret, logs: server.folder }));
  await startPeers(stage, values.peers?.split(",") ?? operation.peers, { url, server });
  await compareAnswers(stage, questions.slice(0, 8));
  for (const side of stage.sides) {
    console.error(`asking everything once: ${side.name}`);
    await walkLoad({ ...side, requests, connections: 64 });
  }
  for (const connections of values.connections.split(",").map(Number)) {
    show(await compare(stage, connections, Number(values.rounds)));
  }
  for (const side of stage.sides) await side.stop();
  if (operation !== OPERATIONS["vote-check"]) return;
  show(await measureParts({ place, requests, secret: first.secret }));
}

async function startPeers(
  stage: Stage,
  keys: readonly string[],
  { url, server }: { url: string; server: BenchServer },
): Promise<void> {
  for (const [key, peer] of Object.entries(PEERS_BY_KEY)) {
    if (!keys.includes(key)) continue;
    console.error(`starting ${peer.name}`);
    const side = await peer.start({ databaseUrl: url, logs: server.folder });
    if ("leftOut" in side) stage.leftOut.push({ name: peer.name, reason: side.leftOut });
    else stage.sides.push(side);
  }
}

/** A side that answers something else does less work: then there is nothing to compare. */
async function compareAnswers({ sides, operation }: Stage, questions: Question[]): Promise<void> {
  const [ours, ...peers] = sides.filter(({ name }) => name !== PEERS_BY_KEY.plain.name);
  for (const question of questions) {
    const request = operation.request(question);
    const wanted = ours && await ask(ours, request);
    for (const peer of peers) {
      const answer = await ask(peer, request);
      if (answer !== wanted) throw new Error(`${peer.name} answers ${answer}, not ${wanted}`);
    }
  }
}

async function ask({ origin }: Side, { path, headers = {} }: LoadRequest): Promise<string> {
  const answer = await fetch(origin + path, { headers });
  const known = HEADERS.filter((name) => answer.headers.has(name));
  return `${answer.status} ${await answer.text()} with ${known}`;
}

/** Those of the rate limit are spelled otherwise by a peer's own limiter. */
const HEADERS = ["cache-control", "x-request-id", "x-content-type-options", "x-listing-day-ends"];

async function compare(
  { operation, sql, sides, leftOut, requests }: Stage,
  connections: number,
  rounds: number,
): Promise<Table> {
  const measured = await inTurns(
    sides,
    rounds,
    (side) => loadSide(side, { sql, requests, connections }),
  );
  const speeds = [...measured].map(([{ name }, own]) => ({ name, ...columnsOf(own) }));
  const [ours] = speeds;
  const plain = speeds.find(({ name }) => name === PEERS_BY_KEY.plain.name);
  const rows = speeds.map(({ name, speed, others }) => ({
    name,
    cells: [
      speed,
      plain ? ratio(speed, plain.speed) : "",
      ours && name !== ours.name ? ratio(ours.speed, speed) : "",
      ...others,
    ],
  }));
  const missing = leftOut.map(({ name, reason }) => ({ name, cells: [`left out: ${reason}`] }));
  return {
    id: `${operation.id}-${connections}`,
    title:
      `${operation.title} over ${connections} connections; median (range) of ${rounds} rounds of ${ROUND_S} s`,
    head: ["1,000/s", "× plain text", "ours ×", "p50 ms", "p99 ms", "server µs", "Postgres µs"],
    rows: [...rows, ...missing],
  };
}

function columnsOf(own: Round[]) {
  return {
    speed: series(own, ({ perSecond }) => perSecond / 1000, 1),
    others: [
      series(own, ({ p50Ms }) => p50Ms, 1),
      series(own, ({ p99Ms }) => p99Ms, 1),
      series(own, ({ server }) => server, 0),
      series(own, ({ postgres }) => postgres, 0),
    ],
  };
}

/** Loads a side for a round: speed, times to the answer, and what they cost. */
export async function loadSide(
  side: Side,
  { sql, ...load }: Omit<Load, "origin"> & { sql: Sql },
): Promise<Round> {
  const before = { server: await processorTime([side.pid]), postgres: await serverTime(sql) };
  const report = await runLoad({ origin: side.origin, ...load }, ROUND_S);
  const server = await processorTime([side.pid]) - before.server;
  const postgres = await serverTime(sql) - before.postgres;
  await side.forgetLog();
  return { ...report, server: server / report.requests, postgres: postgres / report.requests };
}
