import { takeBody } from "../limits/take_body.ts";
import { ProblemAnswer } from "./error_response.ts";
import type { ApiContext } from "./request_state.ts";
import { INPUT, REQUEST } from "./words.ts";

/** The contract's limits on a body's size and on the time it takes to arrive. */
const LIMITS = { maxBytes: 65_536, withinMs: 10_000 };

const JSON_TYPE = /^application\/json *(;|$)/i;

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Reads a request's body, which is JSON. Throws a `ProblemAnswer` if there is no valid body. */
export async function readBody(c: ApiContext): Promise<string> {
  if (!JSON_TYPE.test(c.req.header("content-type") ?? "")) {
    throw new ProblemAnswer("unsupported_media_type", REQUEST.notJson);
  }
  if (Number(c.req.header("content-length") ?? 0) > LIMITS.maxBytes) throw tooLarge();
  if (c.req.raw.body === null) throw invalidBody(INPUT.required);
  const taken = await takeBody(c.req.raw.body, LIMITS);
  if (taken.kind !== "whole") {
    // The rest of the body is still unread, so the connection can't be reused.
    c.header("Connection", "close");
    throw taken.kind === "too_large" ? tooLarge() : invalidBody(INPUT.cutOff);
  }
  try {
    const text = decoder.decode(taken.body);
    JSON.parse(text);
    return text;
  } catch {
    throw invalidBody(INPUT.notJson);
  }
}

const invalidBody = (detail: string) =>
  new ProblemAnswer("invalid_body", `body: ${detail}`, [{ in: "body", name: "body", detail }]);
const tooLarge = () => new ProblemAnswer("body_too_large", REQUEST.tooLarge);
