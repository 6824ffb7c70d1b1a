import type { Query, Sql } from "../../core/database/connect.ts";
import { log } from "../../core/observing/log.ts";

/** A goal of all votes that was reached. */
interface DecidedReach {
  serverId: string;
  goalId: string;
  number: number;
}

/**
 * Records which goals of all votes a server has reached by now. Votes don't do this, so that they cost nothing more: it
 * runs when a plugin asks for the goals, and every minute. Concurrent callers record each reach once, because the
 * function of the database locks the goal. It is drawn in src/core/database/migrations/0102_goals.sql.
 */
export async function decideGoals(sql: Query, serverId: string, now: Date): Promise<void> {
  logReaches(
    await sql<DecidedReach[]>`
    select ${serverId}::uuid as server_id, goal_id, number from reach_goals(${serverId}, ${now})`,
  );
}

/**
 * Records which goals all servers have reached by now, for those whose plugins don't ask. Runs every minute. Servers
 * are in order, so that two processes that run it at once wait for each other instead of deadlocking.
 */
export async function decideAllGoals(sql: Sql, now: Date): Promise<void> {
  logReaches(
    await sql<DecidedReach[]>`
    select g.server_id, r.goal_id, r.number
    from (
      select distinct server_id from goal where kind = 'votes' and ended_at is null order by server_id
    ) as g
    cross join lateral reach_goals(g.server_id, ${now}) as r`,
  );
}

function logReaches(reached: readonly DecidedReach[]): void {
  for (const { serverId: server, goalId: goal, number } of reached) {
    log("info", "goal_reached", { server, goal, number });
  }
}
