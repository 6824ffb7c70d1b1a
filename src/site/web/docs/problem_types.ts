import { problems as problemsOfV1 } from "../../../../generated/problems.ts";
import { problems as problemsOfPublic } from "../../../../generated/public/problems.ts";
import { problems as problemsOfRewards } from "../../../../generated/rewards/problems.ts";

/** The error codes of all APIs, with their titles and statuses. */
export const PROBLEMS = new Map<string, { title: string; status: number }>(
  Object.entries({ ...problemsOfV1, ...problemsOfRewards, ...problemsOfPublic }),
);
