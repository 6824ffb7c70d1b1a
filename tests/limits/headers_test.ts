import assert from "node:assert/strict";
import { rateLimitHeader, rateLimitPolicyHeader } from "../../src/core/limits/headers.ts";
import { createSlidingWindow } from "../../src/core/limits/sliding_window.ts";

Deno.test("RateLimit-Policy names the policy with its quota and window", () => {
  const header = rateLimitPolicyHeader({ requests: 60, windowSeconds: 60 });
  assert.equal(header, '"minute";q=60;w=60');
});

Deno.test("RateLimit says what is left and when more becomes free", () => {
  const header = rateLimitHeader({ allowed: true, remaining: 0, resetSeconds: 12 });
  assert.equal(header, '"minute";r=0;t=12');
});

Deno.test("a refusal's RateLimit has nothing left and Retry-After's seconds", () => {
  const limiter = createSlidingWindow({ requests: 1, windowMs: 60_000, now: () => 0 });
  assert.equal(rateLimitHeader(limiter.take("key")), '"minute";r=0;t=60');
  assert.equal(rateLimitHeader(limiter.take("key")), '"minute";r=0;t=60');
});
