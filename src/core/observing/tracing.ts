import { type Context, ROOT_CONTEXT, SpanKind, trace, TraceFlags } from "@opentelemetry/api";
import { attempted, voteCast } from "./metrics.ts";

/** The source of this program's spans. */
export const tracer = trace.getTracer("voteboard");

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

/**
 * Returns the context of a vote's trace. The trace has the vote's id, so that any process, even at tomorrow's retry,
 * finds it without communication.
 */
export function traceOf(voteId: string): Context {
  const traceId = voteId.replaceAll("-", "");
  const parent = { traceId, spanId: traceId.slice(16), traceFlags: TraceFlags.SAMPLED };
  return trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}
