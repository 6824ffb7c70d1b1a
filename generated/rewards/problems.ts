// Written by `deno task generate` from openapi-rewards.yaml. Do not edit.
import type { components } from "./types.ts";

/** A problem's code, for programs. */
export type ProblemCode = components["schemas"]["ProblemCode"];

/** Fields shared by all problems of a code (RFC 9457 §3.1). */
export const problems = {
  invalid_parameter: {
    type: "/problems/invalid_parameter",
    title: "A query parameter is missing or wrong",
    status: 400,
  },
  invalid_body: {
    type: "/problems/invalid_body",
    title: "The body is not what this operation takes",
    status: 400,
  },
  missing_key: { type: "/problems/missing_key", title: "No API key was sent", status: 401 },
  invalid_key: { type: "/problems/invalid_key", title: "The API key is not valid", status: 401 },
  revoked_key: { type: "/problems/revoked_key", title: "The API key was revoked", status: 401 },
  server_not_approved: {
    type: "/problems/server_not_approved",
    title: "The key's server is not approved",
    status: 403,
  },
  scope_missing: {
    type: "/problems/scope_missing",
    title: "The API key was made for something else",
    status: 403,
  },
  not_found: { type: "/problems/not_found", title: "There is nothing at this path", status: 404 },
  player_unknown: {
    type: "/problems/player_unknown",
    title: "No account has this name",
    status: 404,
  },
  method_not_allowed: {
    type: "/problems/method_not_allowed",
    title: "This path does not answer that method",
    status: 405,
  },
  claim_of_another_key: {
    type: "/problems/claim_of_another_key",
    title: "Another key uses this claim_id",
    status: 409,
  },
  cursor_expired: {
    type: "/problems/cursor_expired",
    title: "The cursor's place in the feed is gone",
    status: 410,
  },
  body_too_large: { type: "/problems/body_too_large", title: "The body is too large", status: 413 },
  unsupported_media_type: {
    type: "/problems/unsupported_media_type",
    title: "The body is not JSON",
    status: 415,
  },
  rate_limited: {
    type: "/problems/rate_limited",
    title: "The limit of this operation is used up",
    status: 429,
  },
  too_many_failed_authentications: {
    type: "/problems/too_many_failed_authentications",
    title: "Too many failed authentications from this address",
    status: 429,
  },
  internal_error: {
    type: "/problems/internal_error",
    title: "Something went wrong on the host",
    status: 500,
  },
  unavailable: {
    type: "/problems/unavailable",
    title: "The host cannot answer right now",
    status: 503,
  },
} as const satisfies Record<
  ProblemCode,
  { type: string; title: string; status: number }
>;
