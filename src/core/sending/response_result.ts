import { WEBHOOK_URL_MAX_LENGTH } from "../destinations/webhook_url.ts";
import { type AttemptResult, type Exchange, withoutResponse } from "./exchange.ts";
import { outcomeOfRedirect, outcomeOfStatus } from "./outcome.ts";
import { parseRetryAfter } from "./retry_after.ts";

/** Control characters except tab, line feed and carriage return: NUL breaks Postgres, ESC breaks terminals. */
// deno-lint-ignore no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Most characters that are read of a header value, or of a first line that is not HTTP. */
const HEADER_MAX_LENGTH = 200;

/** Characters of a response's header lines that are kept. */
const HEADERS_MAX_LENGTH = 2_048;

/** Headers whose values give access to sessions on the receiver's site, so they aren't kept. */
const SECRET_HEADERS: ReadonlySet<string> = new Set(["set-cookie", "set-cookie2"]);

/** Header fields of a response by lower-case name. */
export type ResponseHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the result of a response, as the attempt log stores it. */
export function resultOf(
  exchange: Exchange,
  { status, headers, body }: {
    status: number;
    headers: ResponseHeaders;
    body: Uint8Array;
  },
): AttemptResult {
  const tally = headerOf(headers, "x-votes-rewarded");
  const { url } = exchange;
  const byStatus = outcomeOfStatus(status);
  const redirectsTo = byStatus === "redirected" ? redirectTarget(headers, url) : null;
  const outcome = redirectsTo === null ? byStatus : outcomeOfRedirect(status, { url, redirectsTo });
  return {
    ...withoutResponse(outcome, exchange),
    status,
    excerpt: excerptOf(body, headers),
    headers: linesOf(headers),
    redirectsTo,
    retryAfterMs: parseRetryAfter(headerOf(headers, "retry-after"), exchange.startedAt),
    ...(tally === null ? {} : { tally }),
  };
}

/**
 * Returns the start of a response as text that is safe to store and to print, or null for an empty or compressed one.
 * Bytes that are not UTF-8 become U+FFFD. A character that was cut in half is dropped.
 */
function excerptOf(body: Uint8Array, headers: ResponseHeaders): string | null {
  if (body.length === 0 || isEncoded(headers)) return null;
  const text = new TextDecoder().decode(body, { stream: true });
  return text.replace(CONTROL_CHARACTERS, "");
}

function isEncoded(headers: ResponseHeaders): boolean {
  return (headerOf(headers, "content-encoding") ?? "identity").toLowerCase() !== "identity";
}

/** Returns a response's header lines, each value cut to 200 characters. Null without a response. */
function linesOf(headers: ResponseHeaders): string | null {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) =>
      `${name}: ${SECRET_HEADERS.has(name) ? "not kept" : cleaned(one)}`
    )
  );
  return lines.length === 0 ? null : lines.join("\n").slice(0, HEADERS_MAX_LENGTH);
}

/** Returns a header's value without control characters, cut to 200 characters. */
export function cleaned(value: string): string {
  return value.replace(CONTROL_CHARACTERS, "").replace(/[\r\n]+/g, " ").slice(0, HEADER_MAX_LENGTH);
}

/** Returns one header's value (the first if there are several), cleaned and cut to 200 characters. */
function headerOf(headers: ResponseHeaders, name: string): string | null {
  const value = headers[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? null : cleaned(first);
}

/** Returns the absolute form of `Location`, or null unless it is a web address of acceptable length. */
function redirectTarget({ location }: ResponseHeaders, url: string): string | null {
  if (typeof location !== "string" || !URL.canParse(location, url)) return null;
  const target = new URL(location, url);
  const isWeb = target.protocol === "https:" || target.protocol === "http:";
  return isWeb && target.href.length <= WEBHOOK_URL_MAX_LENGTH ? target.href : null;
}
