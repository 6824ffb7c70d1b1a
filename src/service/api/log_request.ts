import { logOfKind } from "../../core/observing/log.ts";
import { answered } from "../../core/observing/metrics.ts";
import { nameRequest } from "../../core/observing/tracing.ts";
import type { RequestState } from "../../core/api/request_state.ts";

/**
 * Links in emails, invitations and signed vote links, with or without a language before them. The part after this path
 * authorizes its holder, so it must not be logged.
 */
const LINK = new RegExp(
  "^((?:/[a-z]{2}(?:-[a-z]{2})?)?/(?:reset-password|verify-email|not-me|sign-in/link|stop-email|first-moderator|" +
    "join|servers/[^/]+/vote)/).+",
  "is",
);

/** Health checks, which proxies send twice a second. Only failed and slow ones are logged. */
const HEALTH = new Set(["/healthz", "/readyz"]);

/** Methods allowed as a label, because clients can invent others. */
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"]);

/**
 * Returns a function that records a response's metrics and names its span after the path's pattern. It logs one request
 * in `every` (0 for none) and all failed or slow ones, with at most ten failures a second per route and status. It
 * doesn't log health checks that pass, and never logs the query (it names players), headers (they contain the key) or a
 * link's token.
 */
export function createRequestLog(every: number) {
  let turn = 0;

  return (
    state: RequestState,
    { method, path, status }: { method: string; path: string; status: number },
  ): void => {
    const ms = performance.now() - state.startedAt;
    const known = METHODS.has(method) ? method : "other";
    const { route = "unmatched" } = state;
    answered(ms / 1000, { method: known, route, status });
    nameRequest(known, route);
    const isNotable = status >= 500 || ms > state.slowAfterMs;
    if (!isNotable && HEALTH.has(path)) return;
    if (!isNotable && (every === 0 || ++turn % every !== 0)) return;
    const fields = {
      request_id: state.requestId,
      method,
      path: path.replace(LINK, "$1…"),
      status,
      duration_ms: Math.round(ms * 10) / 10,
      key: state.key?.keyId,
      vote: state.voteId,
    };
    logOfKind({
      level: isNotable ? "warn" : "info",
      event: "request",
      kind: `${known} ${route} ${status}`,
    }, fields);
  };
}
