import assert from "node:assert/strict";
import { examine } from "../../src/service/doctor/examine.ts";
import { readBy } from "../../src/core/observing/metrics.ts";
import { findJobRuns, registerJobs } from "../../src/service/job_runs.ts";
import { TIMETABLE } from "../../src/service/timetable.ts";
import { intervalOf, runJob } from "../../src/service/run_timetable.ts";
import { logWhile } from "../support/processes/log_lines.ts";
import { recordMeter } from "../support/processes/metrics.ts";
import { patientOf } from "../support/processes/patients.ts";
import { eventually, startDeno } from "../support/processes/processes.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { parseLog } from "../support/processes/service.ts";
import { openWorld, SECRET_KEY, UNASKED } from "../support/world.ts";

/** Milliseconds between firings of Deno.cron, whatever the schedule: the runtime's own hook for tests. */
const EVERY_MS = "300";

/** Deno.cron with the real timetable in a process of its own, over that database. */
function startTimetable(databaseUrl: string) {
  const env = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY,
    WEBHOOK_ALLOW_PRIVATE: "1",
    DENO_CRON_TEST_SCHEDULE_OFFSET: EVERY_MS,
  };
  const running = startDeno(["-A", "tests/service/timetable_process.ts"], { env });
  const failures = () => parseLog(running.printed()).filter(({ event }) => event === "job_failed");
  return { failures, [Symbol.asyncDispose]: running[Symbol.asyncDispose] };
}

Deno.test("Deno.cron alone delivers every due row", async () => {
  await using world = await openWorld({ now: new Date(), listedAt: UNASKED });
  await using receiver = startReceiver();
  const { sql } = world.services;
  const server = await world.server();
  await world.key(server, receiver.url);
  await world.key(server, `${receiver.url}/second`, "second");
  for (const name of ["Steve_01", "Alex", "Bob"]) await world.account(name);
  await world.vote(server, "Steve_01");
  await world.vote(server, "Alex");
  const votesReceived = () => Map.groupBy(receiver.received, voteOf).size;

  await using timetable = startTimetable(world.databaseUrl);
  await eventually("two votes at two URLs", () => receiver.received.length === 4);
  assert.equal(votesReceived(), 2);
  assert.deepEqual(timetable.failures(), []);

  await sql`drop function missing_partitions`;
  await eventually("the job failed, and again", () => timetable.failures().length >= 2);
  assert.deepEqual(
    new Set(timetable.failures().map(({ job }) => job)),
    new Set([
      "prepare partitions",
    ]),
  );
  await world.vote(server, "Bob");
  await eventually("the third vote at two URLs", () => receiver.received.length === 6);
  assert.equal(votesReceived(), 3);
  await eventually("nothing is left", async () => (await sql`select from outbox`).length === 0);
});

Deno.test("the timetable's entries are valid, and deliveries run every minute", () => {
  assert.equal(new Set(TIMETABLE.map(({ name }) => name)).size, TIMETABLE.length);
  for (const { schedule } of TIMETABLE) assert.match(schedule, /^(\S+ ){4}\S+$/);
  const delivery = TIMETABLE.find(({ name }) => name === "deliver due webhooks");
  assert.equal(delivery?.schedule, "* * * * *");
});

function voteOf({ headers }: { headers: Headers }): string | null {
  return headers.get("x-listing-vote");
}

Deno.test("votes that no visitor looks at are counted within a minute", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const job = TIMETABLE.find(({ name }) => name === "rank servers");
  const server = await world.server();
  await world.account("Steve_01");
  for (let day = 0; day < 3; day++) {
    await world.vote(server, "Steve_01");
    await sql`update ranking_state set due_at = 'epoch'`;
    await job?.run(world.services);
    assert.deepEqual([...await sql`select from ranking_change`], [], `day ${day}`);
    world.pass(86_400_000);
  }
});

Deno.test("a job whose database was away runs again, one that is refused does not", async () => {
  await using world = await openWorld();
  const countTries = async (error: Error) => {
    let tries = 0;
    const run = () => ++tries < 3 ? Promise.reject(error) : Promise.resolve();
    const job = { name: "drop old rows", schedule: "37 0 * * *", run };
    const signal = AbortSignal.timeout(60_000);
    await logWhile(() => runJob(job, world.services, { signal, againMs: 0 }));
    return tries;
  };
  const failed = (code: string, severity?: string) =>
    Object.assign(new Error(code), { code, severity });
  assert.equal(await countTries(failed("CONNECTION_CLOSED")), 3);
  assert.equal(await countTries(failed("57P01", "FATAL")), 3);
  assert.equal(await countTries(failed("55P03", "ERROR")), 3, "a lock");
  assert.equal(await countTries(failed("57014", "ERROR")), 1, "too slow");
  assert.equal(await countTries(failed("42883", "ERROR")), 1, "a fault of ours");
});

const SIGNAL = new AbortController().signal;

Deno.test("a job that the wrong clock skipped has not run", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  await registerJobs(sql, TIMETABLE.map(({ name }) => ({ name, intervalS: 60 })));
  await sql`update job_run set done_at = 'epoch'`;
  const { meter, jobs } = recordMeter();
  readBy(meter);
  world.clock.databaseNow = new Date(world.clock.now.getTime() + 40_000);
  for (const job of TIMETABLE) await runJob(job, world.services, { signal: SIGNAL });
  const timeless = ["drop known changes", "write last use of keys"];
  const skipped = TIMETABLE.filter(({ name }) => !timeless.includes(name));
  assert.deepEqual(
    jobs(),
    [
      ...skipped.map(({ name }) => `${name}: skipped`),
      ...timeless.map((name) => `${name}: done`),
    ].sort(),
  );
  const late = (await findJobRuns(sql)).filter(({ isLate }) => isLate).map(({ task }) => task);
  assert.deepEqual(late, skipped.map(({ name }) => name).sort());

  world.clock.databaseNow = world.clock.now;
  for (const job of TIMETABLE) await runJob(job, world.services, { signal: SIGNAL });
  assert.deepEqual((await findJobRuns(sql)).filter(({ isLate }) => isLate), []);
});

Deno.test("the doctor names a job that is late, and a new version's jobs are not", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const jobs = async () => (await examine(patientOf(sql)))["jobs"];
  await registerJobs(sql, [{ name: "hourly", intervalS: 3_600 }, { name: "gone", intervalS: 60 }]);
  await sql`update job_run set done_at = clock_timestamp() - interval '80 minutes'`;
  await registerJobs(sql, [{ name: "hourly", intervalS: 3_600 }, { name: "new", intervalS: 60 }]);
  assert.deepEqual(await jobs(), { state: "ok", message: "All jobs run on time" });
  await sql`update job_run set done_at = done_at - interval '10 minutes' where task = 'hourly'`;
  const late = await jobs();
  assert.equal(late?.state, "fail");
  assert.match(late?.message ?? "", /^Not done in time: "hourly" \(since 20/);
});

Deno.test("the time between two runs is read from a job's schedule", () => {
  const schedules = ["* * * * *", "*/10 * * * *", "7 * * * *", "27 0 * * *"];
  assert.deepEqual(schedules.map(intervalOf), [60, 600, 3_600, 86_400]);
});
