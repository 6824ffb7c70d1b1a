import type { BatchObservableResult, Meter } from "@opentelemetry/api";
import type { ProcessResources } from "../wiring/create_resources.ts";
import { isUp } from "../database/members.ts";
import { readBy } from "../../core/observing/metrics.ts";
import { VERSION } from "../../core/version.ts";
import { CAST_FAULTS } from "../../site/voting/cast_probe.ts";
import type { Watch } from "./watch.ts";

/** Milliseconds after which figures of the database are omitted as outdated. */
const OUTBOX_MAX_AGE_MS = 60_000;

/**
 * Reports everything to a reader of metrics: counters, and gauges as last measured. Nothing here waits: a silent
 * database shows up as such and doesn't suppress the rest.
 */
export function readMetrics(
  meter: Meter,
  { valkey, clock }: Pick<ProcessResources, "valkey" | "clock">,
  watch: Pick<Watch, "cast" | "jobs" | "pools" | "outbox" | "members" | "upkeep">,
): void {
  readBy(meter);
  const gauge = (name: string, description: string) =>
    meter.createObservableGauge(name, { description });
  const build = gauge("voteboard_build_info", "Versions that run");
  const memory = gauge("process_resident_memory_bytes", "Memory of the process");
  const shared = gauge("voteboard_limits_shared", "Whether Valkey counts for all processes");
  const skew = gauge(
    "voteboard_clock_skew_seconds",
    "How far the clock is ahead of the database's",
  );
  const cast = gauge("voteboard_votes_fail", "Whether a vote on trial fails, by reason");
  const wait = gauge("voteboard_pool_wait_seconds", "Time of an empty statement, by pool");
  const up = gauge("voteboard_pool_up", "Whether a pool's database answers");
  const rows = gauge("voteboard_outbox_deliveries", "Deliveries by state, counted to 100,000");
  const age = gauge("voteboard_outbox_oldest_age_seconds", "For how long the oldest has been due");
  const workers = gauge("voteboard_workers", "Processes that send webhooks and are connected");
  const backup = gauge(
    "voteboard_backup_last_success_timestamp_seconds",
    "When the last backup was made; 0 if there is none",
  );
  const since = gauge("voteboard_site_created_timestamp_seconds", "When the database was set up");
  const member = gauge("voteboard_database_host_up", "Whether a host of the database works");
  const webhooks = gauge("voteboard_breakers", "Webhooks by the state of their breaker");
  const done = gauge("voteboard_job_last_success_timestamp_seconds", "When a job last succeeded");
  const interval = gauge("voteboard_job_interval_seconds", "Time between two runs of a job");

  function read(result: BatchObservableResult): void {
    result.observe(build, 1, { version: VERSION, deno: Deno.version.deno });
    result.observe(memory, Deno.memoryUsage().rss);
    if (valkey) result.observe(shared, valkey.isAway() ? 0 : 1);
    const skewMs = clock.skewMs();
    if (skewMs !== undefined) result.observe(skew, skewMs / 1000);
    readPools(result);
    readOutbox(result);
    readJobs(result);
    readUpkeep(result);
    for (const one of watch.members()) {
      result.observe(member, isUp(one) ? 1 : 0, { host: one.host });
    }
    const trial = watch.cast();
    for (const reason of trial ? Object.keys(CAST_FAULTS) : []) {
      result.observe(cast, trial?.fault === reason ? 1 : 0, { reason });
    }
  }

  function readPools(result: BatchObservableResult): void {
    for (const { name: pool, look } of watch.pools) {
      const found = look.last()?.found;
      if (found) result.observe(up, found.isUp ? 1 : 0, { pool });
      // A statement that is still waiting has waited longer than the last one took.
      result.observe(wait, Math.max(found?.waitS ?? 0, look.waitedMs() / 1000), { pool });
    }
  }

  function readOutbox(result: BatchObservableResult): void {
    const last = watch.outbox?.last();
    if (!last || last.agoMs > OUTBOX_MAX_AGE_MS) return;
    const { oldestS, states, breakers } = last.found;
    result.observe(age, oldestS);
    for (const [state, n] of Object.entries(states)) result.observe(rows, n, { state });
    for (const [state, n] of Object.entries(breakers)) result.observe(webhooks, n, { state });
  }

  function readUpkeep(result: BatchObservableResult): void {
    const last = watch.upkeep?.last();
    if (!last || last.agoMs > OUTBOX_MAX_AGE_MS) return;
    result.observe(workers, last.found.workers);
    result.observe(backup, (last.found.at?.getTime() ?? 0) / 1000);
    result.observe(since, last.found.siteSince.getTime() / 1000);
  }

  function readJobs(result: BatchObservableResult): void {
    for (const { task, doneAt, intervalS } of watch.jobs()) {
      result.observe(done, doneAt.getTime() / 1000, { task });
      result.observe(interval, intervalS, { task });
    }
  }

  const ofProcess = [build, memory, shared, skew, cast, wait, up];
  const ofDatabase = [rows, age, webhooks, done, interval, workers, backup, since, member];
  const all = [...ofProcess, ...ofDatabase];
  meter.addBatchObservableCallback(read, all);
}
