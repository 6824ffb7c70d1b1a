/**
 * Reads the query of an address in one pass. Hono's own way decodes all parameters anew for each that it is asked for,
 * and takes 4 µs for each `%` that means nothing: 60 kB of those held up everybody for seconds.
 */
export function readQuery({ url }: { url: string }): URLSearchParams {
  return new URLSearchParams(url.slice(url.indexOf("?") + 1 || url.length));
}

/** Whether a text of a query was UTF-8: bytes that are not, like `%ff`, are read as U+FFFD, which can also be sent as itself. */
export function isDecoded({ url }: { url: string }, text: string): boolean {
  const replaced = text.split("\uFFFD").length - 1;
  return replaced === 0 || replaced <= url.split(/%ef%bf%bd/i).length - 1;
}

/** Characters of a query that pages look at: the next page that a form leads to has 2,000, each written as three at most. */
const QUERY_MAX = 8_192;

/** Returns a request whose query Hono reads at little cost: what is malformed in it is spelled anew, one too long is left out. */
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
    return false;
  }
}
