import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import { readDeployed } from "../support/processes/deployed.ts";
import { hasTool, runTool } from "../support/processes/host_tools.ts";

const PROMETHEUS = fileURLToPath(new URL("../../deploy/prometheus/", import.meta.url));

const { groups: [{ rules }] } = z.object({
  groups: z.tuple([z.object({
    rules: z.array(z.object({
      alert: z.string(),
      expr: z.string(),
      for: z.string().default(""),
      labels: z.object({ severity: z.enum(["page", "warn"]) }),
      annotations: z.object({ summary: z.string() }),
    })),
  })]),
}).parse(parse(await readDeployed("prometheus/alerts.yml")));

/** Seconds between two samples, and between two evaluations. */
const STEP_S = 30;

/** A fault as a service shows it, from second 0 on, and the second at which its alert fires. */
type Fault = [alert: string, firesAtS: number, series: Record<string, string>];

const ALL = "x8000";
const UP = { 'up{job="voteboard", instance="a"}': `1${ALL}` };
const REQUESTS = "voteboard_http_request_duration_seconds";
const ATTEMPTS = "voteboard_delivery_attempt_duration_seconds_count";
const BACKUP = "voteboard_backup_last_success_timestamp_seconds";
const DAY_S = 86_400;

/** The same for alerts that take days. */
const LONG_STEP_S = 600;

/** A figure that needs two samples, and one that exceeds its limit with the next, fire a step later. */
const FAULTS: Fault[] = [
  ["VoteboardMissing", 300, {}],
  ["VoteboardDown", 120, { 'up{job="voteboard", instance="a"}': `0${ALL}` }],
  ["VoteboardDatabaseAway", 60, { 'voteboard_pool_up{instance="a", pool="pages"}': `0${ALL}` }],
  ["VoteboardVotesFail", 60, {
    'voteboard_votes_fail{instance="a", reason="read_only"}': `1${ALL}`,
  }],
  ["VoteboardClockSkew", 300, { 'voteboard_clock_skew_seconds{instance="a"}': `-3${ALL}` }],
  ["VoteboardPoolAway", 120, {
    'voteboard_pool_up{instance="a", pool="jobs"}': `0${ALL}`,
    'voteboard_pool_up{instance="a", pool="pages"}': `1${ALL}`,
  }],
  ["VoteboardDatabaseSlow", 300, { 'voteboard_pool_wait_seconds{pool="pages"}': `0.6${ALL}` }],
  ["VoteboardErrors", 300 + STEP_S, {
    [`${REQUESTS}_count{method="POST", route="/a", status="503"}`]: `0+10${ALL}`,
    [`${REQUESTS}_count{method="POST", route="/a", status="303"}`]: `0+10${ALL}`,
  }],
  ["VoteboardSlow", 600 + STEP_S, {
    [`${REQUESTS}_bucket{route="/api/v1/votes", le="0.5"}`]: `0+1${ALL}`,
    [`${REQUESTS}_bucket{route="/api/v1/votes", le="1"}`]: `0+90${ALL}`,
    [`${REQUESTS}_bucket{route="/api/v1/votes", le="+Inf"}`]: `0+90${ALL}`,
  }],
  ["VoteboardWorkerMissing", 120, { 'voteboard_workers{instance="a"}': `0${ALL}` }],
  ["VoteboardDeliveriesStandStill", 600 + STEP_S, {
    'voteboard_outbox_oldest_age_seconds{instance="a"}': `0+${STEP_S}${ALL}`,
    [`${ATTEMPTS}{outcome="delivered"}`]: `7${ALL}`,
  }],
  // Thousands wait, and one a minute goes out.
  ["VoteboardDeliveriesLate", 1_800 + STEP_S, {
    'voteboard_outbox_oldest_age_seconds{instance="a"}': `0+${STEP_S}${ALL}`,
    'voteboard_outbox_deliveries{instance="a", state="pending"}': `4000${ALL}`,
    [`${ATTEMPTS}{outcome="delivered"}`]: `0+0.5${ALL}`,
  }],
  ["VoteboardQueueGrows", 1_800 + 2 * STEP_S, {
    'voteboard_outbox_deliveries{instance="a", state="pending"}': `5001+1${ALL}`,
  }],
  ["VoteboardFiguresMissing", 300, UP],
  ["VoteboardDatabaseHostLost", 120, {
    'voteboard_database_host_up{instance="a", host="db1:5432"}': `0${ALL}`,
    'voteboard_database_host_up{instance="a", host="db2:5432"}': `1${ALL}`,
  }],
  ["VoteboardBackupOld", 2 * DAY_S + LONG_STEP_S, { [`${BACKUP}{instance="a"}`]: `1${ALL}` }],
  ["VoteboardNoBackup", 2 * DAY_S + LONG_STEP_S, {
    [`${BACKUP}{instance="a"}`]: `0${ALL}`,
    'voteboard_site_created_timestamp_seconds{instance="a"}': `0${ALL}`,
  }],
  ["VoteboardOwnFault", STEP_S, { [`${ATTEMPTS}{outcome="bad_secret"}`]: `0+1${ALL}` }],
  ["VoteboardJobFails", STEP_S, {
    'voteboard_job_runs_total{task="hourly", outcome="failed"}': `0+1${ALL}`,
  }],
  ["VoteboardJobLate", 75 + 600 + 15 + 60, {
    'voteboard_job_last_success_timestamp_seconds{task="each minute"}': `0${ALL}`,
    'voteboard_job_interval_seconds{task="each minute"}': `60${ALL}`,
  }],
  ["VoteboardMailFails", STEP_S, { 'voteboard_mails_total{outcome="failed"}': `0+10${ALL}` }],
  ["VoteboardLimitsAlone", 300, { 'voteboard_limits_shared{instance="a"}': `0${ALL}` }],
  ["VoteboardLimitKeyFails", STEP_S, {
    'voteboard_limit_key_failures_total{instance="a", code="OOM"}': `0+1${ALL}`,
  }],
  ["VoteboardMemory", 1_800, {
    'process_resident_memory_bytes{job="voteboard", instance="a"}': `2000000000${ALL}`,
  }],
];

