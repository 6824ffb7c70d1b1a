import type { Context } from "hono";

/** The connection that a request arrived on. */
export interface Peer {
  readonly remoteAddress?: string;
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
  /** Set by `authenticate`: the request's key and the one server it is bound to. Empty until then. */
  keyId = "";
  serverId = "";
  /** Set where requests are limited by address: the client's network. Empty elsewhere. */
  network = "";
  /** Set by `limitRequests` for a request that was counted or refused: the headers of the same names. */
  rateLimitPolicy = "";
  rateLimit = "";
  /** Set by a ballot: the vote that it cast. */
  voteId = "";
  /** The path's pattern, used as a label where individual paths would be too many. */
  route = "";
  /** Milliseconds after which the response counts as slow. */
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
