import assert from "node:assert/strict";
import { z } from "zod";
import { hasTool } from "../support/processes/host_tools.ts";
import { complaintsOfPromtool } from "../support/processes/metrics.ts";
import { eventually, startDeno } from "../support/processes/processes.ts";
import { freePort } from "../support/network/ports.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { startService } from "../support/processes/service.ts";
import { openWorld, SECRET_KEY, UNASKED } from "../support/world.ts";
import { serve } from "../support/network/loopback.ts";

const Traces = z.object({
  resourceSpans: z.array(z.object({
    scopeSpans: z.array(z.object({
      spans: z.array(z.object({ name: z.string(), traceId: z.string() })),
    })),
  })),
});

/** A collector of OpenTelemetry on a loopback port. `await using` ends it. */
interface Collector extends AsyncDisposable {
  /** Variables that have a Deno export to it, and soon. */
  env: Record<string, string>;
  /** The spans so far. */
  spans(): { name: string; traceId: string }[];
  /** All that was sent so far. */
  text(): string;
}

const PLAYER = "Named_Nowhere";

async function openSite() {
  const world = await openWorld({ now: new Date(), listedAt: UNASKED });
  const receiver = startReceiver();
  const server = await world.server();
  const key = await world.key(server, receiver.url);
  await world.account(PLAYER);
  const env = { DATABASE_URL: world.databaseUrl, SECRET_KEY, WEBHOOK_ALLOW_PRIVATE: "1" };
  const startCast = (more: Record<string, string> = {}) =>
    startDeno(["-A", "scripts/admin.ts", "vote", "cast", server.slug, PLAYER], {
      env: { ...env, ...more },
    });
  async function close() {
    await receiver[Symbol.asyncDispose]();
    await world[Symbol.asyncDispose]();
  }
  return { server, key, env, startCast, receiver, [Symbol.asyncDispose]: close };
}

Deno.test("Prometheus finds requests and deliveries under names of few values", async () => {
  await using site = await openSite();
  const { server, key, env, receiver } = site;
  const port = String(freePort());
  await using service = await startService({ ...env, METRICS_PORT: port });
  for (const path of [`/api/v1/vote-check?username=${PLAYER}`, "/api/v1/votes"]) {
    await (await service.get(path, key.secret)).body?.cancel();
  }
  const strange = [`/servers/${server.slug}`, "/nothing/here?key=secret", "/api/?key=vbu_secret"];
  for (const path of strange) await (await service.get(path)).body?.cancel();
  await using cast = site.startCast();
  assert.equal((await cast.ended).code, 0);
  await eventually("the vote is delivered", () => receiver.received.length === 1);

  const scrape = async () => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const text = await eventually("the attempt is counted", async () => {
    const text = await scrape();
    return text.includes('attempt_duration_seconds_count{outcome="delivered"} 1') && text;
  });
  for (
    const line of [
      'http_request_duration_seconds_count{method="GET",route="/api/v1/vote-check",status="200"} 1',
      'http_request_duration_seconds_count{method="GET",route="/servers/:slug",status="200"} 1',
      'route="unmatched",status="404"} 1',
      'lookup_batch_size_count{lookup="lastVote"} 2', // the first one warmed up
      'pool_up{pool="reads"} 1',
      'outbox_deliveries{state="pending"} 0',
      'breakers{state="closed"} 1',
    ]
  ) assert.ok(text.includes(line), line);
  for (const name of [PLAYER, server.slug, server.id, key.id, "secret", "nothing", "username"]) {
    assert.ok(!text.includes(name), name);
  }
  if (hasTool("promtool")) assert.equal(await complaintsOfPromtool(["check", "metrics"], text), "");
});

Deno.test("a scrape that was half sent holds up no end", async () => {
  await using site = await openSite();
  const port = freePort();
  await using service = await startService({ ...site.env, METRICS_PORT: String(port) });
  using scraper = await Deno.connect({ port });
  await scraper.write(new TextEncoder().encode("GET /metrics HTTP/1.1\r\n"));
  await (await fetch(`http://127.0.0.1:${port}/metrics`)).body?.cancel(); // it has come before
  service.launcher.signal("SIGTERM");
  assert.equal((await service.launcher.ended).code, 0);
});

Deno.test("a trace leads from vote to delivery, and holds no address", async () => {
  await using site = await openSite();
  const { server, key, env } = site;
  await using collector = startCollector();
  await using service = await startService({ ...env, ...collector.env });
  for (const path of [`/api/v1/votes?username=${PLAYER}`, `/servers/${server.slug}?q=${PLAYER}`]) {
    await (await service.get(path, key.secret)).body?.cancel();
  }
  // Not to its end: Deno 2.9.6 rarely hangs in the last export of a program that exits.
  await using casting = site.startCast(collector.env);
  await eventually("the vote is cast", () => /outcome: +cast/.test(casting.printed()));
  const spans = await eventually("all spans are collected", () => {
    const spans = collector.spans();
    const names = spans.map(({ name }) => name);
    const awaited = ["GET /api/v1/votes", "GET /servers/:slug", "cast vote", "deliver vote"];
    return awaited.every((name) => names.includes(name)) && spans;
  }, { withinMs: 60_000 });
  const [traced] = spans.filter(({ name }) => name === "cast vote");
  const [delivered] = spans.filter(({ name }) => name === "deliver vote");
  assert.equal(delivered?.traceId, traced?.traceId);
  const vote = site.receiver.received[0]?.headers.get("x-listing-vote") ?? "";
  assert.equal(traced?.traceId, vote.replaceAll("-", ""));
  await eventually(
    "the metrics are exported too",
    () => collector.text().includes("voteboard_http_request_duration_seconds"),
  );
  for (const name of [PLAYER, server.slug, key.secret, site.receiver.url, "username"]) {
    assert.ok(!collector.text().includes(name), name);
  }
});

/** Starts a collector that keeps what it gets. */
function startCollector(): Collector {
  const bodies: { path: string; text: string }[] = [];
  const server = serve(async (request) => {
    bodies.push({ path: new URL(request.url).pathname, text: await request.text() });
    return Response.json({});
  });
  const tracesOf = (text: string) => Traces.parse(JSON.parse(text)).resourceSpans;
  return {
    env: {
      OTEL_DENO: "true",
      OTEL_EXPORTER_OTLP_ENDPOINT: server.origin,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_BSP_SCHEDULE_DELAY: "200",
      OTEL_EXPORTER_OTLP_TIMEOUT: "2000", // each export, also the last one, which a process waits for
      OTEL_METRIC_EXPORT_INTERVAL: "500",
    },
    spans: () =>
      bodies.filter(({ path }) => path === "/v1/traces").flatMap(({ text }) => tracesOf(text))
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    text: () => bodies.map(({ text }) => text).join("\n"),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
