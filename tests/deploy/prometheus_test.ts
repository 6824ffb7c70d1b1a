import assert from "node:assert/strict";
import { parse } from "yaml";
import { z } from "zod";
import { loadConfig } from "../../src/service/config.ts";
import { readDeployed } from "../support/processes/deployed.ts";
import { hasTool, runTool } from "../support/processes/host_tools.ts";
import { SECRET_KEY } from "../support/world.ts";

const text = await readDeployed("prometheus/prometheus.yml");
const unit = targetsOf(/^ +- targets: (.+)$/m);
const compose = targetsOf(/^ +# - targets: (.+)$/m);

function targetsOf(line: RegExp): string[] {
  return z.array(z.string()).parse(JSON.parse(line.exec(text)?.[1] ?? "[]"));
}

/** Returns the address at which a process with that environment serves metrics. */
function metricsAt(env: Record<string, string>) {
  return loadConfig({ DATABASE_URL: "postgres://a@b/c", SECRET_KEY, ...env }).metricsAt;
}

Deno.test("Prometheus asks where processes of the unit serve metrics", async () => {
  const [, words = ""] = /^ExecStart=\/usr\/bin\/env ((?:[A-Z_]+=\S+ )+)/m
    .exec(await readDeployed("voteboard@.service")) ?? [];
  const served = ["8000", "8001"].map((port) => {
    const pairs = words.trim().split(" ").map((pair) => pair.replace("%i", port).split("="));
    const { host, port: own } = metricsAt(Object.fromEntries(pairs));
    return `${host}:${own}`;
  });
  assert.deepEqual(unit, served);
});

Deno.test("Prometheus asks where processes of Compose serve metrics", async () => {
  const services = z.looseObject({ environment: z.record(z.string(), z.string()) });
  const { "voteboard-1": one } = parse(await readDeployed("compose.yaml"), { merge: true })
    .services;
  const { METRICS_HOST = "", METRICS_PORT = "" } = services.parse(one).environment;
  const { host, port } = metricsAt({ METRICS_HOST, METRICS_PORT });
  assert.equal(host, "0.0.0.0");
  assert.deepEqual(compose, [`voteboard-1:${port}`, `voteboard-2:${port}`]);
});

Deno.test({
  name: "promtool takes the lines for Prometheus",
  ignore: !hasTool("promtool"),
  async fn() {
    const file = `${import.meta.dirname}/../../deploy/prometheus/prometheus.yml`;
    const { success, said } = await runTool("promtool", ["check", "config", file]);
    assert.ok(success, said);
  },
});
