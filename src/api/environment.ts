import type { Context } from "hono";

/** Data a request carries from one step to the next. */
export interface ApiEnv {
  Bindings: { remoteAddress?: string };
  Variables: {
    requestId: string;
    /** Set by `authenticate`: the request's key, and the one server it is bound to. */
    keyId: string;
    serverId: string;
  };
}

/** A request being answered. */
export type ApiContext = Context<ApiEnv>;
