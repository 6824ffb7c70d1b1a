import type { Query } from "../../core/database/connect.ts";
import { dayOf } from "../../core/time/day.ts";
import type { OwnGoalKind, VoteGoalKind } from "./goal_kinds.ts";

/** A goal of all players' votes, and its progress. */
export interface VoteGoal {
  name: string;
  target: number;
  period: VoteGoalKind;
  /** Votes that count now. Void votes don't. */
  count: number;
  /** Votes until it is reached, void ones that have to be made up for included. 0 if its period needs no more. */
  left: number;
  /** When its period ends. Null for `each`. */
  endsAt: Date | null;
  /** How often it was reached. */
  reached: number;
}

/** A goal of each player's own votes. */
export interface OwnGoal {
  name: string;
  counts: OwnGoalKind;
  target: number;
  /** Whether a player reaches it once, and not at each multiple. */
  once: boolean;
}

/**
 * Finds a server's goals of all players' votes with their progress, oldest first. Reads only counts, so a page may show
 * a goal as complete up to a minute before it is recorded as reached (src/reach/goals/decide_goals.ts).
 */
export async function findVoteGoals(
  sql: Query,
  serverId: string,
  now: Date,
): Promise<VoteGoal[]> {
  const rows = await sql<(Omit<VoteGoal, "left"> & { isOver: boolean })[]>`
    select g.name, g.target, coalesce(g.period, 'each') as period, g.reached,
      (p.start + ('1 ' || g.period)::interval) at time zone 'utc' as ends_at,
      coalesce(g.since_day >= p.start, false) as is_over,
      (coalesce((
        select sum(votes) from vote_count c
        where c.server_id = g.server_id and c.day >= coalesce(p.start, g.since_day)
          and (p.start is null or c.day < (p.start + ('1 ' || g.period)::interval)::date)
      ), 0) - g.since_votes)::float8 as count
    from goal g
    cross join lateral (select goal_start(g.period, ${dayOf(now)}::date) as start) as p
    where g.server_id = ${serverId} and g.kind = 'votes' and g.ended_at is null
    order by g.created_at, g.name`;
  // The count is below 0 while more votes are void than were cast since the goal was reached.
  return rows.map(({ name, target, period, count, isOver, endsAt, reached }) => ({
    name,
    target,
    period,
    count: Math.max(0, count),
    left: isOver ? 0 : Math.max(0, target - count),
    endsAt,
    reached,
  }));
}

/** Finds a server's goals of each player's own votes, oldest first. */
export async function findOwnGoals(sql: Query, serverId: string): Promise<OwnGoal[]> {
  const rows = await sql<OwnGoal[]>`
    select name, kind as counts, target, is_once as once from goal
    where server_id = ${serverId} and kind <> 'votes' and ended_at is null
    order by created_at, name`;
  return [...rows];
}
