/**
 * Measures the cost of many votes: vote checks a second, and the two statements behind the API, at a million votes and
 * at twenty million. A vote here is a player's last one for a server, which is all that a check looks at.
 *
 * @module
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BenchDatabase, type BenchServer, openServer } from "./database.ts";
import { type Cost, costOfCounts, costOfLastVotes } from "./growth/statements.ts";
import { requireRoom } from "./growth/room.ts";
import { drawQuestions, type ListingSize, seedListing, voteCheck } from "./load/listing.ts";
import { walkLoad, writeRequests } from "./load/wrk.ts";
import { ratio, series, type Table } from "./measure/table.ts";
import { inTurns } from "./measure/turns.ts";
import { loadSide, type Round } from "./read_bench.ts";
import { startService } from "./sides/service.ts";
import type { Side } from "./sides/side.ts";

const SERVERS = 10_000;
const KEYS_PER_SERVER = 4;

/** Votes of one player: as the listing grows, so do they. */
const VOTES_PER_PLAYER = 20;

const CONNECTIONS = 64;

/** Questions of one round, all new; and of one statement, as about as many meet at 64 connections. */
const QUESTIONS = 100_000;
const TOGETHER = 32;

/** Statements of one round. */
const STATEMENTS = 50;

/** A listing with a number of votes, and its service. */
interface Site extends BenchDatabase {
  name: string;
  votes: number;
  size: ListingSize;
  secrets: string[];
  serverIds: string[];
  side: Side;
  requests: string;
}

interface SiteRound extends Round {
  lastVotes: Cost;
  counts: Cost;
}

/** Measures; `show` takes each table when it is there. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "5" },
      votes: { type: "string", default: "20" },
    },
  });
  const server = await openServer();
  const millions = [...new Set([1, ...values.votes.split(",").map(Number)])];
  await requireRoom(server.folder, millions.reduce((sum, one) => sum + one, 0) * 1e6);
  const sites: Site[] = [];
  for (const million of millions) sites.push(await openSite(server, million * 1e6));
  const measured = await inTurns(sites, Number(values.rounds), measure);
  const [first = []] = measured.values();
  for (const [site, rounds] of measured) show(tableOf(site, rounds, first));
}

async function openSite(server: BenchServer, votes: number): Promise<Site> {
  const name = `${votes / 1e6} million votes`;
  console.error(`making ${name}`);
  const { url, sql } = await server.create(`growth_${votes / 1e6}m`);
  const size = {
    servers: SERVERS,
    keysPerServer: KEYS_PER_SERVER,
    players: votes / VOTES_PER_PLAYER,
    votesPerServer: votes / SERVERS,
  };
  const secrets = await seedListing(sql, size);
  const servers = await sql<{ id: string }[]>`select id from server order by substr(slug, 8)::int`;
  const options = { name, secret: secrets[0] ?? "", logs: server.folder };
  const side = await startService({ url, dataDir: server.dataDir }, options);
  const requests = join(server.folder, `requests-${votes}`);
  const site = { url, sql, name, votes, size, secrets, side, requests };
  // Each key once, so that all are in the cache.
  const each = secrets.map((secret) => voteCheck({ secret, username: "Player_1" }));
  await walkLoad({
    origin: side.origin,
    requests: await writeRequests(requests, each),
    connections: CONNECTIONS,
  });
  return { ...site, serverIds: servers.map(({ id }) => id) };
}

async function measure(site: Site): Promise<SiteRound> {
  const { sql, side, requests, secrets, size } = site;
  await writeRequests(requests, drawQuestions(secrets, size, QUESTIONS).map(voteCheck));
  const round = await loadSide(side, { sql, requests, connections: CONNECTIONS });
  const lastVotes: Cost[] = [];
  const counts: Cost[] = [];
  for (let nth = 0; nth < STATEMENTS; nth++) {
    const questions = drawVotes(site);
    lastVotes.push(await costOfLastVotes(sql, questions));
    counts.push(await costOfCounts(sql, questions.map(({ serverId }) => serverId)));
  }
  return { ...round, lastVotes: mean(lastVotes), counts: mean(counts) };
}

function drawVotes({ serverIds, secrets, size }: Site) {
  const places = new Map(secrets.map((secret, key) => [secret, Math.floor(key / KEYS_PER_SERVER)]));
  return drawQuestions(secrets, size, TOGETHER).map(({ secret, username }) => ({
    serverId: serverIds[places.get(secret) ?? 0] ?? "",
    username,
  }));
}

function mean(costs: Cost[]): Cost {
  const of = (figure: (cost: Cost) => number) =>
    costs.reduce((sum, cost) => sum + figure(cost), 0) / costs.length;
  return {
    milliseconds: of(({ milliseconds }) => milliseconds),
    hits: of(({ hits }) => hits),
    reads: of(({ reads }) => reads),
  };
}

function tableOf({ name, votes }: Site, rounds: SiteRound[], first: SiteRound[]): Table {
  const speed = series(rounds, ({ perSecond }) => perSecond / 1000, 1);
  const base = series(first, ({ perSecond }) => perSecond / 1000, 1);
  const cells = [
    speed,
    first === rounds ? "" : ratio(base, speed),
    series(rounds, ({ p99Ms }) => p99Ms, 1),
    series(rounds, ({ postgres }) => postgres, 0),
    ...[
      (round: SiteRound) => round.lastVotes,
      (round: SiteRound) => round.counts,
    ].flatMap((cost) => [
      series(rounds, (round) => cost(round).milliseconds, 2),
      series(rounds, (round) => cost(round).hits + cost(round).reads, 0),
      series(rounds, (round) => cost(round).reads, 0),
    ]),
  ];
  return {
    id: `growth-${votes}`,
    title: `${name}: vote checks over ${CONNECTIONS} connections, and statements that answer ` +
      `${TOGETHER} questions; median (range) of ${rounds.length} rounds`,
    head: [
      "1,000/s",
      "slower ×",
      "p99 ms",
      "Postgres µs",
      ...["last votes", "counts"].flatMap((statement) => [
        `${statement} ms`,
        "pages",
        "of these read",
      ]),
    ],
    rows: [{ name: "voteboard", cells }],
  };
}
