import type { BatchObservableResult, Meter } from "@opentelemetry/api";
import { readBy } from "../observing/metrics.ts";
import type { Services } from "../services.ts";
import { VERSION } from "../version.ts";
import { CAST_FAULTS } from "../votes/cast_probe.ts";
import type { Watch } from "./watch.ts";

/** Milliseconds after which the queue's figures are omitted as outdated. */
const OUTBOX_MAX_AGE_MS = 60_000;

/**
 * Reports everything to a reader of metrics: counters, and gauges as last measured. Nothing here waits: a silent
 * database shows up as such and doesn't suppress the rest.
 */
export function readMetrics(
  meter: Meter,
  { valkey, clock }: Pick<Services, "valkey" | "clock">,
  watch: Pick<Watch, "cast" | "jobs" | "pools" | "outbox">,
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
  const age = gauge("voteboard_outbox_oldest_age_seconds", "Age of the oldest that waits");
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

  function readJobs(result: BatchObservableResult): void {
    for (const { task, doneAt, intervalS } of watch.jobs()) {
      result.observe(done, doneAt.getTime() / 1000, { task });
      result.observe(interval, intervalS, { task });
    }
  }

  const all = [build, memory, shared, skew, cast, wait, up, rows, age, webhooks, done, interval];
  meter.addBatchObservableCallback(read, all);
}
