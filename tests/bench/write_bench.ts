/**
 * Votes accepted by the product's own verbs, without HTTP, beside a statement written by hand that casts as many at
 * once: all for one server, and for 10,000 in turn. Visitors' votes have a ticket, operators' have none.
 *
 * @module
 */
import { parseArgs } from "node:util";
import { ANY_INSTANT } from "../../src/core/time/clock.ts";
import { castBallot, castVote, type VoteRequest } from "../../src/core/votes/cast_vote.ts";
import { openServer, openSql } from "./database.ts";
import { seedListing } from "./load/listing.ts";
import { processorTime } from "./measure/processor_time.ts";
import { serverTime } from "./measure/server_time.ts";
import { ratio, series, type Table } from "./measure/table.ts";
import { inTurns, VoidRound } from "./measure/turns.ts";
import { type CountedSql, countStatements } from "../support/database/count_statements.ts";
import { createByHand, prepareByHand } from "./write/by_hand.ts";
import { DAY_MS } from "../../src/core/time/day.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import type { Ticket } from "../../src/core/votes/vote_repository.ts";

const SERVERS = 10_000;
const PLAYERS = 200_000;

/** Connections, as many as the service has for votes; and votes under way at once. */
const CONNECTIONS = 4;
const AT_ONCE = 64;

/** Bytes of a SHA-256 and of an HMAC-SHA256. */
const HASH_BYTES = 32;

/** Milliseconds that the proof of a ticket is valid. */
const PROOF_MS = 600_000;

/** One way to cast votes, and for how many servers. */
interface Side {
  name: string;
  cast(request: VoteRequest): Promise<boolean>;
  servers: number;
  /** The number of the next vote in the side's tables, which it may share. */
  place: { next: number };
}

/** One side in one round. */
interface Round {
  perSecond: number;
  p99Ms: number;
  statements: number;
  /** Processor time per vote, in µs. */
  client: number;
  postgres: number;
}

/** Measures; `show` takes each table when it is there. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "3" },
    },
  });
  const server = await openServer();
  const { url, sql } = await server.create("write");
  const counted = countStatements(await openSql(url, CONNECTIONS, true));
  const size = { servers: SERVERS + 1, keysPerServer: 0, players: PLAYERS, votesPerServer: 0 };
  await seedListing(sql, size);
  await prepareByHand(sql);
  const seconds = Number(values.seconds);
  const accountIds = await readAccountIds(sql);
  const sides = [1, SERVERS].flatMap((servers) => sidesFor(counted, { servers, accountIds }));
  const measured = await inTurns(
    sides,
    Number(values.rounds),
    (side) => measure(side, { counted, seconds }),
  );
  show(tableOf(measured, seconds));
}

/** Returns the ids of the accounts by their names. */
async function readAccountIds(sql: Sql): Promise<Map<string, string>> {
  const accounts = await sql<{ id: string; username: string }[]>`select id, username from account`;
  return new Map(accounts.map(({ id, username }) => [username, id]));
}

function sidesFor(
  { sql }: CountedSql,
  { servers, accountIds }: { servers: number; accountIds: Map<string, string> },
): Side[] {
  const context = { sql, nudge: () => {}, clock: ANY_INSTANT };
  const place = { next: 0 };
  const words = servers === 1 ? "one server" : `${servers.toLocaleString("en")} servers`;
  return [
    {
      name: `voteboard, ${words}`,
      cast: async (request) => (await castVote(context, request)).kind === "cast",
      servers,
      place,
    },
    {
      name: `with tickets, ${words}`,
      cast: async ({ slug, username, now }) => {
        const voter = { by: "session" as const, accountId: accountIds.get(username) ?? "" };
        return (await castBallot(context, voter, { slug, now, ticket: drawTicket(now) })).kind ===
          "cast";
      },
      servers,
      place,
    },
    {
      name: `by hand, ${words}`,
      cast: createByHand(sql),
      servers,
      place: { next: 0 },
    },
  ];
}

/** Draws a ticket with a proof, an address and a network that no other vote has. */
function drawTicket(now: Date): Ticket {
  const hash = () => crypto.getRandomValues(new Uint8Array(HASH_BYTES));
  const origin = { address: hash(), perAddress: 1, network: hash(), perNetwork: 1 };
  return { ...origin, proof: hash(), proofExpiresAt: new Date(now.getTime() + PROOF_MS) };
}

async function measure(
  side: Side,
  { counted, seconds }: { counted: CountedSql; seconds: number },
): Promise<Round> {
  const client = await processorTime([Deno.pid]);
  const postgres = await serverTime(counted.sql);
  const statements = counted.count();
  const begun = performance.now();
  const times = await castFor(side, seconds * 1000);
  const elapsed = (performance.now() - begun) / 1000;
  const after = counted.count();
  const votes = times.length;
  times.sort((a, b) => a - b);
  return {
    perSecond: votes / elapsed,
    p99Ms: times[Math.floor(votes * 0.99)] ?? NaN,
    statements: (after - statements) / votes,
    client: (await processorTime([Deno.pid]) - client) / votes,
    postgres: (await serverTime(counted.sql) - postgres) / votes,
  };
}

/** Returns how long each vote took, in milliseconds. A vote that does not count makes the round void. */
async function castFor(side: Side, milliseconds: number): Promise<number[]> {
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let begun; (begun = performance.now()) < end;) {
      const number = side.place.next++;
      if (!await side.cast(requestOf(number, side.servers))) {
        throw new VoidRound(`${side.name}: vote ${number} did not count`);
      }
      times.push(performance.now() - begun);
    }
  }));
  return times;
}

/** Servers in turn, players far apart; when everyone has voted for a server, the next day begins. */
function requestOf(number: number, servers: number): VoteRequest {
  // The single server is not one of the many, because its second votes would not count.
  const server = servers === 1 ? SERVERS : number % servers;
  const nth = Math.floor(number / servers);
  const player = (nth * 7_919 + server * 104_729) % PLAYERS;
  const now = new Date(Date.now() + Math.floor(nth / PLAYERS) * DAY_MS);
  return { slug: `server-${server + 1}`, username: `Player_${player + 1}`, now };
}

function tableOf(measured: Map<Side, Round[]>, seconds: number): Table {
  const sides = [...measured].map(([{ name, servers }, own]) => ({
    name,
    servers,
    speed: series(own, ({ perSecond }) => perSecond, 0),
    own,
  }));
  return {
    id: "write",
    title:
      `Votes accepted, ${AT_ONCE} at once over ${CONNECTIONS} connections; median (range) of ` +
      `${sides[0]?.own.length} rounds of ${seconds} s`,
    head: ["votes/s", "ours ×", "p99 ms", "statements", "client µs", "Postgres µs"],
    rows: sides.map(({ name, servers, speed, own }) => {
      const plain = sides.findLast((other) => other.servers === servers);
      return {
        name,
        cells: [
          speed,
          plain && plain.name !== name ? ratio(speed, plain.speed) : "",
          series(own, ({ p99Ms }) => p99Ms, 1),
          series(own, ({ statements }) => statements, 2),
          series(own, ({ client }) => client, 0),
          series(own, ({ postgres }) => postgres, 0),
        ],
      };
    }),
  };
}
