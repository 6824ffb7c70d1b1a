import type { z } from "@hono/zod-openapi";
import {
  type ProblemCode as CodeOfV1,
  problems as problemsOfV1,
} from "../../generated/problems.ts";
import { type ProblemCode as CodeOfRewards, problems } from "../../generated/rewards/problems.ts";
import type { components } from "../../generated/rewards/types.ts";
import { isUnavailable } from "../database/unavailable.ts";
import { logFailure } from "../log.ts";
import type { ApiContext } from "./visit.ts";

type Problem = components["schemas"]["Problem"];
type Fault = components["schemas"]["Fault"];

/** Seconds before it is worth asking a database that was down again. */
const RETRY_AFTER_OUTAGE_S = 5;

/** A problem's code, in one contract or both. */
export type ProblemCode = CodeOfV1 | CodeOfRewards;

const PROBLEMS = { ...problems, ...problemsOfV1 };

/** Faults of a body that an answer lists, and characters that it repeats of an unknown field's name. */
const FAULTS_MAX = 100;
const NAME_SHOWN = 64;

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
  const body: Problem = { ...PROBLEMS[code], detail, code, request_id };
  return c.body(JSON.stringify({ ...body, errors }), PROBLEMS[code].status, {
    "Cache-Control": "no-store",
    ...headers,
    ...retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) },
    "Content-Type": "application/problem+json",
  });
}

/** Thrown by a handler to answer with a problem: what it returns is held against the contract's successes. */
export class ProblemAnswer extends Error {
  override name = "ProblemAnswer";

  constructor(readonly code: ProblemCode, detail: string) {
    super(detail);
  }
}

/** Turns a validator's findings about a query into a 400 with one entry per fault. */
export function onInvalid({ issues }: z.core.$ZodError, c: ApiContext): Response {
  const errors = issues.map((issue): Fault => {
    const name = issue.path.join(".");
    const value = issue.input ?? c.req.queries(name);
    return { in: "query", name, detail: faultOf(name, value, issue) };
  });
  const names = errors.map((error) => `${error.name}: ${error.detail}`);
  return problem(c, "invalid_parameter", names.join(" "), { errors });
}

/** Turns the findings about a body into the same; they have to come with their inputs. */
export function onInvalidBody({ issues }: z.core.$ZodError, c: ApiContext): Response {
  const errors = issues.flatMap((issue): Fault[] => {
    if (issue.code !== "unrecognized_keys") {
      const detail = faultOf("", issue.input, issue);
      return [{ in: "body", name: issue.path.join(".") || "body", detail }];
    }
    return issue.keys.map((key) => {
      const name = [...issue.path, key.slice(0, NAME_SHOWN)].join(".") || "body";
      return { in: "body", name, detail: "There is no such field." };
    });
  });
  return invalidBody(c, errors.slice(0, FAULTS_MAX));
}

/** Answers that a body is not what its operation takes; `detail` names the first faults. */
export function invalidBody(c: ApiContext, errors: Fault[]): Response {
  const first = errors.slice(0, 3).map(({ name, detail }) => `${name}: ${detail}`);
  return problem(c, "invalid_body", first.join(" "), { errors });
}

const NAME_RULE = "It must be 1 to 64 characters after trimming, none of them a control character.";

/** Describes valid values for people; the contract's pattern does the same for programs. */
const VALID: Record<string, string> = {
  username: NAME_RULE,
  after: "It must be the cursor of an earlier answer.",
};

function faultOf(name: string, value: unknown, issue: z.core.$ZodIssue): string {
  if (value === undefined) return "It is required.";
  if (Array.isArray(value) && value.length > 1 && name !== "") return "It must be given only once.";
  return VALID[name] ?? ruleOf(issue);
}

const TYPES: Record<string, string> = {
  int: "a whole number",
  number: "a whole number",
  string: "a text",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** Says which rule of a schema a value breaks. */
function ruleOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `It must be ${TYPES[issue.expected] ?? "something else"}.`;
    case "too_small":
      return `It must ${issue.origin === "array" ? "have" : "be"} at least ${issue.minimum}.`;
    case "too_big":
      return `It must ${issue.origin === "array" ? "have" : "be"} at most ${issue.maximum}.`;
    case "invalid_format":
      return issue.format === "guid" ? "It must be a UUID." : NAME_RULE;
    default:
      return "It is not valid.";
  }
}

/** Answers a path that leads nowhere. */
export function onNotFound(c: ApiContext): Response {
  return problem(c, "not_found", "There is nothing at this path; the reference is at /docs.");
}

/** Answers an outage with 503 and anything unexpected with 500, which tells the client nothing about the error. */
export function onError(error: unknown, c: ApiContext): Response {
  if (error instanceof ProblemAnswer) return problem(c, error.code, error.message);
  const unavailable = isUnavailable(error);
  logFailure(error, { requestId: c.env.requestId, isOutage: unavailable });
  if (!unavailable) {
    return problem(c, "internal_error", "The host's log has the cause under this request ID.");
  }
  return problem(
    c,
    "unavailable",
    "The database does not answer. Give no reward, and send the same request again.",
    { retryAfterSeconds: RETRY_AFTER_OUTAGE_S },
  );
}
