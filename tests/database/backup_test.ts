import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { isLockTimeout } from "../../src/core/database/unavailable.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import { preparePartitions } from "../../src/service/database/partitions.ts";
import { type Job, type JobServices, TIMETABLE } from "../../src/service/timetable.ts";
import { runJob } from "../../src/service/run_timetable.ts";
import { withMigration } from "../support/database/later_migration.ts";
import { eventually } from "../support/processes/processes.ts";
import { startService } from "../support/processes/service.ts";
import { openWorld, SECRET_KEY, UNASKED, type World } from "../support/world.ts";
import { untilUnlocked } from "../support/database/locks.ts";
import { dropOldPartitions, dropOldRows } from "../../src/core/database/retention.ts";
import { hasTool, runTool } from "../support/processes/host_tools.ts";
import { closing, connect } from "../../src/core/database/connect.ts";

/** The locks of a backup, held until `end`, or until it goes out of scope. */
interface Backup extends AsyncDisposable {
  end(): Promise<void>;
}

/** Rows whose text fills any pipe: 16 MB. */
const FILLER_ROWS = 16_000;

/** The longest that a vote may wait behind a strong lock, in milliseconds. */
const VOTE_WITHIN_MS = 1_000;

/** Milliseconds until a test tries again after it met a lock. */
const AGAIN_MS = 20;

/** Longer than any of these tests: what a test's own locks must not outlast. */
const NEVER_MS = 60_000;

/** A month of which no partition stands yet, so that each job has locks to take. */
const UNPREPARED = new Date("2031-05-31T12:00:00.000Z");

/**
 * Casts votes one after the other for as long as `work` takes, and returns the longest that one took, in milliseconds.
 */
async function slowestVoteDuring(world: World, work: Promise<unknown>): Promise<number> {
  const server = await world.server("Vote after vote");
  let isOver = false;
  const over = work.finally(() => isOver = true);
  let slowest = 0;
  for (let n = 0; !isOver; n++) {
    await world.account(`Player_${n}`);
    const begun = performance.now();
    assert.equal((await world.vote(server, `Player_${n}`)).kind, "cast");
    slowest = Math.max(slowest, performance.now() - begun);
  }
  await over;
  return slowest;
}

function job(name: string): Job {
  const found = TIMETABLE.find((one) => one.name === name);
  assert.ok(found, name);
  return found;
}

/** A job that is tried until it is through. */
interface TriedJob {
  tries(): number;
  done: Promise<unknown>;
}

/** Runs a job of the timetable until it is through, and counts its tries. */
function runCounted(world: World, name: string): TriedJob {
  let tries = 0;
  const { run } = job(name);
  const counted = { ...job(name), run: (services: JobServices) => (tries++, run(services)) };
  const limits = { signal: AbortSignal.timeout(NEVER_MS), againMs: AGAIN_MS };
  return { tries: () => tries, done: runJob(counted, world.services, limits) };
}

/** Ends a backup after a while, in which each of those jobs has met it. */
async function endOnceMet(backup: Backup, jobs: readonly TriedJob[]): Promise<void> {
  await pause(1_500);
  await eventually("each job has met the backup", () => jobs.every(({ tries }) => tries() > 1));
  await backup.end();
}

async function partitionsLike(world: World, pattern: string): Promise<number> {
  const found = await world.services.sql`select from pg_class where relname like ${pattern}`;
  return found.length;
}

Deno.test("votes go on while the nightly jobs meet a backup", async () => {
  await using world = await openWorld({ now: UNPREPARED });
  const { sql } = world.services;
  await untilUnlocked(() => preparePartitions(sql, new Date("2031-04-01T12:00:00.000Z")));
  const stale = await partitionsLike(world, "delivery_2031_04_%");
  assert.ok(stale > 0);
  await using backup = await beginBackup(world.databaseUrl);
  const jobs = ["prepare partitions", "drop old partitions"].map((name) => runCounted(world, name));
  const all = Promise.all([...jobs.map(({ done }) => done), endOnceMet(backup, jobs)]);
  const slowest = await slowestVoteDuring(world, all);
  assert.ok(slowest < VOTE_WITHIN_MS, `a vote took ${slowest} ms`);
  assert.ok(await partitionsLike(world, "delivery_2031_06_%") > 0);
  assert.ok(await partitionsLike(world, "delivery_2031_04_%") < stale);
});

