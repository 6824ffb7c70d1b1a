import { OpenAPIHono } from "@hono/zod-openapi";
import type { Handlers } from "../../generated/routes.ts";
import type { Config } from "../config.ts";
import type { Services } from "../services.ts";
import { createAuthenticate } from "./authenticate.ts";
import { checkVote } from "./check_vote.ts";
import type { ApiContext, ApiEnv } from "./environment.ts";
import { onInvalid, problem } from "./error_response.ts";
import { getServer } from "./get_server.ts";
import { getVotes } from "./get_votes.ts";
import { createLimitRequests } from "./limit_requests.ts";
import { mount } from "./mount.ts";

/** The API, and `tick`, which drops its idle limits: call it every second. */
export interface ApiV1 {
  app: OpenAPIHono<ApiEnv>;
  tick(): void;
}

/** The operations of the contract. Each request meets, in this order: route, key, limit, validation. */
export function createApiV1(services: Services, config: Pick<Config, "trustedProxies">): ApiV1 {
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: onInvalid });
  const { keys, lastUse } = services;
  const { authenticate, tick } = createAuthenticate({
    keys,
    lastUse,
    trustedProxies: config.trustedProxies,
  });
  const ticks = [tick];
  const handlers: Handlers<ApiEnv> = {
    getServer: getServer(services),
    getVotes: getVotes(services),
    checkVote: checkVote(services),
  };
  mount(app, handlers, {
    otherMethod,
    key: authenticate,
    limit: (operation) => {
      const limit = createLimitRequests(operation);
      ticks.push(limit.tick);
      return limit.limitRequests;
    },
  });
  return { app, tick: () => ticks.forEach((one) => one()) };
}

function otherMethod(c: ApiContext): Response {
  return problem(c, "method_not_allowed", `This path answers GET and HEAD, not ${c.req.method}.`, {
    headers: { Allow: "GET, HEAD" },
  });
}
