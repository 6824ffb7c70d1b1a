import type { z } from "@hono/zod-openapi";
import {
  type ProblemCode as CodeOfV1,
  problems as problemsOfV1,
} from "../../generated/problems.ts";
import { type ProblemCode as CodeOfRewards, problems } from "../../generated/rewards/problems.ts";
import type { components } from "../../generated/rewards/types.ts";
import { isUnavailable, takesNoChanges } from "../database/unavailable.ts";
import { LeftLine, LineFull } from "../limits/fair_line.ts";
import { logFailure } from "../log.ts";
import { nearPath } from "./near_path.ts";
import type { ApiContext } from "./visit.ts";

type Problem = components["schemas"]["Problem"];
/** One fault of a request. */
export type Fault = components["schemas"]["Fault"];

/** Seconds before it is worth asking a database that was down again. */
const RETRY_AFTER_OUTAGE_S = 5;

/** A problem's code, in one contract or both. */
export type ProblemCode = CodeOfV1 | CodeOfRewards;

const PROBLEMS = { ...problems, ...problemsOfV1 };

/** Faults of a body that an answer lists, and characters of each: some name a field that is unknown. */
const FAULTS_MAX = 100;
const MESSAGE_MAX = 200;

/** Answers with RFC 9457 problem details; status, title and type come from the contract. */
export function problem(
  c: ApiContext,
  code: ProblemCode,
  detail: string,
  { headers, retryAfterSeconds, errors }: {
    headers?: Record<string, string>;
    retryAfterSeconds?: number;
    errors?: Fault[] | undefined;
  } = {},
): Response {
  const { requestId: request_id } = c.env;
  const body: Problem = { ...PROBLEMS[code], detail, code, request_id };
  // Version 1's bodies were frozen without it. Oxide and Carbon hand their plugins no headers.
  const wait = isOfRewards(c) ? { retry_after_seconds: retryAfterSeconds } : {};
  return c.body(JSON.stringify({ ...body, ...wait, errors }), PROBLEMS[code].status, {
    "Cache-Control": "no-store",
    ...headers,
    ...retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) },
    "Content-Type": "application/problem+json",
  });
}

const isOfRewards = ({ req }: ApiContext) => req.path.startsWith("/rewards/");

/** Thrown by a handler to answer with a problem: what it returns is held against the contract's successes. */
export class ProblemAnswer extends Error {
  override name = "ProblemAnswer";

  constructor(readonly code: ProblemCode, detail: string, readonly errors?: Fault[]) {
    super(detail);
  }
}

/** Turns a validator's findings into a 400 with one entry per fault; they have to come with inputs. */
export function onInvalid(
  { issues }: z.core.$ZodError,
  c: ApiContext,
  place: Fault["in"],
): Response {
  const faults = issues.slice(0, FAULTS_MAX).map((issue): Fault => {
    const name = issue.path.join(".") || place;
    return { in: place, name, detail: faultOf(issue, place) };
  });
  // An empty name offends against its pattern and its length: one fault.
  const errors = faults.filter(({ name }, nth) => nth === 0 || name !== faults[nth - 1]?.name);
  const first = errors.slice(0, 3).map(({ name, detail }) => `${name}: ${detail}`).join(" ");
  return problem(c, place === "query" ? "invalid_parameter" : "invalid_body", first, { errors });
}

/** Describes valid values for people; the contract's pattern does the same for programs. */
const VALID_NAME =
  "It must be 1 to 64 characters after trimming, none of them a control character.";
const VALID_CURSOR = "It must be the cursor of an earlier answer.";

const VALID_TYPES: Record<string, string> = {
  ...{ number: "a whole number", int: "a whole number", boolean: "true or false" },
  ...{ string: "text", array: "a list", object: "an object" },
};
const UNITS: Record<string, string> = { string: " characters long", array: " entries long" };

function faultOf(issue: z.core.$ZodIssue, place: Fault["in"]): string {
  if (issue.input === undefined) return "It is required.";
  if (place === "query" && Array.isArray(issue.input)) return "It must be given only once.";
  switch (issue.code) {
    case "invalid_type":
      return place === "query" && issue.expected === "string"
        ? "It must be UTF-8, URL-encoded."
        : `It must be ${VALID_TYPES[issue.expected]}.`;
    case "too_big":
      return `It must be at most ${issue.maximum}${UNITS[issue.origin] ?? ""}.`;
    case "too_small":
      return `It must be at least ${issue.minimum}${UNITS[issue.origin] ?? ""}.`;
    case "unrecognized_keys":
      return `${`It has fields unknown here: ${issue.keys.join(", ")}`.slice(0, MESSAGE_MAX)}.`;
    default:
      if (issue.code === "invalid_format" && issue.format === "guid") return "It must be a UUID.";
      return issue.path[0] === "after" ? VALID_CURSOR : VALID_NAME;
  }
}

/** Answers a path that leads nowhere. */
export function onNotFound(c: ApiContext): Response {
  const { pathname } = new URL(c.req.url);
  const meant = nearPath(pathname);
  const reference = isOfRewards(c) ? "/docs/api/rewards" : "/docs/api";
  const advice = meant ? `. Did you mean ${meant}?` : `; the reference is at ${reference}.`;
  return problem(c, "not_found", `There is nothing at ${pathname.slice(0, MESSAGE_MAX)}${advice}`);
}

/** Answers an outage with 503 and anything unexpected with 500, which tells the client nothing about the error. */
export function onError(error: unknown, c: ApiContext): Response {
  if (error instanceof ProblemAnswer) return problem(c, error.code, error.message, error);
  if (error instanceof LineFull) {
    return problem(c, "rate_limited", "Too many requests of this server wait.", error);
  }
  const unavailable = isUnavailable(error) || error instanceof LeftLine;
  logFailure(error, { requestId: c.env.requestId, isOutage: unavailable });
  if (!unavailable) {
    return problem(c, "internal_error", "The host's log has the cause under this request ID.");
  }
  return problem(
    c,
    "unavailable",
    takesNoChanges(error)
      ? "The database takes no changes now, and nothing was changed. Give no reward, and send the same request again."
      : "The database does not answer. Give no reward, and send the same request again.",
    { retryAfterSeconds: RETRY_AFTER_OUTAGE_S },
  );
}
