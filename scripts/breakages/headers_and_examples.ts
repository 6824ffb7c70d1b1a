import { breakagesOf } from "./breakage.ts";

/** Faults in headers, promised or sent, and in examples. */
export const headersAndExamples = breakagesOf("header or example", [
  {
    name: "an example's port is text",
    file: "openapi.yaml",
    find: "        port: 25570\n",
    replace: '        port: "25570"\n',
  },
  {
    name: "the example's signature is of another body",
    file: "openapi.yaml",
    find: "v1=23774c1170bc3270",
    replace: "v1=23774c1170bc3271",
  },
  {
    name: "an example of a problem has another title than its code",
    file: "openapi.yaml",
    find: "type: /problems/revoked_key\n        title: The API key was revoked",
    replace: "type: /problems/revoked_key\n        title: The API key is old",
  },
  {
    name: "the contract promises another rate limit policy",
    file: "openapi.yaml",
    find: 'pattern: ^"minute";q=[0-9]+;w=[0-9]+$',
    replace: 'pattern: ^"hour";q=[0-9]+;w=[0-9]+$',
  },
  {
    name: "X-Listing-Day-Ends is not sent",
    file: "src/api/check_vote.ts",
    find: 'c.header("X-Listing-Day-Ends", dayEnd(asked).toISOString());',
    replace: "dayEnd(asked);",
  },
  {
    name: "a 429 has no Retry-After",
    file: "src/api/limit_requests.ts",
    find: '"Retry-After": String(seconds)',
    replace: '"X-Retry": String(seconds)',
  },
  {
    name: "RateLimit is not sent",
    file: "src/api/limit_requests.ts",
    find: 'c.header("RateLimit", rateLimitHeader(decision));',
    replace: "rateLimitHeader(decision);",
  },
  {
    name: "a 401 does not name its scheme",
    file: "src/api/authenticate.ts",
    find: '{ "WWW-Authenticate": "Bearer" }',
    replace: "{}",
  },
  {
    name: "problems are sent as plain JSON",
    file: "src/api/error_response.ts",
    find: '"Content-Type": "application/problem+json"',
    replace: '"Content-Type": "application/json"',
  },
]);
