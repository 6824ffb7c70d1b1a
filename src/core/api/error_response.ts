import { matchedRoutes } from "hono/route";
import type { z } from "@hono/zod-openapi";
import {
  type ProblemCode as CodeOfV1,
  problems as problemsOfV1,
} from "../../../generated/problems.ts";
import {
  type ProblemCode as CodeOfPublic,
  problems as problemsOfPublic,
} from "../../../generated/public/problems.ts";
import {
  type ProblemCode as CodeOfRewards,
  problems,
} from "../../../generated/rewards/problems.ts";
import type { components } from "../../../generated/rewards/types.ts";
import { isUnavailable, takesNoChanges } from "../database/unavailable.ts";
import { LeftQueue, QueueFull } from "../limits/fair_queue.ts";
import { logFailure } from "../observing/log.ts";
import { nearPath } from "./near_path.ts";
import type { ApiContext } from "./request_state.ts";
import { ACCESS, INPUT, OUTAGE, REQUEST } from "./problem_details.ts";

type Problem = Omit<components["schemas"]["Problem"], "code"> & { code: ProblemCode };
/** One invalid input of a request. */
export type InputFault = components["schemas"]["Fault"];

/** Seconds a client should wait before it retries after a database outage. */
const RETRY_AFTER_OUTAGE_S = 5;

/** A problem's code, from any of the contracts. */
export type ProblemCode = CodeOfV1 | CodeOfRewards | CodeOfPublic;

const PROBLEMS = { ...problems, ...problemsOfPublic, ...problemsOfV1 };

/** Maximum number of a body's faults in a response. */
const FAULTS_MAX = 100;

/** Details of a problem that its response adds to the code. */
interface ProblemDetails {
  /** A sentence that names the action and the value. */
  detail: string;
  headers?: Record<string, string>;
  retryAfterSeconds?: number;
  errors?: InputFault[] | undefined;
}

/** Responds with RFC 9457 problem details. Status, title and type come from the contract. */
export function problem(
  c: ApiContext,
  code: ProblemCode,
  { detail, headers, retryAfterSeconds, errors }: ProblemDetails,
): Response {
  const { requestId: request_id } = c.env;
  const body: Problem = { ...PROBLEMS[code], detail, code, request_id };
  // Oxide and Carbon don't give plugins the headers. Version 1 lacks the field, because its bodies are frozen.
  const wait = isOfRewards(c) || isPublic(c) ? { retry_after_seconds: retryAfterSeconds } : {};
  return c.body(JSON.stringify({ ...body, ...wait, errors }), PROBLEMS[code].status, {
    "Cache-Control": "no-store",
    ...headers,
    ...retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) },
    "Content-Type": "application/problem+json",
  });
}

const isOfRewards = ({ req }: ApiContext) => req.path.startsWith("/rewards/");
const isPublic = ({ req }: ApiContext) => req.path.startsWith("/public/");

/**
 * Thrown by a handler to respond with a problem, because a handler's return type only allows the contract's success
 * responses.
 */
export class ProblemAnswer extends Error {
  override name = "ProblemAnswer";

  constructor(readonly code: ProblemCode, detail: string, readonly errors?: InputFault[]) {
    super(detail);
  }
}

/** Turns a validator's issues into a 400 with one entry per fault. The issues must include their inputs. */
export function onInvalid(
  { issues }: z.core.$ZodError,
  c: ApiContext,
  part: InputFault["in"],
): Response {
  const faults = issues.slice(0, FAULTS_MAX).map((issue): InputFault => {
    const name = issue.path.join(".") || part;
    return { in: part, name, detail: issueSentence(issue, part) };
  });
  // An empty name violates both its pattern and its length. It is reported once.
  const errors = faults.filter(({ name }, nth) => nth === 0 || name !== faults[nth - 1]?.name);
  const first = errors.slice(0, 3).map(({ name, detail }) => `${name}: ${detail}`).join(" ");
  return problem(c, part === "query" ? "invalid_parameter" : "invalid_body", {
    detail: first,
    errors,
  });
}

function issueSentence(issue: z.core.$ZodIssue, part: InputFault["in"]): string {
  if (issue.input === undefined) return INPUT.required;
  if (part === "query" && Array.isArray(issue.input)) return INPUT.once;
  switch (issue.code) {
    case "invalid_type":
      if (part !== "query" || issue.expected !== "string") return INPUT.type(issue.expected);
      return issue.path[0] === "username" ? INPUT.nameEncoding : INPUT.encoding;
    case "too_big":
      return INPUT.tooBig(issue.maximum, issue.origin);
    case "too_small":
      return INPUT.tooSmall(issue.minimum, issue.origin);
    case "unrecognized_keys":
      return INPUT.unknownFields(issue.keys);
    case "invalid_value":
      return INPUT.oneOf(issue.values.map(String));
    case "invalid_format":
      // A pattern's message is the contract's `x-problem-detail`.
      return issue.format === "guid" ? INPUT.uuid : issue.message;
    default:
      return issue.message;
  }
}

/** Responds to the slug of a server that is not listed. */
export function onUnknownServer(c: ApiContext): Response {
  const detail = REQUEST.serverUnknown(c.req.param("slug") ?? "");
  return problem(c, "server_unknown", { detail });
}

/** Responds to a path that doesn't exist. */
export function onNotFound(c: ApiContext): Response {
  const { pathname } = new URL(c.req.url);
  const api = isOfRewards(c) ? "/rewards" : isPublic(c) ? "/public" : "";
  const reference = `/docs/api${api}`;
  const detail = REQUEST.nothingAt(pathname, { meant: nearPath(pathname), reference });
  return problem(c, "not_found", { detail });
}

/** Responds to an outage with 503 and to any unexpected error with 500. Neither discloses the error to the client. */
export function onError(error: unknown, c: ApiContext): Response {
  if (error instanceof ProblemAnswer) {
    return problem(c, error.code, { detail: error.message, errors: error.errors });
  }
  if (error instanceof QueueFull) {
    const detail = isPublic(c) ? ACCESS.tooManyOfNetwork : ACCESS.tooManyOfServer;
    return problem(c, "rate_limited", { detail, retryAfterSeconds: error.retryAfterSeconds });
  }
  const unavailable = isUnavailable(error) || error instanceof LeftQueue;
  logFailure(error, {
    requestId: c.env.requestId,
    method: c.req.method,
    routes: matchedRoutes(c),
    isOutage: unavailable,
  });
  if (!unavailable) return problem(c, "internal_error", { detail: OUTAGE.unexpected });
  const detail = isPublic(c)
    ? OUTAGE.noAnswerToRead
    : takesNoChanges(error)
    ? OUTAGE.noChanges
    : OUTAGE.noAnswer;
  return problem(c, "unavailable", { detail, retryAfterSeconds: RETRY_AFTER_OUTAGE_S });
}
