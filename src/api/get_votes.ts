import type { Handlers } from "../../generated/routes.ts";
import type { components } from "../../generated/types.ts";
import type { Services } from "../services.ts";
import { dayEnd, votedToday } from "../votes/voting_day.ts";
import type { ApiEnv } from "./environment.ts";

type VoteCounts = components["schemas"]["VoteCounts"];

/** GET /api/v1/votes: the counts, and `hasVoted` only when a username was given (SPEC §4.2). */
export function getVotes({ voteCounts, lastVote, now }: Services): Handlers<ApiEnv>["getVotes"] {
  return async (c) => {
    const serverId = c.get("serverId");
    const { username } = c.req.valid("query");
    const asked = now();
    c.header("X-Listing-Day-Ends", dayEnd(asked).toISOString());
    if (username === undefined) return c.json(await voteCounts(serverId) satisfies VoteCounts, 200);
    const [counts, votedAt] = await Promise.all([
      voteCounts(serverId),
      lastVote({ serverId, username }),
    ]);
    const hasVoted = votedToday(votedAt, asked);
    return c.json({ ...counts, hasVoted } satisfies VoteCounts, 200);
  };
}
