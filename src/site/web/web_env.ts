import type { Context } from "hono";
import type { Query } from "../../core/database/connect.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { WaitingCounts } from "../reports/waiting_counts.ts";
import type { Viewer } from "../../core/rights/viewer.ts";
import type { Role } from "../../core/servers/roles.ts";
import type { ServerDetails } from "../servers/server_details.ts";
import type { Cidr } from "../../core/limits/trusted_proxies.ts";
import type { VotesToday } from "../voting/votes_today.ts";
import type { SiteServices } from "./site_services.ts";
import type { Brand } from "../settings/host_files.ts";
import type { PageMemory } from "./page_memory.ts";
import type { RouteOptions } from "./route_options.ts";

/** The time limit of a request. */
export interface Deadline {
  /** Aborted when the time is up. Work that hasn't happened by then must not happen later. */
  signal: AbortSignal;
  /** Restarts the deadline with `ms` milliseconds, for the few pages that wait for another server. */
  restart(ms: number): void;
}

/** Values that a page request carries from one step to the next. */
export interface WebEnv {
  Bindings: {
    remoteAddress?: string;
    /** The vote that the request cast, for its line in the log. */
    voteId?: string;
  };
  Variables: {
    requestId: string;
    /** Set for each route before its guards run. */
    route?: RouteOptions;
    /** Set by `setLocale`: what the address of a public page in another language than the default one starts with. */
    prefix?: string;
    /** Set by `setLocale`: the language is the visitor's own, so no other visitor may get the page. */
    isInOwnLocale?: boolean;
    /** Set by `seeViewer`: the user who is signed in. */
    viewer?: Viewer | undefined;
    /** Set by `seeViewer` on the pages of signed-in visitors. */
    today?: VotesToday;
    /** Set by `seeViewer` for moderators. */
    waiting?: WaitingCounts;
    /** Set by `requireServerRole`. */
    own?: Own;
    /** Set by `answerInTime`. */
    deadline?: Deadline;
    /** Set where a form is refused: the page shows it again, with its faults. */
    faulty?: boolean;
    /** Set by `takeForm`: the whole body. */
    form?: Uint8Array<ArrayBuffer>;
    /** Set by `takeUpload`: the whole body. */
    upload?: Uint8Array<ArrayBuffer>;
    /** The fate of the form's change, in case the site fails before it can respond. */
    fate?: Fate;
  };
}

/** The server and user that a page or form about one server receives. */
export interface Own {
  /** The server in the path, on which the user who is signed in works. */
  server: ServerDetails;
  /** That user's role. */
  role: Role;
  /** That user and the time. A form that acts once adds its id. */
  act: Act;
}

/** Whether a form may have changed anything; absent: certainly not. */
export type Fate = "change_unknown" | "vote_not_cast" | "vote_unknown";

/** The context of a page request. */
export type WebContext = Context<WebEnv>;

/** The site as its host's environment and files describe it. Administrators may set the parts that are absent. */
export interface HostSite {
  name: string | undefined;
  /** An email address or a URL; absent: no contact is shown. */
  contact: string | undefined;
  /** The site's public address, without a trailing slash. */
  baseUrl: string;
  brand?: Brand;
}

/** The site as its pages present it. */
export interface Site {
  name: string;
  /** An email address or a URL; absent: no contact is shown. */
  contact: string | undefined;
  /** The site's public address, without a trailing slash. */
  baseUrl: string;
  /** The host's colour and logo; absent: the defaults. */
  brand?: Brand;
}

/** The dependencies of every page. */
export interface Web {
  services: SiteServices;
  /** Counts what waits for moderators, which only the desk knows. */
  countWaiting(sql: Query, facts: { hasMail: boolean }): Promise<WaitingCounts>;
  /** Returns the options of the page or form at a path of this site. */
  optionsAt(method: "GET" | "POST", path: string): RouteOptions | undefined;
  site: Site;
  /** The host's decisions, which override settings. */
  host: HostSite;
  trustedProxies: readonly Cidr[];
  /** Warns about a reverse proxy that isn't configured; absent: no warnings. */
  proxies?: { warning(): string | undefined };
  /** Milliseconds that a form may take to arrive; absent: the default. */
  formWithinMs?: number;
  /** Files that depend on the site: its icon, and the path of the style sheet with the host's colour. */
  files: { icon: { path: string; type: string }; sheet: string | undefined };
  /** Paths of the style sheet of all pages, and of the further ones of signed-in people and of moderators. */
  sheets: { all: string; signedIn: string; moderators: string };
  /** A short-lived cache of public pages. */
  memory: PageMemory;
  /** A cache of the pictures of listed servers. */
  pictures: PageMemory;
}
