/**
 * Views that no page memory answers, as signed-in visitors have them: the listing filtered, sorted and searched, at
 * 10,000 servers with facts, the pages of owners and moderators beside 1,000 listings that wait, and the public API; 50
 * views a second beside 200 vote checks a second, while votes move the ranking. `--only=public` measures what begins
 * so.
 *
 * @module
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Sql } from "../../src/core/database/connect.ts";
import { openServer } from "./database.ts";
import { drawQuestions, seedListing, voteCheck } from "./load/listing.ts";
import { type LoadReport, runLoad, writeRequests } from "./load/wrk.ts";
import { processorTime } from "./measure/processor_time.ts";
import { series, type Table } from "./measure/table.ts";
import { inTurns } from "./measure/turns.ts";
import { seedFacts, seedWaiting } from "./pages/facts.ts";
import { drawBrowsing, drawDesks, drawPublic } from "./pages/visits.ts";
import { startService } from "./sides/service.ts";
import type { Side } from "./sides/side.ts";

const SIZE = { servers: 10_000, keysPerServer: 1, players: 2_000, votesPerServer: 20 };

/** Listings that wait for a decision. */
const WAITING = 1_000;

const ROUND_S = 10;

/** Connections with a pause between their requests: 50 views and 200 vote checks a second. */
const VIEWS = { connections: 10, pauseMs: 200 };
const CHECKS = { connections: 20, pauseMs: 100 };

/** Servers in a batch whose votes are counted again, and milliseconds between two batches: 48 servers a second. */
const MOVED = 12;
const MOVE_EVERY_MS = 250;

const QUESTIONS = 20_000;

interface Turn {
  name: string;
  requests: string;
}

interface Round {
  views: LoadReport;
  checks: LoadReport;
  /** Share of a core that the service took. */
  core: number;
}

/** Measures; `show` takes each table when it is there. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: "string", default: "5" }, only: { type: "string", default: "" } },
  });
  const server = await openServer();
  const { url, sql } = await server.create("browse");
  const secrets = await seedListing(sql, SIZE);
  await seedFacts(sql);
  await seedWaiting(sql, WAITING);
  const side = await startService({ url, dataDir: server.dataDir }, {
    name: "voteboard",
    secret: secrets[0] ?? "",
    logs: server.folder,
    env: { TRUSTED_PROXIES: "127.0.0.1" },
  });
  const questions = drawQuestions(secrets, SIZE, QUESTIONS).map(voteCheck);
  const checks = await writeRequests(join(server.folder, "checks"), questions);
  const turns: Turn[] = [];
  const { origin } = side;
  const listed = await drawBrowsing(sql, { servers: SIZE.servers, origin });
  const desks = await drawDesks(sql, origin);
  for (const [name, visits] of [...listed, ...desks, ...await drawPublic(sql, SIZE)]) {
    if (!name.startsWith(values.only)) continue;
    const path = join(server.folder, `browse-${turns.length}`);
    turns.push({ name, requests: await writeRequests(path, visits) });
  }
  if (turns.length === 0) throw new Error(`--only=${values.only} is how no name begins`);
  const measured = await inTurns(
    turns,
    Number(values.rounds),
    (turn) => measure({ turn, checks, side, sql }),
  );
  show(tableOf(measured));
}

async function measure(
  { turn, checks, side, sql }: { turn: Turn; checks: string; side: Side; sql: Sql },
): Promise<Round> {
  const { origin } = side;
  const moving = setInterval(() => void moveVotes(sql), MOVE_EVERY_MS);
  const before = await processorTime([side.pid]);
  const [views, answers] = await Promise.all([
    runLoad({ origin, requests: turn.requests, ...VIEWS }, ROUND_S),
    runLoad({ origin, requests: checks, ...CHECKS }, ROUND_S),
  ]).finally(() => clearInterval(moving));
  const core = (await processorTime([side.pid]) - before) / (ROUND_S * 1e6);
  await side.forgetLog();
  return { views, checks: answers, core };
}

async function moveVotes(sql: Sql): Promise<void> {
  await sql`
    with moved as (
      update vote_count set votes = votes + 1
      where day = (now() at time zone 'utc')::date and server_id in (
        select id from server tablesample bernoulli (1) limit ${MOVED}
      )
      returning server_id
    )
    insert into ranking_change select server_id from moved`;
}

function tableOf(measured: Map<Turn, Round[]>): Table {
  return {
    id: "browse",
    title: `50 views/s beside 200 vote checks/s at ${SIZE.servers.toLocaleString("en")} servers; ` +
      `median (range) of ${[...measured.values()][0]?.length} rounds of ${ROUND_S} s`,
    head: ["views/s", "p50 ms", "p99 ms", "checks/s", "checks p99 ms", "core"],
    rows: [...measured].map(([{ name }, rounds]) => ({
      name,
      cells: [
        series(rounds, ({ views }) => views.perSecond, 0),
        series(rounds, ({ views }) => views.p50Ms, 1),
        series(rounds, ({ views }) => views.p99Ms, 1),
        series(rounds, ({ checks }) => checks.perSecond, 0),
        series(rounds, ({ checks }) => checks.p99Ms, 1),
        series(rounds, ({ core }) => core, 2),
      ],
    })),
  };
}
