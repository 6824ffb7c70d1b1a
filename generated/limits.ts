// Written by `deno task generate` from openapi.yaml. Do not edit.

/** A number of requests in any window of that many seconds. */
export interface RateLimit {
  requests: number;
  windowSeconds: number;
}

/** Requests that each operation allows one key (SPEC §8). */
export const limits = {
  getServer: { requests: 60, windowSeconds: 60 },
  getVotes: { requests: 60, windowSeconds: 60 },
  checkVote: { requests: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

/** The name of an operation of the contract. */
export type OperationId = keyof typeof limits;

/** Failed authentications that one address may send. */
export const failedAuthenticationLimit = {
  requests: 30,
  windowSeconds: 60,
} as const satisfies RateLimit;

/** The contract's promises to receivers of webhooks; one delay for each attempt. */
export const deliveryLimits = {
  answerSeconds: 10,
  signatureToleranceSeconds: 300,
  longestRetryAfterSeconds: 21600,
  retryDelaysSeconds: [0, 5, 30, 120, 600, 1800, 7200, 18000, 36000, 50400, 72000, 86400],
} as const;
