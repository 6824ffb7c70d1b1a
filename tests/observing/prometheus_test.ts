import assert from "node:assert/strict";
import { createPrometheusMeter } from "../../src/service/observing/prometheus.ts";

Deno.test("counters, buckets and gauges read as Prometheus's text format, whatever a label holds", () => {
  const { meter, read } = createPrometheusMeter();
  const votes = meter.createCounter("votes", { description: "Votes cast" });
  const advice = { explicitBucketBoundaries: [0.1, 1] };
  const seconds = meter.createHistogram("answer_seconds", { description: "Time", advice });
  const pool = meter.createObservableGauge("pool_up", { description: "Pools" });
  meter.createCounter("unused");
  let isUp = 1;
  meter.addBatchObservableCallback((result) => {
    if (isUp) result.observe(pool, isUp, { pool: "reads" });
  }, [pool]);
  votes.add(1);
  votes.add(2, {});
  for (const value of [0.1, 0.2, 5]) seconds.record(value, { route: '/a"b\\c\nd', status: 200 });

  const text = read();
  const labels = 'route="/a\\"b\\\\c\\nd",status="200"';
  assert.deepEqual(text.split("\n"), [
    "# HELP votes_total Votes cast",
    "# TYPE votes_total counter",
    "votes_total 3",
    "# HELP answer_seconds Time",
    "# TYPE answer_seconds histogram",
    `answer_seconds_count{${labels}} 3`,
    `answer_seconds_sum{${labels}} 5.3`,
    `answer_seconds_bucket{${labels},le="0.1"} 1`,
    `answer_seconds_bucket{${labels},le="1"} 2`,
    `answer_seconds_bucket{${labels},le="+Inf"} 3`,
    "# HELP pool_up Pools",
    "# TYPE pool_up gauge",
    'pool_up{pool="reads"} 1',
    "",
  ]);
  isUp = 0;
  assert.ok(!read().includes("pool_up"), "a gauge that isn't observed has no old value");
});
