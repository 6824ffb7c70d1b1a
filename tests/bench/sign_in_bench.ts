/**
 * Measures how long people wait for a sign-in, a sign-up and a ballot while requests from many networks flood the same
 * pages.
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

const PASSWORD = "correct horse battery";

/** Milliseconds between two people of a kind, and after which one gives up. */
const PEOPLE_EVERY_MS = 3_000;
const GIVES_UP_MS = 20_000;

/** Accounts that a flooder signs in with from one address, and proofs that they solve before they begin. */
const OWN_ACCOUNTS = 40;
const OWN_PROOFS = 100;

/** Milliseconds after which a flooder leaves, and between the two halves of a slow form. */
const LEAVES_MS = 20;
const SLOW_MS = 5_000;

/** Requests that come all the time, each from the next of a number of networks. */
interface Flood {
  name: string;
  perSecond: number;
  networks: number;
  /** Does what takes time, then returns what request number `turn` is. */
  prepare(origin: string, sql: Sql): Promise<(turn: number) => Sent>;
}

const FLOODS: Flood[] = [
  flood("no flood", { perSecond: 0 }, () => ({ path: "/" })),
  flood("wrong sign-ins", {}, guess),
  flood("wrong sign-ins", { perSecond: 44, networks: 40 }, guess),
  flood("views of the sign-up", {}, () => ({ path: "/sign-up" })),
  flood("views of the sign-in", {}, () => ({ path: "/sign-in" })),
  flood("half sign-ins, half views", {}, mix),
  flood("half sign-ins, half views", { perSecond: 120, networks: 3_000 }, mix),
  flood("slow and aborted forms", { perSecond: 120, networks: 3_000 }, (turn) => ({
    ...guess(turn),
    leavesMs: turn % 2 ? LEAVES_MS : undefined,
    slowMs: turn % 2 ? undefined : SLOW_MS,
  })),
  {
    name: `known browsers of ${OWN_ACCOUNTS} accounts`,
    perSecond: 44,
    networks: 1,
    prepare: signInWithOwn,
  },
  {
    name: `${OWN_PROOFS} proofs sent again and again`,
    perSecond: 120,
    networks: 3_000,
    prepare: solveProofs,
  },
];

function flood(
  name: string,
  { perSecond = 200, networks = 1_000 }: { perSecond?: number; networks?: number },
  sent: (turn: number) => Sent,
): Flood {
  return { name, perSecond, networks, prepare: () => Promise.resolve(sent) };
}

interface Sent {
  path: string;
  form?: Record<string, string>;
  cookie?: string | undefined;
  /** Disconnects after this time. */
  leavesMs?: number | undefined;
  /** Sends the form's second half after this time. */
  slowMs?: number | undefined;
}

/** How long people waited, in seconds; those who gave up count with the time after which they did. */
type Waits = Record<"known" | "newcomer" | "signUp" | "ballot", number[]>;

/** Measures; `show` takes each table when it is there. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: "string", default: "20" },
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
  for (const flood of FLOODS) {
    const name = `${flood.name}, ${flood.perSecond} a second, ${flood.networks} networks`;
    if (!name.includes(values.flood)) continue;
    const sent = await flood.prepare(side.origin, sql);
    const before = await processorTime([side.pid]);
    const startedAt = performance.now();
    const waits = await observe(sql, {
      origin: side.origin,
      ...flood,
      sent,
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
    title: "Seconds until people are done",
    head: ["known browser", "new browser", "sign-up", "ballot", "cores"],
    rows,
  });
}

async function observe(
  sql: Sql,
  { origin, sent, perSecond, networks, ms }: Pick<Flood, "perSecond" | "networks"> & {
    origin: string;
    sent: (turn: number) => Sent;
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
    const due = (performance.now() - start) * perSecond / 1_000;
    for (; turn < due; turn++) {
      const one = send(origin, sent(turn), { from: networkOf(turn % networks) })
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
  { path, form, leavesMs, slowMs, ...sent }: Sent,
  { from, cookie = sent.cookie ?? "" }: { from: string; cookie?: string | undefined },
): Promise<Response> {
  const headers = new Headers({ "X-Forwarded-For": from, "Sec-Fetch-Site": "same-origin", cookie });
  if (form) headers.set("Content-Type", "application/x-www-form-urlencoded");
  const text = new URLSearchParams(form).toString();
  return fetch(origin + path, {
    headers,
    redirect: "manual",
    ...leavesMs && { signal: AbortSignal.timeout(leavesMs) },
    ...form && { method: "POST", body: slowMs ? inHalves(text, slowMs) : text },
  });
}

function inHalves(text: string, ms: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const half = bytes.length >> 1;
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.slice(0, half));
      await new Promise((resolve) => setTimeout(resolve, ms));
      controller.enqueue(bytes.slice(half));
      controller.close();
    },
  });
}

async function signInWithOwn(origin: string, sql: Sql): Promise<(turn: number) => Sent> {
  const browsers: { name: string; cookie: string }[] = [];
  for (let n = 0; n < OWN_ACCOUNTS; n++) {
    const name = `Own_${crypto.randomUUID().slice(0, 8)}`;
    await addAccount(sql, name);
    browsers.push({ name, ...await signIn(origin, { name, from: `10.1.${n}.1` }) });
  }
  return (turn) => {
    const { name, cookie } = browsers[turn % OWN_ACCOUNTS] ?? { name: "", cookie: "" };
    const browser = cookie.split("; ").find((one) => one.includes("_browser="));
    return { path: "/sign-in", form: { name, password: "a wrong password" }, cookie: browser };
  };
}

/** Solves the check of the sign-up, because that of the sign-in is shown only while many wait. */
async function solveProofs(origin: string): Promise<(turn: number) => Sent> {
  const proofs: string[] = [];
  for (let n = 0; n < OWN_PROOFS; n++) {
    const page = await send(origin, { path: "/sign-up" }, { from: networkOf(n) });
    proofs.push(await solveOn(await page.text()));
  }
  return (turn) => {
    const username = `Paid_${turn}`;
    const form = { username, email: `${username}@example.com`, password: PASSWORD };
    return { path: "/sign-up", form: { ...form, proof: proofs[turn % OWN_PROOFS] ?? "" } };
  };
}

function guess(turn: number): Sent {
  return { path: "/sign-in", form: { name: `Nobody_${turn}`, password: "a wrong password" } };
}

function mix(turn: number): Sent {
  return turn % 2 ? guess(turn) : { path: "/sign-up" };
}

/** Returns an address in another /24 for each number. */
function networkOf(network: number): string {
  return `10.${Math.floor(network / 250)}.${network % 250}.1`;
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
