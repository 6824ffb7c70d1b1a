/**
 * Measures how long people wait for a sign-in, a sign-up and a ballot while requests from a thousand networks flood the
 * same pages: 200 a second in all, each of another network.
 *
 * @module
 */
import { parseArgs } from "node:util";
import { createPasswords } from "../../src/accounts/password.ts";
import { insertAccount } from "../../src/accounts/account_repository.ts";
import type { Sql } from "../../src/database/connect.ts";
import { solve } from "../support/ballots.ts";
import { openServer } from "./database.ts";
import { seedListing } from "./load/listing.ts";
import { processorTime } from "./measure/processor_time.ts";
import { series, type Table } from "./measure/table.ts";
import { startService } from "./sides/service.ts";

const NETWORKS = 1_000;

const PASSWORD = "correct horse battery";

/** Milliseconds between two people of a kind, and after which one gives up. */
const PEOPLE_EVERY_MS = 3_000;
const GIVES_UP_MS = 20_000;

/** The floods, by name: what request number `turn` is. */
const FLOODS: Record<string, Flood> = {
  "no flood": undefined,
  "wrong sign-ins": guess,
  "views of the sign-up": () => ({ path: "/sign-up" }),
  "views of the sign-in": () => ({ path: "/sign-in" }),
  "half of them sign-ins, half views": (turn) => turn % 2 ? guess(turn) : { path: "/sign-up" },
};

type Flood = ((turn: number) => Sent) | undefined;

interface Sent {
  path: string;
  form?: Record<string, string>;
}

/** How long people waited, in seconds; those who gave up count with the time after which they did. */
type Waits = Record<"known" | "newcomer" | "signUp" | "ballot", number[]>;

/** Measures; `show` takes each table when it is there. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: "string", default: "20" },
      rate: { type: "string", default: "200" },
      flood: { type: "string", default: "" },
    },
  });
  const server = await openServer();
  const { url, sql } = await server.create("sign_in");
  await seedListing(sql, { servers: 1, keysPerServer: 1, players: 1, votesPerServer: 0 });
  const side = await startService({ url, dataDir: server.dataDir }, {
    env: { TRUSTED_PROXIES: "127.0.0.1", VOTING: "open", BASE_URL: "http://localhost" },
  });
  const rows = [];
  for (const [name, sent] of Object.entries(FLOODS)) {
    if (!name.includes(values.flood)) continue;
    const before = await processorTime([side.pid]);
    const startedAt = performance.now();
    const waits = await observe(sql, {
      origin: side.origin,
      sent,
      perSecond: Number(values.rate),
      ms: Number(values.seconds) * 1_000,
    });
    const micros = await processorTime([side.pid]) - before;
    const cores = micros / 1_000 / (performance.now() - startedAt);
    rows.push({
      name,
      cells: [
        ...Object.values(waits).map((all) => series(all, (seconds) => seconds, 1)),
        series([cores], (value) => value, 2),
      ],
    });
  }
  show({
    id: "sign-in",
    title:
      `Seconds until people are done, at ${values.rate} requests a second from ${NETWORKS} networks`,
    head: ["known browser", "new browser", "sign-up", "ballot", "cores"],
    rows,
  });
}

async function observe(
  sql: Sql,
  { origin, sent, perSecond, ms }: {
    origin: string;
    sent: Flood;
    perSecond: number;
    ms: number;
  },
): Promise<Waits> {
  const waits: Waits = { known: [], newcomer: [], signUp: [], ballot: [] };
  const name = `Known_${crypto.randomUUID().slice(0, 8)}`;
  await addAccount(sql, name);
  const { cookie } = await signIn(origin, { name, from: "198.51.100.1" });
  const [flood, people] = [new Set<Promise<unknown>>(), [] as Promise<unknown>[]];
  const start = performance.now();
  let turn = 0;
  const flooding = setInterval(() => {
    const due = sent === undefined ? 0 : (performance.now() - start) * perSecond / 1_000;
    for (; turn < due; turn++) {
      const one = send(origin, sent?.(turn) ?? { path: "/" }, { from: networkOf(turn) })
        .then((answer) => answer.text()).catch(() => {});
      flood.add(one);
      one.finally(() => flood.delete(one));
    }
  }, 5);
  for (let person = 0; performance.now() - start < ms; person++) {
    const from = `198.18.${person}.1`;
    people.push(
      timed(waits.known, () => signIn(origin, { name, from, cookie })),
      timed(waits.newcomer, () => signIn(origin, { name, from })),
      timed(waits.signUp, () => signUp(origin, from)),
      timed(waits.ballot, () => openBallot(origin, from)),
    );
    await new Promise((resolve) => setTimeout(resolve, PEOPLE_EVERY_MS));
  }
  clearInterval(flooding);
  await Promise.all([...people, ...flood]);
  return waits;
}

async function timed(waits: number[], person: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  const seconds = await person().then(
    () => (performance.now() - start) / 1_000,
    () => GIVES_UP_MS / 1_000,
  );
  waits.push(seconds);
}

/** Signs in as somebody does who does what the page says; fails when that takes too long. */
async function signIn(
  origin: string,
  { name, from, cookie = "" }: { name: string; from: string; cookie?: string },
): Promise<{ cookie: string }> {
  const page = await send(origin, { path: "/sign-in" }, { from, cookie });
  let proof = await solveOn(await page.text());
  return await persist(async () => {
    const form = { name, password: PASSWORD, ...proof && { proof } };
    const answer = await send(origin, { path: "/sign-in", form }, { from, cookie });
    const html = await answer.text();
    if (answer.status === 303) {
      return { cookie: answer.headers.getSetCookie().map((one) => one.split(";")[0]).join("; ") };
    }
    proof = await solveOn(html);
    return undefined;
  }, () => proof !== "");
}

