// Written by `deno task generate` from openapi.yaml. Do not edit.
import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import type { Env } from "hono";
import { AskedUsername, Problem, Server, ValidationProblem, VoteCheck, VoteCounts } from "./zod.ts";

const BadRequest = {
  description:
    "A parameter is missing, malformed or given twice. `errors` has one entry for each fault. The request counts against the limit.",
  content: { "application/problem+json": { schema: ValidationProblem } },
};
const Unauthorized = {
  description:
    "There is no key in the request, or not one that is valid. It does not count against the operation's limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const Forbidden = {
  description:
    "The key is valid, but its server is not approved (any more). It does not count against the limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const NotFound = {
  description:
    "The path is not one of this document, for example because of a slash at its end. Not judged by key or limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const MethodNotAllowed = {
  description: "The path answers GET and HEAD only. Not judged by key or limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const TooManyRequests = {
  description:
    "The key used up the limit of this operation (`rate_limited`), or the address sent too many\nrequests without a valid key (`too_many_failed_authentications`). It does not count against\nthe limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const InternalError = {
  description:
    "A fault of the host. It counts against the limit when the key was already found valid.",
  content: { "application/problem+json": { schema: Problem } },
};
const Unavailable = {
  description:
    "The database is slow or gone; you learn it within about 2 seconds. It counts against the\nlimit when the key was already found valid.",
  content: { "application/problem+json": { schema: Problem } },
};

/** The operations of the contract, by their operationId. */
export const routes = {
  getServer: createRoute({
    method: "get",
    path: "/api/v1/server",
    responses: {
      200: {
        description: "The listing of the key's server.",
        content: { "application/json": { schema: Server } },
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
  getVotes: createRoute({
    method: "get",
    path: "/api/v1/votes",
    request: { query: z.object({ username: AskedUsername.optional() }) },
    responses: {
      200: {
        description: "The vote counts.",
        content: { "application/json": { schema: VoteCounts } },
      },
      400: BadRequest,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      405: MethodNotAllowed,
      429: TooManyRequests,
      500: InternalError,
      503: Unavailable,
    },
  }),
  checkVote: createRoute({
    method: "get",
    path: "/api/v1/vote-check",
    request: { query: z.object({ username: AskedUsername }) },
    responses: {
      200: {
        description: "Whether the player voted today, and when the player last voted.",
        content: { "application/json": { schema: VoteCheck } },
      },
      400: BadRequest,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      405: MethodNotAllowed,
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
