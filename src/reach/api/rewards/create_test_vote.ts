import type { Handlers } from "../../../../generated/rewards/routes.ts";
import { addTestVote as create } from "../../rewards/test_vote.ts";
import type { Inbox } from "./inbox.ts";
import { camelFields, snakeFields } from "../../../site/text/snake_case.ts";
import { ProblemAnswer } from "../../../core/api/error_response.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";
import { REQUEST } from "../../../core/api/problem_details.ts";

/** POST /rewards/v1/test-votes: adds a vote to the inbox that isn't counted anywhere. */
export function createTestVote(services: Inbox): Handlers<ApiEnv>["createTestVote"] {
  return async (c) => {
    const { serverId } = c.env.admittedKey;
    const request = { serverId, ...camelFields(c.req.valid("json")) };
    const voteId = await create(services, request, services.now());
    if (voteId) return c.json(snakeFields({ voteId }), 201);
    throw new ProblemAnswer("player_unknown", REQUEST.playerUnknown);
  };
}
