import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PROJECT, TEST_LOCK } from "../../../embedded/launcher/project.ts";
import { ANY_INSTANT } from "../../../src/time/clock.ts";
import type { Sql } from "../../../src/database/connect.ts";
import { createNudge } from "../../../src/deliveries/wake.ts";
import { castVote } from "../../../src/votes/cast_vote.ts";
import { type BenchServer, openSql } from "../database.ts";
import { residentMb } from "../measure/processor_time.ts";
import { series, type Table } from "../measure/table.ts";
import { inTurns, VoidRound } from "../measure/turns.ts";
import { startService } from "../sides/service.ts";
import { freePort, type Side, startSide } from "../sides/side.ts";
import { openPoller, type Poller } from "./held.ts";
import { type Inboxes, PLAYERS, seedInboxes } from "./inboxes.ts";

/** Claims that wait at once: as many as a process holds. */
const WAITING = 2_000;

/** Servers that wait for votes, and votes a second. */
const LISTENING = 500;
const VOTES_PER_SECOND = 200;

/** Requests of each connection that warm a side up, and connections that ask at once meanwhile. */
const WARM_UPS = 5;
const AT_ONCE = 10;

/** Seconds that a claim waits; until all are in; and in which statements are counted. */
const WAIT_S = 25;
const SETTLE_S = 3;
const COUNT_S = 15;

interface Options {
  rounds: number;
  seconds: number;
  show: (table: Table) => void;
}

interface Holder {
  name: string;
  start(): Promise<Side>;
}

interface Held {
  /** Memory that each claim takes while it waits, in KB of 1,000 bytes. */
  kbEach: number;
  /** Transactions a second of the database. */
  before: number;
  during: number;
}

/** Memory of claims that wait, beside a server that only holds requests, and questions while nothing happens. */
export async function measureWaiting(
  server: BenchServer,
  { rounds, show }: Options,
): Promise<void> {
  const { url, sql } = await server.create("rewards_waiting");
  const inboxes = await seedInboxes(sql, WAITING);
  const holders: Holder[] = [
    { name: "Deno.serve, which only holds them", start: startBare },
    {
      name: "voteboard",
      start: () => startService({ url, dataDir: server.dataDir }, {}),
    },
  ];
  const measured = await inTurns(holders, rounds, (holder) => hold(holder, { sql, inboxes }));
  show({
    id: "rewards-waiting",
    title: `${WAITING.toLocaleString("en")} claims that wait; median (range) of ${rounds} rounds`,
    head: ["KB each", "transactions/s before", "while they wait"],
    rows: [...measured].map(([{ name }, own]) => ({
      name,
      cells: [
        series(own, ({ kbEach }) => kbEach, 1),
        series(own, ({ before }) => before, 1),
        series(own, ({ during }) => during, 1),
      ],
    })),
  });
}

function startBare(): Promise<Side> {
  const port = freePort();
  return startSide({
    name: "bare",
    program: Deno.execPath(),
    args: ["run", ...TEST_LOCK, "-A", join(PROJECT, "tests/bench/rewards/bare_process.ts")],
    cwd: PROJECT,
    port,
    env: { PORT: String(port) },
  });
}

async function hold(
  { start }: Holder,
  { sql, inboxes: { secrets } }: { sql: Sql; inboxes: Inboxes },
): Promise<Held> {
  const side = await start();
  const pollers: Poller[] = [];
  try {
    // Each asks at once: the service ends connections that say nothing.
    await eachOf([...secrets.entries()], async ([place, secret]) => {
      const poller = await openPoller(side.origin, secret, place);
      pollers.push(poller);
      await askUntilRead(poller);
    });
    for (let n = 1; n < WARM_UPS; n++) await eachOf(pollers, (one) => askUntilRead(one));
    await pause(SETTLE_S * 1000);
    const before = await transactionsPerSecond(sql);
    const idleMb = await residentMb(side.pid);
    await eachOf(pollers, (one) => one.ask(WAIT_S));
    await pause(SETTLE_S * 1000);
    const kbEach = (await residentMb(side.pid) - idleMb) * 1000 / WAITING;
    const during = await transactionsPerSecond(sql);
    const begun = performance.now();
    await eachOf(pollers, async (one) => {
      if (!await one.read()) throw new VoidRound("a claim was not answered");
    });
    if (performance.now() - begun < 1_000) throw new VoidRound("they did not wait");
    return { kbEach, before, during };
  } finally {
    for (const poller of pollers) poller.close();
    await side.stop();
  }
}

