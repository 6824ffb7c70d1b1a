import { breakagesOf } from "./breakage.ts";

/** Faults in what the contract allows: limits, bounds, patterns, lists of words. */
export const values = breakagesOf("value", [
  {
    name: "the limit of the vote check is halved",
    file: "openapi.yaml",
    find: "x-rate-limit: { requests: 120, window_seconds: 60 }",
    replace: "x-rate-limit: { requests: 60, window_seconds: 60 }",
  },
  {
    name: "the limit of the listing counts by the second",
    file: "openapi.yaml",
    find: "tags: [Server]\n      x-rate-limit: { requests: 60, window_seconds: 60 }",
    replace: "tags: [Server]\n      x-rate-limit: { requests: 60, window_seconds: 1 }",
  },
  {
    name: "an address may fail to authenticate 300 times a minute",
    file: "openapi.yaml",
    find: "x-failed-authentication-limit: { requests: 30, window_seconds: 60 }",
    replace: "x-failed-authentication-limit: { requests: 300, window_seconds: 60 }",
  },
  {
    name: "a name of 65 characters may be asked about",
    file: "openapi.yaml",
    find: "{0,62}",
    replace: "{0,63}",
  },
  {
    name: "a server can no longer be suspended",
    file: "openapi.yaml",
    find: "enum: [pending, approved, rejected, suspended]",
    replace: "enum: [pending, approved, rejected]",
  },
  {
    name: "the webhook's event has another word",
    file: "openapi.yaml",
    find: "const: vote\n",
    replace: "const: voted\n",
  },
  {
    name: "a used-up limit is a 403",
    file: "openapi.yaml",
    find: "rate_limited: { status: 429,",
    replace: "rate_limited: { status: 403,",
  },
]);
