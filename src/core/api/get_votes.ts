import type { Handlers } from "../../../generated/routes.ts";
import type { components } from "../../../generated/types.ts";
import type { Reading } from "../votes/reading.ts";
import { votedToday } from "../votes/voting_day.ts";
import { tellDayEnd } from "./day_end.ts";
import type { ApiEnv } from "./request_state.ts";

type VoteCountsBody = components["schemas"]["VoteCounts"];

/** GET /api/v1/votes: returns the counts, and `hasVoted` only if the request names a player (SPEC §4.2). */
export function getVotes(
  { voteCounts, lastVote, now }: Pick<Reading, "voteCounts" | "lastVote" | "now">,
): Handlers<ApiEnv>["getVotes"] {
  return async (c) => {
    const { serverId } = c.env.admittedKey;
    const { username } = c.req.valid("query");
    const at = now();
    if (username === undefined) {
      const counts: VoteCountsBody = await voteCounts(serverId);
      return tellDayEnd(c.json(counts, 200), at);
    }
    const [counts, votedAt] = await Promise.all([
      voteCounts(serverId),
      lastVote({ serverId, username }),
    ]);
    const hasVoted = votedToday(votedAt, at);
    return tellDayEnd(c.json({ ...counts, hasVoted } satisfies VoteCountsBody, 200), at);
  };
}
