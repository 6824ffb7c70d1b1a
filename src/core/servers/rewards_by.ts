/** How votes can become rewards: through a server's Votifier, through its inbox, or not through Voteboard. */
export const REWARDS_BY = ["push", "inbox", "none"] as const;

/** How a server's votes become rewards. */
export type RewardsBy = typeof REWARDS_BY[number];
