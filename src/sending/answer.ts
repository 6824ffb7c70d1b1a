import { Buffer } from "node:buffer";
import type { Dispatcher } from "undici";
import { type Outcome, outcomeOfError, outcomeOfStatus } from "./outcome.ts";

/** Bytes of an answer's body that are read and kept; the rest is cut off with its connection. */
export const ANSWER_MAX_BYTES = 4_096;

/** Interim (1xx) answers that are put up with; real servers send one or two. */
const INTERIM_ANSWERS_MAX = 16;

/** Header fields of an answer by lower-case name. */
export type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The end of one exchange. `status` and `headers` stand as soon as the answer's head was read. */
export interface Ending {
  readonly outcome: Outcome;
  readonly status: number | null;
  readonly headers: AnswerHeaders;
  /** At most `ANSWER_MAX_BYTES`, as received: never inflated. */
  readonly body: Uint8Array;
  /** Cause of a failure, for our own log only: it names addresses. */
  readonly cause?: unknown;
}

/** `handler` goes to undici; `giveUp` ends the exchange from outside (deadline, shutdown). */
export interface AnswerReader {
  readonly handler: Dispatcher.DispatchHandler;
  giveUp(outcome: Outcome): void;
}

const NO_HEADERS: AnswerHeaders = {};
const CUT_OFF = new Error("enough of this answer was read");

/**
 * Reads one answer and calls `settle` exactly once. This is the interface below undici's `request`,
 * which would add a stream and two promises to each of ten thousand answers a second.
 */
export function readAnswer(settle: (ending: Ending) => void): AnswerReader {
  let controller: Dispatcher.DispatchController | undefined;
  let status: number | null = null;
  let headers = NO_HEADERS;
  let body = Buffer.alloc(0);
  let interimAnswers = 0;
  let settled = false;

  function end(outcome: Outcome, cause?: unknown): void {
    if (settled) return;
    settled = true;
    settle({ outcome, status, headers, body, cause });
  }

  function giveUp(outcome: Outcome): void {
    end(outcome);
    controller?.abort(CUT_OFF);
  }

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started;
      // Given up while it waited for a connection: it must not be sent after all.
      if (settled) started.abort(CUT_OFF);
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
    onResponseError: (_controller, error) => end(outcomeOfError(error), error),
  };
  return { handler, giveUp };
}
