// Written by `deno task generate` from openapi-public.yaml. Do not edit.

/** A number of requests in any window of that many seconds. */
export interface RateLimit {
  requests: number;
  windowSeconds: number;
}

/** Requests that each operation allows one address. */
export const limits = {
  listServers: { requests: 60, windowSeconds: 60 },
  getListedServer: { requests: 120, windowSeconds: 60 },
  getServerHistory: { requests: 60, windowSeconds: 60 },
  getTopVoters: { requests: 60, windowSeconds: 60 },
  listGames: { requests: 60, windowSeconds: 60 },
  listTags: { requests: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

/** The name of an operation of the contract. */
export type OperationId = keyof typeof limits;
