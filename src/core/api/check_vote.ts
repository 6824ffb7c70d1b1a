import type { Handlers } from "../../../generated/routes.ts";
import type { components } from "../../../generated/types.ts";
import type { Reading } from "../votes/reading.ts";
import { votedToday } from "../votes/voting_day.ts";
import { tellDayEnd } from "./day_end.ts";
import type { ApiEnv } from "./request_state.ts";

type VoteCheck = components["schemas"]["VoteCheck"];

/** GET /api/v1/vote-check: returns whether the player voted today, and when they last voted (SPEC §4.3). */
export function checkVote(
  { rememberedVote, now }: Pick<Reading, "rememberedVote" | "now">,
): Handlers<ApiEnv>["checkVote"] {
  return async (c) => {
    const { username } = c.req.valid("query");
    const at = now();
    const { serverId } = c.env.admittedKey;
    const votedAt = await rememberedVote({ serverId, username });
    const check: VoteCheck = {
      voted: votedToday(votedAt, at),
      last_vote_at: votedAt?.toISOString() ?? null,
    };
    return tellDayEnd(c.json(check, 200), at);
  };
}
