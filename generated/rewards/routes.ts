// Written by `deno task generate` from openapi-rewards.yaml. Do not edit.
import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import type { Env } from "hono";
import {
  Claim,
  ClaimRequest,
  Cursor,
  Feed,
  GrantRequest,
  GrantResults,
  Inbox,
  Include,
  Problem,
  ReleaseRequest,
  ReleaseResults,
  ServerGoals,
  TestVote,
  TestVoteRequest,
  ValidationProblem,
} from "./zod.ts";

/** Reads the digits of a query. Any other value stays unchanged, for the validator to refuse. */
function readInteger(value: unknown): unknown {
  return typeof value === "string" && /^-?[0-9]{1,15}$/.test(value) ? Number(value) : value;
}

const BadParameter = {
  description:
    "A parameter is malformed or given twice. `errors` has one entry for each fault. The request counts against the limit.",
  content: { "application/problem+json": { schema: ValidationProblem } },
};
const BadBody = {
  description:
    "The body is no JSON object, did not arrive in 10 seconds, or has faults. `errors` has one entry for each, 100 at most. Nothing was done. The request counts against the limit.",
  content: { "application/problem+json": { schema: ValidationProblem } },
};
const Unauthorized = {
  description:
    "There is no key in the request, or not one that is valid. It does not count against the operation's limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const Forbidden = {
  description:
    "The key is valid, but was made for something else, or its server is not approved (any more). It does not count against the limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const NotFound = {
  description:
    "The path is not one of this document, for example because of a slash at its end. Not judged by key or limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const NoPlayer = {
  description:
    "No account has the player's name (`player_unknown`, which counts against the limit), or the path is not one of this document (`not_found`).",
  content: { "application/problem+json": { schema: Problem } },
};
const MethodNotAllowed = {
  description: "The path answers another method. Not judged by key or limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const Conflict = {
  description: "Another key or game server uses this `claim_id`. Nothing was claimed.",
  content: { "application/problem+json": { schema: Problem } },
};
const Gone = {
  description: "The cursor's place in the feed is gone, or was given to another entry.",
  content: { "application/problem+json": { schema: Problem } },
};
const TooLarge = {
  description: "The body has more than 65,536 bytes. The request counts against the limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const WrongType = {
  description:
    "The body is not announced as `application/json`. The request counts against the limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const TooManyRequests = {
  description:
    "The key used up the limit of this operation (`rate_limited`), or the address sent too many requests without a valid key (`too_many_failed_authentications`). It does not count against the limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const InternalError = {
  description:
    "A fault of the host. It counts against the limit when the key was already found valid.",
  content: { "application/problem+json": { schema: Problem } },
};
const Unavailable = {
  description:
    "The database is slow or gone; you learn it within about 3 seconds. Whether the request had its effect is not known: repeat it. It counts against the limit when the key was already found valid.",
  content: { "application/problem+json": { schema: Problem } },
};

/** The operations of the contract, by their operationId. */
export const routes = {
  claimVotes: createRoute({
    method: "post",
    path: "/rewards/v1/claims",
    "x-scope": "rewards" as const,
    request: {
      body: { required: true, content: { "application/json": { schema: ClaimRequest } } },
    },
    responses: {
      200: {
        description: "The votes that this claim holds now, perhaps none.",
        content: { "application/json": { schema: Claim } },
      },
      400: BadBody,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      405: MethodNotAllowed,
      409: Conflict,
      413: TooLarge,
      415: WrongType,
      429: TooManyRequests,
      500: InternalError,
      503: Unavailable,
    },
  }),
  recordGrants: createRoute({
    method: "post",
    path: "/rewards/v1/grants",
    "x-scope": "rewards" as const,
    request: {
      body: { required: true, content: { "application/json": { schema: GrantRequest } } },
    },
    responses: {
      200: {
        description: "What each grant came to, in the order of the request.",
        content: { "application/json": { schema: GrantResults } },
      },
      400: BadBody,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      405: MethodNotAllowed,
      413: TooLarge,
      415: WrongType,
      429: TooManyRequests,
      500: InternalError,
      503: Unavailable,
    },
  }),
  releaseVotes: createRoute({
    method: "post",
    path: "/rewards/v1/releases",
    "x-scope": "rewards" as const,
    request: {
      body: { required: true, content: { "application/json": { schema: ReleaseRequest } } },
    },
    responses: {
      200: {
        description: "What became of each vote, in the order of the request.",
        content: { "application/json": { schema: ReleaseResults } },
      },
      400: BadBody,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      405: MethodNotAllowed,
      413: TooLarge,
      415: WrongType,
      429: TooManyRequests,
      500: InternalError,
      503: Unavailable,
    },
  }),
  createTestVote: createRoute({
    method: "post",
    path: "/rewards/v1/test-votes",
    "x-scope": "rewards" as const,
    request: {
      body: { required: true, content: { "application/json": { schema: TestVoteRequest } } },
    },
    responses: {
      201: {
        description: "The vote waits in the inbox, or has waited there if the request is a repeat.",
        content: { "application/json": { schema: TestVote } },
      },
      400: BadBody,
      401: Unauthorized,
      403: Forbidden,
      404: NoPlayer,
      405: MethodNotAllowed,
      413: TooLarge,
      415: WrongType,
      429: TooManyRequests,
      500: InternalError,
      503: Unavailable,
    },
  }),
  getInbox: createRoute({
    method: "get",
    path: "/rewards/v1/inbox",
    "x-scope": "rewards" as const,
    responses: {
      200: {
        description: "The counts of this moment.",
        content: { "application/json": { schema: Inbox } },
      },
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      405: MethodNotAllowed,
      429: TooManyRequests,
      500: InternalError,
      503: Unavailable,
    },
  }),
  getGoals: createRoute({
    method: "get",
    path: "/rewards/v1/goals",
    "x-scope": "rewards" as const,
    responses: {
      200: {
        description: "The goals of this moment.",
        content: { "application/json": { schema: ServerGoals } },
      },
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      405: MethodNotAllowed,
      429: TooManyRequests,
      500: InternalError,
      503: Unavailable,
    },
  }),
  listVotes: createRoute({
    method: "get",
    path: "/rewards/v1/votes",
    "x-scope": "feed" as const,
    request: {
      query: z.object({
        after: Cursor.optional(),
        limit: z.preprocess(readInteger, z.int().min(1).max(1000)).default(100),
        include: Include.optional(),
      }),
    },
    responses: {
      200: {
        description: "The next entries, perhaps none.",
        content: { "application/json": { schema: Feed } },
      },
      400: BadParameter,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      405: MethodNotAllowed,
      410: Gone,
      429: TooManyRequests,
      500: InternalError,
      503: Unavailable,
    },
  }),
};

/** One handler for each operation of the contract. */
export type Handlers<E extends Env> = {
  [Id in keyof typeof routes]: RouteHandler<(typeof routes)[Id], E>;
};
