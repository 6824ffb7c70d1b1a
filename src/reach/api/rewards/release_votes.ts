import type { Handlers } from "../../../../generated/rewards/routes.ts";
import { releaseRewards as release } from "../../rewards/release_rewards.ts";
import type { Inbox } from "./inbox.ts";
import { camelFields, snakeFields } from "../../../site/text/snake_case.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";
import { noteOf } from "./record_grants.ts";

/** POST /rewards/v1/releases: returns votes that a claim holds to the inbox. */
export function releaseVotes(
  { sql, now, waitingClaims }: Pick<Inbox, "sql" | "now" | "waitingClaims">,
): Handlers<ApiEnv>["releaseVotes"] {
  return async (c) => {
    const { serverId, keyId } = c.env.admittedKey;
    const { claimId, ...request } = camelFields(c.req.valid("json"));
    const votes = request.votes.map((vote) => ({ ...vote, note: noteOf(vote.note) }));
    const results = await release(sql, { serverId, keyId, claimId, votes }, now());
    waitingClaims.wake(serverId);
    return c.json(snakeFields({ results }), 200);
  };
}