async function signUp(origin: string, from: string): Promise<void> {
  await persist(async () => {
    const page = await (await send(origin, { path: "/sign-up" }, { from })).text();
    const proof = await solveOn(page);
    if (proof === "") return undefined;
    const username = `New_${crypto.randomUUID().slice(0, 8)}`;
    const form = { username, email: `${username}@example.com`, password: PASSWORD, proof };
    const answer = await send(origin, { path: "/sign-up", form }, { from });
    await answer.body?.cancel();
    return answer.status === 303 ? true : undefined;
  });
}

async function openBallot(origin: string, from: string): Promise<void> {
  await persist(async () => {
    const answer = await send(origin, { path: "/servers/server-1/vote?player=Steve" }, { from });
    return (await answer.text()).includes("<altcha-widget") ? true : undefined;
  });
}

/** Tries until something comes of it, a second apart unless there is something to send at once. */
async function persist<Value>(
  attempt: () => Promise<Value | undefined>,
  isReady = () => false,
): Promise<Value> {
  const start = performance.now();
  while (performance.now() - start < GIVES_UP_MS) {
    const value = await attempt();
    if (value !== undefined) return value;
    if (!isReady()) await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error("gave up");
}

async function solveOn(html: string): Promise<string> {
  const posed = /<altcha-widget[^>]* challenge="([^"]+)"/.exec(html)?.[1];
  return posed ? await solve(posed.replaceAll("&quot;", '"').replaceAll("&amp;", "&")) : "";
}

function send(
  origin: string,
  { path, form }: Sent,
  { from, cookie = "" }: { from: string; cookie?: string },
): Promise<Response> {
  const headers = new Headers({ "X-Forwarded-For": from, "Sec-Fetch-Site": "same-origin", cookie });
  return fetch(origin + path, {
    headers,
    redirect: "manual",
    ...form && { method: "POST", body: new URLSearchParams(form) },
  });
}

function guess(turn: number): Sent {
  return { path: "/sign-in", form: { name: `Nobody_${turn}`, password: "a wrong password" } };
}

function networkOf(turn: number): string {
  const network = turn % NETWORKS;
  return `10.${Math.floor(network / 250)}.${network % 250}.${turn % 250 + 1}`;
}

async function addAccount(sql: Sql, username: string): Promise<void> {
  const [id, password] = [crypto.randomUUID(), await createPasswords().hash(PASSWORD)];
  const email = `${username}@example.com`;
  await insertAccount(sql, {
    id,
    username,
    email,
    password,
    isModerator: false,
    now: new Date(),
  });
}
