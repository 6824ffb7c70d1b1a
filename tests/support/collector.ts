import { z } from "zod";

const Traces = z.object({
  resourceSpans: z.array(z.object({
    scopeSpans: z.array(z.object({
      spans: z.array(z.object({ name: z.string(), traceId: z.string() })),
    })),
  })),
});

/** A collector of OpenTelemetry on a loopback port. `await using` ends it. */
export interface Collector extends AsyncDisposable {
  /** Variables that have a Deno export to it, and soon. */
  env: Record<string, string>;
  /** The spans so far. */
  spans(): { name: string; traceId: string }[];
  /** All that was sent so far. */
  text(): string;
}

/** Starts a collector that keeps what it gets. */
export function startCollector(): Collector {
  const bodies: { path: string; text: string }[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async (request) => {
    bodies.push({ path: new URL(request.url).pathname, text: await request.text() });
    return Response.json({});
  });
  const tracesOf = (text: string) => Traces.parse(JSON.parse(text)).resourceSpans;
  return {
    env: {
      OTEL_DENO: "true",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${server.addr.port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_BSP_SCHEDULE_DELAY: "200",
      OTEL_EXPORTER_OTLP_TIMEOUT: "2000", // each export, also the last one, which a process waits for
      OTEL_METRIC_EXPORT_INTERVAL: "500",
    },
    spans: () =>
      bodies.filter(({ path }) => path === "/v1/traces").flatMap(({ text }) => tracesOf(text))
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    text: () => bodies.map(({ text }) => text).join("\n"),
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
