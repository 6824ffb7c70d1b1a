import type { Context } from "hono";

/** What a page request carries from one step to the next. */
export interface WebEnv {
  Bindings: { remoteAddress?: string };
  Variables: { requestId: string };
}

/** A page request and its answer under way. */
export type WebContext = Context<WebEnv>;

/** What pages say of the site they belong to. */
export interface Site {
  name: string;
  /** A mail address or web address; absent: no contact is shown. */
  contact: string | undefined;
}
