import { OpenAPIHono } from "@hono/zod-openapi";
import { limits } from "../../../generated/limits.ts";
import { type Handlers, routes } from "../../../generated/routes.ts";
import { admitByKey } from "./admission.ts";
import type { Authenticator } from "./authenticate.ts";
import { checkVote } from "./check_vote.ts";
import { getServer } from "./get_server.ts";
import { getVotes } from "./get_votes.ts";
import { mount } from "./mount.ts";
import type { Reading } from "../votes/reading.ts";
import type { ApiEnv } from "./request_state.ts";

/**
 * Creates the contract's operations. Each request passes, in this order: route, key, limit, validation. `tick` drops
 * idle limits and should be called every second.
 */
export function createApiV1(services: Reading, authenticator: Authenticator) {
  const app = new OpenAPIHono<ApiEnv>();
  const handlers: Handlers<ApiEnv> = {
    getServer: getServer(services),
    getVotes: getVotes(services),
    checkVote: checkVote(services),
  };
  return {
    app,
    ...mount(app, { routes, limits, handlers }, { admission: admitByKey(authenticator) }),
  };
}
