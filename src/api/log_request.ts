import { logLine } from "../log.ts";
import { answered } from "../metrics.ts";
import { nameRequest } from "../tracing.ts";
import type { Visit } from "./visit.ts";

/** Links in emails and signed vote links: whoever has what follows this path may do what only its recipient should. */
const LINK =
  /^(\/(?:reset-password|verify-email|stop-email|first-moderator|servers\/[^/]+\/vote)\/).+/s;

/** Paths that are JSON as they stand: no quote, no backslash, no control character, nothing outside ASCII. */
const PLAIN_PATH = /^[\w\/.~-]+$/;

/** Methods that a label may have: a client can invent others. */
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"]);

/** Logs one request in `every`; 0 logs none. Requests that failed or were slow are logged anyway. */
let every = 1;
let turn = 0;

/** Logs one request in `one` from now on, or none (0), besides those that failed or were slow. */
export function sampleRequests(one: number): void {
  every = one;
}

/**
 * Measures an answer and names its span, by the pattern of its path. Logs one line for it if it is its turn, failed or
 * was slow; of one route and status ten failures a second. Never logs the query, which names players, nor a header, which
 * holds the key, nor the token of a link. A line's parts are put together by hand: this is written more often than
 * everything else together. A method needs no quoting: the runtime passes on only tokens of RFC 9110, which hold neither
 * quote nor backslash.
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

/** Rounds to one digit. Whole numbers are much faster to write than others. */
function tenths(ms: number): string {
  const count = Math.round(ms * 10);
  const rest = count % 10;
  return rest === 0 ? `${count / 10}` : `${(count - rest) / 10}.${rest}`;
}
