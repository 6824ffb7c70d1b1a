import type { Context } from "hono";
import type { Viewer } from "../trail/viewer.ts";
import type { Cidr } from "../limits/client_address.ts";
import type { Services } from "../services.ts";

/** What a page request carries from one step to the next. */
export interface WebEnv {
  Bindings: { remoteAddress?: string };
  Variables: {
    requestId: string;
    /** Set by `seeViewer`: who is signed in. */
    viewer?: Viewer;
  };
}

/** A page request and its answer under way. */
export type WebContext = Context<WebEnv>;

/** What pages say of the site they belong to. */
export interface Site {
  name: string;
  /** A mail address or web address; absent: no contact is shown. */
  contact: string | undefined;
  /** The site's public address, without a trailing slash. */
  baseUrl: string;
}

/** What every page is made with. */
export interface Web {
  services: Services;
  site: Site;
  trustedProxies: readonly Cidr[];
}
