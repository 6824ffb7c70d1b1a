import { logLine } from "../log.ts";
import type { Visit } from "./visit.ts";

/** Links in emails: whoever has the token after this path may do what only its recipient should. */
const LINK = /^(\/(?:reset-password|verify-email|stop-email|first-moderator)\/).+/s;

/** Paths that are JSON as they stand: no quote, no backslash, no control character, nothing outside ASCII. */
const PLAIN_PATH = /^[\w\/.~-]+$/;

/**
 * Logs one line for a request; `path` has no query. Never logs the query, which names players, nor a header, which holds the key, nor the
 * token of a link. Its parts are put together by hand: this is written more often than everything else together. A
 * method needs no quoting: the runtime passes on only tokens of RFC 9110, which hold neither quote nor backslash.
 */
export function logRequest(
  visit: Visit,
  { method, path, status }: { method: string; path: string; status: number },
): void {
  const key = visit.keyId === "" ? "" : `,"key":"${visit.keyId}"`;
  logLine(
    "info",
    "request",
    `,"request_id":"${visit.requestId}","method":"${method}","path":${quoted(path)}` +
      `,"status":${status},"duration_ms":${tenths(performance.now() - visit.startedAt)}${key}`,
  );
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