async function askUntilRead(poller: Poller): Promise<void> {
  do await poller.ask(0); while (!await poller.read());
}

async function eachOf<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (const one of left) await act(one);
  }));
}

async function transactionsPerSecond(sql: Sql): Promise<number> {
  const begun = performance.now();
  const before = await transactions(sql);
  await pause(COUNT_S * 1000);
  return (await transactions(sql) - before) * 1000 / (performance.now() - begun);
}

async function transactions(sql: Sql): Promise<number> {
  const [row] = await sql<{ all: number }[]>`
    select xact_commit + xact_rollback as all from pg_stat_database where datname = current_database()`;
  return row?.all ?? NaN;
}

/** Times in milliseconds. */
interface Latencies {
  p50: number;
  p99: number;
  most: number;
}

/** From a vote's commit in another process to the answer of the claim that waits for it. */
export async function measureNews(
  server: BenchServer,
  { rounds, seconds, show }: Options,
): Promise<void> {
  const { url, sql } = await server.create("rewards_news");
  const inboxes = await seedInboxes(sql, LISTENING);
  const side = await startService({ url, dataDir: server.dataDir }, {});
  const voting = await openSql(url, 4);
  const answered = new Map<string, number>();
  const stopping = new AbortController();
  const polling = inboxes.secrets.map((secret) =>
    pollOn(side.origin, secret, { answered, stopping })
  );
  const rates = [VOTES_PER_SECOND / 10, VOTES_PER_SECOND].map((perSecond) => ({
    name: `${perSecond} votes a second`,
    perSecond,
  }));
  let cast = 0;
  const measured = await inTurns(rates, rounds, async ({ perSecond }): Promise<Latencies> => {
    const votes = await castEvenly(voting, { perSecond, seconds: 3 * seconds, from: cast });
    cast += votes.length;
    await pause(2_000);
    const times = votes.map(({ voteId, at }) => (answered.get(voteId) ?? NaN) - at);
    if (times.some(Number.isNaN)) throw new VoidRound("a vote did not arrive within 2 s");
    return latenciesOf(times);
  });
  stopping.abort();
  await Promise.all(polling);
  show({
    id: "rewards-news",
    title: `From a vote's commit to the answer of one of ${LISTENING} claims that wait, ms; ` +
      `median (range) of ${rounds} rounds of ${3 * seconds} s`,
    head: ["p50", "p99", "longest"],
    rows: [...measured].map(([{ name }, own]) => ({
      name,
      cells: [
        series(own, ({ p50 }) => p50, 1),
        series(own, ({ p99 }) => p99, 1),
        series(own, ({ most }) => most, 0),
      ],
    })),
  });
}

/** Claims whatever comes, again and again, and notes when each vote came. */
async function pollOn(
  origin: string,
  secret: string,
  { answered, stopping }: { answered: Map<string, number>; stopping: AbortController },
): Promise<void> {
  while (!stopping.signal.aborted) {
    const answer = await fetch(`${origin}/rewards/v1/claims`, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
      body: JSON.stringify({
        claim_id: crypto.randomUUID(),
        all_players: true,
        wait_seconds: WAIT_S,
      }),
      signal: stopping.signal,
    }).catch(() => undefined);
    const claimed: { votes?: { vote_id: string }[] } = await answer?.json().catch(() => ({})) ?? {};
    const at = performance.now();
    for (const { vote_id: voteId } of claimed.votes ?? []) answered.set(voteId, at);
    if (answer && answer.status !== 200) throw new Error(`an answer of ${answer.status}`);
  }
}

/** Casts votes at an even pace for servers in turn; returns when each was committed. */
async function castEvenly(
  sql: Sql,
  { perSecond, seconds, from }: { perSecond: number; seconds: number; from: number },
): Promise<{ voteId: string; at: number }[]> {
  const nudge = createNudge(sql, { nudge: () => {} }, "bench");
  const context = { sql, nudge, clock: ANY_INSTANT };
  const begun = performance.now();
  return await Promise.all(Array.from({ length: perSecond * seconds }, async (_, place) => {
    await pause(Math.max(0, begun + place * 1000 / perSecond - performance.now()));
    const number = from + place;
    const slug = `server-${1 + number * 7 % LISTENING}`;
    const username = `Player_${1 + Math.floor(number / LISTENING) % PLAYERS}`;
    const vote = await castVote(context, { slug, username, now: new Date() });
    if (vote.kind !== "cast") throw new VoidRound("a vote did not count");
    return { voteId: vote.voteId, at: performance.now() };
  }));
}

function latenciesOf(times: number[]): Latencies {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}
