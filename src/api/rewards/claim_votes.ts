import type { Handlers } from "../../../generated/rewards/routes.ts";
import { answerWithin } from "../../database/answer_within.ts";
import { claimVotes as claim } from "../../rewards/claim_votes.ts";
import type { Services } from "../../services.ts";
import { ProblemAnswer } from "../error_response.ts";
import type { ApiEnv } from "../visit.ts";

/** Seconds after which a client asks again when there was nothing. */
const NEXT_CHECK_S = 20;

/** POST /rewards/v1/claims: leases waiting votes to the key, and waits for one if there is none. */
export function claimVotes(
  { sql, now, apiWithinMs }: Services,
): Handlers<ApiEnv>["claimVotes"] {
  return async (c) => {
    const { claim_id, players, limit, lease_seconds, wait_seconds } = c.req.valid("json");
    const { serverId, keyId } = c.env;
    const asked = now();
    const claimed = await answerWithin(
      apiWithinMs + wait_seconds * 1000,
      claim(sql, {
        ...{ serverId, keyId, claimId: claim_id, players, limit, leaseSeconds: lease_seconds },
      }, asked),
    );
    if (claimed === "claim_of_another_key") {
      throw new ProblemAnswer(claimed, "Make a new claim_id for each claim.");
    }
    return c.json({
      claim_id,
      lease_seconds,
      lease_expires_at: new Date(asked.getTime() + lease_seconds * 1000).toISOString(),
      votes: claimed.votes.map((vote) => ({
        vote_id: vote.voteId,
        player: vote.player,
        username: vote.username,
        user_id: vote.userId,
        voted_at: vote.votedAt.toISOString(),
        claims: vote.claims,
        test: vote.isTest,
      })),
      more: claimed.more,
      next_check_seconds: NEXT_CHECK_S,
    }, 200);
  };
}
