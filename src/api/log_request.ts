import { logLine } from "../log.ts";
import { answered } from "../metrics.ts";
import { nameRequest } from "../tracing.ts";
import type { Visit } from "./visit.ts";

/** Links in emails and signed vote links. The part after this path authorizes its holder, so it must not be logged. */
const LINK =
  /^(\/(?:reset-password|verify-email|stop-email|first-moderator|servers\/[^/]+\/vote)\/).+/s;

/** Paths that need no escaping in JSON: no quote, backslash, control character or non-ASCII character. */
const PLAIN_PATH = /^[\w\/.~-]+$/;

/** Methods allowed as a label, because clients can invent others. */
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"]);

/** Logs one request in `every`; 0 logs none. Failed and slow requests are always logged. */
let every = 1;
let turn = 0;

/** From now on, logs one request in `one`; 0 logs none. Failed and slow requests are always logged. */
export function sampleRequests(one: number): void {
  every = one;
}

/**
 * Records a response's metrics and names its span after the path's pattern. Logs a line if the request is sampled,
 * failed or was slow, with at most ten failures a second per route and status. Never logs the query (it names players),
 * headers (they hold the key) or a link's token.
 * The line is concatenated by hand because it is written more often than all others together. The method needs no
 * quoting: the runtime only accepts tokens of RFC 9110, which contain neither quotes nor backslashes.
 */
export function logRequest(
  visit: Visit,
  { method, path, status }: { method: string; path: string; status: number },
): void {
  const ms = performance.now() - visit.startedAt;
  const known = METHODS.has(method) ? method : "other";
  const route = /^\/?\*$/.test(visit.route) ? "unmatched" : visit.route;
  answered(ms / 1000, { method: known, route, status });
  nameRequest(known, route);
  const isNotable = status >= 500 || ms > visit.slowAfterMs;
  if (!isNotable && (every === 0 || ++turn % every !== 0)) return;
  const key = visit.keyId === "" ? "" : `,"key":"${visit.keyId}"`;
  logLine(isNotable ? "warn" : "info", "request", {
    fields: `,"request_id":"${visit.requestId}","method":"${method}","path":${quoted(path)}` +
      `,"status":${status},"duration_ms":${tenths(ms)}${key}`,
    kind: isNotable ? `${known} ${route} ${status}` : "",
  });
}

function quoted(path: string): string {
  return PLAIN_PATH.test(path) && !LINK.test(path)
    ? `"${path}"`
    : JSON.stringify(path.replace(LINK, "$1…"));
}

/** Rounds to one decimal. Whole numbers are formatted much faster than others. */
function tenths(ms: number): string {
  const count = Math.round(ms * 10);
  const rest = count % 10;
  return rest === 0 ? `${count / 10}` : `${(count - rest) / 10}.${rest}`;
}
