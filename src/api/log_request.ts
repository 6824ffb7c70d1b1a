import type { MiddlewareHandler } from "hono";
import { log } from "../log.ts";
import type { ApiEnv } from "./environment.ts";

/** Links in mails: the token after this path is as good as a password until it is used. */
const LINK = /^(\/(?:reset-password|verify-email)\/).+/;

/**
 * Gives each request an id, returns it as `X-Request-Id`, and logs one line. Never logs the query, which names
 * players, nor a header, which holds the key, nor the token of a link.
 */
export const logRequest: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const startedAt = performance.now();
  const requestId = crypto.randomUUID();
  c.set("requestId", requestId);
  c.header("X-Request-Id", requestId);
  c.header("X-Content-Type-Options", "nosniff");
  await next();
  log("info", "request", {
    request_id: requestId,
    method: c.req.method,
    path: c.req.path.replace(LINK, "$1…"),
    status: c.res.status,
    duration_ms: Math.round((performance.now() - startedAt) * 10) / 10,
    key: c.get("keyId"),
  });
};
