// Written by `deno task generate` from openapi-rewards.yaml. Do not edit.
// deno-lint-ignore-file no-control-regex -- a name with control characters is refused
import { z } from "@hono/zod-openapi";
import type { components } from "./types.ts";

type Schemas = components["schemas"];

/** Validator of the contract's schema `Uuid`. */
export const Uuid = z.guid() satisfies z.ZodType<Schemas["Uuid"]>;

/** Validator of the contract's schema `Include`. */
export const Include = z.enum(["counts"]) satisfies z.ZodType<Schemas["Include"]>;

/** Validator of the contract's schema `GameServer`. */
export const GameServer = z.string().regex(
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/u,
  "It must be 1 to 32 letters, digits, dots, underscores and hyphens, the first a letter or digit.",
) satisfies z.ZodType<Schemas["GameServer"]>;

/** Validator of the contract's schema `ClaimRequest`. */
export const ClaimRequest = z.strictObject({
  claim_id: Uuid,
  players: z.array(z.string()).max(1000).optional(),
  all_players: z.boolean().optional(),
  limit: z.int().min(1).max(100).default(50),
  lease_seconds: z.int().min(30).max(3600).default(120),
  wait_seconds: z.int().min(0).max(25).default(0),
  include: Include.optional(),
  game_server: GameServer.optional(),
  rewards: z.boolean().optional(),
}) satisfies z.ZodType<Schemas["ClaimRequest"]>;

/** Validator of the contract's schema `Timestamp`. */
export const Timestamp = z.iso.datetime({ offset: true }) satisfies z.ZodType<Schemas["Timestamp"]>;

/** Validator of the contract's schema `Streak`. */
export const Streak = z.int().min(0) satisfies z.ZodType<Schemas["Streak"]>;

/** Validator of the contract's schema `Total`. */
export const Total = z.int().min(0) satisfies z.ZodType<Schemas["Total"]>;

/** Validator of the contract's schema `RewardName`. */
export const RewardName = z.string().regex(
  /^[a-z][a-z0-9_-]{0,31}$/u,
  "It must be 1 to 32 small letters, digits, hyphens and underscores, the first a letter.",
) satisfies z.ZodType<Schemas["RewardName"]>;

/** Validator of the contract's schema `RewardNames`. */
export const RewardNames = z.array(RewardName).max(8) satisfies z.ZodType<Schemas["RewardNames"]>;

/** Validator of the contract's schema `ClaimedVote`. */
export const ClaimedVote = z.strictObject({
  vote_id: Uuid,
  player: z.string().nullable(),
  username: z.string(),
  user_id: Uuid,
  voted_at: Timestamp,
  claims: z.int().min(1),
  test: z.boolean(),
  streak: Streak.optional(),
  total: Total.optional(),
  rewards: RewardNames.optional(),
}) satisfies z.ZodType<Schemas["ClaimedVote"]>;

/** Validator of the contract's schema `Claim`. */
export const Claim = z.strictObject({
  claim_id: Uuid,
  lease_seconds: z.int().min(30).max(3600),
  lease_expires_at: Timestamp,
  votes: z.array(ClaimedVote).max(100),
  more: z.boolean(),
  next_check_seconds: z.int().min(1),
}) satisfies z.ZodType<Schemas["Claim"]>;

/** Validator of the contract's schema `PlayerName`. */
export const PlayerName = z.string().regex(
  /^\s*[^\s\x00-\x1F\x7F-\x9F](?:[^\x00-\x1F\x7F-\x9F]{0,62}[^\s\x00-\x1F\x7F-\x9F])?\s*$/u,
  "It must be 1 to 64 characters after trimming, none of them a control character.",
).min(1) satisfies z.ZodType<Schemas["PlayerName"]>;

/** Validator of the contract's schema `Note`. */
export const Note = z.string() satisfies z.ZodType<Schemas["Note"]>;

/** Validator of the contract's schema `Grant`. */
export const Grant = z.strictObject({ vote_id: Uuid, note: Note.optional() }) satisfies z.ZodType<
  Schemas["Grant"]
>;

/** Validator of the contract's schema `GrantRequest`. */
export const GrantRequest = z.strictObject({
  votes: z.array(Grant).min(1).max(100),
  game_server: GameServer.optional(),
}) satisfies z.ZodType<Schemas["GrantRequest"]>;

/** Validator of the contract's schema `GrantOutcome`. */
export const GrantOutcome = z.enum([
  "recorded",
  "already_recorded",
  "duplicate",
  "voided",
  "refused",
  "expired",
  "unknown",
]) satisfies z.ZodType<Schemas["GrantOutcome"]>;

/** Validator of the contract's schema `GrantResult`. */
export const GrantResult = z.strictObject({
  vote_id: Uuid,
  result: GrantOutcome,
}) satisfies z.ZodType<Schemas["GrantResult"]>;

/** Validator of the contract's schema `GrantResults`. */
export const GrantResults = z.strictObject({ results: z.array(GrantResult) }) satisfies z.ZodType<
  Schemas["GrantResults"]
>;

/** Validator of the contract's schema `Release`. */
export const Release = z.strictObject({
  vote_id: Uuid,
  retry_after_seconds: z.int().min(0).max(86400).default(0),
  final: z.boolean().default(false),
  note: Note.optional(),
}) satisfies z.ZodType<Schemas["Release"]>;

/** Validator of the contract's schema `ReleaseRequest`. */
export const ReleaseRequest = z.strictObject({
  claim_id: Uuid,
  votes: z.array(Release).min(1).max(100),
}) satisfies z.ZodType<Schemas["ReleaseRequest"]>;

