import type { z } from "@hono/zod-openapi";
import { type ProblemCode, problems } from "../../generated/problems.ts";
import type { components } from "../../generated/types.ts";
import { isUnavailable } from "../database/unavailable.ts";
import { logFailure } from "../log.ts";
import type { ApiContext } from "./visit.ts";

type Problem = components["schemas"]["Problem"];
type Fault = components["schemas"]["ParameterFault"];

/** Seconds before it is worth asking a database that was down again. */
const RETRY_AFTER_OUTAGE_S = 5;

/** Answers with RFC 9457 problem details; status, title and type come from the contract. */
export function problem(
  c: ApiContext,
  code: ProblemCode,
  detail: string,
  { headers, retryAfterSeconds, errors }: {
    headers?: Record<string, string>;
    retryAfterSeconds?: number;
    errors?: Fault[];
  } = {},
): Response {
  const { requestId: request_id } = c.env;
  const body: Problem = { ...problems[code], detail, code, request_id };
  return c.body(JSON.stringify({ ...body, errors }), problems[code].status, {
    "Cache-Control": "no-store",
    ...headers,
    ...retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) },
    "Content-Type": "application/problem+json",
  });
}

/** Turns a validator's findings into a 400 with one entry per fault. */
export function onInvalid({ issues }: z.core.$ZodError, c: ApiContext): Response {
  const errors = issues.map(({ path, input }): Fault => {
    const name = path.join(".");
    return { in: "query", name, detail: faultOf(name, input ?? c.req.queries(name)) };
  });
  const names = errors.map((error) => `${error.name}: ${error.detail}`);
  return problem(c, "invalid_parameter", names.join(" "), { errors });
}

/** Describes valid values for people; the contract's pattern does the same for programs. */
const VALID: Record<string, string> = {
  username: "It must be 1 to 64 characters after trimming, none of them a control character.",
};

function faultOf(name: string, value: unknown): string {
  if (value === undefined) return "It is required.";
  if (Array.isArray(value) && value.length > 1) return "It must be given only once.";
  return VALID[name] ?? "It is not valid.";
}

/** Answers a path that leads nowhere. */
export function onNotFound(c: ApiContext): Response {
  return problem(c, "not_found", "There is nothing at this path; the reference is at /docs.");
}

/** Answers an outage with 503 and anything else with 500, which tells the client nothing about the error. */
export function onError(error: unknown, c: ApiContext): Response {
  const unavailable = isUnavailable(error);
  logFailure(error, { requestId: c.env.requestId, isOutage: unavailable });
  if (!unavailable) {
    return problem(c, "internal_error", "The host's log has the cause under this request ID.");
  }
  return problem(
    c,
    "unavailable",
    "The database does not answer; whether the player voted is unknown.",
    { retryAfterSeconds: RETRY_AFTER_OUTAGE_S },
  );
}
