import type { Handlers } from "../../../generated/rewards/routes.ts";
import { readFeed } from "../../rewards/feed.ts";
import type { Services } from "../../services.ts";
import { snakeFields } from "../../text/snake_case.ts";
import { ProblemAnswer } from "../error_response.ts";
import type { ApiEnv } from "../request_state.ts";
import { REQUEST } from "../words.ts";

/** GET /rewards/v1/votes: returns the server's feed after a cursor. */
export function listVotes({ sql, now }: Services): Handlers<ApiEnv>["listVotes"] {
  return async (c) => {
    const { include, ...asked } = c.req.valid("query");
    const { serverId } = c.env;
    const part = await readFeed(
      sql,
      { serverId, ...asked, withCounts: include === "counts" },
      now(),
    );
    if (part === "cursor_expired") throw new ProblemAnswer(part, REQUEST.cursorExpired);
    const { entries, cursor, more } = part;
    return c.json({ votes: snakeFields(entries), cursor, more }, 200);
  };
}
