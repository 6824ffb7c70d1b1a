import { join } from "node:path";
import { TEST_LOCK } from "../../../embedded/launcher/project.ts";
import { V8_FLAGS } from "../../../embedded/launcher/service_flags.ts";
import type { Sql } from "../../../src/core/database/connect.ts";
import { createSecretBox } from "../../../src/core/secrets/secret_key.ts";
import { type BenchDatabase, openServer, SECRET_KEY } from "../database.ts";
import { freePort, type Side, startSide } from "../sides/side.ts";
import { keepPattern } from "./backlog.ts";
import type { Casting, CastVotes } from "./casting.ts";
import { type KindName, KINDS } from "./engines/kinds.ts";
import { ENDPOINTS, seedListing } from "./listing.ts";
import { type Receiver, startReceiver } from "./receiver.ts";

/** An engine's process, its database, and the number of the next vote to cast there. */
export interface Actor {
  kind: KindName;
  name: string;
  pid: number;
  sql: Sql;
  databaseUrl: string;
  nextVote: number;
  start(): Promise<void>;
  stop(): Promise<void>;
  cast(votes: number, perSecond?: number): Promise<CastVotes>;
}

/** One Postgres, one receiver, and the engines with a database each. */
export interface Stage {
  receiver: Receiver;
  actors: Actor[];
  /** One more process of an engine, on the database of the first. */
  understudy(of: Actor): Promise<Actor>;
}

/** Sets up a Postgres, as durable as in production, with a database for each engine. */
export async function setStage(kinds: readonly KindName[]): Promise<Stage> {
  const server = await openServer();
  const receiver = await startReceiver();
  const actors: Actor[] = [];
  for (const kind of kinds) {
    const { url, sql } = await server.create(kind);
    await prepareDatabase(kind, { url, sql, port: receiver.port });
    actors.push(await enter(kind, { url, sql }));
  }
  return {
    receiver,
    actors,
    understudy: ({ kind, databaseUrl, sql }) => enter(kind, { url: databaseUrl, sql }),
  };
}

async function prepareDatabase(
  kind: KindName,
  { url, sql, port }: BenchDatabase & { port: number },
): Promise<void> {
  await seedListing(sql, { box: createSecretBox(SECRET_KEY), port, now: new Date() });
  await keepPattern(sql);
  await KINDS[kind].prepare(sql, { databaseUrl: url, secretKey: SECRET_KEY });
}

async function enter(kind: KindName, { url, sql }: BenchDatabase): Promise<Actor> {
  return actorOf(await startEngine(kind, url), { kind, sql, databaseUrl: url });
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
    name: KINDS[own.kind].title,
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
