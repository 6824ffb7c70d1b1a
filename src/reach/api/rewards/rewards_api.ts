import { OpenAPIHono } from "@hono/zod-openapi";
import { limits } from "../../../../generated/rewards/limits.ts";
import { type Handlers, routes } from "../../../../generated/rewards/routes.ts";
import type { Inbox } from "./inbox.ts";
import { admitByKey } from "../../../core/api/admission.ts";
import type { Authenticator } from "../../../core/api/authenticate.ts";
import { mount } from "../../../core/api/mount.ts";
import { createFairQueue } from "../../../core/limits/fair_queue.ts";
import type { ApiContext, ApiEnv } from "../../../core/api/request_state.ts";
import { claimVotes } from "./claim_votes.ts";
import { createTestVote } from "./create_test_vote.ts";
import { getGoals } from "./get_goals.ts";
import { getInbox } from "./get_inbox.ts";
import { listVotes } from "./list_votes.ts";
import { recordGrants } from "./record_grants.ts";
import { releaseVotes } from "./release_votes.ts";

/**
 * Concurrent requests: half of the pages' connections, because players need the rest. Servers take turns.
 *
 * ```text
 * limit                    value      protects                      used up by
 * room of the rewards API  3 at once  the pages' other connections  a server's slow requests
 *   test: one server's slow requests for rewards leave pages their connections
 * room of a server         64 wait    other servers                 all keys of the server
 *   test: a server's requests beyond its room are told when to come back
 * ```
 */
const ROOM = { slots: 3, waiting: 2_000, perNetwork: 64, retryAfterSeconds: 1 };

/** Milliseconds that a request waits for its turn. The wait only gets this long if the database doesn't respond. */
const TURN_WITHIN_MS = 10_000;

/** Creates the operations of the rewards contract; see `createApiV1`. */
export function createRewardsApi(services: Inbox, authenticator: Authenticator) {
  const app = new OpenAPIHono<ApiEnv>();
  const queue = createFairQueue(ROOM);
  const inTurn = <C extends ApiContext, Rest extends unknown[], A>(
    handle: (c: C, ...rest: Rest) => A | Promise<A>,
  ) =>
  (c: C, ...rest: Rest) =>
    queue(async () => await handle(c, ...rest), {
      network: c.env.admittedKey.serverId,
      signal: AbortSignal.timeout(TURN_WITHIN_MS),
    });
  const handlers: Handlers<ApiEnv> = {
    claimVotes: claimVotes(services), // may wait for votes
    recordGrants: inTurn(recordGrants(services)),
    releaseVotes: inTurn(releaseVotes(services)),
    createTestVote: inTurn(createTestVote(services)),
    getInbox: inTurn(getInbox(services)),
    getGoals: inTurn(getGoals(services)),
    listVotes: inTurn(listVotes(services)),
  };
  return {
    app,
    ...mount(app, { routes, limits, handlers }, { admission: admitByKey(authenticator) }),
  };
}