/** A state of a service for which no alert of that name may fire, in the first hours. */
const CALM: [alert: string, series: Record<string, string>][] = [
  // An outage of two and a half minutes that is over.
  ["VoteboardErrors", {
    [`${REQUESTS}_count{method="POST", route="/a", status="503"}`]: "0+10x5 50x800",
    [`${REQUESTS}_count{method="POST", route="/a", status="303"}`]: "0x5 0+10x800",
  }],
  // A receiver is down for a day: what waits for its next attempt is not due.
  ["VoteboardDeliveriesStandStill", {
    'voteboard_outbox_oldest_age_seconds{instance="a"}': "0x800",
    'voteboard_outbox_deliveries{instance="a", state="pending"}': "100x800",
  }],
  // One of two workers is gone.
  ["VoteboardWorkerMissing", { 'voteboard_workers{instance="a"}': "1x800" }],
  // A worker restarts within a minute and a half.
  ["VoteboardWorkerMissing", { 'voteboard_workers{instance="a"}': "0x2 1x800" }],
  ["VoteboardFiguresMissing", {
    ...UP,
    'voteboard_outbox_oldest_age_seconds{instance="a"}': "0x800",
    'voteboard_workers{instance="a"}': "1x800",
  }],
  // One of two processes can't reach that host.
  ["VoteboardDatabaseHostLost", {
    'voteboard_database_host_up{instance="a", host="db1:5432"}': "0x800",
    'voteboard_database_host_up{instance="b", host="db1:5432"}': "1x800",
  }],
  // A new site, and one whose backup was just made.
  ["VoteboardNoBackup", {
    [`${BACKUP}{instance="a"}`]: "0x800",
    'voteboard_site_created_timestamp_seconds{instance="a"}': "0x800",
  }],
  ["VoteboardBackupOld", { [`${BACKUP}{instance="a"}`]: "0x800" }],
];

const seriesOf = (series: Record<string, string>) =>
  Object.entries(series).map(([name, values]) => ({ series: name, values }));

function firing(alert: string, atS: number, count: number) {
  return {
    expr: `count(ALERTS{alertname="${alert}", alertstate="firing"})`,
    eval_time: `${atS}s`,
    exp_samples: count === 0 ? [] : [{ labels: "{}", value: count }],
  };
}

/** Runs promtool on such tests, which it reads as YAML, and so as JSON. */
async function runPromtool(tests: unknown[], stepS = STEP_S): Promise<void> {
  const file = await Deno.makeTempFile({ suffix: ".yml" });
  await Deno.writeTextFile(
    file,
    JSON.stringify({
      rule_files: [`${PROMETHEUS}alerts.yml`],
      evaluation_interval: `${stepS}s`,
      tests,
    }),
  );
  const { success, said } = await runTool("promtool", ["test", "rules", file]);
  await Deno.remove(file);
  assert.ok(success, said);
}

