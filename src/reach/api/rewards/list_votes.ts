import type { Handlers } from "../../../../generated/rewards/routes.ts";
import { readFeed } from "../../rewards/feed.ts";
import type { Inbox } from "./inbox.ts";
import { snakeFields } from "../../../site/text/snake_case.ts";
import { ProblemAnswer } from "../../../core/api/error_response.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";
import { REQUEST } from "../../../core/api/problem_details.ts";

/** GET /rewards/v1/votes: returns the server's feed after a cursor. */
export function listVotes({ sql, now }: Pick<Inbox, "sql" | "now">): Handlers<ApiEnv>["listVotes"] {
  return async (c) => {
    const { include, ...filter } = c.req.valid("query");
    const { serverId } = c.env.admittedKey;
    const part = await readFeed(
      sql,
      { serverId, ...filter, withCounts: include === "counts" },
      now(),
    );
    if (part === "cursor_expired") throw new ProblemAnswer(part, REQUEST.cursorExpired);
    const { entries, cursor, more } = part;
    return c.json({ votes: snakeFields(entries), cursor, more }, 200);
  };
}
