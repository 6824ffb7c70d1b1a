import type { Query } from "../../core/database/connect.ts";
import type { NudgeContext } from "../../core/trail/context.ts";
import { insertTestVote, type TestVote, testVoteId } from "../rewards/test_vote.ts";

/** The result of a test: the id of the test vote or of the reach, or the reason why there is none. */
type GoalTest = { kind: "made"; id: string } | { kind: "goal_unknown" | "player_unknown" };

/** The goal to test, and how. */
type TestOfGoal = TestVote & { reward: string };

/**
 * Tests a goal as if it had been reached. A test vote carries the name of a goal of each player's own votes. A goal of
 * all votes gets a reach with a number below 0, which plugins are told about for an hour. Neither counts, and a
 * repeated request makes nothing new.
 */
export async function testGoal(
  { sql, nudge }: NudgeContext,
  test: TestOfGoal,
  now: Date,
): Promise<GoalTest> {
  const { result } = await sql.begin(async (tx): Promise<{ result: GoalTest }> => {
    const [goal] = await tx<{ id: string; ofVotes: boolean }[]>`
      select id, kind = 'votes' as of_votes from goal
      where server_id = ${test.serverId} and name = ${test.reward} and ended_at is null for no key update`;
    if (!goal) return { result: { kind: "goal_unknown" } };
    const add = goal.ofVotes ? addReach : addNamedVote;
    return { result: await add(tx, goal.id, { test, now }) };
  });
  if (result.kind === "made") nudge();
  return result;
}

async function addReach(
  tx: Query,
  goalId: string,
  { test, now }: { test: TestOfGoal; now: Date },
): Promise<GoalTest> {
  const id = testVoteId(test.serverId, test.testId);
  await tx`
    insert into goal_reach (id, goal_id, number, reached_at)
    select ${id}, ${goalId}, coalesce(min(number), 0) - 1, ${now}
    from goal_reach where goal_id = ${goalId} and number < 0
    on conflict (id) do nothing`;
  return { kind: "made", id };
}

/** Adds a test vote with the goal's name. The rows of the player's tests that have ended are no longer needed. */
async function addNamedVote(
  tx: Query,
  goalId: string,
  { test, now }: { test: TestOfGoal; now: Date },
): Promise<GoalTest> {
  const { voteId, isMade, isThere } = await insertTestVote(tx, test, now);
  if (!isThere) return { kind: "player_unknown" };
  if (isMade) {
    await tx`
      delete from goal_given x using reward t
      where t.vote_id = ${voteId} and x.goal_id = ${goalId} and x.account_id = t.account_id and x.step < 0
        and not exists (select from reward r where r.vote_id = x.vote_id)`;
    await tx`
      insert into goal_given (goal_id, account_id, step, vote_id)
      select ${goalId}, t.account_id, coalesce(min(x.step), 0) - 1, t.vote_id
      from reward t
      left join goal_given x on x.goal_id = ${goalId} and x.account_id = t.account_id and x.step < 0
      where t.vote_id = ${voteId} group by t.vote_id`;
  }
  return { kind: "made", id: voteId };
}
