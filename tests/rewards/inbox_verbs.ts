import { claimRewards } from "../../src/reach/rewards/claim_rewards.ts";
import { expireRewards } from "../../src/reach/rewards/expire_rewards.ts";
import { grantRewards } from "../../src/reach/rewards/grant_rewards.ts";
import { releaseRewards } from "../../src/reach/rewards/release_rewards.ts";

/** The inbox as plugins meet it; a mutant has another one of them. */
export const REAL = {
  claimVotes: claimRewards,
  recordGrants: grantRewards,
  releaseVotes: releaseRewards,
  expireRewards,
};

/** The verbs of an inbox. */
export type Verbs = typeof REAL;
