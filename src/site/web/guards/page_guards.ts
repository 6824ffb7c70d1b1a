import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { answerInTime, changesFromHere } from "../frame/answer_in_time.ts";
import { sendError } from "../frame/error_page.tsx";
import { nameAsker, refuseOtherSites } from "../forms/form_guards.ts";
import type { Repeats } from "../forms/lead_repeats.ts";
import { takeForm } from "../forms/take_form.ts";
import { takeUpload } from "../forms/take_upload.ts";
import { requireFactor } from "./require_factor.ts";
import { picturePath, SHAPES } from "../../pictures/picture.ts";
import type { Role } from "../../../core/servers/roles.ts";
import { followReader } from "../locale/page_locale.ts";
import type { ViewLimits } from "./limit_views.ts";
import { FEED_PATH } from "../listing/crawlers/atom_feed.ts";
import { countBallots } from "../listing/count_visits.ts";
import {
  requireServerRole,
  requireSignIn,
  requireSiteRight,
  requireVoter,
  seeSender,
  seeViewer,
} from "./require_viewer.ts";
import type { Audience } from "../route.ts";
import type { ServerAccess, Web, WebEnv } from "../web_env.ts";

/**
 * Returns the middleware that checks who may open a page (GET) or send a form (POST). The app runs each step
 * separately: if one throws, the steps before it still complete the error page, with its policy and its deadline.
 */
export type Guards = (
  method: "GET" | "POST",
  audience: Audience,
) => readonly MiddlewareHandler<WebEnv>[];

/** Additional sources of a page's policy, by directive. */
type PolicyExtras = {
  scriptSrc?: string[];
  styleSrc?: string[];
  imgSrc?: string[];
  workerSrc?: string[];
  frameSrc?: string[];
  /** "cross-origin" for files that other sites' pages may embed. */
  crossOriginResourcePolicy?: "same-origin" | "cross-origin";
  /** Whether any site may show the page in a frame. Such a page has no scripts and no forms. */
  isFramed?: boolean;
};

/** The guards by method and audience, except for audiences by right. */
type GuardTable = Record<
  `${"GET" | "POST"} ${Exclude<Audience, object>}`,
  readonly MiddlewareHandler<WebEnv>[]
>;

/** Services that the guards of all pages share. */
interface SharedGuards {
  views: ViewLimits;
  /** Limits the forms of a user. */
  forms: MiddlewareHandler<WebEnv>;
  repeats: Repeats;
}

/** Creates guards that share limits and send the strict content security policy, extended by `extras`. */
export function createGuards(
  web: Web,
  shared: SharedGuards,
  extras: PolicyExtras = {},
): Guards {
  const steps = createSteps(web, shared, extras);
  const { open, signedIn, taken, form, viewersForm, arrived, sender, isSender } = steps;
  const changing = [changesFromHere, showChange(web)];
  const changingAll = [changesFromHere, showAnyChange(web)];
  const atDesk = requireFactor(web, "desk");
  const ofOwners = requireFactor(web, "servers");
  const ofServer = (role: Role) => [requireServerRole(web, role), ofOwners];
  const get = (role: Role) => [...signedIn, ...ofServer(role)];
  const post = (role: Role) => [...viewersForm, ...ofServer(role), ...changing];
  const guards: GuardTable = {
    "GET anybody": open,
    "POST anybody": [...form, changesFromHere],
    "GET signed in": signedIn,
    "POST signed in": [...viewersForm, changesFromHere],
    "GET member": get("viewer"),
    "POST member": post("viewer"),
    "GET manager": get("manager"),
    "POST manager": post("manager"),
    "GET owner": get("owner"),
    "POST owner": post("owner"),
    "GET voter": [...open, countBallots(web), requireVoter(web)],
    // Without `repeats.lead`, because the proof of a repeated ballot finds the vote for which it was used.
    "POST voter": [...taken, arrived, requireVoter(web), changesFromHere],
    "GET uploader": get("manager"),
    // An upload may take minutes, so its sender is checked before and after it.
    "POST uploader": [
      ...sender,
      ...ofServer("manager"),
      takeUpload(web),
      arrived,
      isSender,
      requireServerRole(web, "manager"),
      ...changing,
    ],
    "GET link holder": open,
    // Mail programs send these, without a cookie and an origin. The link itself authorizes the request.
    "POST link holder": [
      ...open,
      shared.forms,
      takeForm(web, { unparsed: "one-click" }),
      changesFromHere,
    ],
  };
  return (method, audience) => {
    if (typeof audience !== "object") return guards[`${method} ${audience}`];
    const guard = [requireSiteRight(web, audience.may), atDesk];
    if (method === "GET") return [...signedIn, ...guard];
    return audience.uploads
      ? [...sender, ...guard, takeUpload(web), arrived, isSender, ...guard, ...changingAll]
      : [...viewersForm, ...guard, ...changingAll];
  };
}

