import { bodyLimit } from "../../../generated/rewards/limits.ts";
import { takeBody } from "../limits/take_body.ts";
import { ProblemAnswer } from "./error_response.ts";
import type { ApiContext } from "./request_state.ts";
import { INPUT, REQUEST } from "./problem_details.ts";

/**
 * Limits of bodies. The first two come from the contract's `x-body-limit`.
 *
 * ```text
 * limit           value         protects       used up by
 * a body          65,536 bytes  memory         a client with a key
 *   test: the size counts in bytes, announced or not
 * time of a body  10,000 ms     connections    bodies that never end
 *   test: a body that never ends is given up in time
 * fields, levels  1,000, 16     the processor  bodies of braces
 *   test: a body's fields and levels are counted before it is parsed
 * ```
 *
 * Most fields of all objects of a body, and most levels of lists and objects: several times as many as a valid body
 * has. They are counted before parsing, because parsing and checking many is disproportionately expensive: 64 kB of
 * fields took 65 ms, and 64 kB of nested lists 9 ms.
 */
const FIELDS_MAX = 1_000;
const LEVELS_MAX = 16;

const JSON_TYPE = /^application\/json *(;|$)/i;

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Reads a request's body, which is JSON. Throws a `ProblemAnswer` if there is no valid body. */
export async function readBody(c: ApiContext): Promise<string> {
  if (!JSON_TYPE.test(c.req.header("content-type") ?? "")) {
    throw new ProblemAnswer("unsupported_media_type", REQUEST.notJson);
  }
  if (Number(c.req.header("content-length") ?? 0) > bodyLimit.maxBytes) throw tooLarge();
  if (c.req.raw.body === null) throw invalidBody(INPUT.required);
  const taken = await takeBody(c.req.raw.body, bodyLimit);
  if (taken.kind !== "whole") {
    // The rest of the body is still unread, so the connection can't be reused.
    c.header("Connection", "close");
    throw taken.kind === "too_large" ? tooLarge() : invalidBody(INPUT.cutOff);
  }
  if (isCrowded(taken.body)) throw invalidBody(INPUT.crowded(FIELDS_MAX, LEVELS_MAX));
  try {
    const text = decoder.decode(taken.body);
    JSON.parse(text);
    return text;
  } catch {
    // The decoder refuses what isn't UTF-8, and the parser what isn't JSON.
    throw invalidBody(INPUT.notJson);
  }
}

const invalidBody = (detail: string) =>
  new ProblemAnswer("invalid_body", `body: ${detail}`, [{ in: "body", name: "body", detail }]);
const tooLarge = () => new ProblemAnswer("body_too_large", REQUEST.tooLarge(bodyLimit.maxBytes));

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const LIST = 0x5b;
const OBJECT = 0x7b;
const LIST_END = 0x5d;
const OBJECT_END = 0x7d;

/** Returns whether JSON has too many fields or levels. Punctuation within strings doesn't count. */
function isCrowded(body: Uint8Array): boolean {
  let fields = 0;
  let levels = 0;
  let isText = false;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COLON) fields++;
    else if (byte === LIST || byte === OBJECT) levels++;
    else if (byte === LIST_END || byte === OBJECT_END) levels--;
    if (fields > FIELDS_MAX || levels > LEVELS_MAX) return true;
  }
  return false;
}
