import type { Query } from "../../core/database/connect.ts";
import { dayOf } from "../../core/time/day.ts";
import {
  findOwnGoals,
  findVoteGoals,
  type OwnGoal,
  type VoteGoal,
} from "../../site/goals/find_goals.ts";
import { decideGoals } from "./decide_goals.ts";

/**
 * Maximum reaches in a response. Three goals are told at most 100 times on a UTC day, and the last 24 hours touch two.
 */
const REACHES_MAX = 600;

/** A goal of all votes that was reached. */
export interface Reach {
  /** The same if a backup was restored and the goal is reached again. */
  reachId: string;
  name: string;
  /** 1 for the first time. Below 0 for a test. */
  number: number;
  reachedAt: Date;
  test: boolean;
}

/** What a plugin needs to know about a server's goals. */
interface ServerGoals {
  votesToday: number;
  goals: VoteGoal[];
  ownGoals: OwnGoal[];
  /** Of the last 24 hours, oldest first. */
  reached: Reach[];
}

/** Decides which goals a server has reached, and returns all its goals, with their progress and recent reaches. */
export async function readGoals(sql: Query, serverId: string, now: Date): Promise<ServerGoals> {
  await decideGoals(sql, serverId, now);
  const [goals, ownGoals, reached, [today]] = await Promise.all([
    findVoteGoals(sql, serverId, now),
    findOwnGoals(sql, serverId),
    findReaches(sql, serverId, now),
    sql<{ votes: number }[]>`
      select coalesce(sum(votes), 0)::float8 as votes from vote_count
      where server_id = ${serverId} and day = ${dayOf(now)}::date`,
  ]);
  return { votesToday: today?.votes ?? 0, goals, ownGoals, reached };
}

/** Finds the reaches of a server's goals of the last 24 hours, and tests of the last hour, oldest first. */
async function findReaches(sql: Query, serverId: string, now: Date): Promise<Reach[]> {
  const newest = await sql<Reach[]>`
    select r.id as reach_id, g.name, r.number, r.reached_at, r.number < 0 as test
    from goal g join goal_reach r on r.goal_id = g.id
    where g.server_id = ${serverId}
      and r.reached_at > ${now}::timestamptz - case when r.number < 0 then interval '1 hour' else interval '1 day' end
    order by r.reached_at desc, g.created_at desc, g.name desc, r.number desc limit ${REACHES_MAX}`;
  return newest.toReversed();
}
