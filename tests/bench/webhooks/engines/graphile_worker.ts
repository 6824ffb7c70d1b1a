import { Logger, makeWorkerUtils, run, type Runner } from "graphile-worker";
import { closing, connect, type Sql } from "../../../../src/database/connect.ts";
import { createSecretBox } from "../../../../src/secret_key.ts";
import { createDeliverer, type Deliverer, type Job } from "./deliver.ts";
import type { Engine, EngineKind, EngineOptions } from "./engine.ts";

/** As many POSTs at once as ours. */
const CONCURRENCY = 128;

/** Its pool in connections, and its local queue in jobs. */
const POOL = 25;
const LOCAL_QUEUE = 500;

const logger = new Logger(() => () => {});

/** The fastest way its manual names: a local queue, and completions in batches. */
export const graphileWorker: EngineKind = {
  title: "graphile-worker, batched",
  create: createGraphileWorker,
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

function createGraphileWorker({ databaseUrl, secretKey }: EngineOptions): Engine {
  let deliverer: Deliverer | undefined;
  let runner: Runner | undefined;

  return {
    async start() {
      const sql = connect(databaseUrl, { applicationName: "bench", max: 1 });
      const { deliver, close } = await createDeliverer(sql, createSecretBox(secretKey));
      await closing(sql);
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
        taskList: { deliver: (payload) => deliver(parseJob(payload)) },
      });
    },
    async stop() {
      await runner?.stop();
      await deliverer?.close();
    },
    votes: () => undefined,
  };
}

/** The trigger wrote it. */
function parseJob(payload: unknown): Job {
  return payload as Job;
}
