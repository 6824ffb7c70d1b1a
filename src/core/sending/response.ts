/**
 * The limits on a receiver's response.
 *
 * ```text
 * limit              value        protects                     used up by
 * a response         4,096 bytes  memory, the log of attempts  a receiver that never stops
 *   test: exactly the first 4,096 bytes of a response are kept
 * interim responses  16           the receiver's slot          a receiver that only continues
 *   test: every abuse by a receiver ends in time, as its own outcome
 * ```
 */

import { Buffer } from "node:buffer";
import type { Dispatcher } from "undici";
import { type AttemptResult, type Exchange, withoutResponse } from "./exchange.ts";
import { type Outcome, outcomeOfError, outcomeOfStatus } from "./outcome.ts";
import type { StatusReader } from "./status_line.ts";
import { cleaned, type ResponseHeaders, resultOf } from "./response_result.ts";

/** Bytes of a response body that are read and kept. The rest is cut off by closing the connection. */
const RESPONSE_MAX_BYTES = 4_096;

/** Interim (1xx) responses that are tolerated. Real servers send one or two. */
const INTERIM_RESPONSES_MAX = 16;

/** Bytes of a response without a status line that are kept, to identify its protocol. */
const START_MAX_BYTES = 512;

/** The parts of a receiver's connections that a reader uses. */
interface ReadConnection {
  /** Called when an exchange begins on a connection. `reader` then gets the bytes that arrive on it. */
  begin(reader: StatusReader): void;
  /** Sends the request once more, on a separate connection. */
  sendAgain(handler: Dispatcher.DispatchHandler): void;
}

const NO_HEADERS: ResponseHeaders = {};
const CUT_OFF = new Error("enough of this response was read");

/**
 * Reads one response and settles its exchange. This uses the interface below undici's `request`, which would add a
 * stream and two promises to each of ten thousand responses a second. `handler` goes to undici; `giveUp` ends the
 * exchange from outside (deadline, shutdown). The first final status line decides, even if the rest of the response
 * fails. If a reused connection ends before the first byte of a response, the receiver had most likely hung up before
 * it saw this request, which is then sent again.
 */
export function readResponse(exchange: Exchange, connection?: ReadConnection) {
  let controller: Dispatcher.DispatchController | undefined;
  let headers = NO_HEADERS;
  let body = Buffer.alloc(0);
  let interimResponses = 0;
  let settled = false;
  const begun = followStart();

  function end(outcome: Outcome, cause?: unknown): void {
    if (settled) return;
    settled = true;
    const { status } = begun;
    const result = status === null
      ? { ...withoutResponse(outcome, exchange), ...readOther(begun.start, outcome) }
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
      // The exchange ended while it waited for a connection, so it must not be sent any more.
      if (settled) started.abort(CUT_OFF);
      else connection?.begin(begun.reader);
    },
    onResponseStart(_controller, code, fields) {
      if (code < 200) {
        interimResponses += 1;
        if (interimResponses > INTERIM_RESPONSES_MAX) giveUp("bad_response");
        return;
      }
      begun.status = code;
      headers = fields;
    },
    onResponseData(_controller, chunk) {
      body = Buffer.concat([body, chunk.subarray(0, RESPONSE_MAX_BYTES - body.length)]);
      if (body.length === RESPONSE_MAX_BYTES) giveUp(outcomeOfStatus(begun.status ?? 0));
    },
    onResponseEnd: () => end(outcomeOfStatus(begun.status ?? 0)),
    onResponseError(_controller, error) {
      const outcome = outcomeOfError(error);
      // Lost before a response on a reused connection, or before it was written: the receiver hasn't seen the request.
      const wasUnseen = outcome === "connection_lost" && !begun.isFirstOnSocket && !begun.hasBytes;
      if (!wasUnseen || settled || connection === undefined) return end(outcome, error);
      begun.isFirstOnSocket = true;
      connection.sendAgain(handler);
    },
  };
  return { handler, giveUp };
}

/** The state of a response before its handler gets it. `start` is kept until there is a status line. */
interface ResponseStart {
  status: number | null;
  isFirstOnSocket: boolean;
  hasBytes: boolean;
  start: Uint8Array;
  reader: StatusReader;
}

function followStart(): ResponseStart {
  const begun: ResponseStart = {
    status: null,
    isFirstOnSocket: false,
    hasBytes: false,
    start: new Uint8Array(),
    reader: {
      onSocket: (isReused) => begun.isFirstOnSocket = !isReused,
      onBytes(bytes) {
        begun.hasBytes = true;
        const { start, status } = begun;
        if (status !== null || start.length === START_MAX_BYTES) return;
        begun.start = Buffer.concat([start, bytes.subarray(0, START_MAX_BYTES - start.length)]);
      },
      onStatusLine: (code) => begun.status = code,
    },
  };
  return begun;
}

/** The record of a TLS alert, which TLS servers send in response to plain HTTP. */
const TLS_ALERT = [0x15, 0x03];

/** The bytes after the length in the SETTINGS frame that begins HTTP/2: type, flags and stream. */
const HTTP2_SETTINGS = [4, 0, 0, 0, 0, 0];

/** Reads the start of a response that is not HTTP/1. Returns, for the owner, its protocol or its first line. */
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
