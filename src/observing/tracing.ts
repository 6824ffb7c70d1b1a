import { type Context, ROOT_CONTEXT, SpanKind, trace, TraceFlags } from "@opentelemetry/api";
import { attempted, voteCast } from "./metrics.ts";

const tracer = trace.getTracer("voteboard");

/**
 * Keeps addresses out of all traces: the runtime (Deno 2.9) writes each request's address into its span, and a query
 * string names players and may contain a key. Deno has no setting or span processor for this, and an attribute that is
 * set again is exported twice, with the address still in it. So the runtime must never set it.
 */
export function keepAddressesOut(): void {
  // Never ended, and so never exported. This trace id is sampled at any sampling rate.
  const span = tracer.startSpan("start", {}, traceOf("00000000-0000-0000-0000-000000000001"));
  if (!span.isRecording()) return;
  const kind = Object.getPrototypeOf(span);
  const set = kind.setAttribute;
  kind.setAttribute = function (name: string, value: unknown) {
    return name.startsWith("url.") ? this : Reflect.apply(set, this, [name, value]);
  };
}

/** Names the span of the current request after its route. */
export function nameRequest(method: string, route: string): void {
  const span = trace.getActiveSpan();
  span?.updateName(`${method} ${route}`);
  span?.setAttribute("http.route", route);
}

/** Counts a vote that was cast, and starts its trace, linked to the request that cast it. */
export function noteVote(voteId: string): void {
  voteCast(1);
  const request = trace.getActiveSpan()?.spanContext();
  const links = request === undefined ? [] : [{ context: request }];
  tracer.startSpan("cast vote", { links }, traceOf(voteId)).end();
}

/** Adds a delivery attempt to its vote's trace. Returns a function that ends and counts it. */
export function beginAttempt(voteId: string, attempt: number) {
  const options = { kind: SpanKind.CLIENT, attributes: { "voteboard.attempt": attempt } };
  const span = tracer.startSpan("deliver vote", options, traceOf(voteId));
  return ({ outcome, durationMs }: { outcome: string; durationMs: number }): void => {
    attempted(durationMs / 1000, { outcome });
    span.setAttribute("voteboard.outcome", outcome).end();
  };
}

/** A vote's trace has the vote's id, so any process, and tomorrow's retry, finds it without communication. */
function traceOf(voteId: string): Context {
  const traceId = voteId.replaceAll("-", "");
  const place = { traceId, spanId: traceId.slice(16), traceFlags: TraceFlags.SAMPLED };
  return trace.setSpanContext(ROOT_CONTEXT, { ...place, isRemote: true });
}
