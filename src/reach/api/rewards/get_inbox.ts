import type { Handlers } from "../../../../generated/rewards/routes.ts";
import { countInbox } from "../../rewards/inbox_counts.ts";
import type { Inbox } from "./inbox.ts";
import { snakeFields } from "../../../site/text/snake_case.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";

/** GET /rewards/v1/inbox: returns how many rewards are waiting, and how many of the others had which outcome. */
export function getInbox({ sql, now }: Pick<Inbox, "sql" | "now">): Handlers<ApiEnv>["getInbox"] {
  return async (c) => {
    const inbox = await countInbox(sql, c.env.admittedKey.serverId, now());
    const { grantedTwice30Days, expired30Days, ...counts } = inbox;
    return c.json({
      ...snakeFields(counts),
      granted_twice_30_days: grantedTwice30Days,
      expired_30_days: expired30Days,
    }, 200);
  };
}