Deno.test("votes go on while the nightly jobs meet pg_dump", async () => {
  await using world = await openWorld({ now: UNPREPARED });
  await using dump = await beginDump(world.databaseUrl);
  if (dump === undefined) return; // none, or too old for this server
  const preparing = runCounted(world, "prepare partitions");
  const both = Promise.all([preparing.done, endOnceMet(dump, [preparing])]);
  const slowest = await slowestVoteDuring(world, both);
  assert.ok(slowest < VOTE_WITHIN_MS, `a vote took ${slowest} ms`);
  assert.ok(await partitionsLike(world, "vote_2031_06") > 0);
});

Deno.test("a job that meets a backup fails within a second", async () => {
  await using world = await openWorld({ now: UNPREPARED });
  const { sql } = world.services;
  await using _ = await beginBackup(world.databaseUrl);
  for (const run of [preparePartitions, dropOldPartitions]) {
    const begun = performance.now();
    await assert.rejects(run(sql, UNPREPARED), isLockTimeout);
    assert.ok(performance.now() - begun < VOTE_WITHIN_MS);
  }
});

Deno.test("old rows are deleted during a backup", async () => {
  await using world = await openWorld({ now: UNPREPARED });
  const { sql } = world.services;
  await sql`
    insert into audit_entry (id, at, action, subject, details)
    values (uuid_v7('2020-01-01'), '2020-01-01', 'server_added', 'caves', '{}')`;
  await using _ = await beginBackup(world.databaseUrl);
  await dropOldRows(sql, UNPREPARED);
  assert.equal((await sql`select from audit_entry where at < '2021-01-01'`).length, 0);
});

Deno.test("a start during a backup neither waits nor fails", async () => {
  await using world = await openWorld({ now: new Date(), listedAt: UNASKED });
  // So that it has partitions to prepare: those of the present month stay.
  await world.services.sql`select drop_partitions('delivery', 'day', 'infinity')`;
  const server = await world.server();
  await world.account("Steve_01");
  await using _ = await beginBackup(world.databaseUrl);
  await using service = await startService({ DATABASE_URL: world.databaseUrl, SECRET_KEY });
  assert.equal((await service.get("/readyz")).status, 200);
  assert.ok(service.log().some(({ event }) => event === "partitions_not_prepared"));
  assert.equal((await world.vote(server, "Steve_01")).kind, "cast");
});

Deno.test("votes go on while a migration meets a backup", async () => {
  await using world = await openWorld();
  await using files = await withMigration("alter table vote add trial integer");
  await using backup = await beginBackup(world.databaseUrl);
  let tries = 0;
  const timeoutFactor = { pauseMs: AGAIN_MS, refused: () => void tries++ };
  const applying = migrate(world.services.sql, files.folder, timeoutFactor);
  const migration = { tries: () => tries, done: applying };
  const slowest = await slowestVoteDuring(
    world,
    Promise.all([applying, endOnceMet(backup, [migration])]),
  );
  assert.ok(slowest < VOTE_WITHIN_MS, `a vote took ${slowest} ms`);
  assert.deepEqual(await applying, ["9000_trial.sql"]);
});

Deno.test("a migration that a backup outlasts fails and leaves nothing", async () => {
  await using world = await openWorld();
  const text = "create table trial_one (); alter table vote add trial integer;";
  await using files = await withMigration(text);
  await using backup = await beginBackup(world.databaseUrl);
  const timeoutFactor = { pauseMs: AGAIN_MS, giveUpAfterMs: 300 };
  await assert.rejects(
    migrate(world.services.sql, files.folder, timeoutFactor),
    /^Error: Migration 9000_trial\.sql failed: a lock that it needs was held for 1 min, perhaps by a backup/,
  );
  assert.equal(await partitionsLike(world, "trial_%"), 0);
  await backup.end();
  assert.deepEqual(await migrate(world.services.sql, files.folder), ["9000_trial.sql"]);
});

