import { metrics } from "@opentelemetry/api";
import type { Config } from "../config.ts";
import type { ProcessResources } from "../wiring/create_resources.ts";
import { log } from "../../core/observing/log.ts";
import { hideUrls } from "./hide_urls.ts";
import { createPrometheusMeter } from "./prometheus.ts";
import { readMetrics } from "./read_metrics.ts";
import type { Watch } from "./watch.ts";

/** Prometheus's text format. */
const TEXT_FORMAT = "text/plain; version=0.0.4; charset=utf-8";

/**
 * Makes Deno export metrics and traces if `OTEL_DENO` is set, and serves `/metrics` for Prometheus if a port is
 * configured. The returned function ends it.
 */
export function startObserving(
  services: Pick<ProcessResources, "valkey" | "clock">,
  watch: Watch,
  { metricsAt: { host, port }, exportsTelemetry }: Pick<Config, "metricsAt" | "exportsTelemetry">,
): () => void {
  hideUrls();
  if (exportsTelemetry) readMetrics(metrics.getMeter("voteboard"), services, watch);
  if (port === undefined) return () => {};
  const { meter, read } = createPrometheusMeter();
  readMetrics(meter, services, watch);
  const server = listen(read, { hostname: host, port });
  log("info", "metrics_listening", { host, port });
  // Not awaited, because it would wait for clients that sent only half of a request.
  return () => void server.shutdown();
}

function listen(read: () => string, at: { hostname: string; port: number }): Deno.HttpServer {
  try {
    return Deno.serve({ ...at, onListen() {} }, (request) => {
      if (new URL(request.url).pathname !== "/metrics") return new Response(null, { status: 404 });
      return new Response(read(), { headers: { "Content-Type": TEXT_FORMAT } });
    });
  } catch (cause) {
    const advice = "set METRICS_HOST and METRICS_PORT to a port that is free";
    throw new Error(`Cannot serve metrics at ${at.hostname} on port ${at.port}: ${advice}`, {
      cause,
    });
  }
}
