import type { MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { secureHeaders } from "hono/secure-headers";
import { answerInTime, changesFromHere } from "./frame/answer_in_time.ts";
import { sendError } from "./frame/error_page.tsx";
import { nameAsker, refuseOtherSites } from "./forms/form_guards.ts";
import { takeForm } from "./forms/take_form.ts";
import { takeUpload } from "./forms/take_upload.ts";
import type { ViewLimits } from "./limit_views.ts";
import { requireModerator, requireSignIn, requireVoter, seeViewer } from "./viewer.ts";
import type { Web, WebContext, WebEnv } from "./web_env.ts";

/**
 * The audience of a page or a form. Ownership isn't checked here: the domain's functions refuse everybody but the
 * owner.
 */
export type Audience = "anybody" | "signed in" | "voter" | "moderator" | "link holder" | "uploader";

/** A page (GET) or a form (POST): its path, audience and handler. */
export type Route = readonly [
  method: "GET" | "POST",
  path: string,
  audience: Audience,
  answer: (c: WebContext, web: Web) => Response | Promise<Response>,
];

/** Middleware that checks who may open a page (GET) or send a form (POST). Every route has exactly one. */
export type Guards = Record<`${"GET" | "POST"} ${Audience}`, MiddlewareHandler<WebEnv>>;

/** Sources, by directive, that a page needs besides this site's own script and style sheet. */
export type PolicyExtras = {
  scriptSrc?: string[];
  workerSrc?: string[];
  frameSrc?: string[];
  /** "cross-origin" for files that other sites' pages may embed. */
  crossOriginResourcePolicy?: "same-origin" | "cross-origin";
};

/** Creates guards that share limits and send the strict content security policy, widened by `extras`. */
export function createGuards(
  web: Web,
  { views, forms }: { views: ViewLimits; forms: MiddlewareHandler<WebEnv> },
  extras: PolicyExtras = {},
): Guards {
  const open = every(
    pageHeaders(extras),
    views.refuse(web),
    answerInTime(web),
    seeViewer(web),
    views.count(web),
    refuseUnreadable(web),
  );
  const own = every(open, requireSignIn(web));
  // Rate limits apply before any part of a form is read. A form sent from another site only counts as a view.
  const posted = every(open, refuseOtherSites(web), forms);
  const form = every(posted, nameAsker(web), takeForm(web));
  const ownForm = every(
    form,
    requireSignIn(web),
    changesFromHere,
    showChange(web),
  );
  // The sender is identified before any part of a long body is read.
  const upload = every(
    posted,
    requireSignIn(web, { isTaken: false }),
    takeUpload(web),
    changesFromHere,
    showChange(web),
  );
  return {
    "GET anybody": open,
    "POST anybody": every(form, changesFromHere),
    "GET signed in": own,
    "POST signed in": ownForm,
    "GET voter": every(open, requireVoter(web)),
    "POST voter": every(form, requireVoter(web), changesFromHere),
    "GET moderator": every(own, requireModerator(web)),
    "POST moderator": every(ownForm, requireModerator(web)),
    "GET uploader": own,
    "POST uploader": upload,
    "GET link holder": open,
    // Sent by mail programs, which have no cookie and no origin. The link itself authorizes the request.
    "POST link holder": every(open, forms, takeForm(web), changesFromHere),
  };
}

/**
 * Matches control characters in a path, and NUL anywhere: none of our addresses contain them, and PostgreSQL rejects
 * NUL.
 */
const UNREADABLE = /^[^?]*%(?:[01][0-9a-f]|7f)|%00/i;

/** Responds with "not found" to addresses that no page can have. */
function refuseUnreadable(web: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) =>
    UNREADABLE.test(c.req.url) ? await sendError(c, web, "notFound") : await next();
}

/** Paths of forms that change what everybody sees of a server. */
const LISTING_FORMS = /^\/(my\/servers|moderation)\//;

/** Makes changes to a listing visible at once, at least in this process. */
function showChange({ memory, pictures, services }: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    await next();
    if (!LISTING_FORMS.test(c.req.path)) return;
    memory.clear();
    pictures.clear();
    services.ranking.expire();
  };
}

/**
 * Sets the policy of pages: they may run this site's script, use its style sheet and typeface, and send forms here;
 * nothing else.
 */
function pageHeaders(
  { scriptSrc = [], crossOriginResourcePolicy = "same-origin", ...extras }: PolicyExtras,
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
    // Leads a user back to the form that they were filling in when their session ended. Other sites get no referrer.
    referrerPolicy: "same-origin",
    strictTransportSecurity: false, // set for all responses if the base URL is https
  });
}
