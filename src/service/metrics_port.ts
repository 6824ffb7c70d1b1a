import { metrics } from "@opentelemetry/api";
import type { Config } from "../config.ts";
import { log } from "../observing/log.ts";
import type { Services } from "../services.ts";
import { hideUrls } from "../observing/hide_urls.ts";
import { readMetrics } from "./read_metrics.ts";
import type { Watch } from "./watch.ts";

/**
 * Makes Deno export metrics and traces if `OTEL_DENO` is set, and serves `/metrics` for Prometheus if a port is
 * configured. Resolves once it listens; the returned function ends it.
 */
export async function startObserving(
  services: Services,
  watch: Watch,
  { metricsAt: { host, port }, exportsTelemetry }: Pick<Config, "metricsAt" | "exportsTelemetry">,
): Promise<() => void> {
  hideUrls();
  if (exportsTelemetry) readMetrics(metrics.getMeter("voteboard"), services, watch);
  if (port === undefined) return () => {};
  // Loaded only if needed.
  const { PrometheusExporter } = await import("@opentelemetry/exporter-prometheus");
  const { MeterProvider } = await import("@opentelemetry/sdk-metrics");
  const plain = { withoutScopeInfo: true, withoutTargetInfo: true };
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, ...plain });
  readMetrics(new MeterProvider({ readers: [exporter] }).getMeter("voteboard"), services, watch);
  await exporter.startServer().catch((cause) => {
    const advice = "set METRICS_HOST and METRICS_PORT to a port that is free";
    throw new Error(`Cannot serve metrics at ${host} on port ${port}: ${advice}`, { cause });
  });
  log("info", "metrics_listening", { host, port });
  // Not awaited, because it would wait for requests that were only half sent.
  return () => void exporter.stopServer();
}
