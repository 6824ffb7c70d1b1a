import type { Handlers } from "../../../generated/rewards/routes.ts";
import { createTestVote as create } from "../../rewards/test_vote.ts";
import type { Services } from "../../services.ts";
import { ProblemAnswer } from "../error_response.ts";
import type { ApiEnv } from "../visit.ts";

/** POST /rewards/v1/test-votes: lets a vote wait that counts nowhere. */
export function createTestVote(services: Services): Handlers<ApiEnv>["createTestVote"] {
  return async (c) => {
    const { player } = c.req.valid("json");
    const vote_id = await create(services, { serverId: c.env.serverId, player }, services.now());
    if (vote_id) return c.json({ vote_id }, 201);
    throw new ProblemAnswer("player_unknown", "No account has the name of this player.");
  };
}
