import type { Handlers } from "../../../generated/rewards/routes.ts";
import { countInbox } from "../../rewards/inbox_counts.ts";
import type { Services } from "../../services.ts";
import type { ApiEnv } from "../visit.ts";

/** GET /rewards/v1/inbox: returns how many rewards are waiting, and what happened to the others. */
export function getInbox({ sql, now }: Services): Handlers<ApiEnv>["getInbox"] {
  return async (c) => {
    const counts = await countInbox(sql, c.env.serverId, now());
    return c.json({
      rewards_by: counts.rewardsBy,
      waiting: counts.waiting,
      leased: counts.leased,
      oldest_waiting_at: counts.oldestWaitingAt?.toISOString() ?? null,
      granted_today: counts.grantedToday,
      granted_twice_30_days: counts.grantedTwice30Days,
      expired_30_days: counts.expired30Days,
    }, 200);
  };
}
