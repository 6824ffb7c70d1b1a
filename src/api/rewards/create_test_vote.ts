import type { Handlers } from "../../../generated/rewards/routes.ts";
import { createTestVote as create } from "../../rewards/test_vote.ts";
import type { Services } from "../../services.ts";
import { ProblemAnswer } from "../error_response.ts";
import type { ApiEnv } from "../visit.ts";

/** POST /rewards/v1/test-votes: adds a vote to the inbox that isn't counted anywhere. */
export function createTestVote(services: Services): Handlers<ApiEnv>["createTestVote"] {
  return async (c) => {
    const { test_id: testId, player } = c.req.valid("json");
    const asked = { serverId: c.env.serverId, testId, player };
    const vote_id = await create(services, asked, services.now());
    if (vote_id) return c.json({ vote_id }, 201);
    throw new ProblemAnswer("player_unknown", "No account has the name of this player.");
  };
}
