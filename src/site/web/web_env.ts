import type { Context } from "hono";
import type { Query } from "../../core/database/connect.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { WaitingCounts } from "../reports/waiting_counts.ts";
import type { Viewer } from "../../core/rights/viewer.ts";
import type { Role } from "../../core/servers/roles.ts";
import type { ServerDetails } from "../servers/server_details.ts";
import type { Cidr } from "../../core/limits/trusted_proxies.ts";
import type { VotesToday } from "../voting/my_votes/votes_today.ts";
import type { SiteServices } from "./site_services.ts";
import type { Brand } from "../settings/host_files.ts";
import type { PageMemory } from "./page_memory.ts";
import type { RouteOptions } from "./route_options.ts";

/** The time limit of a request. */
export interface Deadline {
  /** Aborted when the time is up. Work must not start after that. */
  signal: AbortSignal;
  /** Restarts the deadline with `ms` milliseconds, for pages that wait for another server. */
  restart(ms: number): void;
}

/** Values of a request that its middleware and handler share. */
export interface WebEnv {
  Bindings: {
    remoteAddress?: string;
    /** The vote that the request cast, for the log. */
    voteId?: string;
  };
  Variables: {
    requestId: string;
    /** Set for each route before its guards run. */
    route?: RouteOptions;
    /** Set by `setLocale`: the path's prefix of a public page in another language than the default. */
    prefix?: string;
    /**
     * Set by `setLocale`: whether the language is the visitor's own choice, so that the page can't be cached for
     * others.
     */
    isInOwnLocale?: boolean;
    /** Set by `seeViewer`: the signed-in user. */
    viewer?: Viewer | undefined;
    /** Set by `seeViewer` on pages for signed-in users. */
    today?: VotesToday;
    /** Set by `seeViewer` for moderators. */
    waiting?: WaitingCounts;
    /** Set by `requireServerRole`. */
    own?: ServerAccess;
    /** Set by `answerInTime`. */
    deadline?: Deadline;
    /** Set if a form is refused and the page shows it again with its faults. */
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
export interface ServerAccess {
  /** The server in the path, in which the signed-in user has a role. */
  server: ServerDetails;
  role: Role;
  /** The user and the time. A form that acts only once adds its id. */
  act: Act;
}

/** What a failed form may have changed. If absent, nothing. */
export type Fate = "change_unknown" | "vote_not_cast" | "vote_unknown";

/** The context of a page request. */
export type WebContext = Context<WebEnv>;

/** The site as configured by its host's environment and files. Administrators may set absent parts. */
export interface HostSite {
  name: string | undefined;
  /** An email address or a URL. If undefined, no contact is shown. */
  contact: string | undefined;
  /** The site's public address, without a trailing slash. */
  baseUrl: string;
  brand?: Brand;
}

/** The site as shown on its pages. */
export interface Site {
  name: string;
  /** An email address or a URL. If undefined, no contact is shown. */
  contact: string | undefined;
  /** The site's public address, without a trailing slash. */
  baseUrl: string;
  /** The host's colour and logo. If absent, the defaults. */
  brand?: Brand;
}

/** The dependencies of every page. */
export interface Web {
  services: SiteServices;
  /** Counts the items that wait for moderators, which only the desk can do. */
  countWaiting(sql: Query, facts: { hasMail: boolean }): Promise<WaitingCounts>;
  /** Returns the options of the page or form at a path of this site. */
  optionsAt(method: "GET" | "POST", path: string): RouteOptions | undefined;
  site: Site;
  /** The host's configuration, which overrides the administrators' settings. */
  host: HostSite;
  trustedProxies: readonly Cidr[];
  /** Warns about a reverse proxy that isn't configured. If absent, there are no warnings. */
  proxies?: { warning(): string | undefined };
  /** Milliseconds that a form may take to arrive. If absent, the default. */
  formWithinMs?: number;
  /** Files that depend on the site: its icon, and the path of the style sheet with the host's colour. */
  files: { icon: { path: string; type: string }; sheet: string | undefined };
  /** The paths of the style sheet of all pages, and of the additional ones for signed-in users and for moderators. */
  sheets: { all: string; signedIn: string; moderators: string };
  /** A short-lived cache of public pages. */
  memory: PageMemory;
  /** A cache of the pictures of listed servers. */
  pictures: PageMemory;
}
