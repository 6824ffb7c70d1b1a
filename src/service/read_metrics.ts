import type { BatchObservableResult, Meter } from "@opentelemetry/api";
import { measureOutbox } from "../deliveries/outbox_depth.ts";
import { describeError, log } from "../log.ts";
import { readBy } from "../metrics.ts";
import type { Services } from "../services.ts";
import { VERSION } from "../version.ts";

/** Has a reader of metrics read all: what is counted, and, each time it looks, what is not but stands as it is. */
export function readMetrics(meter: Meter, { pools, valkey, now }: Services): void {
  readBy(meter);
  const gauge = (name: string, description: string) =>
    meter.createObservableGauge(name, { description });
  const build = gauge("voteboard_build_info", "Versions that run");
  const memory = gauge("process_resident_memory_bytes", "Memory of the process");
  const shared = gauge("voteboard_limits_shared", "Whether Valkey counts for all processes");
  const wait = gauge("voteboard_pool_wait_seconds", "Time of an empty statement, by pool");
  const up = gauge("voteboard_pool_up", "Whether a pool's database answers");
  const rows = gauge("voteboard_outbox_deliveries", "Deliveries by state, counted to 100,000");
  const age = gauge("voteboard_outbox_oldest_age_seconds", "Age of the oldest that waits");
  const webhooks = gauge("voteboard_breakers", "Webhooks by the state of their breaker");

  async function look(result: BatchObservableResult): Promise<void> {
    result.observe(build, 1, { version: VERSION, deno: Deno.version.deno });
    result.observe(memory, Deno.memoryUsage().rss);
    if (valkey) result.observe(shared, valkey.isAway() ? 0 : 1);
    await Promise.all([lookAtPools(result), lookAtOutbox(result)]);
  }

  async function lookAtPools(result: BatchObservableResult): Promise<void> {
    const { reads, pages, deliveries, leases, jobs } = pools;
    const asked = Object.entries({ reads, pages, deliveries, leases, jobs });
    await Promise.all(asked.map(async ([pool, sql]) => {
      const startedAt = performance.now();
      const isUp = await sql`select 1`.then(() => 1, () => 0);
      result.observe(up, isUp, { pool });
      result.observe(wait, (performance.now() - startedAt) / 1000, { pool });
    }));
  }

  async function lookAtOutbox(result: BatchObservableResult): Promise<void> {
    const met = await measureOutbox(pools.pages, now())
      .catch((error) => log("warn", "outbox_not_measured", describeError(error)));
    if (!met) return;
    result.observe(age, met.oldestS);
    for (const [state, n] of Object.entries(met.states)) result.observe(rows, n, { state });
    for (const [state, n] of Object.entries(met.breakers)) result.observe(webhooks, n, { state });
  }

  const all = [build, memory, shared, wait, up, rows, age, webhooks];
  meter.addBatchObservableCallback(look, all);
}
