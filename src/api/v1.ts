import { OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import type { OperationId } from "../../generated/limits.ts";
import { type Handlers, mount, routes } from "../../generated/routes.ts";
import type { Config } from "../config.ts";
import type { Services } from "../services.ts";
import { createAuthenticate } from "./authenticate.ts";
import { checkVote } from "./check_vote.ts";
import type { ApiEnv } from "./environment.ts";
import { onInvalid, problem } from "./error_response.ts";
import { getServer } from "./get_server.ts";
import { getVotes } from "./get_votes.ts";
import { createLimitRequests } from "./limit_requests.ts";

/** The API, and `tick`, which drops its idle limits: call it every second. */
export interface ApiV1 {
  app: OpenAPIHono<ApiEnv>;
  tick(): void;
}

/** Makes the contract's three operations. Each request passes, in this order: route, key, limit, validation. */
export function createApiV1(services: Services, config: Pick<Config, "trustedProxies">): ApiV1 {
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: onInvalid });
  const { keys, lastUse } = services;
  const { authenticate, tick } = createAuthenticate({
    keys,
    lastUse,
    trustedProxies: config.trustedProxies,
  });
  const ticks = [tick];
  for (const operation of operationIds) {
    const limit = createLimitRequests(operation);
    app.use(routes[operation].path, readsOnly, authenticate, limit.limitRequests);
    ticks.push(limit.tick);
  }
  const handlers: Handlers<ApiEnv> = {
    getServer: getServer(services),
    getVotes: getVotes(services),
    checkVote: checkVote(services),
  };
  mount(app, handlers);
  return { app, tick: () => ticks.forEach((one) => one()) };
}

const operationIds: OperationId[] = ["getServer", "getVotes", "checkVote"];

const readsOnly: MiddlewareHandler<ApiEnv> = async (c, next) => {
  // A cache on the way must not answer with a vote check from a minute ago.
  c.header("Cache-Control", "no-store");
  if (c.req.method === "GET" || c.req.method === "HEAD") return await next();
  return problem(c, "method_not_allowed", `This path answers GET and HEAD, not ${c.req.method}.`, {
    headers: { Allow: "GET, HEAD" },
  });
};
