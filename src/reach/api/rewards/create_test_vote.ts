import type { Handlers } from "../../../../generated/rewards/routes.ts";
import { testGoal } from "../../goals/test_goal.ts";
import { addTestVote as create } from "../../rewards/test_vote.ts";
import type { Inbox } from "./inbox.ts";
import { camelFields, snakeFields } from "../../../site/text/snake_case.ts";
import { ProblemAnswer } from "../../../core/api/error_response.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";
import { INPUT, REQUEST } from "../../../core/api/problem_details.ts";

/** POST /rewards/v1/test-votes: adds a vote to the inbox that isn't counted anywhere, or tests a goal. */
export function createTestVote(services: Inbox): Handlers<ApiEnv>["createTestVote"] {
  return async (c) => {
    const { serverId } = c.env.admittedKey;
    const { reward, ...request } = { serverId, ...camelFields(c.req.valid("json")) };
    const voteId = reward === undefined
      ? await create(services, request, services.now())
      : await testNamed(services, { ...request, reward });
    if (voteId) return c.json(snakeFields({ voteId }), 201);
    throw new ProblemAnswer("player_unknown", REQUEST.playerUnknown);
  };
}

async function testNamed(
  services: Inbox,
  test: Parameters<typeof testGoal>[1],
): Promise<string | undefined> {
  const tested = await testGoal(services, test, services.now());
  if (tested.kind !== "goal_unknown") return tested.kind === "made" ? tested.id : undefined;
  const fault = { in: "body", name: "reward", detail: INPUT.goalUnknown } as const;
  throw new ProblemAnswer("invalid_body", `reward: ${INPUT.goalUnknown}`, [fault]);
}
