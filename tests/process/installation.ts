import assert from "node:assert/strict";
import { z } from "zod";
import { closing, connect, type Sql } from "../../src/core/database/connect.ts";
import { openPlace, PORT } from "../../embedded/place.ts";
import { DATABASE, ROLE } from "../../embedded/roles.ts";
import { useEmbeddedPostgres } from "../../embedded/use.ts";
import { type Discrepancy, recount } from "../support/votes/recount.ts";
import { type EmbeddedFolder, emptyFolder } from "../support/database/embedded_folder.ts";
import { childrenOf, eventually } from "../support/processes/processes.ts";
import { type Receiver, startReceiver } from "../support/deliveries/receiver.ts";
import {
  type CommandLine,
  commandLine,
  commandProcess,
  type RunningService,
  startService,
} from "../support/processes/service.ts";

/** Milliseconds between queries: rare enough to stay under a key's limit. */
const ASK_EVERY_MS = 100;

/** Good answers in a row after which all connections count as recovered: each finds its way on its own. */
const GOOD_ANSWERS = 5;

/** Fields that `delivery list` prints of each delivery. Operators' scripts rely on these. */
const deliveryList = z.object({
  deliveries: z.array(z.looseObject({
    id: z.string(),
    state: z.string(),
    attempts: z.number(),
    last_outcome: z.string().nullable(),
    created_at: z.iso.datetime(),
  })),
});

type Listed = z.infer<typeof deliveryList>["deliveries"];

/** Voteboard on an embedded Postgres in its own folder, as a host runs it. Linux only. */
export interface Installation extends AsyncDisposable {
  folder: EmbeddedFolder;
  /** The command line within the test's own process. */
  admin: CommandLine;
  /** The command line as a separate process. */
  adminProcess: CommandLine;
  receiver: Receiver;
  /** The running service, or the last one that ran. Throws before the first start. */
  readonly service: RunningService;
  /** The key that `ask` uses; set by the test. */
  key: { id: string; key: string; webhook_secret: string };
  start(): Promise<void>;
  /** Returns the body of an answer, which must be 200. */
  ask(path: string): Promise<Record<string, unknown>>;
  /** Returns the status of a query with that API key. */
  statusWith(key: string): Promise<number>;
  /** Waits until the service answers and keeps answering. */
  wellAgain(): Promise<boolean>;
  /** Returns the webhooks so far, once there are that many. */
  arrived(count: number): Promise<Receiver["received"]>;
  /** Returns the server's deliveries, newest first, once all are delivered. */
  settled(slug: string): Promise<Listed>;
  /** Makes the receiver take POSTs without answering, until `letAnswersGo`. */
  holdAnswers(): void;
  letAnswersGo(): void;
  /** Returns the pids of the embedded Postgres, its first process first. */
  postgresProcesses(): Promise<number[]>;
  /** Ends launcher, service and Postgres by SIGKILL. */
  killEverything(): Promise<void>;
  /** Acts as if the minute of every lease had passed. */
  endLeases(): Promise<void>;
  /** Whether a command line is connected to the database. */
  hasOperator(): Promise<boolean>;
  /** Returns servers whose counters and history disagree. */
  discrepancies(): Promise<Discrepancy[]>;
}

/** Opens an empty data folder whose path contains spaces, and a receiver; nothing runs yet. */
export async function openInstallation(): Promise<Installation> {
  const folder = await emptyFolder();
  const env = { DATA_DIR: folder.dataDir, WEBHOOK_ALLOW_PRIVATE: "1" };
  const receiver = startReceiver();
  const admin = commandLine(env);
  let service: RunningService | undefined;
  let letAnswersGo = () => {};

  const installation: Installation = {
    folder,
    admin,
    adminProcess: commandProcess(env),
    receiver,
    key: { id: "", key: "", webhook_secret: "" },
    ...databaseOf(folder),
    get service() {
      return service ?? assert.fail("no service was started");
    },
    async start() {
      service = await startService(env);
    },
    ask: (path) => bodyOf(installation.service.get(path, installation.key.key)),
    // A vote check may be answered from memory, without the database.
    statusWith: (key) => statusOf(installation.service.get("/api/v1/votes", key)),
    wellAgain: () =>
      eventually("the service is well again", () => isWell(installation), {
        everyMs: ASK_EVERY_MS,
      }),
    arrived: (count) =>
      eventually(`${count} webhooks`, () => receiver.received.length >= count && receiver.received),
    settled: (slug) => eventually("every delivery is settled", () => listDelivered(admin, slug)),
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      receiver.answer = () => promise.then(() => new Response(null, { status: 204 }));
      letAnswersGo = resolve;
    },
    letAnswersGo: () => letAnswersGo(),
    async killEverything() {
      const { launcher, pid } = installation.service;
      signalAll([launcher.pid, pid, ...await installation.postgresProcesses()], "SIGKILL");
      await launcher.ended;
    },
    async [Symbol.asyncDispose]() {
      letAnswersGo(); // or the receiver would wait for its own answer
      await service?.[Symbol.asyncDispose]();
      await receiver[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
  return installation;
}

/** Sends a signal to each process; skips those that have ended. */
export function signalAll(pids: number[], name: Deno.Signal): void {
  for (const pid of pids) {
    try {
      Deno.kill(pid, name);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
  }
}

async function bodyOf(asked: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await asked;
  assert.equal(response.status, 200, response.url);
  return z.record(z.string(), z.unknown()).parse(await response.json());
}

async function statusOf(asked: Promise<Response>): Promise<number> {
  const response = await asked;
  await response.body?.cancel();
  return response.status;
}

async function isWell({ statusWith, key }: Installation): Promise<boolean> {
  for (let good = 0; good < GOOD_ANSWERS; good++) {
    if (await statusWith(key.key) !== 200) return false;
  }
  return true;
}

async function listDelivered(admin: CommandLine, slug: string): Promise<Listed | false> {
  const { deliveries } = deliveryList.parse(await admin.json(`delivery list ${slug}`));
  return deliveries.every(({ state }) => state === "delivered") && deliveries;
}

/** Looks into the database without becoming one of its users, who keep it alive. */
function databaseOf(folder: EmbeddedFolder) {
  async function within<T>(look: (sql: Sql) => PromiseLike<T>): Promise<T> {
    const { socketFolder } = await openPlace(folder.dataDir);
    const url = `postgres://${ROLE}@localhost/${DATABASE}?host=${encodeURIComponent(socketFolder)}`;
    const sql = connect(`${url}&port=${PORT}`, { applicationName: "voteboard-test", max: 1 });
    try {
      return await look(sql);
    } finally {
      await closing(sql);
    }
  }

  return {
    async postgresProcesses(): Promise<number[]> {
      const pid = await folder.readPid();
      return [pid, ...await childrenOf(pid)];
    },
    async endLeases(): Promise<void> {
      const postgres = await useEmbeddedPostgres(folder);
      await within((sql) => sql`update outbox set lease_until = now()`);
      await postgres.leave();
    },
    hasOperator: () =>
      within((sql) =>
        sql`select from pg_stat_activity where application_name = 'voteboard-admin'`
          .then((found) => found.length > 0)
      ),
    discrepancies: () => within(recount),
  };
}
