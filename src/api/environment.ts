import type { Context } from "hono";
import type { Visit } from "./visit.ts";

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
