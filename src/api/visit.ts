import type { Context } from "hono";

/** The connection that a request came by. */
export interface Peer {
  readonly remoteAddress?: string;
}

/**
 * One request on its way through the service. A class with all its fields, and an address that is read only when asked
 * for: there is one for every request.
 */
export class Visit {
  /** Returned as `X-Request-Id`, and on the request's line in the log. */
  readonly requestId: string = crypto.randomUUID();
  /** Monotonic milliseconds. */
  readonly startedAt: number = performance.now();
  /** Set by `authenticate`: the request's key, and the one server it is bound to; empty until then. */
  keyId = "";
  serverId = "";
  /** Set by `limitRequests`: the headers of that name, for a request that counted or was refused. */
  rateLimitPolicy = "";
  rateLimit = "";
  /** The pattern of its path: what stands for it where each address would be one too many. */
  route = "";
  /** Milliseconds after which its answer is a slow one. */
  slowAfterMs = 1_000;
  readonly #peer: Peer;

  constructor(peer: Peer) {
    this.#peer = peer;
  }

  /** Address of the connection's peer. */
  get remoteAddress(): string | undefined {
    return this.#peer.remoteAddress;
  }
}

/** Data a request carries from one step to the next. */
export interface ApiEnv {
  Bindings: Visit;
  Variables: {
    /** The visit's, for the pages. */
    requestId: string;
  };
}

/** A request being answered. */
export type ApiContext = Context<ApiEnv>;
