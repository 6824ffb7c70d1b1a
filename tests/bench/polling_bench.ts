/**
 * Measures how long 10,000 game servers take to query, and the effect on the service's own answers. The servers are
 * fakes in a process of their own that speak the real protocols; the service is the real process with its real flags.
 *
 * @module
 */
import { parseArgs } from "node:util";
import type { Sql } from "../../src/database/connect.ts";
import { POLL_EVERY_MS } from "../../src/polling/schedule.ts";
import { openServer } from "./database.ts";
import { drawQuestions, type ListingSize, type Question, seedListing } from "./load/listing.ts";
import { processorTime, residentMb } from "./measure/processor_time.ts";
import { type Cell, series, type Table } from "./measure/table.ts";
import { type Latencies, probe } from "./polling/probe.ts";
import {
  placeServers,
  type Responders,
  silenceServers,
  startResponders,
} from "./polling/responders.ts";
import { startService } from "./sides/service.ts";
import type { Side } from "./sides/side.ts";

const SERVERS = 10_000;

const SIZE: ListingSize = {
  servers: SERVERS,
  keysPerServer: 4,
  players: 40_000,
  votesPerServer: 4,
};
const QUESTIONS = 40_000;

/** Windows of a round, with polls and without in turn, and the seconds of each. */
const WINDOWS = 5;
const WINDOW_S = 30;

/** Milliseconds between looks whether all were queried. */
const LOOK_EVERY_MS = 500;

/** Measures; `show` takes each table when it is there. `--silent` adds a round in which no server answers. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values } = parseArgs({ args, options: { silent: { type: "boolean", default: false } } });
  const server = await openServer();
  const { url, sql } = await server.create("polling");
  const secrets = await seedListing(sql, SIZE);
  const questions = drawQuestions(secrets, SIZE, QUESTIONS);
  const responders = await startResponders();
  await placeServers(sql, responders);
  const side = await startService({ url, dataDir: server.dataDir }, {
    secret: secrets[0] ?? "",
    env: { WEBHOOK_ALLOW_PRIVATE: "1" },
  });
  show(await measureBacklog(sql, side));
  show(await measureRound(sql, side, questions));
  if (values.silent) show(await measureSilence(sql, responders));
}

/** All due at once, as after an outage: how fast they are asked, and for how much processor time. */
async function measureBacklog(sql: Sql, { pid }: Side): Promise<Table> {
  const [idleMb, processor] = [await residentMb(pid), await processorTime([pid])];
  const seconds = await pollAll(sql);
  const cost = (await processorTime([pid]) - processor) / SERVERS;
  const rows: [string, number, number][] = [
    ["seconds until all were asked", seconds, 1],
    ["polls per second", SERVERS / seconds, 0],
    ["processor µs per poll, service", cost, 0],
    ["memory before, MB", idleMb, 0],
    ["memory after, MB", await residentMb(pid), 0],
  ];
  return {
    id: "polling-backlog",
    title: `${SERVERS.toLocaleString("en")} servers, all due at once`,
    head: [""],
    rows: rows.map(([name, value, digits]) => ({ name, cells: [{ rounds: [value], digits }] })),
  };
}

/** Spread over a round, as in daily life: vote checks while servers are asked, and while none is. */
async function measureRound(
  sql: Sql,
  { origin, pid }: Side,
  questions: Question[],
): Promise<Table> {
  const [idle, polling]: [Latencies[], Latencies[]] = [[], []];
  let asked = 0;
  for (let window = 0; window <= WINDOWS; window++) {
    await rest(sql);
    const without = await probe(origin, questions, WINDOW_S);
    const before = await pollsSoFar(sql);
    await spreadOverRound(sql);
    const during = await probe(origin, questions, WINDOW_S);
    if (window === 0) continue; // the first one warms up
    asked += await pollsSoFar(sql) - before;
    idle.push(without);
    polling.push(during);
  }
  const perSecond = asked / (WINDOWS * WINDOW_S);
  const memory = { rounds: [await residentMb(pid)], digits: 0 };
  return {
    id: "polling-checks",
    title: `200 vote checks a second, ms; median (range) of ${WINDOWS} windows of ${WINDOW_S} s`,
    head: ["p50", "p99", "longest"],
    rows: [
      { name: "no server is asked", cells: cellsOf(idle) },
      { name: `${perSecond.toFixed(1)} servers a second are asked`, cells: cellsOf(polling) },
      { name: "memory after these, MB", cells: [memory] },
    ],
  };
}

/** Nobody answers: every slot is held for its whole deadline. */
async function measureSilence(sql: Sql, responders: Responders): Promise<Table> {
  await silenceServers(sql, responders);
  const seconds = { rounds: [await pollAll(sql)], digits: 0 };
  return {
    id: "polling-silent",
    title: `${SERVERS.toLocaleString("en")} servers that never answer`,
    head: ["seconds"],
    rows: [{ name: "until all were asked", cells: [seconds] }],
  };
}

/** Makes every server due now, and returns the seconds until all were asked. */
async function pollAll(sql: Sql): Promise<number> {
  const before = await pollsSoFar(sql);
  await sql`update server_poll set due_at = now()`;
  const begun = performance.now();
  while (await pollsSoFar(sql) < before + SERVERS) {
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  return (performance.now() - begun) / 1000;
}

async function rest(sql: Sql): Promise<void> {
  await sql`update server_poll set due_at = 'infinity'`;
}

async function spreadOverRound(sql: Sql): Promise<void> {
  await sql`
    update server_poll set due_at = now() + random() * ${POLL_EVERY_MS}::float8 * interval '1 ms'`;
}

async function pollsSoFar(sql: Sql): Promise<number> {
  const [row] = await sql<{ polls: number }[]>`
    select coalesce(sum(polls), 0)::int as polls from player_day`;
  return row?.polls ?? 0;
}

function cellsOf(own: Latencies[]): Cell[] {
  return [
    series(own, ({ p50 }) => p50, 1),
    series(own, ({ p99 }) => p99, 1),
    series(own, ({ most }) => most, 0),
  ];
}
