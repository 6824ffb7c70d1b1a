// Written by `deno task generate` from openapi-public.yaml. Do not edit.
import { z } from "@hono/zod-openapi";
import type { components } from "./types.ts";

type Schemas = components["schemas"];

/** Validator of the contract's schema `Slug`. */
export const Slug = z.string().regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u,
  "It must be a slug: small letters, digits and single hyphens.",
).min(1).max(100) satisfies z.ZodType<Schemas["Slug"]>;

/** Validator of the contract's schema `SearchWords`. */
export const SearchWords = z.string().min(1).max(100) satisfies z.ZodType<Schemas["SearchWords"]>;

/** Validator of the contract's schema `TagList`. */
export const TagList = z.string().regex(
  /^[a-z0-9-]{1,40}(?:,[a-z0-9-]{1,40}){0,4}$/u,
  "It must be 1 to 5 slugs of tags, separated by commas.",
).min(1).max(204) satisfies z.ZodType<Schemas["TagList"]>;

/** Validator of the contract's schema `Country`. */
export const Country = z.string().regex(
  /^[A-Z]{2}$/u,
  "It must be a country's code of two capital letters, such as DE.",
).min(2).max(2) satisfies z.ZodType<Schemas["Country"]>;

/** Validator of the contract's schema `Language`. */
export const Language = z.string().regex(
  /^[a-z]{2}$/u,
  "It must be a language's code of two small letters, such as de.",
).min(2).max(2) satisfies z.ZodType<Schemas["Language"]>;

/** Validator of the contract's schema `Version`. */
export const Version = z.string().min(1).max(30) satisfies z.ZodType<Schemas["Version"]>;

/** Validator of the contract's schema `Sort`. */
export const Sort = z.enum([
  "match",
  "votes_30",
  "votes_today",
  "votes_all",
  "players",
  "newest",
  "name",
]) satisfies z.ZodType<Schemas["Sort"]>;

/** Validator of the contract's schema `Cursor`. */
export const Cursor = z.string().regex(
  /^[A-Za-z0-9_-]+$/u,
  "It must be the cursor of an earlier answer.",
).min(1).max(6000) satisfies z.ZodType<Schemas["Cursor"]>;

/** Validator of the contract's schema `Month`. */
export const Month = z.string().regex(
  /^20[0-9]{2}-(?:0[1-9]|1[0-2])$/u,
  "It must be a month such as 2026-03.",
).min(7).max(7) satisfies z.ZodType<Schemas["Month"]>;

/** Validator of the contract's schema `Day`. */
export const Day = z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u).min(10).max(
  10,
) satisfies z.ZodType<Schemas["Day"]>;

/** Validator of the contract's schema `Named`. */
export const Named = z.strictObject({
  slug: Slug,
  name: z.string().min(1).max(100),
}) satisfies z.ZodType<Schemas["Named"]>;

/** Validator of the contract's schema `ServerSummary`. */
export const ServerSummary = z.strictObject({
  slug: Slug,
  name: z.string().min(1).max(100),
  tagline: z.string().max(120),
  game: Named,
  tags: z.array(Named).max(5),
  country: z.string().regex(/^[A-Z]{2}$/u).min(2).max(2).nullable(),
  languages: z.array(Language).max(5),
  version: z.string().max(30),
  host: z.string().min(1).max(253),
  port: z.int().min(1).max(65535),
  players_online: z.int().min(0),
  players_max: z.int().min(0),
  offline: z.boolean(),
  rank: z.int().min(1),
  rank_in_game: z.int().min(1),
  votes_today: z.int().min(0),
  votes_monthly: z.int().min(0),
  votes_total: z.int().min(0),
  url: z.string().min(1).max(500),
  vote_url: z.string().min(1).max(500),
  logo_url: z.string().min(1).max(500).nullable(),
  banner_url: z.string().min(1).max(500).nullable(),
}) satisfies z.ZodType<Schemas["ServerSummary"]>;

/** Validator of the contract's schema `ServerList`. */
export const ServerList = z.strictObject({
  servers: z.array(ServerSummary).max(100),
  total: z.int().min(0),
  cursor: z.string().regex(/^[A-Za-z0-9_-]+$/u).min(1).max(6000).nullable(),
}) satisfies z.ZodType<Schemas["ServerList"]>;

/** Validator of the contract's schema `Timestamp`. */
export const Timestamp = z.iso.datetime({ offset: true }) satisfies z.ZodType<Schemas["Timestamp"]>;

