// Written by `deno task generate` from openapi-rewards.yaml. Do not edit.

/** A number of requests in any window of that many seconds. */
export interface RateLimit {
  requests: number;
  windowSeconds: number;
}

/** Requests that each operation allows one key (SPEC §8). */
export const limits = {
  claimVotes: { requests: 120, windowSeconds: 60 },
  recordGrants: { requests: 120, windowSeconds: 60 },
  releaseVotes: { requests: 60, windowSeconds: 60 },
  createTestVote: { requests: 10, windowSeconds: 60 },
  getInbox: { requests: 60, windowSeconds: 60 },
  getGoals: { requests: 60, windowSeconds: 60 },
  listVotes: { requests: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

/** The name of an operation of the contract. */
export type OperationId = keyof typeof limits;

/** Failed authentications that one address may send. */
export const failedAuthenticationLimit = {
  requests: 30,
  windowSeconds: 60,
} as const satisfies RateLimit;

/** A body's longest size, and the time within which it has to arrive. */
export const bodyLimit = { maxBytes: 65536, withinMs: 10000 } as const;
