import { Buffer } from "node:buffer";
import type { Dispatcher } from "undici";
import { WEBHOOK_URL_MAX_LENGTH } from "../destinations/webhook_url.ts";
import { type AttemptResult, type Exchange, withoutAnswer } from "./exchange.ts";
import { type Outcome, outcomeOfError, outcomeOfRedirect, outcomeOfStatus } from "./outcome.ts";
import { parseRetryAfter } from "./retry_after.ts";
import type { StatusReader } from "./status_line.ts";

/** Bytes of a response body that are read and kept. The rest is cut off by closing the connection. */
const ANSWER_MAX_BYTES = 4_096;

/** Interim (1xx) responses that are tolerated. Real servers send one or two. */
const INTERIM_ANSWERS_MAX = 16;

/** Control characters except tab, line feed and carriage return: NUL breaks Postgres, ESC breaks terminals. */
// deno-lint-ignore no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Characters of a header value, or of a first line that is not HTTP, that are read. */
const HEADER_MAX_LENGTH = 200;

/** Bytes of a response without a status line that are kept, to name what it is. */
const START_MAX_BYTES = 512;

/** Characters of a response's header lines that are kept. */
const HEADERS_MAX_LENGTH = 2_048;

/** Headers whose values open sessions of the receiver's site, so they aren't kept. */
const SECRET_HEADERS: ReadonlySet<string> = new Set(["set-cookie", "set-cookie2"]);

/** Header fields of a response by lower-case name. */
type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** What a reader asks of the connections to a receiver. */
interface ReadConnection {
  /** Called when an exchange begins on a connection. `reader` then gets what arrives there. */
  begin(reader: StatusReader): void;
  /** Sends the request once more, on a connection of its own. */
  sendAgain(handler: Dispatcher.DispatchHandler): void;
}

const NO_HEADERS: AnswerHeaders = {};
const CUT_OFF = new Error("enough of this answer was read");

/**
 * Reads one response and settles its exchange. This uses the interface below undici's `request`, which would add a
 * stream and two promises to each of ten thousand responses a second. `handler` goes to undici; `giveUp` ends the
 * exchange from outside (deadline, shutdown). The first final status line decides, however the rest of the response
 * ends. If a reused connection ends before the first byte of a response, the receiver had most likely hung up before it
 * saw this request, which is then sent again.
 */
export function readResponse(exchange: Exchange, connection?: ReadConnection) {
  let controller: Dispatcher.DispatchController | undefined;
  let status: number | null = null;
  let headers = NO_HEADERS;
  let body = Buffer.alloc(0);
  let interimAnswers = 0;
  let settled = false;
  let isFirstOnSocket = false;
  let hasBytes = false;
  let start = Buffer.alloc(0);

  const statusReader: StatusReader = {
    onSocket: (isReused) => isFirstOnSocket = !isReused,
    onBytes(bytes) {
      hasBytes = true;
      if (status !== null || start.length === START_MAX_BYTES) return;
      start = Buffer.concat([start, bytes.subarray(0, START_MAX_BYTES - start.length)]);
    },
    onStatusLine: (code) => status = code,
  };

  function end(outcome: Outcome, cause?: unknown): void {
    if (settled) return;
    settled = true;
    const result = status === null
      ? { ...withoutAnswer(outcome, exchange), ...readOther(start, outcome) }
      : resultOf(exchange, { status, headers, body });
    exchange.settle(result, cause);
  }

  function giveUp(outcome: Outcome): void {
    end(outcome);
    controller?.abort(CUT_OFF);
  }

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started;
      // Abandoned while it waited for a connection, so it must not be sent after all.
      if (settled) started.abort(CUT_OFF);
      else connection?.begin(statusReader);
    },
    onResponseStart(_controller, code, fields) {
      if (code < 200) {
        interimAnswers += 1;
        if (interimAnswers > INTERIM_ANSWERS_MAX) giveUp("bad_response");
        return;
      }
      status = code;
      headers = fields;
    },
    onResponseData(_controller, chunk) {
      body = Buffer.concat([body, chunk.subarray(0, ANSWER_MAX_BYTES - body.length)]);
      if (body.length === ANSWER_MAX_BYTES) giveUp(outcomeOfStatus(status ?? 0));
    },
    onResponseEnd: () => end(outcomeOfStatus(status ?? 0)),
    onResponseError(_controller, error) {
      const outcome = outcomeOfError(error);
      // A request that was never written waited for undici to check a connection that had been used.
      const wasUnseen = outcome === "connection_lost" && !isFirstOnSocket && !hasBytes;
      if (!wasUnseen || settled || connection === undefined) return end(outcome, error);
      isFirstOnSocket = true;
      connection.sendAgain(handler);
    },
  };
  return { handler, giveUp };
}

