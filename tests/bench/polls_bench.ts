/**
 * What plugins do: each game server asks again and again about the players who are online, while votes flow. At full
 * load, and at the pace that a key allows.
 *
 * @module
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ANY_INSTANT } from "../../src/core/time/clock.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import { castVote } from "../../src/core/votes/cast_vote.ts";
import { type BenchServer, openServer } from "./database.ts";
import { type ListingSize, ownPlayer, seedListing, voteCheck } from "./load/listing.ts";
import { walkLoad, writeRequests } from "./load/wrk.ts";
import { ratio, series, type Table } from "./measure/table.ts";
import { inTurns } from "./measure/turns.ts";
import { PEERS_BY_KEY } from "./peers/start.ts";
import { loadSide, type Round, ROUND_S } from "./read_bench.ts";
import { startService } from "./sides/service.ts";
import type { Side } from "./sides/side.ts";

/** A server's keys share its questions, so that none reaches its limit at full load. */
const SIZE: ListingSize = { servers: 4_000, keysPerServer: 4, players: 50_000, votesPerServer: 8 };

/** Players who are online on each server. Eight of them have voted, one of them today. */
const ONLINE = 30;

/** Milliseconds between two questions of a game server: 120 a minute. */
const PAUSE_MS = 500;

const VOTES_PER_SECOND = 50;

/** One load: how many game servers ask, over how many connections, and how long each waits. */
interface PollLoad {
  id: string;
  title: string;
  servers: number;
  connections: number;
  pauseMs?: number;
}

/** Everything that the rounds need. */
interface Stage {
  server: BenchServer;
  sql: Sql;
  secrets: string[];
  sides: Side[];
}

/** Measures; `show` takes each table when it is there. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "5" },
      servers: { type: "string", default: "1000,4000" },
      connections: { type: "string", default: "64,256,1024" },
      peers: { type: "string", default: "hand,go,rust" },
    },
  });
  const server = await openServer();
  const { url, sql } = await server.create("polls");
  const secrets = await seedListing(sql, SIZE);
  const sides = await startSides({ server, url, secret: secrets[0] ?? "" }, values.peers);
  const stage = { server, sql, secrets, sides };
  const requests = await writePolls(stage, SIZE.servers);
  const stop = keepAsking(stage);
  for (const side of sides) await walkLoad({ ...side, requests, connections: 64 });
  for (const load of loadsOf(values)) show(await measure(stage, load, Number(values.rounds)));
  stop();
}

function loadsOf({ servers, connections }: { servers: string; connections: string }): PollLoad[] {
  const numbers = (text: string) => text.split(",").filter((part) => part !== "").map(Number);
  const words = (count: number) => `${count.toLocaleString("en")} game servers`;
  return [
    ...numbers(servers).map((count): PollLoad => ({
      id: `polls-of-${count}`,
      title: `${words(count)} that ask every ${PAUSE_MS} ms`,
      servers: count,
      connections: count,
      pauseMs: PAUSE_MS,
    })),
    ...numbers(connections).map((count): PollLoad => ({
      id: `polls-${count}`,
      title: `${words(SIZE.servers)} that ask all the time over ${count} connections`,
      servers: SIZE.servers,
      connections: count,
    })),
  ];
}

async function startSides(
  { server, url, secret }: { server: BenchServer; url: string; secret: string },
  peers: string,
): Promise<Side[]> {
  const logs = server.folder;
  const sides = [await startService({ url, dataDir: server.dataDir }, { secret, logs })];
  for (const [key, peer] of Object.entries(PEERS_BY_KEY)) {
    if (!peers.split(",").includes(key)) continue;
    const side = await peer.start({ databaseUrl: url, logs });
    if ("leftOut" in side) console.error(`left out: ${peer.name}: ${side.leftOut}`);
    else sides.push(side);
  }
  return sides;
}

/** Writes what the first `servers` servers ask: each about its own players. */
async function writePolls({ server, secrets }: Stage, servers: number): Promise<string> {
  const questions = secrets.slice(0, servers * SIZE.keysPerServer).flatMap((secret, key) => {
    const place = Math.floor(key / SIZE.keysPerServer);
    const nths = Array.from({ length: ONLINE }, (_, nth) => nth);
    // Its keys share the players.
    const own = nths.filter((nth) => nth % SIZE.keysPerServer === key % SIZE.keysPerServer);
    return own.map((nth) => ({ secret, username: ownPlayer(SIZE, place, nth) }));
  });
  return await writeRequests(join(server.folder, `polls-${servers}`), questions.map(voteCheck));
}

