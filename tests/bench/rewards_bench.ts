/**
 * Measures the inbox: polls that find nothing, claims and grants, what it costs a vote, and claims that wait.
 *
 * @module
 */
import { parseArgs } from "node:util";
import { openServer } from "./database.ts";
import type { Table } from "./measure/table.ts";
import { measureRates } from "./rewards/rates.ts";
import { measureVotes } from "./rewards/votes.ts";
import { measureNews, measureWaiting } from "./rewards/waiting.ts";

/** Parts in the order in which they run. */
const PARTS = {
  rates: measureRates,
  votes: measureVotes,
  waiting: measureWaiting,
  news: measureNews,
};

/** Measures all parts, or those named; `show` takes each table when it is there. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "3" },
    },
  });
  const server = await openServer();
  const options = { rounds: Number(values.rounds), seconds: Number(values.seconds), show };
  for (const [name, measure] of Object.entries(PARTS)) {
    if (positionals.length === 0 || positionals.includes(name)) await measure(server, options);
  }
}
