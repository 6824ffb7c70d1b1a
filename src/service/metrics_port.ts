import { metrics } from "@opentelemetry/api";
import type { Config } from "../config.ts";
import { log } from "../log.ts";
import type { Services } from "../services.ts";
import { keepAddressesOut } from "../tracing.ts";
import { readMetrics } from "./read_metrics.ts";
import type { Watch } from "./watch.ts";

/**
 * Has Deno export metrics and traces where `OTEL_DENO` says so, and serves `/metrics` for Prometheus if there is a port
 * for it. Resolves once it listens; the returned function ends it.
 */
export async function startObserving(
  services: Services,
  watch: Watch,
  { metricsAt: { host, port }, exportsTelemetry }: Pick<Config, "metricsAt" | "exportsTelemetry">,
): Promise<() => void> {
  keepAddressesOut();
  if (exportsTelemetry) readMetrics(metrics.getMeter("voteboard"), services, watch);
  if (port === undefined) return () => {};
  // Loaded by those who want it only.
  const { PrometheusExporter } = await import("@opentelemetry/exporter-prometheus");
  const { MeterProvider } = await import("@opentelemetry/sdk-metrics");
  const plain = { withoutScopeInfo: true, withoutTargetInfo: true };
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, ...plain });
  readMetrics(new MeterProvider({ readers: [exporter] }).getMeter("voteboard"), services, watch);
  await exporter.startServer().catch((cause) => {
    const advice = "set METRICS_HOST and METRICS_PORT to a place that is free";
    throw new Error(`Cannot serve metrics at ${host} on port ${port}: ${advice}`, { cause });
  });
  log("info", "metrics_listening", { host, port });
  // Not awaited: it would wait for requests that were half sent.
  return () => void exporter.stopServer();
}
