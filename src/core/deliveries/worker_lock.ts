import type { Query } from "../database/connect.ts";

/**
 * Advisory lock that every process with a dispatcher shares ("voteboard worker"), on its listening session. It shows
 * within seconds that the last such process is gone. The times of the last jobs would show it only after minutes.
 */
const WORKER_LOCK = 0x7662_776b;

/** Holds the lock in this session, until it ends. A process that dies, or loses its database, no longer holds it. */
export async function holdWorkerLock(sql: Query): Promise<void> {
  await sql`select pg_try_advisory_lock_shared(${WORKER_LOCK}::bigint)`;
}

/** Returns how many processes with a dispatcher are connected to this database. */
export async function countWorkers(sql: Query): Promise<number> {
  const [row] = await sql<{ workers: number }[]>`
    select count(distinct pid)::int as workers from pg_locks
    where locktype = 'advisory' and granted
      and classid = 0 and objid = ${WORKER_LOCK}::bigint::oid and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())`;
  return row?.workers ?? 0;
}