Deno.test("an index that a backup cut short is built again", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const text =
    "-- migrate: no-transaction\ncreate index concurrently trial_index on outbox (vote_id);";
  await using files = await withMigration(text, "9000_index.sql");
  await using backup = await beginBackup(world.databaseUrl);
  const valid = async () => {
    const [index] = await sql<{ indisvalid: boolean }[]>`
      select indisvalid from pg_index where indexrelid = to_regclass('trial_index')`;
    return index?.indisvalid;
  };
  const timeoutFactor = { pauseMs: AGAIN_MS, concurrentTimeoutMs: 50 };
  const applying = migrate(sql, files.folder, timeoutFactor);
  await eventually("a try left its index", async () => await valid() === false);
  await backup.end();
  assert.deepEqual(await applying, ["9000_index.sql"]);
  assert.equal(await valid(), true);
  assert.deepEqual([...await sql`show lock_timeout`], [{ lockTimeout: "0" }]);
});

/** Locks and a snapshot as `pg_dump` holds them from its beginning to its end: ACCESS SHARE on every table. */
async function beginBackup(databaseUrl: string): Promise<Backup> {
  const sql = connect(databaseUrl, { applicationName: "backup", max: 1 });
  const session = await sql.reserve();
  // Like pg_dump. On a busy machine, a test may leave it idle for longer than our transactions may be.
  await session`set idle_in_transaction_session_timeout = 0`;
  await session`begin isolation level repeatable read read only`;
  const tables = await session<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by oid`;
  await session.unsafe(
    `lock table only ${tables.map(({ name }) => name).join(", only ")} in access share mode`,
  );
  let over = false;

  async function end(): Promise<void> {
    if (over) return;
    over = true;
    await session`commit`;
    session.release();
    await closing(sql);
  }

  return { end, [Symbol.asyncDispose]: end };
}

/**
 * Begins a real `pg_dump` whose output isn't read, so that it holds its locks until it is ended. Undefined if there is
 * none for this server.
 */
async function beginDump(databaseUrl: string): Promise<Backup | undefined> {
  const sql = connect(databaseUrl, { applicationName: "voteboard-test", max: 1 });
  try {
    const [server] = await sql<
      { version: string }[]
    >`select current_setting('server_version') as version`;
    if (await majorOfPgDump() < parseInt(server?.version ?? "")) return undefined;
    await sql`create table filler as select n, repeat('x', 1000) from generate_series(1, ${FILLER_ROWS}::int) n`;
    const child = new Deno.Command("pg_dump", {
      args: [databaseUrl],
      stdout: "piped",
      stderr: "null",
    }).spawn();
    for (let locks = 0; locks === 0;) {
      const found = await sql`
        select from pg_locks l join pg_stat_activity a using (pid)
        where a.application_name = 'pg_dump' and l.relation = 'vote_default'::regclass and l.granted`;
      locks = found.length;
    }
    return endOf(child);
  } finally {
    await closing(sql);
  }
}

function endOf(child: Deno.ChildProcess): Backup {
  async function end(): Promise<void> {
    await child.stdout.cancel(); // nobody reads: it ends by itself
    await child.status;
  }
  let ending: Promise<void> | undefined;
  const endOnce = () => ending ??= end();
  return { end: endOnce, [Symbol.asyncDispose]: endOnce };
}

/** Zero, after a notice, where there is no pg_dump. */
async function majorOfPgDump(): Promise<number> {
  if (!hasTool("pg_dump")) return 0;
  const { said } = await runTool("pg_dump", ["--version"]);
  return parseInt(/\d+/.exec(said)?.[0] ?? "0");
}
