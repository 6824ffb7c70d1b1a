import type { Env, MiddlewareHandler } from "hono";
import type { Steps } from "../../src/api/mount.ts";

const pass: MiddlewareHandler = (_c, next) => next();

/** Steps before a handler that let everybody pass, to see validation alone. */
export const OPEN_STEPS: Steps<Env> = {
  otherMethod: (c) => c.body(null, 405),
  key: pass,
  limit: () => pass,
};
