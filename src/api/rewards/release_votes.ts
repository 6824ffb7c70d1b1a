import type { Handlers } from "../../../generated/rewards/routes.ts";
import { releaseVotes as release } from "../../rewards/release_votes.ts";
import type { Services } from "../../services.ts";
import type { ApiEnv } from "../visit.ts";
import { noteOf } from "./record_grants.ts";

/** POST /rewards/v1/releases: returns votes that a claim holds to the inbox. */
export function releaseVotes(
  { sql, now, waitingClaims }: Services,
): Handlers<ApiEnv>["releaseVotes"] {
  return async (c) => {
    const { serverId, keyId } = c.env;
    const { claim_id: claimId, votes: asked } = c.req.valid("json");
    const votes = asked.map(({ vote_id: voteId, retry_after_seconds, final, note }) => ({
      voteId,
      retryAfterSeconds: retry_after_seconds,
      final,
      note: noteOf(note),
    }));
    const results = await release(sql, { serverId, keyId, claimId, votes }, now());
    waitingClaims.wake(serverId);
    return c.json(
      { results: results.map(({ voteId, result }) => ({ vote_id: voteId, result })) },
      200,
    );
  };
}
