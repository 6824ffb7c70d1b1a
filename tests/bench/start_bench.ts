/**
 * Measures how soon the service answers and how much memory it holds, idle and after 100,000 requests on 2,000 keys.
 * The database is already running.
 *
 * @module
 */
import { join } from "node:path";
import { TEST_LOCK } from "../../embedded/launcher/project.ts";
import { type BenchServer, openServer } from "./database.ts";
import { drawQuestions, seedListing, voteCheck } from "./load/listing.ts";
import { runLoad, writeRequests } from "./load/wrk.ts";
import { residentMb } from "./measure/processor_time.ts";
import { series, type Table } from "./measure/table.ts";
import { startService } from "./sides/service.ts";
import { freePort, type Side, startSide } from "./sides/side.ts";

/** A key allows 120 requests a minute. */
const KEYS = 2_000;
const REQUESTS = 100_000;

/** Starts of each side; the very first one, which fills Deno's caches, is not among them. */
const STARTS = 7;

/** An idle service is looked at this late, in milliseconds: the timetable and the pools have settled. */
const SETTLED_MS = 3_000;

/** A database full of keys, and what to ask. */
interface Stage {
  server: BenchServer;
  url: string;
  secret: string;
  requests: string;
}

/** Measures; `show` takes each table when it is there. */
export async function run(_: string[], show: (table: Table) => void): Promise<void> {
  const server = await openServer();
  const { url, sql } = await server.create("start");
  const size = { servers: KEYS / 4, keysPerServer: 4, players: KEYS, votesPerServer: 2 };
  const secrets = await seedListing(sql, size);
  const requests = await writeRequests(
    join(server.folder, "requests"),
    // As many as are asked: a few that repeat would ask some keys for more than they allow.
    drawQuestions(secrets, size, REQUESTS).map(voteCheck),
  );
  const stage = { server, url, secret: secrets[0] ?? "", requests };
  show(await compareStarts(stage));
  show(await measureMemory(stage));
}

/** Compares starts; the time that Deno itself takes to start and to answer is the floor. */
async function compareStarts(stage: Stage): Promise<Table> {
  await timeStart(() => startOurs(stage));
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    ours.push(await timeStart(() => startOurs(stage)));
    floor.push(await timeStart(startPlainText));
  }
  return {
    id: "start",
    title: `From the start of the process to its first answer; median (range) of ${STARTS}`,
    head: ["ms"],
    rows: [
      { name: "voteboard, its first vote check", cells: [{ rounds: ours, digits: 0 }] },
      { name: "Deno.serve, plain text", cells: [{ rounds: floor, digits: 0 }] },
    ],
  };
}

async function timeStart(start: () => Promise<Side>): Promise<number> {
  const side = await start();
  await side.stop();
  return side.startedInMs;
}

function startOurs({ url, server, secret }: Stage): Promise<Side> {
  return startService({ url, dataDir: server.dataDir }, { secret });
}

function startPlainText(): Promise<Side> {
  const port = freePort();
  const path = join(import.meta.dirname ?? "", "peers/plain_text.ts");
  return startSide({
    name: "plain text",
    program: Deno.execPath(),
    args: ["run", ...TEST_LOCK, "-A", path, String(port)],
    port,
  });
}

async function measureMemory(stage: Stage): Promise<Table> {
  const side = await startOurs(stage);
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const idle = await residentMb(side.pid);
  const requests = await ask(side, stage.requests);
  const loaded = await residentMb(side.pid);
  return {
    id: "memory",
    title: "Memory in RAM",
    head: ["MB"],
    rows: [
      { name: "idle", cells: [series([idle], (mb) => mb, 0)] },
      {
        name: `after ${requests.toLocaleString("en")} requests on ${KEYS} keys`,
        cells: [series([loaded], (mb) => mb, 0)],
      },
    ],
  };
}

/** A second at a time: 2,000 keys allow 240,000 requests a minute, and a refused one would be void. */
async function ask({ origin }: Side, requests: string): Promise<number> {
  let asked = 0;
  while (asked < REQUESTS) {
    asked += (await runLoad({ origin, requests, connections: 64 }, 1)).requests;
  }
  return asked;
}
