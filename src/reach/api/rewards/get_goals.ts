import type { Handlers } from "../../../../generated/rewards/routes.ts";
import { readGoals } from "../../goals/read_goals.ts";
import type { Inbox } from "./inbox.ts";
import { snakeFields } from "../../../site/text/snake_case.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";

/** GET /rewards/v1/goals: returns the owner's goals, and what was reached in the last 24 hours. */
export function getGoals({ sql, now }: Pick<Inbox, "sql" | "now">): Handlers<ApiEnv>["getGoals"] {
  return async (c) =>
    c.json(snakeFields(await readGoals(sql, c.env.admittedKey.serverId, now())), 200);
}
