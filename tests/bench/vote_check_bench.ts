/**
 * The vote check under load, beside its ceiling, the same by hand, and its peers: requests per second as
 * ratios, and processor time per request. Run it with `deno task bench vote_check`.
 *
 * @module
 */
import { join } from "node:path";
import { TEST_LOCK } from "../../embedded/launcher/project.ts";
import { setStage, type Stage } from "./load/stage.ts";
import { type LoadReport, runLoad } from "./load/wrk.ts";
import { processorTime } from "./measure/processor_time.ts";
import { median, printTable, spread } from "./measure/spread.ts";
import { startFastify } from "./sides/fastify.ts";
import { startService } from "./sides/service.ts";
import { freePort, type Side, startSide } from "./sides/side.ts";

/**
 * A key allows 120 requests a minute. Asked in turn, this many keys stand a round of 2 s each 10 s at
 * 150,000 requests/s.
 */
const KEYS = 20_000;

const ROUNDS = 7;
const ROUND_S = 2;

/** One side in one round. */
interface Round {
  perSecond: number;
  p99Ms: number;
  /** Processor time per request, in µs. */
  server: number;
  postgres: number;
}

await using stage = await setStage(KEYS);
const sides = await startSides(stage);
try {
  await compareAnswers(sides);
  const rounds = new Map(sides.map((side): [Side, Round[]] => [side, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const side of rotated(sides, round)) {
      const measured = await measure(side);
      // The first round warms up the compilers and the caches.
      if (round > 0) rounds.get(side)?.push(measured);
    }
  }
  report(rounds);
} finally {
  await Promise.all(sides.map((side) => side.stop()));
}

/** The first side is ours; then come the two that answer without asking anything. */
async function startSides({ database, questions, folder }: Stage): Promise<Side[]> {
  const secret = questions[0]?.secret ?? "";
  const fastify = await startFastify(join(folder, "fastify"), database.url);
  if (!fastify) console.log("Fastify is left out: there is no Node with npm here.");
  return [
    await startService(database, { secret }),
    await startScript("Deno.serve, plain text", "plain_text.ts"),
    await startScript("Deno.serve, constant answer", "constant_answer.ts"),
    await startScript("the same by hand", "hand_written.ts", database.url),
    await startScript("plain Hono, a query each", "plain_hono.ts", database.url),
    ...fastify ? [fastify] : [],
  ];
}

function startScript(name: string, file: string, ...args: string[]): Promise<Side> {
  const port = freePort();
  const path = join(import.meta.dirname ?? "", "sides", file);
  return startSide({
    name,
    program: Deno.execPath(),
    args: ["run", ...TEST_LOCK, "-A", path, String(port), ...args],
    port,
  });
}

/** A side that answers something else does less work: then there is nothing to compare. */
async function compareAnswers(sides: Side[]): Promise<void> {
  for (const { secret, username } of stage.questions.slice(0, 2)) {
    const bodies = await Promise.all(sides.map(async ({ origin }) => {
      const answer = await fetch(`${origin}/api/v1/vote-check?username=${username}`, {
        headers: { Authorization: `Bearer ${secret}` },
      });
      return `${answer.status} ${await answer.text()}`;
    }));
    const [ours, , , ...others] = bodies;
    if (others.some((body) => body !== ours)) throw new Error(`Answers differ: ${bodies}`);
  }
}

async function measure(side: Side): Promise<Round> {
  const backends = await stage.sql<{ pid: number }[]>`select pid from pg_stat_activity`;
  const pids = backends.map(({ pid }) => pid);
  const before = [await processorTime([side.pid]), await processorTime(pids)];
  const load = await runLoad(side.origin, stage.questionsFile, { seconds: ROUND_S });
  const after = [await processorTime([side.pid]), await processorTime(pids)];
  requireAllAnswered(side, load);
  const [server = NaN, postgres = NaN] = after.map((time, place) =>
    (time - (before[place] ?? NaN)) / load.requests
  );
  return { perSecond: load.perSecond, p99Ms: load.p99Ms, server, postgres };
}

function requireAllAnswered({ name }: Side, { failed, requests }: LoadReport): void {
  if (failed > 0) throw new Error(`${name}: ${failed} of ${requests} answers are not 200; void`);
}

function rotated<T>(list: T[], by: number): T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

function report(rounds: Map<Side, Round[]>): void {
  const [ours = [], ceiling = []] = rounds.values();
  const rows = [...rounds].map(([{ name }, own]) => [
    name,
    spread(own.map(({ perSecond }) => perSecond / 1000), 1),
    spread(own.map(({ perSecond }, n) => perSecond / (ceiling[n]?.perSecond ?? NaN)), 2),
    spread(own.map(({ perSecond }, n) => (ours[n]?.perSecond ?? NaN) / perSecond), 2),
    median(own.map(({ server }) => server)).toFixed(1),
    median(own.map(({ postgres }) => postgres)).toFixed(1),
    median(own.map(({ p99Ms }) => p99Ms)).toFixed(1),
  ]);
  console.log(
    `\nGET /api/v1/vote-check, ${KEYS.toLocaleString("en")} keys, 64 connections; ` +
      `median (range) of ${ROUNDS} interleaved rounds of ${ROUND_S} s, ratios round by round`,
  );
  const head = [
    "",
    "1000 requests/s",
    "× plain text",
    "ours ×",
    "server µs",
    "Postgres µs",
    "p99 ms",
  ];
  printTable(head, rows);
}
