import type { BatchObservableResult, Meter } from "@opentelemetry/api";
import type { ProcessResources } from "../wiring/create_resources.ts";
import { isUp } from "../database/members.ts";
import { readBy } from "../../core/observing/metrics.ts";
import { VERSION } from "../../core/version.ts";
import { CAST_FAULTS } from "../../site/voting/ballot/cast_probe.ts";
import type { Watch } from "./watch.ts";

/** Milliseconds after which figures of the database are omitted as outdated. */
const OUTBOX_MAX_AGE_MS = 60_000;

/** Parts of the service that are measured. */
type MeasuredParts = Pick<Watch, "cast" | "jobs" | "pools" | "outbox" | "members" | "upkeep">;

type Gauges = ReturnType<typeof createGauges>;

/**
 * Reports all metrics to a reader: counters, and gauges as last measured. Reading never waits, so a database that
 * doesn't respond appears as unavailable and doesn't suppress the other metrics.
 */
export function readMetrics(
  meter: Meter,
  { valkey, clock }: Pick<ProcessResources, "valkey" | "clock">,
  watch: MeasuredParts,
): void {
  readBy(meter);
  const gauges = createGauges(meter);

  function read(result: BatchObservableResult): void {
    result.observe(gauges.build, 1, { version: VERSION, deno: Deno.version.deno });
    result.observe(gauges.memory, Deno.memoryUsage().rss);
    if (valkey) result.observe(gauges.shared, valkey.isAway() ? 0 : 1);
    const skewMs = clock.skewMs();
    if (skewMs !== undefined) result.observe(gauges.skew, skewMs / 1000);
    readPools(result, gauges, watch);
    readOutbox(result, gauges, watch);
    readJobs(result, gauges, watch);
    readUpkeep(result, gauges, watch);
    for (const one of watch.members()) {
      result.observe(gauges.member, isUp(one) ? 1 : 0, { host: one.host });
    }
    const trial = watch.cast();
    for (const reason of trial ? Object.keys(CAST_FAULTS) : []) {
      result.observe(gauges.cast, trial?.fault === reason ? 1 : 0, { reason });
    }
  }

  meter.addBatchObservableCallback(read, Object.values(gauges));
}

function createGauges(meter: Meter) {
  const gauge = (name: string, description: string) =>
    meter.createObservableGauge(name, { description });
  return {
    build: gauge("voteboard_build_info", "Versions that run"),
    memory: gauge("process_resident_memory_bytes", "Memory of the process"),
    shared: gauge("voteboard_limits_shared", "Whether Valkey counts for all processes"),
    skew: gauge(
      "voteboard_clock_skew_seconds",
      "How far the clock is ahead of the database's",
    ),
    cast: gauge("voteboard_votes_fail", "Whether a vote on trial fails, by reason"),
    wait: gauge("voteboard_pool_wait_seconds", "Time of an empty statement, by pool"),
    up: gauge("voteboard_pool_up", "Whether a pool's database answers"),
    rows: gauge("voteboard_outbox_deliveries", "Deliveries by state, counted to 100,000"),
    age: gauge("voteboard_outbox_oldest_age_seconds", "For how long the oldest has been due"),
    workers: gauge("voteboard_workers", "Processes that send webhooks and are connected"),
    backup: gauge(
      "voteboard_backup_last_success_timestamp_seconds",
      "When the last backup was made; 0 if there is none",
    ),
    since: gauge("voteboard_site_created_timestamp_seconds", "When the database was set up"),
    member: gauge("voteboard_database_host_up", "Whether a host of the database works"),
    webhooks: gauge("voteboard_breakers", "Webhooks by the state of their breaker"),
    done: gauge("voteboard_job_last_success_timestamp_seconds", "When a job last succeeded"),
    interval: gauge("voteboard_job_interval_seconds", "Time between two runs of a job"),
  };
}

function readPools(result: BatchObservableResult, gauges: Gauges, watch: MeasuredParts): void {
  for (const { name: pool, query } of watch.pools) {
    const found = query.last()?.found;
    if (found) result.observe(gauges.up, found.isUp ? 1 : 0, { pool });
    // A statement that is still waiting may have waited longer than the last one took.
    result.observe(gauges.wait, Math.max(found?.waitS ?? 0, query.waitedMs() / 1000), { pool });
  }
}

function readOutbox(result: BatchObservableResult, gauges: Gauges, watch: MeasuredParts): void {
  const last = watch.outbox?.last();
  if (!last || last.agoMs > OUTBOX_MAX_AGE_MS) return;
  const { oldestS, states, breakers } = last.found;
  result.observe(gauges.age, oldestS);
  for (const [state, n] of Object.entries(states)) result.observe(gauges.rows, n, { state });
  for (const [state, n] of Object.entries(breakers)) result.observe(gauges.webhooks, n, { state });
}

function readUpkeep(result: BatchObservableResult, gauges: Gauges, watch: MeasuredParts): void {
  const last = watch.upkeep?.last();
  if (!last || last.agoMs > OUTBOX_MAX_AGE_MS) return;
  result.observe(gauges.workers, last.found.workers);
  result.observe(gauges.backup, (last.found.at?.getTime() ?? 0) / 1000);
  result.observe(gauges.since, last.found.siteSince.getTime() / 1000);
}

function readJobs(result: BatchObservableResult, gauges: Gauges, watch: MeasuredParts): void {
  for (const { task, doneAt, intervalS } of watch.jobs()) {
    result.observe(gauges.done, doneAt.getTime() / 1000, { task });
    result.observe(gauges.interval, intervalS, { task });
  }
}
