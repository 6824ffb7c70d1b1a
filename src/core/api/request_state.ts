import type { Context } from "hono";

/** The connection that a request arrived on. */
export interface Peer {
  readonly remoteAddress?: string;
}

/** An accepted key, and the one server that it is bound to. */
interface BoundKey {
  readonly keyId: string;
  readonly serverId: string;
}

/** The headers `RateLimit-Policy` and `RateLimit` of a response. */
interface RateLimitHeaders {
  readonly policy: string;
  readonly left: string;
}

/**
 * The state of one request. Every request creates one, so it is a class that declares all its fields, and it reads the
 * address only on demand.
 */
export class RequestState {
  /** Returned as `X-Request-Id`, and logged with the request. */
  readonly requestId: string = crypto.randomUUID();
  /** Start time in monotonic milliseconds. */
  readonly startedAt: number = performance.now();
  /** Set by `authenticate`, and by the door for plugins. */
  key: BoundKey | undefined = undefined;
  /** Set where requests are limited by address: the client's network. */
  network: string | undefined = undefined;
  /** Set by `limitRequests`, for a request that was counted or refused. */
  rateLimit: RateLimitHeaders | undefined = undefined;
  /** Set by a ballot: the vote that it cast. */
  voteId: string | undefined = undefined;
  /** Set by the router: the path's pattern, used as a label where individual paths would be too many. */
  route: string | undefined = undefined;
  /** Milliseconds after which the response counts as slow. */
  slowAfterMs = 1_000;
  readonly #peer: Peer;

  constructor(peer: Peer) {
    this.#peer = peer;
  }

  /** The key of a request that `admitByKey` admitted. Throws for any other request. */
  get admittedKey(): BoundKey {
    if (this.key === undefined) throw new Error("the request was not admitted by its key");
    return this.key;
  }

  /** The network of a request that `admitByAddress` admitted. Throws for any other request. */
  get admittedNetwork(): string {
    if (this.network === undefined) throw new Error("the request was not admitted by its address");
    return this.network;
  }

  /** Address of the connection's peer. */
  get remoteAddress(): string | undefined {
    return this.#peer.remoteAddress;
  }
}

/** Data that a request carries from one step to the next. */
export interface ApiEnv {
  Bindings: RequestState;
  Variables: {
    /** The request's id, for the pages. */
    requestId: string;
  };
}

/** A request that is being handled. */
export type ApiContext = Context<ApiEnv>;
