import type { Handlers } from "../../../generated/rewards/routes.ts";
import type { Services } from "../../services.ts";
import { readSecret } from "../authenticate.ts";
import { ProblemAnswer } from "../error_response.ts";
import type { ApiEnv } from "../visit.ts";

/** Seconds after which a client asks again when there was nothing. */
const NEXT_CHECK_S = 20;

/** POST /rewards/v1/claims: leases waiting votes to the key, and waits for one if there is none. */
export function claimVotes({ waitingClaims, keys, now }: Services): Handlers<ApiEnv>["claimVotes"] {
  return async (c) => {
    const { claim_id, lease_seconds, wait_seconds: waitSeconds, ...asked } = c.req.valid("json");
    const { serverId, keyId } = c.env;
    c.env.slowAfterMs += waitSeconds * 1000;
    const claimed = await waitingClaims.claim(
      { serverId, keyId, claimId: claim_id, leaseSeconds: lease_seconds, ...asked },
      {
        waitSeconds,
        signal: c.req.raw.signal,
        isOpen: async () => (await keys.resolve(readSecret(c) ?? "")).kind === "open",
      },
    );
    if (claimed === "claim_of_another_key") {
      throw new ProblemAnswer(claimed, "Make a new claim_id for each claim.");
    }
    const votes = claimed.votes.map(
      ({ voteId, player, username, userId, votedAt, claims, isTest }) => ({
        ...{ vote_id: voteId, player, username, user_id: userId },
        ...{ voted_at: votedAt.toISOString(), claims, test: isTest },
      }),
    );
    const until = claimed.until ?? new Date(now().getTime() + lease_seconds * 1000);
    const lease_expires_at = until.toISOString();
    const answer = { claim_id, lease_seconds, lease_expires_at, votes, more: claimed.more };
    return c.json({ ...answer, next_check_seconds: NEXT_CHECK_S }, 200);
  };
}
