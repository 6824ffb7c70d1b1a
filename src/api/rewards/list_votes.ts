import type { Handlers } from "../../../generated/rewards/routes.ts";
import { answerWithin } from "../../database/answer_within.ts";
import { readFeed } from "../../rewards/feed.ts";
import type { Services } from "../../services.ts";
import { ProblemAnswer } from "../error_response.ts";
import type { ApiEnv } from "../visit.ts";

/** GET /rewards/v1/votes: the server's feed behind a cursor. */
export function listVotes({ sql, now, apiWithinMs }: Services): Handlers<ApiEnv>["listVotes"] {
  return async (c) => {
    const { after, limit } = c.req.valid("query");
    const reading = readFeed(sql, { serverId: c.env.serverId, after, limit }, now());
    const part = await answerWithin(apiWithinMs, reading);
    if (part === "cursor_expired") throw new ProblemAnswer(part, "Begin again without after.");
    return c.json({
      votes: part.entries.map(({ voteId, userId, votedAt, ...entry }) => ({
        ...entry,
        vote_id: voteId,
        user_id: userId,
        voted_at: votedAt.toISOString(),
      })),
      cursor: part.cursor,
      more: part.more,
    }, 200);
  };
}
