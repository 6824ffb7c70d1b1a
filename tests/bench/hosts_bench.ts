/**
 * Measures how many game servers one service bears: each polls at its key's full limit while players vote.
 *
 * @module
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ANY_INSTANT } from "../../src/core/time/clock.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import { castVote } from "../../src/core/votes/cast_vote.ts";
import { openServer } from "./database.ts";
import { drawQuestions, type ListingSize, seedListing, voteCheck } from "./load/listing.ts";
import { walkLoad, writeRequests } from "./load/wrk.ts";

import { series, type Table } from "./measure/table.ts";
import { inTurns } from "./measure/turns.ts";
import { loadSide } from "./read_bench.ts";
import { startService } from "./sides/service.ts";

/** Far more keys than game servers that ask: a key picked at random stays below its limit. */
const SIZE: ListingSize = {
  servers: 37_500,
  keysPerServer: 4,
  players: 150_000,
  votesPerServer: 1,
};
const QUESTIONS = 150_000;

/** Milliseconds between two questions of a game server: 120 a minute. */
const PAUSE_MS = 500;

const VOTES_PER_SECOND = 50;

/** Measures; `show` takes each table when it is there. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "5" },
      servers: { type: "string", default: "500,1000,2000,3000,4000,6000" },
    },
  });
  const server = await openServer();
  const { url, sql } = await server.create("hosts");
  const secrets = await seedListing(sql, SIZE);
  const requests = await writeRequests(
    join(server.folder, "requests"),
    drawQuestions(secrets, SIZE, QUESTIONS).map(voteCheck),
  );
  const place = { url, dataDir: server.dataDir };
  const side = await startService(place, { secret: secrets[0] ?? "", logs: server.folder });
  await walkLoad({ origin: side.origin, requests, connections: 64 });
  const hosts = values.servers.split(",").map((count) => ({
    name: `${Number(count).toLocaleString("en")} game servers`,
    connections: Number(count),
  }));
  const measured = await inTurns(hosts, Number(values.rounds), async ({ connections }) => {
    const stop = letVotesFlow(sql);
    const round = await loadSide(side, { sql, requests, connections, pauseMs: PAUSE_MS });
    return { ...round, votes: await stop() };
  });
  show({
    id: "hosts",
    title: `Vote checks every ${PAUSE_MS} ms while votes flow; ` +
      `median (range) of ${values.rounds} rounds`,
    head: ["checks/s", "votes/s", "p50 ms", "p99 ms", "server µs", "Postgres µs"],
    rows: [...measured].map(([{ name }, rounds]) => ({
      name,
      cells: [
        series(rounds, ({ perSecond }) => perSecond, 0),
        series(rounds, ({ votes }) => votes, 0),
        series(rounds, ({ p50Ms }) => p50Ms, 1),
        series(rounds, ({ p99Ms }) => p99Ms, 1),
        series(rounds, ({ server }) => server, 0),
        series(rounds, ({ postgres }) => postgres, 0),
      ],
    })),
  });
}

/** Casts votes evenly until it is told to stop; that returns how many a second were answered. */
function letVotesFlow(sql: Sql): () => Promise<number> {
  const context = { sql, nudge: () => {}, clock: ANY_INSTANT };
  const casts: Promise<unknown>[] = [];
  const begun = performance.now();
  const timer = setInterval(() => {
    const slug = `server-${1 + Math.floor(Math.random() * SIZE.servers)}`;
    const username = `Player_${1 + Math.floor(Math.random() * SIZE.players)}`;
    casts.push(castVote(context, { slug, username, now: new Date() }));
  }, 1000 / VOTES_PER_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(casts);
    return casts.length / ((performance.now() - begun) / 1000);
  };
}
