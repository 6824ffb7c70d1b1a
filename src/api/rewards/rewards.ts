import { Hono } from "hono";
import { limits } from "../../../generated/rewards/limits.ts";
import { type Handlers, routes } from "../../../generated/rewards/routes.ts";
import type { Services } from "../../services.ts";
import type { Authenticator } from "../authenticate.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../visit.ts";
import { claimVotes } from "./claim_votes.ts";
import { createTestVote } from "./create_test_vote.ts";
import { getInbox } from "./get_inbox.ts";
import { listVotes } from "./list_votes.ts";
import { recordGrants } from "./record_grants.ts";
import { releaseVotes } from "./release_votes.ts";

/** The operations of the contract of rewards; see `createApiV1`. */
export function createRewardsApi(services: Services, authenticator: Authenticator) {
  const app = new Hono<ApiEnv>();
  const handlers: Handlers<ApiEnv> = {
    claimVotes: claimVotes(services),
    recordGrants: recordGrants(services),
    releaseVotes: releaseVotes(services),
    createTestVote: createTestVote(services),
    getInbox: getInbox(services),
    listVotes: listVotes(services),
  };
  return { app, ...mount(app, { routes, limits, handlers }, authenticator) };
}
