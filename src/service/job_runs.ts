import type { Query, Sql } from "../core/database/connect.ts";

/**
 * A job is late if its last success is this many intervals plus this many seconds ago. A backup's lock may delay it.
 */
const LATE_INTERVALS = 1.25;
const LATE_S = 600;

/** A job's last success. */
export interface JobRun {
  task: string;
  /** Seconds between two scheduled runs. */
  intervalS: number;
  doneAt: Date;
  isLate: boolean;
}

/**
 * Registers the existing jobs, and removes those of other versions. A job that has never run counts as done now, so it
 * is late once its first scheduled time has passed without it.
 */
export async function registerJobs(
  sql: Sql,
  jobs: readonly { name: string; intervalS: number }[],
): Promise<void> {
  const tasks = jobs.map(({ name }) => name);
  await sql.begin(async (tx) => {
    await tx`delete from job_run where task <> all(${tasks})`;
    await tx`
      insert into job_run (task, interval_s, done_at)
      select task, interval_s, clock_timestamp()
      from unnest(${tasks}::text[], ${jobs.map(({ intervalS }) => intervalS)}::int[])
        as j (task, interval_s)
      order by task
      on conflict (task) do update set interval_s = excluded.interval_s
      where job_run.interval_s <> excluded.interval_s`;
  });
}

/** Records that a job has just succeeded. */
export async function noteDone(sql: Query, task: string): Promise<void> {
  await sql`update job_run set done_at = clock_timestamp() where task = ${task}`;
}

/** Finds every job's last success in any process. */
export async function findJobRuns(sql: Query): Promise<JobRun[]> {
  const rows = await sql<JobRun[]>`
    select task, interval_s, done_at,
      extract(epoch from clock_timestamp() - done_at)
        > ${LATE_INTERVALS}::float8 * interval_s + ${LATE_S}::int as is_late
    from job_run order by task`;
  return [...rows];
}