/** Validator of the contract's schema `ListedServer`. */
export const ListedServer = z.strictObject({
  slug: Slug,
  name: z.string().min(1).max(100),
  tagline: z.string().max(120),
  description: z.string().max(5000),
  rules: z.string().max(5000),
  website: z.string().max(200).nullable(),
  discord: z.string().max(200).nullable(),
  video: z.string().max(200).nullable(),
  game: Named,
  tags: z.array(Named).max(5),
  country: z.string().regex(/^[A-Z]{2}$/u).min(2).max(2).nullable(),
  languages: z.array(Language).max(5),
  version: z.string().max(30),
  host: z.string().min(1).max(253),
  port: z.int().min(1).max(65535),
  players_online: z.int().min(0),
  players_max: z.int().min(0),
  offline: z.boolean(),
  map: z.string().max(40),
  mode: z.string().max(40),
  uptime_percent: z.int().min(0).max(100).nullable(),
  verified: z.boolean(),
  listed_at: Timestamp,
  rank: z.int().min(1),
  rank_in_game: z.int().min(1),
  votes_today: z.int().min(0),
  votes_monthly: z.int().min(0),
  votes_total: z.int().min(0),
  url: z.string().min(1).max(500),
  vote_url: z.string().min(1).max(500),
  logo_url: z.string().min(1).max(500).nullable(),
  banner_url: z.string().min(1).max(500).nullable(),
}) satisfies z.ZodType<Schemas["ListedServer"]>;

/** Validator of the contract's schema `HistoryDay`. */
export const HistoryDay = z.strictObject({
  day: Day,
  votes: z.int().min(0),
  players_average: z.int().min(0).nullable(),
  players_peak: z.int().min(0).nullable(),
  rank: z.int().min(1).nullable(),
}) satisfies z.ZodType<Schemas["HistoryDay"]>;

/** Validator of the contract's schema `ServerHistory`. */
export const ServerHistory = z.strictObject({
  slug: Slug,
  days: z.array(HistoryDay).min(1).max(30),
}) satisfies z.ZodType<Schemas["ServerHistory"]>;

/** Validator of the contract's schema `TopVoter`. */
export const TopVoter = z.strictObject({
  username: z.string().min(1).max(64),
  votes: z.int().min(0),
}) satisfies z.ZodType<Schemas["TopVoter"]>;

/** Validator of the contract's schema `TopVoters`. */
export const TopVoters = z.strictObject({
  slug: Slug,
  month: Month,
  votes: z.int().min(0),
  voters: z.int().min(0),
  top: z.array(TopVoter).max(25),
  others: z.int().min(0),
}) satisfies z.ZodType<Schemas["TopVoters"]>;

/** Validator of the contract's schema `GameCount`. */
export const GameCount = z.strictObject({
  slug: Slug,
  name: z.string().min(1).max(100),
  servers: z.int().min(0),
  players_online: z.int().min(0),
  url: z.string().min(1).max(500),
}) satisfies z.ZodType<Schemas["GameCount"]>;

/** Validator of the contract's schema `GameList`. */
export const GameList = z.strictObject({ games: z.array(GameCount) }) satisfies z.ZodType<
  Schemas["GameList"]
>;

/** Validator of the contract's schema `TagCount`. */
export const TagCount = z.strictObject({
  slug: Slug,
  name: z.string().min(1).max(100),
  servers: z.int().min(0),
  url: z.string().min(1).max(500),
}) satisfies z.ZodType<Schemas["TagCount"]>;

/** Validator of the contract's schema `TagCounts`. */
export const TagCounts = z.strictObject({ tags: z.array(TagCount) }) satisfies z.ZodType<
  Schemas["TagCounts"]
>;

/** Validator of the contract's schema `RateLimit`. */
export const RateLimit = z.string().regex(/^"minute";r=[0-9]+;t=[0-9]+$/u) satisfies z.ZodType<
  Schemas["RateLimit"]
>;

/** Validator of the contract's schema `RateLimitPolicy`. */
export const RateLimitPolicy = z.string().regex(
  /^"minute";q=[0-9]+;w=[0-9]+$/u,
) satisfies z.ZodType<Schemas["RateLimitPolicy"]>;

/** Validator of the contract's schema `RequestId`. */
export const RequestId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/u) satisfies z.ZodType<
  Schemas["RequestId"]
>;

/** Validator of the contract's schema `ProblemCode`. */
export const ProblemCode = z.enum([
  "invalid_parameter",
  "not_found",
  "server_unknown",
  "method_not_allowed",
  "rate_limited",
  "internal_error",
  "unavailable",
]) satisfies z.ZodType<Schemas["ProblemCode"]>;

/** Validator of the contract's schema `Problem`. */
export const Problem = z.object({
  type: z.string().regex(/^\/problems\/[a-z_]+$/u),
  title: z.string().min(1),
  status: z.int().min(400).max(599),
  detail: z.string().min(1),
  code: ProblemCode,
  request_id: RequestId,
  retry_after_seconds: z.int().min(1).optional(),
}) satisfies z.ZodType<Schemas["Problem"]>;

/** Validator of the contract's schema `FaultPlace`. */
export const FaultPlace = z.enum(["query"]) satisfies z.ZodType<Schemas["FaultPlace"]>;

/** Validator of the contract's schema `Fault`. */
export const Fault = z.strictObject({
  in: FaultPlace,
  name: z.string().min(1),
  detail: z.string().min(1),
}) satisfies z.ZodType<Schemas["Fault"]>;

/** Validator of the contract's schema `ValidationProblem`. */
export const ValidationProblem = z.intersection(
  Problem,
  z.object({ errors: z.array(Fault).min(1) }),
) satisfies z.ZodType<Schemas["ValidationProblem"]>;
