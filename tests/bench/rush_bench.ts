/**
 * The minute after 00:00 UTC, when all players may vote again: votes cast by one, two and four processes on one
 * database.
 *
 * @module
 */
import { parseArgs } from "node:util";
import { TEST_LOCK } from "../../embedded/launcher/project.ts";
import { type BenchDatabase, openServer } from "./database.ts";
import { seedListing } from "./load/listing.ts";
import { serverTime } from "./measure/server_time.ts";
import { series, type Table } from "./measure/table.ts";
import { inTurns } from "./measure/turns.ts";
import { PLAYERS, SERVERS } from "./rush/size.ts";

const VOTER = `${import.meta.dirname}/rush/voter.ts`;

/** One side in one round. */
interface Round {
  perSecond: number;
  p99Ms: number;
  /** Processor time per vote, in µs. */
  client: number;
  postgres: number;
}

/** One voter's answer. */
interface Share {
  perSecond: number;
  votes: number;
  p99Ms: number;
  clientUs: number;
}

/** Measures; `show` takes the table. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "5" },
    },
  });
  const server = await openServer();
  const sides = [1, 2, 4].map((processes) => ({ name: processesInWords(processes), processes }));
  let nth = 0;
  const measured = await inTurns(sides, Number(values.rounds), async ({ processes }) => {
    // There are no votes of today: each round has a database of its own.
    const database = await server.create(`rush_${nth++}`);
    await seedListing(database.sql, {
      servers: SERVERS,
      keysPerServer: 0,
      players: PLAYERS,
      votesPerServer: 0,
    });
    return await rush(database, processes, values.seconds);
  });
  show({
    id: "rush",
    title: `Votes for ${SERVERS.toLocaleString("en")} servers, 64 at once in each process; ` +
      `median (range) of ${values.rounds} rounds of ${values.seconds} s`,
    head: ["votes/s", "p99 ms", "client µs", "Postgres µs"],
    rows: [...measured].map(([{ name }, own]) => ({
      name,
      cells: [
        series(own, ({ perSecond }) => perSecond, 0),
        series(own, ({ p99Ms }) => p99Ms, 0),
        series(own, ({ client }) => client, 0),
        series(own, ({ postgres }) => postgres, 0),
      ],
    })),
  });
}

function processesInWords(processes: number): string {
  return processes === 1 ? "1 process" : `${processes} processes`;
}

async function rush(
  { url, sql }: BenchDatabase,
  processes: number,
  seconds: string,
): Promise<Round> {
  const voters = await Promise.all(
    Array.from({ length: processes }, (_, part) => startVoter([url, part, processes, seconds])),
  );
  const before = await serverTime(sql);
  const shares = await Promise.all(voters.map((begin) => begin()));
  const postgresUs = await serverTime(sql) - before;
  const sum = (figure: (share: Share) => number) =>
    shares.reduce((total, share) => total + figure(share), 0);
  const votes = sum((share) => share.votes);
  return {
    perSecond: sum(({ perSecond }) => perSecond),
    p99Ms: Math.max(...shares.map(({ p99Ms }) => p99Ms)),
    client: sum(({ clientUs }) => clientUs) / votes,
    postgres: postgresUs / votes,
  };
}

/** Starts a voter that is connected, and returns what lets it begin. */
async function startVoter(args: (string | number)[]): Promise<() => Promise<Share>> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", ...TEST_LOCK, "-A", "--no-check", VOTER, ...args.map(String)],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const reader = child.stdout.getReader();
  await reader.read();
  return async () => {
    const writer = child.stdin.getWriter();
    await writer.write(new TextEncoder().encode("go\n"));
    await writer.close();
    const said = new TextDecoder().decode((await reader.read()).value);
    await child.status;
    return JSON.parse(said);
  };
}
