/**
 * How long 10,000 game servers take to be asked, and what that does to the service's own answers. The servers are
 * fakes in a process of their own that speak the real protocols; the service is the real process with its real flags.
 * Run it with `deno task bench polling`; `--silent` adds a round in which no server answers.
 *
 * @module
 */
import { parseArgs } from "node:util";
import type { Sql } from "../../src/database/connect.ts";
import { POLL_EVERY_MS } from "../../src/polling/schedule.ts";
import { setStage, type Stage } from "./load/stage.ts";
import { processorTime, residentMb } from "./measure/processor_time.ts";
import { printTable, spread } from "./measure/spread.ts";
import { type Latencies, probe } from "./polling/probe.ts";
import {
  placeServers,
  type Responders,
  silenceServers,
  startResponders,
} from "./polling/responders.ts";
import { startService } from "./sides/service.ts";
import type { Side } from "./sides/side.ts";

const SERVERS = 10_000;

/** Four keys share a server in the seeded listing. */
const KEYS = 4 * SERVERS;

/** Windows of a round, with polls and without in turn, and the seconds of each. */
const WINDOWS = 5;
const WINDOW_S = 30;

/** How often the bench looks whether all were asked, in milliseconds. */
const LOOK_EVERY_MS = 500;

const { values: options } = parseArgs({ options: { silent: { type: "boolean", default: false } } });

await using stage = await setStage(KEYS);
await using responders = await startResponders();
const side = await startPolling(stage, responders);
try {
  await measureBacklog(stage, side);
  await measureRound(stage, side);
  if (options.silent) await measureSilence(stage, responders);
} finally {
  await side.stop();
}

async function startPolling(stage: Stage, responders: Responders): Promise<Side> {
  await placeServers(stage.sql, responders);
  // Enrolled, but due far from now: the service polls when the bench says so.
  await stage.sql`insert into server_poll (server_id, due_at) select id, 'infinity' from server`;
  return await startService(stage.database, {
    secret: stage.questions[0]?.secret ?? "",
    env: { WEBHOOK_ALLOW_PRIVATE: "1" },
  });
}

/** All due at once, as after an outage: how fast they are asked, and for how much processor time. */
async function measureBacklog({ sql }: Stage, { pid }: Side): Promise<void> {
  const [idleMb, processor] = [await residentMb(pid), await processorTime([pid])];
  const seconds = await pollAll(sql);
  const cost = (await processorTime([pid]) - processor) / SERVERS;
  console.log(`\n${SERVERS.toLocaleString("en")} servers, all due at once`);
  printTable(["", ""], [
    ["seconds until all were asked", seconds.toFixed(1)],
    ["polls per second", (SERVERS / seconds).toFixed(0)],
    ["processor µs per poll, service", cost.toFixed(0)],
    ["memory before and after, MB", `${idleMb.toFixed(0)}, ${(await residentMb(pid)).toFixed(0)}`],
  ]);
}

/** Spread over a round, as in daily life: vote checks while servers are asked, and while none is. */
async function measureRound({ sql, questions }: Stage, { origin, pid }: Side): Promise<void> {
  const [idle, polling]: [Latencies[], Latencies[]] = [[], []];
  let asked = 0;
  for (let window = 0; window <= WINDOWS; window++) {
    await rest(sql);
    const without = await probe(origin, questions, WINDOW_S);
    const before = await pollsSoFar(sql);
    await spreadOverRound(sql);
    const during = await probe(origin, questions, WINDOW_S);
    if (window === 0) continue; // the first one warms up
    asked += await pollsSoFar(sql) - before;
    idle.push(without);
    polling.push(during);
  }
  const perSecond = asked / (WINDOWS * WINDOW_S);
  console.log(
    `\n200 vote checks a second, ms, median (range) of ${WINDOWS} windows of ${WINDOW_S} s`,
  );
  printTable(["", "p50", "p99", "longest"], [
    ["no server is asked", ...columns(idle)],
    [`${perSecond.toFixed(1)} servers a second are asked`, ...columns(polling)],
  ]);
  console.log(`Memory after these, MB: ${(await residentMb(pid)).toFixed(0)}`);
}

/** Nobody answers: every slot is held for its whole deadline. */
async function measureSilence({ sql }: Stage, responders: Responders): Promise<void> {
  await silenceServers(sql, responders);
  const seconds = await pollAll(sql);
  console.log(
    `\n${SERVERS.toLocaleString("en")} servers that never answer: ${seconds.toFixed(0)} s`,
  );
}

/** Makes every server due now, and returns the seconds until all were asked. */
async function pollAll(sql: Sql): Promise<number> {
  const before = await pollsSoFar(sql);
  await sql`update server_poll set due_at = now()`;
  const begun = performance.now();
  while (await pollsSoFar(sql) < before + SERVERS) {
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  return (performance.now() - begun) / 1000;
}

async function rest(sql: Sql): Promise<void> {
  await sql`update server_poll set due_at = 'infinity'`;
}

async function spreadOverRound(sql: Sql): Promise<void> {
  await sql`
    update server_poll set due_at = now() + random() * ${POLL_EVERY_MS}::float8 * interval '1 ms'`;
}

async function pollsSoFar(sql: Sql): Promise<number> {
  const [row] = await sql<{ polls: number }[]>`
    select coalesce(sum(polls), 0)::int as polls from player_day`;
  return row?.polls ?? 0;
}

function columns(series: Latencies[]): string[] {
  return [
    spread(series.map(({ p50 }) => p50), 1),
    spread(series.map(({ p99 }) => p99), 1),
    spread(series.map(({ most }) => most), 0),
  ];
}
