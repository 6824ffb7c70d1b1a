import type { Context } from "hono";
import type { Viewer } from "../trail/viewer.ts";
import type { Cidr } from "../limits/client_address.ts";
import type { ProxyWatch } from "../limits/proxy_watch.ts";
import type { Services } from "../services.ts";
import type { Brand } from "../host_files.ts";
import type { PageMemory } from "./frame/page_memory.ts";

/** The time left for a request. */
export interface Deadline {
  /** Aborted when it has passed: what has not happened by then must not happen any more. */
  signal: AbortSignal;
  /** Begins anew with so many milliseconds, for the few pages that wait for somebody else's server. */
  restart(ms: number): void;
}

/** Values that a page request carries from one step to the next. */
export interface WebEnv {
  Bindings: { remoteAddress?: string };
  Variables: {
    requestId: string;
    /** Set by `seeViewer`: who is signed in. */
    viewer?: Viewer;
    /** Set by `answerInTime`. */
    deadline?: Deadline;
    /** Set by `submit`: the page shows a form again, with what is wrong. */
    faulty?: boolean;
    /** Set by `takeUpload`: the whole body. */
    upload?: Uint8Array<ArrayBuffer>;
    /** The fate of the change that a form asked for, in case the site fails before it can tell. */
    fate?: Fate;
  };
}

/** Whether a form changed anything; absent: surely not. */
export type Fate = "change_unknown" | "vote_not_cast" | "vote_unknown";

/** A page request and its answer under way. */
export type WebContext = Context<WebEnv>;

/** The site, as its pages present it. */
export interface Site {
  name: string;
  /** An email address or web address; absent: no contact is shown. */
  contact: string | undefined;
  /** The site's public address, without a trailing slash. */
  baseUrl: string;
  /** The look that its host chose; absent: ours. */
  brand?: Brand;
}

/** The parts that every page is made with. */
export interface Web {
  services: Services;
  site: Site;
  trustedProxies: readonly Cidr[];
  /** Knows of a proxy that is not set up; absent: nobody watches. */
  proxies?: Pick<ProxyWatch, "warning">;
  /** Milliseconds that a form may take to arrive, if not the usual ones. */
  formWithinMs?: number;
  /** Files that depend on the site: its icon, and the path of its host's colour. */
  files: { icon: { path: string; type: string }; sheet: string | undefined };
  /** Public pages, kept for a moment. */
  memory: PageMemory;
  /** Pictures of listed servers, kept for some moments. */
  pictures: PageMemory;
}
