import { Logger, makeWorkerUtils, run, type Runner } from "graphile-worker";
import { closing, connect, type Sql } from "../../../../src/core/database/connect.ts";
import { createSecretBox } from "../../../../src/core/secrets/secret_key.ts";
import { createDeliverer, type Deliverer, type Job } from "./deliver.ts";
import type { Engine, EngineKind, EngineOptions } from "./engine.ts";

/** The same number of concurrent POSTs as ours. */
const CONCURRENCY = 128;

/** Its pool in connections, and its local queue in jobs. */
const POOL = 25;
const LOCAL_QUEUE = 500;

/** Connections that write its attempt rows. */
const LOG_POOL = 6;

const logger = new Logger(() => () => {});

/** The fastest way its manual names: a local queue, and completions in batches. */
export const graphileWorker: EngineKind = {
  title: "graphile-worker, batched",
  create: (options) => createGraphileWorker(options, { logs: false }),
  prepare,
  async queue(sql) {
    await sql`
      select count(*) from graphile_worker.add_jobs(array(
        select row (
          'deliver',
          json_build_object('id', id, 'vote_id', vote_id, 'key_id', key_id, 'body', body),
          null, null, null, null, null, null
        )::graphile_worker.job_spec
        from backlog order by n
      ))`;
  },
  async waiting(sql) {
    const [row] = await sql<
      { count: number }[]
    >`select count(*) from graphile_worker._private_jobs`;
    return row?.count ?? NaN;
  },
  clear: async (sql) => void await sql`delete from graphile_worker._private_jobs`,
  table: "graphile_worker._private_jobs",
};

/** The same, with an attempt row for every POST, as ours writes it: its task does that before it ends. */
export const graphileWorkerLogged: EngineKind = {
  ...graphileWorker,
  title: "graphile-worker, same evidence",
  create: (options) => createGraphileWorker(options, { logs: true }),
};

async function prepare(sql: Sql, { databaseUrl }: EngineOptions): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: databaseUrl, logger });
  await utils.migrate();
  await utils.release();
  await sql`
    create function hand_over() returns trigger language plpgsql as $$
    begin
      perform graphile_worker.add_job('deliver', json_build_object(
        'id', new.id, 'vote_id', new.vote_id, 'key_id', new.key_id, 'body', new.body
      ));
      return null;
    end
    $$`;
  await sql`
    create trigger hand_over before insert on outbox for each row execute function hand_over()`;
}

function createGraphileWorker(
  { databaseUrl, secretKey }: EngineOptions,
  { logs }: { logs: boolean },
): Engine {
  let sql: Sql | undefined;
  let deliverer: Deliverer | undefined;
  let runner: Runner | undefined;

  return {
    async start() {
      const pool = connect(databaseUrl, { applicationName: "bench", max: LOG_POOL });
      const { deliver, close } = await createDeliverer(pool, createSecretBox(secretKey));
      sql = pool;
      deliverer = { deliver, close };
      runner = await run({
        preset: {
          worker: {
            connectionString: databaseUrl,
            concurrentJobs: CONCURRENCY,
            maxPoolSize: POOL,
            localQueue: { size: LOCAL_QUEUE },
            completeJobBatchDelay: 0,
            failJobBatchDelay: 0,
          },
        },
        logger,
        noHandleSignals: true,
        taskList: {
          async deliver(payload) {
            const job = parseJob(payload);
            const startedAt = new Date();
            await deliver(job);
            if (logs) await logAttempt(pool, job, startedAt);
          },
        },
      });
    },
    async stop() {
      await runner?.stop();
      await deliverer?.close();
      if (sql !== undefined) await closing(sql);
    },
    votes: () => undefined,
  };
}

async function logAttempt(sql: Sql, { id }: Job, startedAt: Date): Promise<void> {
  const durationMs = Date.now() - startedAt.getTime();
  await sql`
    insert into attempt (delivery_id, number, started_at, duration_ms, outcome, status)
    values (${id}, 1, ${startedAt}, ${durationMs}, 'delivered', 204)`;
}

/** The trigger wrote it. */
function parseJob(payload: unknown): Job {
  return payload as Job;
}
