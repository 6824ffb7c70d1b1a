import type { Handlers } from "../../../generated/rewards/routes.ts";
import { answerWithin } from "../../database/answer_within.ts";
import { createTestVote as create } from "../../rewards/test_vote.ts";
import type { Services } from "../../services.ts";
import { ProblemAnswer } from "../error_response.ts";
import type { ApiEnv } from "../visit.ts";

/** POST /rewards/v1/test-votes: lets a vote wait that counts nowhere. */
export function createTestVote(services: Services): Handlers<ApiEnv>["createTestVote"] {
  return async (c) => {
    const { player } = c.req.valid("json");
    const creating = create(services, { serverId: c.env.serverId, player }, services.now());
    const voteId = await answerWithin(services.apiWithinMs, creating);
    if (voteId === undefined) {
      throw new ProblemAnswer("player_unknown", "No account has the name of this player.");
    }
    return c.json({ vote_id: voteId }, 201);
  };
}