/** Validator of the contract's schema `ReleaseOutcome`. */
export const ReleaseOutcome = z.enum(["released", "refused", "not_held"]) satisfies z.ZodType<
  Schemas["ReleaseOutcome"]
>;

/** Validator of the contract's schema `ReleaseResult`. */
export const ReleaseResult = z.strictObject({
  vote_id: Uuid,
  result: ReleaseOutcome,
}) satisfies z.ZodType<Schemas["ReleaseResult"]>;

/** Validator of the contract's schema `ReleaseResults`. */
export const ReleaseResults = z.strictObject({
  results: z.array(ReleaseResult),
}) satisfies z.ZodType<Schemas["ReleaseResults"]>;

/** Validator of the contract's schema `TestVoteRequest`. */
export const TestVoteRequest = z.strictObject({
  test_id: Uuid,
  player: PlayerName,
  reward: RewardName.optional(),
}) satisfies z.ZodType<Schemas["TestVoteRequest"]>;

/** Validator of the contract's schema `TestVote`. */
export const TestVote = z.strictObject({ vote_id: Uuid }) satisfies z.ZodType<Schemas["TestVote"]>;

/** Validator of the contract's schema `RewardsBy`. */
export const RewardsBy = z.enum(["none", "push", "inbox"]) satisfies z.ZodType<
  Schemas["RewardsBy"]
>;

/** Validator of the contract's schema `Inbox`. */
export const Inbox = z.strictObject({
  rewards_by: RewardsBy,
  waiting: z.int().min(0),
  leased: z.int().min(0),
  oldest_waiting_at: z.iso.datetime({ offset: true }).nullable(),
  granted_today: z.int().min(0),
  granted_twice_30_days: z.int().min(0),
  expired_30_days: z.int().min(0),
}) satisfies z.ZodType<Schemas["Inbox"]>;

/** Validator of the contract's schema `GoalPeriod`. */
export const GoalPeriod = z.enum(["each", "day", "week", "month"]) satisfies z.ZodType<
  Schemas["GoalPeriod"]
>;

/** Validator of the contract's schema `Goal`. */
export const Goal = z.strictObject({
  name: RewardName,
  target: z.int().min(1),
  period: GoalPeriod,
  count: z.int().min(0),
  left: z.int().min(0),
  ends_at: z.iso.datetime({ offset: true }).nullable(),
  reached: z.int().min(0),
}) satisfies z.ZodType<Schemas["Goal"]>;

/** Validator of the contract's schema `OwnGoalCounts`. */
export const OwnGoalCounts = z.enum(["streak", "total"]) satisfies z.ZodType<
  Schemas["OwnGoalCounts"]
>;

/** Validator of the contract's schema `OwnGoal`. */
export const OwnGoal = z.strictObject({
  name: RewardName,
  counts: OwnGoalCounts,
  target: z.int().min(1),
  once: z.boolean(),
}) satisfies z.ZodType<Schemas["OwnGoal"]>;

/** Validator of the contract's schema `Reach`. */
export const Reach = z.strictObject({
  reach_id: Uuid,
  name: RewardName,
  number: z.int(),
  reached_at: Timestamp,
  test: z.boolean(),
}) satisfies z.ZodType<Schemas["Reach"]>;

/** Validator of the contract's schema `ServerGoals`. */
export const ServerGoals = z.strictObject({
  votes_today: z.int().min(0),
  goals: z.array(Goal).max(3),
  own_goals: z.array(OwnGoal).max(8),
  reached: z.array(Reach).max(600),
}) satisfies z.ZodType<Schemas["ServerGoals"]>;

/** Validator of the contract's schema `Cursor`. */
export const Cursor = z.string().regex(
  /^(0|[1-9][0-9]{0,14}[.][0-9a-f]{8})$/u,
  "It must be the cursor of an earlier answer.",
).min(1).max(32) satisfies z.ZodType<Schemas["Cursor"]>;

/** Validator of the contract's schema `FeedType`. */
export const FeedType = z.enum(["vote.cast", "vote.voided", "vote.restored"]) satisfies z.ZodType<
  Schemas["FeedType"]
>;

/** Validator of the contract's schema `RewardState`. */
export const RewardState = z.enum([
  "none",
  "waiting",
  "leased",
  "granted",
  "refused",
  "voided",
  "expired",
]) satisfies z.ZodType<Schemas["RewardState"]>;

/** Validator of the contract's schema `FeedEntry`. */
export const FeedEntry = z.strictObject({
  type: FeedType,
  vote_id: Uuid,
  user_id: Uuid,
  username: z.string().nullable(),
  voted_at: Timestamp,
  reward: RewardState,
  streak: Streak.optional(),
  total: Total.optional(),
}) satisfies z.ZodType<Schemas["FeedEntry"]>;

/** Validator of the contract's schema `Feed`. */
export const Feed = z.strictObject({
  votes: z.array(FeedEntry).max(1000),
  cursor: Cursor,
  more: z.boolean(),
}) satisfies z.ZodType<Schemas["Feed"]>;

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
  "invalid_body",
  "missing_key",
  "invalid_key",
  "revoked_key",
  "server_not_approved",
  "scope_missing",
  "not_found",
  "player_unknown",
  "method_not_allowed",
  "claim_of_another_key",
  "cursor_expired",
  "body_too_large",
  "unsupported_media_type",
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
  retry_after_seconds: z.int().min(1).optional(),
}) satisfies z.ZodType<Schemas["Problem"]>;

/** Validator of the contract's schema `FaultPlace`. */
export const FaultPlace = z.enum(["query", "body"]) satisfies z.ZodType<Schemas["FaultPlace"]>;

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