Deno.test({
  name: "every alert fires when it says, not sooner and not later",
  ignore: !hasTool("promtool"),
  async fn() {
    assert.deepEqual(FAULTS.map(([alert]) => alert).sort(), rules.map(({ alert }) => alert).sort());
    const isLong = ([, firesAtS]: Fault) => firesAtS > DAY_S;
    for (const stepS of [STEP_S, LONG_STEP_S]) {
      const faults = FAULTS.filter((fault) => isLong(fault) === (stepS === LONG_STEP_S));
      await runPromtool(
        faults.map(([alert, firesAtS, series]) => ({
          name: alert,
          interval: `${stepS}s`,
          input_series: seriesOf(series),
          promql_expr_test: [
            firing(alert, Math.max(0, firesAtS - stepS), 0),
            firing(alert, firesAtS, 1),
            firing(alert, firesAtS + 2 * stepS, 1),
          ],
        })),
        stepS,
      );
    }
  },
});

Deno.test({
  name: "no alert fires for what is over, for what rests, or for one of two",
  ignore: !hasTool("promtool"),
  fn: () =>
    runPromtool(CALM.map(([alert, series]) => ({
      name: alert,
      interval: `${STEP_S}s`,
      input_series: seriesOf(series),
      promql_expr_test: Array.from({ length: 120 }, (_, nth) => firing(alert, nth * 2 * STEP_S, 0)),
    }))),
});

Deno.test({
  name: "the alerts fire when nobody can vote, a job is late or a clock is off",
  ignore: !hasTool("promtool"),
  async fn() {
    const { success, said } = await runTool("promtool", [
      "test",
      "rules",
      `${import.meta.dirname}/alerts.yml`,
    ]);
    assert.ok(success, said);
  },
});

Deno.test("an alert's text says the time after which it fires", () => {
  const units: Record<string, string> = { m: "minutes", h: "hours" };
  for (const { alert, for: wait, expr, annotations: { summary } } of rules) {
    const [, number = "", unit = ""] = /^(\d+)([mh])$/.exec(wait) ?? [];
    const spoken = number === "1" ? "1 minute" : `${number} ${units[unit]}`;
    const limit = /> (600|1800|2 \* 86400)\b/.exec(expr)?.[1];
    const window = /\[(\d+[mh])\]/.exec(expr)?.[1];
    const told = wait !== ""
      ? spoken
      : limit !== undefined
      ? { "600": "10 minutes", "1800": "30 minutes", "2 * 86400": "2 days" }[limit]
      : { "1h": "hour", "15m": "15 minutes" }[window ?? ""];
    assert.ok(summary.includes(told ?? "a time"), `${alert}: ${summary}, not ${told}`);
  }
});

const manager = z.object({
  route: z.object({ group_by: z.array(z.string()) }),
  inhibit_rules: z.array(
    z.object({ source_matchers: z.array(z.string()), target_matchers: z.array(z.string()) }),
  ),
}).parse(parse(await readDeployed("prometheus/alertmanager.yml")));

/** The alerts that a matcher such as `alertname=~"Voteboard(A|B)"` names. */
function namesIn(matchers: string[]): string[] {
  const text = matchers.find((one) => one.startsWith("alertname")) ?? "";
  const [, list = ""] = /"Voteboard\(?([\w|]+)\)?"$/.exec(text) ?? [];
  return list.split("|").map((name) => `Voteboard${name}`);
}

Deno.test("one outage is one page: a group for each severity, and consequences are silent", () => {
  assert.deepEqual(manager.route.group_by, ["severity"]);
  const known = new Set(rules.map(({ alert }) => alert));
  const silenced = manager.inhibit_rules.flatMap(({ source_matchers, target_matchers }) => {
    const sources = namesIn(source_matchers);
    const targets = namesIn(target_matchers);
    for (const name of [...sources, ...targets]) assert.ok(known.has(name), name);
    assert.deepEqual(sources.filter((name) => targets.includes(name)), [], "none silences itself");
    return sources.flatMap((source) => targets.map((target) => `${source} ${target}`));
  });
  for (const pair of silenced) {
    const [source, target] = pair.split(" ");
    assert.ok(!silenced.includes(`${target} ${source}`), `${pair}: two that silence each other`);
  }
  for (const target of ["Errors", "VotesFail", "JobLate", "DatabaseHostLost"]) {
    assert.ok(silenced.includes(`VoteboardDatabaseAway Voteboard${target}`), target);
  }
});

Deno.test({
  name: "amtool takes the sample for Alertmanager, and routes by severity",
  ignore: !hasTool("amtool"),
  async fn() {
    const file = `${PROMETHEUS}alertmanager.yml`;
    const checked = await runTool("amtool", ["check-config", file]);
    assert.ok(checked.success, checked.said);
    for (const [severity, receiver] of [["page", "pager"], ["warn", "mail"]]) {
      const args = ["config", "routes", "test", `--config.file=${file}`, `severity=${severity}`];
      assert.equal((await runTool("amtool", args)).said.split("\n")[0], receiver);
    }
  },
});
