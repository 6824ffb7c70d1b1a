import assert from "node:assert/strict";
import { parse } from "yaml";
import { z } from "zod";
import { readBy } from "../../src/core/observing/metrics.ts";
import { readMetrics } from "../../src/service/observing/read_metrics.ts";
import { hasTool } from "../support/processes/host_tools.ts";
import { complaintsOfPromtool, recordMeter } from "../support/processes/metrics.ts";
import { openWorld } from "../support/world.ts";

const RULES = "deploy/prometheus/alerts.yml";
const DASHBOARD = "deploy/grafana/voteboard.json";

const AlertFile = z.object({
  groups: z.array(z.object({
    rules: z.array(z.object({
      alert: z.string(),
      expr: z.string(),
      annotations: z.object({ summary: z.string(), action: z.string() }),
    })),
  })),
});

const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

async function readRules() {
  const { groups } = AlertFile.parse(parse(await Deno.readTextFile(RULES)));
  return groups.flatMap(({ rules }) => rules);
}

Deno.test("the dashboard and the alerts name only metrics that exist", async () => {
  await using world = await openWorld();
  const { meter, names } = recordMeter();
  const nothing = {
    cast: () => undefined,
    jobs: () => [],
    members: () => [],
    pools: [],
    outbox: undefined,
    upkeep: undefined,
  };
  readMetrics(meter, world.services, nothing);
  const { panels } = Dashboard.parse(JSON.parse(await Deno.readTextFile(DASHBOARD)));
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const watched = (await readRules()).map(({ expr }) => expr);
  const used = [...shown, ...watched].flatMap((expr) =>
    expr.match(/\b(?:voteboard|process)_\w+/g) ?? []
  );
  assert.deepEqual([...new Set(used)].filter((name) => !names.has(name)), []);
  const spoken = new Set(used.map((name) => name.replace(/_(bucket|sum|count)$/, "")));
  const silent = [...names].filter((name) => !spoken.has(name.replace(/_(bucket|sum|count)$/, "")));
  assert.deepEqual(silent, [], "each metric is on the dashboard or in an alert");
});

Deno.test("each alert says in a sentence what to do", async () => {
  for (const { alert, annotations } of await readRules()) {
    assert.match(annotations.action, /^[A-Z].{30,}\.$/s, alert);
  }
});

Deno.test({
  name: "promtool accepts the alert rules",
  ignore: !hasTool("promtool"),
  fn: async () => assert.equal(await complaintsOfPromtool(["check", "rules", RULES]), ""),
});

Deno.test("a vote is counted once it is cast, a refused one never", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await world.account("Steve_01");
  const { meter, counted } = recordMeter();
  readBy(meter);
  await world.vote(server, "Steve_01");
  await world.vote(server, "Steve_01");
  assert.equal(counted.get("voteboard_votes_total"), 1);
});
