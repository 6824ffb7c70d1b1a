/**
 * Vote checks of a process whose Valkey hangs, is gone or is slow, beside one that shares with nobody: each question is
 * put to both, one after the other, so that a busy moment of the machine hits both.
 *
 * @module
 */
import { withTestServer } from "../../scripts/test/test_server.ts";
import { startOne } from "../support/several.ts";
import { type RunningValkey, startValkey } from "../support/valkey.ts";
import { startValkeyRelay } from "../support/valkey_relay.ts";
import { openWorld } from "../support/world.ts";
import { processorTime } from "./measure/processor_time.ts";
import { series, type Table } from "./measure/table.ts";

const ROUNDS = 5;

/** Questions of a round and state; the first ones meet the change. */
const QUESTIONS = 150;

/** Keys in turn, so that none reaches its limit. */
const KEYS = 20;

const SLOW_MS = 200;

/** What happens to the Valkey, and what puts it right. */
interface State {
  name: string;
  begin(valkey: RunningValkey): Promise<unknown> | void;
  end(valkey: RunningValkey): Promise<unknown> | void;
}

/** Milliseconds of the answers of both processes, and processor time of each answer in µs. */
interface Round {
  alone: number[];
  sharing: number[];
  aloneUs: number;
  sharingUs: number;
}

/** Measures; `show` takes the table. */
export async function run(_: string[], show: (table: Table) => void): Promise<void> {
  await withTestServer(async (environment) => {
    for (const [name, value] of Object.entries(environment)) Deno.env.set(name, value);
    show(await measureAll());
  });
}

async function measureAll(): Promise<Table> {
  await using world = await openWorld({ now: new Date() });
  await using valkey = await startValkey();
  const slow = { ms: 0 };
  await using relay = await startValkeyRelay(valkey.url, { delayMs: () => slow.ms });
  const server = await world.server();
  const keys: string[] = [];
  for (let n = 0; n < KEYS; n++) keys.push((await world.key(server, undefined, `key ${n}`)).secret);
  const database = { DATABASE_URL: world.databaseUrl };
  await using alone = await startOne(database);
  await using sharing = await startOne({ ...database, VALKEY_URL: relay.url });
  const states = listStates(slow);
  const rounds = new Map<State, Round[]>(states.map((state) => [state, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const state of states) {
      await state.begin(valkey);
      const measured = await askBoth(alone, sharing, keys);
      await state.end(valkey);
      await untilShared(sharing.url);
      if (round > 0) rounds.get(state)?.push(measured); // the first one warms up
    }
  }
  return tabulate([...rounds]);
}

function listStates(slow: { ms: number }): State[] {
  return [
    { name: "answers", begin: () => {}, end: () => {} },
    {
      name: "hangs (SIGSTOP)",
      begin: (valkey) => valkey.signal("SIGSTOP"),
      end: (valkey) => valkey.signal("SIGCONT"),
    },
    { name: "is killed", begin: (valkey) => valkey.kill(), end: (valkey) => valkey.start() },
    {
      name: `is ${SLOW_MS} ms away`,
      begin: () => void (slow.ms = SLOW_MS),
      end: () => void (slow.ms = 0),
    },
  ];
}

type Asked = Awaited<ReturnType<typeof startOne>>;

async function askBoth(alone: Asked, sharing: Asked, keys: string[]): Promise<Round> {
  const met: { alone: number[]; sharing: number[] } = { alone: [], sharing: [] };
  const before = await Promise.all([alone, sharing].map(({ pid }) => processorTime([pid()])));
  for (let n = 0; n < QUESTIONS; n++) {
    const key = keys[n % keys.length] ?? "";
    met.alone.push(await timeAnswer(alone.url, key));
    met.sharing.push(await timeAnswer(sharing.url, key));
  }
  const after = await Promise.all([alone, sharing].map(({ pid }) => processorTime([pid()])));
  const used = after.map((us, place) => (us - (before[place] ?? 0)) / QUESTIONS);
  return { ...met, aloneUs: used[0] ?? NaN, sharingUs: used[1] ?? NaN };
}

async function timeAnswer(url: string, key: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/v1/vote-check?username=Steve_01`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  await answer.body?.cancel();
  // After its return a limit is each process's own, too: 429 is an answer, and takes as long.
  if (answer.status !== 200 && answer.status !== 429) throw new Error(`met ${answer.status}`);
  return performance.now() - startedAt;
}

/** Waits until the process has its Valkey again. */
async function untilShared(url: string): Promise<void> {
  for (;;) {
    const text = await (await fetch(`${url}/readyz`)).text();
    if (text === `{"status":"ready"}`) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function tabulate(rounds: [State, Round[]][]): Table {
  return {
    id: "away",
    title: `Vote checks while a Valkey …, ms: alone, and with VALKEY_URL; median (range) of ` +
      `${ROUNDS} rounds of ${QUESTIONS}`,
    head: ["p50 alone", "p50", "p99 alone", "p99", "most alone", "most", "added", "CPU ×"],
    rows: rounds.map(([{ name }, all]) => ({
      name,
      cells: [
        ...[0.5, 0.99, 1].flatMap((share) => [
          series(all, ({ alone }) => quantile(alone, share), 1),
          series(all, ({ sharing }) => quantile(sharing, share), 1),
        ]),
        // The most that a question took longer than the same one alone.
        series(all, ({ alone, sharing }) => {
          return Math.max(...sharing.map((ms, n) => ms - (alone[n] ?? NaN)));
        }, 1),
        series(all, ({ aloneUs, sharingUs }) => sharingUs / aloneUs, 2),
      ],
    })),
  };
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
