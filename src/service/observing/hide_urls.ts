import { traceOf, tracer } from "../../core/observing/tracing.ts";

/**
 * The id of a vote that doesn't exist, for a span that never ends and so is never exported. It is sampled at any rate,
 * because its parent is.
 */
const UNSENT = "00000000-0000-0000-0000-000000000001";

/**
 * Keeps URLs out of all traces, because a query string names players and may contain a key. To do so, it replaces a
 * method of the runtime's spans. No other code in this program does that. Deno 2.9 sets `url.full`, `url.path` and
 * `url.query` on the span of each request before it calls the handler, and offers no other way to prevent that:
 *
 * - it has neither a setting for these attributes nor span processors;
 * - an attribute that is set again is exported twice, once with the URL;
 * - a limit on the length of attributes would cut others as well, and a sampler would drop the request's whole span, or
 *   not if the client asks for it with `traceparent`. Both are variables that a host would have to set.
 */
export function hideUrls(): void {
  const span = tracer.startSpan("start", {}, traceOf(UNSENT));
  if (!span.isRecording()) return;
  const spans = Object.getPrototypeOf(span);
  const { setAttribute } = spans;
  spans.setAttribute = function (name: string, value: unknown) {
    return name.startsWith("url.") ? this : Reflect.apply(setAttribute, this, [name, value]);
  };
}
