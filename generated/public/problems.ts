// Written by `deno task generate` from openapi-public.yaml. Do not edit.
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
  not_found: { type: "/problems/not_found", title: "There is nothing at this path", status: 404 },
  server_unknown: {
    type: "/problems/server_unknown",
    title: "No listed server has this slug",
    status: 404,
  },
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
