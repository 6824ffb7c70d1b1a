import { takeBody } from "../limits/take_body.ts";
import { invalidBody, problem } from "./error_response.ts";
import type { ApiContext } from "./visit.ts";

/** The largest body and the time in which it has to arrive, as the contract says. */
const LIMITS = { maxBytes: 65_536, withinMs: 10_000 };

const JSON_TYPE = /^application\/json *(;|$)/i;

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Reads a request's body as JSON, or answers why there is none. */
export async function readBody(c: ApiContext): Promise<{ json: unknown } | Response> {
  if (!JSON_TYPE.test(c.req.header("content-type") ?? "")) {
    return problem(c, "unsupported_media_type", "Send Content-Type: application/json.");
  }
  if (Number(c.req.header("content-length") ?? 0) > LIMITS.maxBytes) return tooLarge(c);
  if (c.req.raw.body === null) return broken(c, "It is required.");
  const taken = await takeBody(c.req.raw.body, LIMITS);
  if (taken.kind === "whole") return parse(c, taken.body);
  // Whatever else comes by this connection belongs to the body.
  c.header("Connection", "close");
  return taken.kind === "too_large" ? tooLarge(c) : broken(c, "It did not arrive in full.");
}

function parse(c: ApiContext, bytes: Uint8Array<ArrayBuffer>): { json: unknown } | Response {
  try {
    return { json: JSON.parse(decoder.decode(bytes)) };
  } catch {
    return broken(c, "It must be JSON in UTF-8.");
  }
}

function broken(c: ApiContext, detail: string): Response {
  return invalidBody(c, [{ in: "body", name: "body", detail }]);
}

function tooLarge(c: ApiContext): Response {
  const bytes = LIMITS.maxBytes.toLocaleString("en");
  return problem(c, "body_too_large", `A body has at most ${bytes} bytes.`);
}
