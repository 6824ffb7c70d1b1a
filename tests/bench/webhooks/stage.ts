import { join } from "node:path";
import { TEST_LOCK } from "../../../embedded/launcher/project.ts";
import { V8_FLAGS } from "../../../embedded/launcher/service_flags.ts";
import { closing, connect, type Sql } from "../../../src/database/connect.ts";
import { useEmbeddedPostgres } from "../../../embedded/use.ts";
import { migrate } from "../../../src/database/migrate.ts";
import { preparePartitions } from "../../../src/database/partitions.ts";
import { createSecretBox } from "../../../src/secret_key.ts";
import { freePort, type Side, startSide } from "../sides/side.ts";
import { keepPattern } from "./backlog.ts";
import type { Casting, CastVotes } from "./casting.ts";
import { type KindName, KINDS } from "./engines/kinds.ts";
import { ENDPOINTS, seedListing } from "./listing.ts";
import { type Receiver, startReceiver } from "./receiver.ts";

/** 32 bytes as base64. */
const SECRET_KEY = btoa("the secret key of bench webhooks");

/** An engine's process, its database, and the number of the next vote that nobody has cast there. */
export interface Actor {
  kind: KindName;
  title: string;
  pid: number;
  sql: Sql;
  databaseUrl: string;
  nextVote: number;
  start(): Promise<void>;
  stop(): Promise<void>;
  cast(votes: number, perSecond?: number): Promise<CastVotes>;
}

/** One Postgres, one receiver, and the engines with a database each; all of it is gone at the end. */
export interface Stage extends AsyncDisposable {
  receiver: Receiver;
  actors: Actor[];
  /** One more process of an engine, on the database of the first. */
  understudy(of: Actor): Promise<Actor>;
}

/** Sets up an embedded Postgres in a temporary folder, as durable as in production. */
export async function setStage(kinds: readonly KindName[]): Promise<Stage> {
  const folder = await Deno.makeTempDir({ prefix: "voteboard-bench-" });
  const dataDir = join(folder, "data");
  const server = await useEmbeddedPostgres({ dataDir, createsDatabases: true });
  const receiver = await startReceiver();
  const sides: Side[] = [];
  const connections: Sql[] = [];

  async function enter(kind: KindName, databaseUrl: string): Promise<Actor> {
    const side = await startEngine(kind, databaseUrl);
    const sql = connect(databaseUrl, { applicationName: "bench", max: 2 });
    sides.push(side);
    connections.push(sql);
    return actorOf(side, { kind, sql, databaseUrl });
  }

  const actors: Actor[] = [];
  for (const kind of kinds) {
    actors.push(await enter(kind, await makeDatabase(server.url, kind, receiver.port)));
  }
  return {
    receiver,
    actors,
    understudy: ({ kind, databaseUrl }) => enter(kind, databaseUrl),
    async [Symbol.asyncDispose]() {
      await Promise.all([receiver, ...sides].map((side) => side.stop()));
      await Promise.all(connections.map(closing));
      await server.leave();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

async function makeDatabase(
  serverUrl: string,
  kind: KindName,
  port: number,
): Promise<string> {
  const admin = connect(serverUrl, { applicationName: "bench", max: 1 });
  await admin`create database ${admin(`bench_${kind}`)}`;
  await closing(admin);
  const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/bench_${kind}` }).href;
  const sql = connect(databaseUrl, { applicationName: "bench", max: 1 });
  const now = new Date();
  await migrate(sql);
  await preparePartitions(sql, now);
  await seedListing(sql, { box: createSecretBox(SECRET_KEY), port, now });
  await keepPattern(sql);
  await KINDS[kind].prepare(sql, { databaseUrl, secretKey: SECRET_KEY });
  await closing(sql);
  return databaseUrl;
}

function startEngine(kind: KindName, databaseUrl: string): Promise<Side> {
  const port = freePort();
  const program = join(import.meta.dirname ?? "", "engine_process.ts");
  return startSide({
    name: kind,
    program: Deno.execPath(),
    args: [
      "run",
      ...TEST_LOCK,
      "-A",
      V8_FLAGS,
      program,
      kind,
      String(port),
      databaseUrl,
      SECRET_KEY,
    ],
    port,
  });
}

function actorOf(
  { origin, pid }: Side,
  own: { kind: KindName; sql: Sql; databaseUrl: string },
): Actor {
  async function order(path: string, casting?: Casting) {
    const body = casting === undefined ? null : JSON.stringify(casting);
    const answer = await fetch(`${origin}/${path}`, { method: "POST", body });
    if (!answer.ok) throw new Error(`${own.kind}: /${path} failed; see its message above`);
    return await answer.json();
  }
  const actor: Actor = {
    ...own,
    title: KINDS[own.kind].title,
    pid,
    nextVote: ENDPOINTS,
    start: () => order("start"),
    stop: () => order("stop"),
    cast(votes, perSecond = 0) {
      const first = actor.nextVote;
      actor.nextVote += votes;
      return order("cast", { first, votes, perSecond });
    },
  };
  return actor;
}
