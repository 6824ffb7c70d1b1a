/**
 * The limits on what pages read of a request besides its form.
 *
 * ```text
 * limit               value             protects        used up by
 * a query             8,192 characters  the processor   anyone who sends long ones
 *   test: a page reads a query's percent sign as one, and no endless query
 * a path              2,048 characters  pages, the log  anyone who sends long ones
 *   test: a path of 60 kB fills neither its page nor the log, and leads nowhere
 * a host              255 characters    pages, the log  anyone who sends long ones
 *   test: a host that is longer than any is replaced
 * cookies, encodings  8,192 characters  the processor   programs below the same domain
 *   test: of endless cookies only this site's are read
 * ```
 */

import { readQuery } from "../../core/text/query.ts";

/** Maximum characters of a query that pages read: a form's `next` path has 2,000, each encoded in at most three. */
const QUERY_MAX = 8_192;

/** Maximum characters of a host and of a path. Ours are several times shorter: a signed vote link has about 300. */
const HOST_MAX = 255;

const PATH_MAX = 2_048;

/** The end of a path that was cut off, which matches no page. */
const CUT = "%E2%80%A6";

/** Maximum characters of a header that pages read. Browsers send far fewer. */
const HEADER_MAX = 8_192;

/** Matches the cookies of this site. Other programs below the same domain may add many. */
const OWN_COOKIES = /(?<![^;\s])(?:__Host-)?voteboard_[^;]*/g;

/**
 * Returns a request whose host and path are short enough to match, to show and to log. A page repeats its path in each
 * link to another language, so 60 kB of path made a page of 540 kB in 9 ms, and a line of 60 kB in the log.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const { url } = withPlainAddress(new Request(`http://localhost/${"a".repeat(60_000)}?page=2`));
 * assert.match(url, /^http:\/\/localhost\/a{2047}%E2%80%A6\?page=2$/);
 * ```
 */
export function withPlainAddress(request: Request): Request {
  const { url } = request;
  if (url.length <= PATH_MAX) return request;
  const hostStart = url.indexOf("//") + 2;
  const pathStart = url.indexOf("/", hostStart);
  const length = url.slice(pathStart).search(/[?#]|$/);
  const isHostLong = pathStart - hostStart > HOST_MAX;
  if (!isHostLong && length <= PATH_MAX) return request;
  const host = isHostLong ? "localhost" : url.slice(hostStart, pathStart);
  const path = url.slice(pathStart, pathStart + length);
  const plain = length <= PATH_MAX ? path : path.slice(0, PATH_MAX) + CUT;
  return new Request(
    url.slice(0, hostStart) + host + plain + url.slice(pathStart + length),
    request,
  );
}

/**
 * Returns a request whose headers pages can read quickly. If the cookies are too long, only this site's are kept, and
 * an overlong list of encodings is dropped. 60 kB of either took 5 to 8 ms.
 */
export function withPlainHeaders(request: Request): Request {
  const cookies = request.headers.get("cookie") ?? "";
  const encodings = request.headers.get("accept-encoding") ?? "";
  if (Math.max(cookies.length, encodings.length) <= HEADER_MAX) return request;
  const headers = new Headers(request.headers);
  if (encodings.length > HEADER_MAX) headers.delete("accept-encoding");
  if (cookies.length > HEADER_MAX) {
    headers.set("cookie", (cookies.match(OWN_COOKIES) ?? []).join("; ").slice(0, HEADER_MAX));
  }
  return new Request(request, { headers });
}

/**
 * Returns a request whose query Hono parses quickly: malformed escapes are re-encoded and an overlong query is dropped.
 */
export function withPlainQuery(request: Request): Request {
  const { url } = request;
  const [address = ""] = url.split("?", 1);
  if (isPlain(url.slice(address.length))) return request;
  const isTooLong = url.length - address.length > QUERY_MAX;
  return new Request(isTooLong ? address : `${address}?${readQuery(request)}`, request);
}

function isPlain(query: string): boolean {
  try {
    return query.length <= QUERY_MAX && decodeURIComponent(query) !== undefined;
  } catch {
    return false; // a "%" that encodes nothing
  }
}