function resultOf(
  exchange: Exchange,
  { status, headers, body }: {
    status: number;
    headers: AnswerHeaders;
    body: Uint8Array;
  },
): AttemptResult {
  const tally = headerOf(headers, "x-votes-rewarded");
  const { url } = exchange;
  const answered = outcomeOfStatus(status);
  const redirectsTo = answered === "redirected" ? redirectTarget(headers, url) : null;
  const outcome = redirectsTo === null ? answered : outcomeOfRedirect(status, { url, redirectsTo });
  return {
    ...withoutAnswer(outcome, exchange),
    status,
    excerpt: excerptOf(body, headers),
    headers: linesOf(headers),
    redirectsTo,
    retryAfterMs: parseRetryAfter(headerOf(headers, "retry-after"), exchange.startedAt),
    ...(tally === null ? {} : { tally }),
  };
}

/** The record of a TLS alert, with which TLS servers answer anything else. */
const TLS_ALERT = [0x15, 0x03];

/** What follows the length in the SETTINGS frame that HTTP/2 begins with: type, flags and stream. */
const HTTP2_SETTINGS = [4, 0, 0, 0, 0, 0];

/** Reads the start of what is not an HTTP/1 response, for its owner: what it is instead, or its first line. */
function readOther(
  start: Uint8Array,
  outcome: Outcome,
): Partial<Pick<AttemptResult, "outcome" | "excerpt">> {
  if (TLS_ALERT.every((byte, at) => start[at] === byte)) return { outcome: "tls_expected" };
  if (HTTP2_SETTINGS.every((byte, at) => start[at + 3] === byte)) return { outcome: "http2_only" };
  const text = new TextDecoder().decode(start, { stream: true }).trimStart();
  const excerpt = cleaned(text.split(/[\r\n]/, 1)[0] ?? "");
  return excerpt === "" ? { outcome } : { outcome, excerpt };
}

/**
 * Returns the start of a response as text that is safe to store and to print, or null for an empty or compressed one.
 * Bytes that are not UTF-8 become U+FFFD; a character cut in half is dropped.
 */
function excerptOf(body: Uint8Array, headers: AnswerHeaders): string | null {
  if (body.length === 0 || isEncoded(headers)) return null;
  const text = new TextDecoder().decode(body, { stream: true });
  return text.replace(CONTROL_CHARACTERS, "");
}

function isEncoded(headers: AnswerHeaders): boolean {
  return (headerOf(headers, "content-encoding") ?? "identity").toLowerCase() !== "identity";
}

/** Returns a response's header lines, each value cut to 200 characters. Null without a response. */
function linesOf(headers: AnswerHeaders): string | null {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) =>
      `${name}: ${SECRET_HEADERS.has(name) ? "not kept" : cleaned(one)}`
    )
  );
  return lines.length === 0 ? null : lines.join("\n").slice(0, HEADERS_MAX_LENGTH);
}

function cleaned(value: string): string {
  return value.replace(CONTROL_CHARACTERS, "").replace(/[\r\n]+/g, " ").slice(0, HEADER_MAX_LENGTH);
}

/** Returns one header's value (the first if there are several), cleaned and cut to 200 characters. */
function headerOf(headers: AnswerHeaders, name: string): string | null {
  const value = headers[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? null : cleaned(first);
}

/** Returns the absolute form of `Location`, or null unless it is a web address of acceptable length. */
function redirectTarget({ location }: AnswerHeaders, url: string): string | null {
  if (typeof location !== "string" || !URL.canParse(location, url)) return null;
  const target = new URL(location, url);
  const isWeb = target.protocol === "https:" || target.protocol === "http:";
  return isWeb && target.href.length <= WEBHOOK_URL_MAX_LENGTH ? target.href : null;
}