/** Creates the steps before the checks of roles and rights. */
function createSteps(web: Web, { views, forms, repeats }: SharedGuards, extras: PolicyExtras) {
  const open = [
    extras.isFramed ? framedHeaders() : pageHeaders(extras),
    views.refuse(web),
    answerInTime(web),
    seeViewer(web),
    views.count(web),
    followReader(web),
    refuseUnreadable(web),
    repeats.forget,
  ];
  const signedIn = [...open, requireSignIn(web)];
  // Rate limits apply before any part of a form is read. A form from another site only counts as a view.
  const posted = [...open, refuseOtherSites(web), forms];
  const arrived = seeSender(web);
  const taken = [...posted, nameAsker(web), takeForm(web)];
  const form = [...taken, repeats.lead, arrived];
  const viewersForm = [...form, requireSignIn(web)];
  // The sender is checked before any part of a long body is read.
  const isSender = requireSignIn(web, { isTaken: false });
  const sender = [...posted, isSender];
  return { open, signedIn, taken, form, viewersForm, arrived, sender, isSender };
}

/**
 * Matches control characters in a path, and NUL anywhere. No address of this site contains them, and PostgreSQL rejects
 * NUL.
 */
const UNREADABLE = /^[^?]*%(?:[01][0-9a-f]|7f)|%00/i;

/** Responds with "not found" to addresses that no page can have. */
function refuseUnreadable(web: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) =>
    UNREADABLE.test(c.req.url) ? await sendError(c, web, "notFound") : await next();
}

/** Pages that contain several listings. */
const LISTS = ["/", "/games", "/tags", "/sitemap.xml", FEED_PATH];

/**
 * Creates the middleware that makes changes to a listing visible at once, at least in this process. An owner's change
 * clears only the server's own pages: lists are cached for a second anyway, and owners must not be able to cause
 * repeated rendering of lists. If an owner removes something, the lists are cleared, too. Other servers' pages stay.
 */
function showChange({ memory, pictures, services }: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    await next();
    const own = c.get("own");
    const changes = c.get("route")?.changes;
    if (c.res.status >= 400 || own === undefined || changes === undefined) return;
    for (const path of ["servers", "embed"]) memory.forgetBelow(`/${path}/${own.server.slug}`);
    if (changes === "lists") {
      for (const path of LISTS) memory.forgetBelow(path);
      for (const path of picturesOf(own)) pictures.forgetBelow(path);
    }
    services.ranking.expire();
  };
}

/**
 * Creates the middleware that makes a change of the desk visible at once in this process. It clears all pages, because
 * the change may affect any of them.
 */
function showAnyChange({ memory, pictures, services }: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    await next();
    if (c.res.status >= 400) return;
    memory.clear();
    pictures.clear();
    services.ranking.expire();
  };
}

/** Returns the paths of a server's pictures before the change. */
function picturesOf({ server }: ServerAccess): string[] {
  return (["logo", "banner"] as const).flatMap((kind) => {
    const hash = server[kind];
    return hash === null ? [] : SHAPES[kind].widths.map((width) => picturePath(hash, width));
  });
}

/**
 * Creates the middleware that lets any site frame a successful response. An error page has links and forms of this
 * site, so other sites can't frame it.
 */
function framedHeaders(): MiddlewareHandler {
  const shut = pageHeaders({});
  const open = secureHeaders({
    crossOriginResourcePolicy: "cross-origin",
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'"],
      formAction: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["*"],
    },
    xFrameOptions: false,
    referrerPolicy: "same-origin",
    strictTransportSecurity: false, // set for all responses if the base URL is https
  });
  return async (c, next) => {
    await next();
    const isGood = c.res.ok || c.res.status === 304;
    await (isGood ? open : shut)(c, async () => {});
  };
}

/**
 * Creates the middleware that sets the policy of pages: they may only run this site's script, use its style sheet and
 * typeface, and send forms here.
 */
function pageHeaders(
  { scriptSrc = [], crossOriginResourcePolicy = "same-origin", isFramed: _, ...extras }:
    PolicyExtras,
): MiddlewareHandler {
  return secureHeaders({
    crossOriginResourcePolicy,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptSrc],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'"],
      connectSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...extras,
    },
    xFrameOptions: "DENY",
    // With the referrer, a user whose session ended can return to the form. Other sites get no referrer.
    referrerPolicy: "same-origin",
    strictTransportSecurity: false, // set for all responses if the base URL is https
  });
}
