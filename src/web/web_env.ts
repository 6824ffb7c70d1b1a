import type { Context } from "hono";
import type { Viewer } from "../accounts/viewer.ts";
import type { Cidr } from "../limits/client_address.ts";
import type { Services } from "../services.ts";
import type { Deadline } from "./answer_in_time.ts";

/** What a page request carries from one step to the next. */
export interface WebEnv {
  Bindings: { remoteAddress?: string };
  Variables: {
    requestId: string;
    /** Set by `seeViewer`: who is signed in. */
    viewer?: Viewer;
    /** Set by `seeViewer`: the token that every form of this answer carries. */
    formToken?: () => string;
    /** Whether the answer carries that token, and so is for one browser alone. */
    hasForm?: boolean;
    /** Set by `answerInTime`. */
    deadline?: Deadline;
    /** What is known of the change that a form asks for, in case that the answer is that the site does not work. */
    fate?: Fate;
  };
}

/** Whether a form changed anything; absent: surely not. */
export type Fate = "change_unknown" | "vote_not_cast" | "vote_unknown";

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
