import type { Context } from "hono";

/** What a request carries from one step to the next. */
export interface ApiEnv {
  Bindings: { remoteAddress?: string };
  Variables: {
    requestId: string;
    /** Set by `authenticate`: the key that was sent, and the one server it is bound to. */
    keyId: string;
    serverId: string;
  };
}

/** A request and its answer under way. */
export type ApiContext = Context<ApiEnv>;
