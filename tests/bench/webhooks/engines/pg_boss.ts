import { PgBoss } from "pg-boss";
import { closing, connect, type Sql } from "../../../../src/core/database/connect.ts";
import { createSecretBox } from "../../../../src/core/secrets/secret_key.ts";
import { createDeliverer, type Deliverer, type Job } from "./deliver.ts";
import type { Engine, EngineKind, EngineOptions } from "./engine.ts";

/** Jobs of one batch, workers side by side, and its pool in connections. */
const BATCH = 64;
const WORKERS = 2;
const POOL = 25;

/** Seconds between its polls, while it hears of new jobs and otherwise: the least that it takes. */
const POLL_S = 0.5;

const QUEUE = "deliver";

/** In batches, woken by NOTIFY, and asking again at once after a full batch. */
export const pgBoss: EngineKind = {
  title: "pg-boss, batched",
  create: createPgBoss,
  prepare,
  async queue(sql) {
    await sql`
      insert into pgboss.job (name, data)
      select ${QUEUE}, json_build_object('id', id, 'vote_id', vote_id, 'key_id', key_id, 'body', body)
      from backlog order by n`;
  },
  async waiting(sql) {
    const [row] = await sql<{ count: number }[]>`
      select count(*) from pgboss.job where name = ${QUEUE} and state < 'completed'`;
    return row?.count ?? NaN;
  },
  clear: async (sql) => void await sql`delete from pgboss.job where name = ${QUEUE}`,
  table: "pgboss.job_common",
};

async function prepare(sql: Sql, { databaseUrl }: EngineOptions): Promise<void> {
  const boss = await openBoss(databaseUrl);
  await boss.createQueue(QUEUE, { notify: true });
  await boss.stop();
  // Its manual says to insert into this table from SQL; it notifies on this channel itself.
  await sql`
    create function hand_over() returns trigger language plpgsql as $$
    begin
      insert into pgboss.job (name, data) values ('deliver', json_build_object(
        'id', new.id, 'vote_id', new.vote_id, 'key_id', new.key_id, 'body', new.body
      ));
      perform pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), 'deliver');
      return null;
    end
    $$`;
  await sql`
    create trigger hand_over before insert on outbox for each row execute function hand_over()`;
}

function createPgBoss({ databaseUrl, secretKey }: EngineOptions): Engine {
  let deliverer: Deliverer | undefined;
  let boss: PgBoss | undefined;

  return {
    async start() {
      const sql = connect(databaseUrl, { applicationName: "bench", max: 1 });
      const { deliver, close } = await createDeliverer(sql, createSecretBox(secretKey));
      await closing(sql);
      deliverer = { deliver, close };
      boss = await openBoss(databaseUrl);
      const options = {
        batchSize: BATCH,
        localConcurrency: WORKERS,
        perJobResults: true,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: POLL_S,
        notifyPollingIntervalSeconds: POLL_S,
      } as const;
      await boss.work<Job>(
        QUEUE,
        options,
        (jobs) =>
          Promise.all(jobs.map(({ id, data }) =>
            deliver(data).then(
              () => ({ id, status: "completed" as const }),
              ({ message }) => ({ id, status: "failed" as const, output: { message } }),
            )
          )),
      );
    },
    async stop() {
      await boss?.stop();
      await deliverer?.close();
    },
    votes: () => undefined,
  };
}

async function openBoss(connectionString: string): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    max: POOL,
    useListenNotify: true,
    supervise: false,
    schedule: false,
  });
  boss.on("error", (error) => console.error(error.message));
  await boss.start();
  return boss;
}