/**
 * Asks each side about ten times a second while others are measured. A process that nobody asks doesn't look for
 * changes, and later forgets everything; game servers never stop asking.
 */
function keepAsking({ sides, secrets }: Stage): () => void {
  let asked = 0;
  const timer = setInterval(() => {
    for (const { origin } of sides) {
      const headers = { Authorization: `Bearer ${secrets[asked++ % secrets.length]}` };
      fetch(`${origin}/api/v1/vote-check?username=Player_1`, { headers })
        .then((answer) => answer.body?.cancel(), () => {});
    }
  }, 100);
  return () => clearInterval(timer);
}

async function measure(stage: Stage, load: PollLoad, rounds: number): Promise<Table> {
  const { sql, sides } = stage;
  const { servers, ...how } = load;
  const requests = await writePolls(stage, servers);
  const measured = await inTurns(sides, rounds, async (side) => {
    const stop = letVotesFlow(sql, servers);
    const round = await loadSide(side, { sql, requests, ...how });
    return { ...round, votes: await stop() };
  });
  return tableOf(load, measured);
}

/** Casts votes of the players who are asked about, until told to stop; returns how many a second were answered. */
function letVotesFlow(sql: Sql, servers: number): () => Promise<number> {
  const context = { sql, nudge: () => {}, clock: ANY_INSTANT };
  const casts: Promise<unknown>[] = [];
  const begun = performance.now();
  const timer = setInterval(() => {
    const place = Math.floor(Math.random() * servers);
    const username = ownPlayer(SIZE, place, Math.floor(Math.random() * ONLINE));
    casts.push(castVote(context, { slug: `server-${place + 1}`, username, now: new Date() }));
  }, 1000 / VOTES_PER_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(casts);
    return casts.length / ((performance.now() - begun) / 1000);
  };
}

function tableOf(
  { id, title }: PollLoad,
  measured: Map<Side, (Round & { votes: number })[]>,
): Table {
  const sides = [...measured].map(([{ name }, own]) => ({
    name,
    own,
    speed: series(own, ({ perSecond }) => perSecond / 1000, 1),
    total: series(own, ({ server, postgres }) => server + postgres, 0),
  }));
  const [ours] = sides;
  const against = (of: "speed" | "total", side: (typeof sides)[number]) =>
    ours && side !== ours ? ratio(ours[of], side[of]) : "";
  return {
    id,
    title:
      `${title}, about ${ONLINE} players each; median (range) of ${ours?.own.length} rounds of ` +
      `${ROUND_S} s; “cost ×”: our processor time by theirs`,
    head: [
      ...["1,000/s", "ours ×", "p50 ms", "p99 ms", "server µs", "Postgres µs", "cost ×", "votes/s"],
    ],
    rows: sides.map((side) => ({
      name: side.name,
      cells: [
        side.speed,
        against("speed", side),
        series(side.own, ({ p50Ms }) => p50Ms, 1),
        series(side.own, ({ p99Ms }) => p99Ms, 1),
        series(side.own, ({ server }) => server, 0),
        series(side.own, ({ postgres }) => postgres, 0),
        against("total", side),
        series(side.own, ({ votes }) => votes, 0),
      ],
    })),
  };
}
