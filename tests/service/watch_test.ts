import assert from "node:assert/strict";
import { createPrometheusMeter } from "../../src/service/observing/prometheus.ts";
import { readMetrics } from "../../src/service/observing/read_metrics.ts";
import { startWatch } from "../../src/service/observing/watch.ts";
import { type PostgresProxy, startPostgresProxy } from "../support/database/postgres_proxy.ts";
import { eventually } from "../support/processes/processes.ts";
import { setReadOnly } from "../support/database/read_only.ts";
import { openWorld, type World } from "../support/world.ts";

/** A process with metrics, which all of them are read from as Prometheus does. */
const WITH_METRICS = {
  role: "all",
  metricsAt: { host: "127.0.0.1", port: 1 },
  exportsTelemetry: false,
} as const;

function observe({ services }: World, databaseUrl?: string) {
  const watch = startWatch(services, { ...WITH_METRICS, databaseUrl, directUrl: undefined });
  const { meter, read } = createPrometheusMeter();
  readMetrics(meter, services, watch);
  return {
    scrape: read,
    [Symbol.dispose]: () => watch.stop(),
  };
}

/** The value of the one sample that begins so. */
function valueOf(text: string, beginning: string): number {
  const line = text.split("\n").find((line) => line.startsWith(beginning));
  return Number(line?.split(" ").at(-1) ?? NaN);
}

Deno.test("metrics wait for nothing: a silent jobs pool shows, and hides no other", async () => {
  let proxy: PostgresProxy | undefined;
  await using world = await openWorld({
    now: new Date(),
    through: (url) => (proxy = startPostgresProxy(url)).url,
  });
  await using _ = proxy;
  const { jobs } = world.services.pools;
  await Promise.all([jobs`select 1`, jobs`select 1`]);
  proxy?.lose("everything", { of: "voteboard-jobs" });
  using observed = observe(world);
  const text = await eventually("the queue is measured, and jobs waits", () => {
    const text = observed.scrape();
    return text.includes("voteboard_outbox_deliveries{") &&
      valueOf(text, 'voteboard_pool_wait_seconds{pool="jobs"') > 0.5 && text;
  });
  assert.equal(valueOf(text, 'voteboard_pool_up{pool="pages"'), 1);
});

Deno.test("no statement of a service may take longer than a minute", async () => {
  await using world = await openWorld({ timeoutFactor: 1 });
  const { openListener: _, close: __, ...pools } = world.services.pools;
  for (const [name, sql] of Object.entries(pools)) {
    const [row] = await sql<{ ms: number }[]>`
      select extract(epoch from current_setting('statement_timeout')::interval)::int * 1000 as ms`;
    assert.ok(row && row.ms > 0 && row.ms <= 60_000, `${name}: ${row?.ms} ms`);
  }
});

Deno.test("a statement whose connection fell silent fails, and the next one goes through", async () => {
  let proxy: PostgresProxy | undefined;
  await using world = await openWorld({
    timeoutFactor: 0.02,
    through: (url) => (proxy = startPostgresProxy(url)).url,
  });
  await using _ = proxy;
  const { jobs } = world.services.pools;
  await eventually("it is connected", () => jobs`select 1`.then(() => true, () => false));
  proxy?.lose("everything", { of: "voteboard-jobs" });
  await assert.rejects(jobs`select 1`.execute(), { code: "SERVER_SILENT" });
  await jobs`select 1`;
});

Deno.test("metrics tell why votes fail, and that they work again", async () => {
  await using world = await openWorld({ now: new Date() });
  const reasons = async () => {
    using observed = observe(world);
    const text = await eventually("a vote is on trial", () => {
      const text = observed.scrape();
      return text.includes("voteboard_votes_fail{") && text;
    });
    return [...text.matchAll(/voteboard_votes_fail\{reason="(\w+)".*\} 1/g)].map(([, why]) => why);
  };
  assert.deepEqual(await reasons(), []);
  const right = world.clock.databaseNow = world.clock.now;
  world.clock.now = new Date(right.getTime() + 40_000);
  assert.deepEqual(await reasons(), ["clock_off"]);
  world.clock.now = right;
  await setReadOnly(world.databaseUrl, true);
  await eventually("it is read-only", async () => (await reasons()).join() === "read_only");
  await setReadOnly(world.databaseUrl, false);
  await eventually("votes work", async () => (await reasons()).length === 0);
});

Deno.test("metrics tell how many workers are connected, when a backup was made, and which hosts work", async () => {
  await using world = await openWorld({ now: new Date() });
  await using proxy = startPostgresProxy(world.databaseUrl);
  const { host } = new URL(proxy.url);
  const url = proxy.url.replace(host, `${host},127.0.0.1:1`);
  using observed = observe(world, url);
  const text = await eventually("all is measured", () => {
    const text = observed.scrape();
    return /^voteboard_workers /m.test(text) && text.includes("voteboard_database_host_up{") &&
      text;
  });
  assert.equal(valueOf(text, "voteboard_workers"), 0);
  assert.equal(valueOf(text, "voteboard_backup_last_success_timestamp_seconds"), 0);
  assert.equal(valueOf(text, 'voteboard_database_host_up{host="127.0.0.1:1"'), 0);
  assert.equal(valueOf(text, `voteboard_database_host_up{host="${host}"`), 1);
});
