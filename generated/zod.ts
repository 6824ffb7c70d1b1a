// Written by `deno task generate` from openapi.yaml. Do not edit.
// deno-lint-ignore-file no-control-regex -- a name with control characters is refused
import { z } from "@hono/zod-openapi";
import type { components } from "./types.ts";

type Schemas = components["schemas"];

/** Validator of the contract's schema `AskedUsername`. */
export const AskedUsername = z.string().regex(
  /^\s*[^\s\x00-\x1F\x7F-\x9F](?:[^\x00-\x1F\x7F-\x9F]{0,62}[^\s\x00-\x1F\x7F-\x9F])?\s*$/u,
  "It must be 1 to 64 characters after trimming, none of them a control character.",
).min(1) satisfies z.ZodType<Schemas["AskedUsername"]>;

/** Validator of the contract's schema `Uuid`. */
export const Uuid = z.guid() satisfies z.ZodType<Schemas["Uuid"]>;

/** Validator of the contract's schema `Timestamp`. */
export const Timestamp = z.iso.datetime({ offset: true }) satisfies z.ZodType<Schemas["Timestamp"]>;

/** Validator of the contract's schema `VoteCount`. */
export const VoteCount = z.int().min(0) satisfies z.ZodType<Schemas["VoteCount"]>;

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

/** Validator of the contract's schema `ServerStatus`. */
export const ServerStatus = z.enum([
  "pending",
  "approved",
  "rejected",
  "suspended",
]) satisfies z.ZodType<Schemas["ServerStatus"]>;

/** Validator of the contract's schema `Server`. */
export const Server = z.strictObject({
  id: Uuid,
  name: z.string().min(1).max(100),
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u).min(1).max(100),
  game_id: Uuid,
  status: ServerStatus,
  ip: z.string().min(1).max(253),
  port: z.int().min(1).max(65535),
  players_online: z.int().min(0),
  players_max: z.int().min(0),
  votes_total: VoteCount,
  votes_weekly: VoteCount,
  votes_monthly: VoteCount,
}) satisfies z.ZodType<Schemas["Server"]>;

/** Validator of the contract's schema `VoteCounts`. */
export const VoteCounts = z.strictObject({
  total: VoteCount,
  weekly: VoteCount,
  monthly: VoteCount,
  hasVoted: z.boolean().optional(),
}) satisfies z.ZodType<Schemas["VoteCounts"]>;

/** Validator of the contract's schema `VoteCheck`. */
export const VoteCheck = z.strictObject({
  voted: z.boolean(),
  last_vote_at: z.iso.datetime({ offset: true }).nullable(),
}) satisfies z.ZodType<Schemas["VoteCheck"]>;

/** Validator of the contract's schema `VoteEvent`. */
export const VoteEvent = z.strictObject({
  event: z.literal("vote"),
  server_id: Uuid,
  user_id: Uuid,
  username: z.string().regex(/^[A-Za-z0-9_.*~][A-Za-z0-9_.-]*$/u).min(2).max(32),
  voted_at: Timestamp,
}) satisfies z.ZodType<Schemas["VoteEvent"]>;

/** Validator of the contract's schema `ProblemCode`. */
export const ProblemCode = z.enum([
  "invalid_parameter",
  "missing_key",
  "invalid_key",
  "revoked_key",
  "server_not_approved",
  "not_found",
  "method_not_allowed",
  "rate_limited",
  "too_many_failed_authentications",
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
}) satisfies z.ZodType<Schemas["Problem"]>;

/** Validator of the contract's schema `ParameterFault`. */
export const ParameterFault = z.strictObject({
  in: z.literal("query"),
  name: z.string().min(1),
  detail: z.string().min(1),
}) satisfies z.ZodType<Schemas["ParameterFault"]>;

/** Validator of the contract's schema `ValidationProblem`. */
export const ValidationProblem = z.intersection(
  Problem,
  z.object({ errors: z.array(ParameterFault).min(1) }),
) satisfies z.ZodType<Schemas["ValidationProblem"]>;
