import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

interface Query {
  query: string;
  values?: SQLInputValue[];
}

/** Milliseconds that an answer is on its way at most. */
const ANSWER_MS_MAX = 20;

/** Carries out what `fivem.lua` asks for: requests, time, and queries to a database that outlives the game. */
export function openFivemHost() {
  const database = openDatabase();
  const run = ({ query, values = [] }: Query) =>
    database.prepare(inSqlite(query)).all(...values).map((row) => ({ ...row }));

  let stopping = new AbortController();

  async function answer(line: string, ended: AbortSignal): Promise<string | undefined> {
    const over = AbortSignal.any([ended, stopping.signal]);
    const answer = await carryOut(line, over).catch((error) => {
      if (over.aborted) return undefined;
      throw error;
    });
    if (stopping.signal.aborted) return JSON.stringify({ stopped: true });
    // Slowly, so that a game is killed between two queries too.
    await new Promise((done) => setTimeout(done, Math.random() * ANSWER_MS_MAX));
    return answer;
  }

  async function carryOut(line: string, over: AbortSignal): Promise<string | undefined> {
    const [kind, ...args] = JSON.parse(line);
    switch (kind) {
      case "time":
        return value(Math.round(performance.now()));
      case "wait":
        await delay(args[0], undefined, { signal: over });
        return value(true);
      case "http":
        return JSON.stringify(await request(args, over));
      case "transaction":
        return value(commit(database, () => args[0].forEach(run)));
      case "query":
      case "scalar": {
        const rows = run({ query: args[0], values: Object.values(args[1]) });
        return value(kind === "query" ? rows : Object.values(rows[0] ?? {})[0]);
      }
    }
  }

  return {
    answer,
    /** The coins of each character. */
    purses: () =>
      new Map(
        run({ query: "select citizen, coins from voteboard_purse" })
          .map(({ citizen, coins }) => [String(citizen), Number(coins)]),
      ),
    start: () => void (stopping = new AbortController()),
    /** Stops the resource: whatever it waits for is not answered any more. */
    stop: () => stopping.abort(),
    close: () => database.close(),
  };
}

/** Runs `work` in a transaction, and returns whether it was committed. */
function commit(database: DatabaseSync, work: () => void): boolean {
  database.exec("begin");
  try {
    work();
    database.exec("commit");
    return true;
  } catch {
    database.exec("rollback");
    return false;
  }
}

/** A database with those of MySQL's functions that the sample needs. */
function openDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  const bytes = (value: unknown) =>
    value instanceof Uint8Array ? value : new TextEncoder().encode(String(value));
  database.function("unhex", (hex) => Uint8Array.fromHex(String(hex)));
  database.function("concat", (one, other) => new Uint8Array([...bytes(one), ...bytes(other)]));
  database.function(
    "sha2",
    (text, bits) => createHash(`sha${bits}`).update(bytes(text)).digest("hex"),
  );
  return database;
}

/** MySQL's words for an upsert in SQLite's. */
function inSqlite(query: string): string {
  return query.replace("on duplicate key update", "on conflict do update set");
}

function value(value: unknown): string {
  return JSON.stringify({ value });
}

async function request(
  [url, method, body, headers]: [string, string, string, Record<string, string>],
  signal: AbortSignal,
): Promise<{ status: number; text?: string; headers?: Record<string, string> }> {
  try {
    const response = await fetch(url, { method, body, headers, signal });
    const answered = Object.fromEntries(response.headers);
    // FiveM hands over no body of an error.
    const text = response.ok ? { text: await response.text() } : {};
    if (!response.ok) await response.body?.cancel();
    return { status: response.status, headers: answered, ...text };
  } catch {
    return { status: 0 };
  }
}
