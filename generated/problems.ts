// Written by `deno task generate` from openapi.yaml. Do not edit.
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
  missing_key: { type: "/problems/missing_key", title: "No API key was sent", status: 401 },
  invalid_key: { type: "/problems/invalid_key", title: "The API key is not valid", status: 401 },
  revoked_key: { type: "/problems/revoked_key", title: "The API key was revoked", status: 401 },
  server_not_approved: {
    type: "/problems/server_not_approved",
    title: "The key's server is not approved",
    status: 403,
  },
  not_found: { type: "/problems/not_found", title: "There is nothing at this path", status: 404 },
  method_not_allowed: {
    type: "/problems/method_not_allowed",
    title: "This path does not answer that method",
    status: 405,
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
