// Written by `deno task generate` from openapi-public.yaml. Do not edit.
import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import type { Env } from "hono";
import {
  Country,
  Cursor,
  GameList,
  Language,
  ListedServer,
  Month,
  Problem,
  SearchWords,
  ServerHistory,
  ServerList,
  Slug,
  Sort,
  TagCounts,
  TagList,
  TopVoters,
  ValidationProblem,
  Version,
} from "./zod.ts";

/** Reads the digits of a query. Any other value stays unchanged, for the validator to refuse. */
function readInteger(value: unknown): unknown {
  return typeof value === "string" && /^-?[0-9]{1,15}$/.test(value) ? Number(value) : value;
}

/** Reads true and false of a query. Any other value stays unchanged, for the validator to refuse. */
function readBoolean(value: unknown): unknown {
  return value === "true" ? true : value === "false" ? false : value;
}

const BadParameter = {
  description:
    "A parameter is malformed or given twice. `errors` has one entry for each fault. The request counts against the limit.",
  content: { "application/problem+json": { schema: ValidationProblem } },
};
const NotFound = {
  description:
    "The path is not one of this document, for example because of a slash at its end. Not judged by the limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const NoServer = {
  description:
    "No listed server has the slug (`server_unknown`, which counts against the limit), or the path is not one of this document (`not_found`).",
  content: { "application/problem+json": { schema: Problem } },
};
const MethodNotAllowed = {
  description: "The path answers another method. Not judged by the limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const TooManyRequests = {
  description:
    "The address used up the limit of this operation, or too many requests of its network wait. It does not count against the limit.",
  content: { "application/problem+json": { schema: Problem } },
};
const InternalError = {
  description: "A fault of the host.",
  content: { "application/problem+json": { schema: Problem } },
};
const Unavailable = {
  description: "The database is slow or gone; you learn it within about 3 seconds.",
  content: { "application/problem+json": { schema: Problem } },
};

/** The operations of the contract, by their operationId. */
export const routes = {
  listServers: createRoute({
    method: "get",
    path: "/public/v1/servers",
    request: {
      query: z.object({
        q: SearchWords.optional(),
        game: Slug.optional(),
        tags: TagList.optional(),
        country: Country.optional(),
        language: Language.optional(),
        version: Version.optional(),
        online: z.preprocess(readBoolean, z.boolean()).default(false),
        sort: Sort.optional(),
        after: Cursor.optional(),
        limit: z.preprocess(readInteger, z.int().min(1).max(100)).default(20),
      }),
    },
    responses: {
      200: {
        description: "A part of the listing.",
        content: { "application/json": { schema: ServerList } },
      },
      400: BadParameter,
      404: NotFound,
      405: MethodNotAllowed,
      429: TooManyRequests,
      500: InternalError,
      503: Unavailable,
    },
  }),
  getListedServer: createRoute({
    method: "get",
    path: "/public/v1/servers/{slug}",
    request: { params: z.object({ slug: Slug }) },
    responses: {
      200: {
        description: "The server.",
        content: { "application/json": { schema: ListedServer } },
      },
      404: NoServer,
      405: MethodNotAllowed,
      429: TooManyRequests,
      500: InternalError,
      503: Unavailable,
    },
  }),
  getServerHistory: createRoute({
    method: "get",
    path: "/public/v1/servers/{slug}/history",
    request: {
      params: z.object({ slug: Slug }),
      query: z.object({ days: z.preprocess(readInteger, z.int().min(1).max(30)).default(30) }),
    },
    responses: {
      200: { description: "The days.", content: { "application/json": { schema: ServerHistory } } },
      400: BadParameter,
      404: NoServer,
      405: MethodNotAllowed,
      429: TooManyRequests,
      500: InternalError,
      503: Unavailable,
    },
  }),
  getTopVoters: createRoute({
    method: "get",
    path: "/public/v1/servers/{slug}/top-voters",
    request: { params: z.object({ slug: Slug }), query: z.object({ month: Month.optional() }) },
    responses: {
      200: {
        description: "The top voters.",
        content: { "application/json": { schema: TopVoters } },
      },
      400: BadParameter,
      404: NoServer,
      405: MethodNotAllowed,
      429: TooManyRequests,
      500: InternalError,
      503: Unavailable,
    },
  }),
  listGames: createRoute({
    method: "get",
    path: "/public/v1/games",
    responses: {
      200: { description: "The games.", content: { "application/json": { schema: GameList } } },
      404: NotFound,
      405: MethodNotAllowed,
      429: TooManyRequests,
      500: InternalError,
      503: Unavailable,
    },
  }),
  listTags: createRoute({
    method: "get",
    path: "/public/v1/tags",
    responses: {
      200: { description: "The tags.", content: { "application/json": { schema: TagCounts } } },
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
