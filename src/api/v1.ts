import { Hono } from "hono";
import { type Handlers, routes } from "../../generated/routes.ts";
import type { Config } from "../config.ts";
import type { Services } from "../services.ts";
import { createAuthenticate } from "./authenticate.ts";
import { checkVote } from "./check_vote.ts";
import type { ApiContext, ApiEnv } from "./visit.ts";
import { problem } from "./error_response.ts";
import { getServer } from "./get_server.ts";
import { getVotes } from "./get_votes.ts";
import { createLimitRequests } from "./limit_requests.ts";
import { mount } from "./mount.ts";

/**
 * The operations of the contract and their paths. Each request meets, in this order: route, key, limit, validation.
 * `tick` drops idle limits: call it every second.
 */
export function createApiV1(services: Services, config: Pick<Config, "trustedProxies">) {
  const app = new Hono<ApiEnv>();
  const { authenticate, tick } = createAuthenticate(services, config);
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
  const paths: ReadonlySet<string> = new Set(
    Object.values(routes).map((route) => route.getRoutingPath()),
  );
  return { app, paths, tick: () => ticks.forEach((one) => one()) };
}

function otherMethod(c: ApiContext): Response {
  return problem(c, "method_not_allowed", `This path answers GET and HEAD, not ${c.req.method}.`, {
    headers: { Allow: "GET, HEAD" },
  });
}
