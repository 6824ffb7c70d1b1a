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

/** The audience of a page or a form. One owner's things are the domain's to guard: its verbs refuse everybody else. */
export type Audience = "anybody" | "signed in" | "voter" | "moderator" | "link holder" | "uploader";

/** A page (GET) or a form (POST): its path, its audience and its handler. */
export type Route = readonly [
  method: "GET" | "POST",
  path: string,
  audience: Audience,
  answer: (c: WebContext, web: Web) => Response | Promise<Response>,
];

/** Checks of who may open a page (GET) or send a form (POST). Each route has one of them. */
export type Guards = Record<`${"GET" | "POST"} ${Audience}`, MiddlewareHandler<WebEnv>>;

/** Sources, by directive, that a page needs beyond this site's own script and style sheet. */
export type PolicyExtras = {
  scriptSrc?: string[];
  workerSrc?: string[];
  frameSrc?: string[];
  /** For what other sites' pages may show. */
  crossOriginResourcePolicy?: "same-origin" | "cross-origin";
};

/** Guards within limits that several share, whose pages carry the strict policy, widened by `extras`. */
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
  // Every form has a rate before any of it is read. A form of another site counts as a view alone.
  const posted = every(open, refuseOtherSites(web), forms);
  const form = every(posted, nameAsker(web), takeForm(web));
  const ownForm = every(
    form,
    requireSignIn(web),
    changesFromHere,
    showChange(web),
  );
  // Who sends it is known before any of a long body is read.
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
    // Sent by mail programs, which have no cookie and no origin: the link itself says who may.
    "POST link holder": every(open, forms, takeForm(web), changesFromHere),
  };
}

/** Control characters in a path, and NUL anywhere: no page of ours has such an address, and PostgreSQL takes no NUL. */
const UNREADABLE = /^[^?]*%(?:[01][0-9a-f]|7f)|%00/i;

/** Answers an address that no page can have as one that leads nowhere. */
function refuseUnreadable(web: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) =>
    UNREADABLE.test(c.req.url) ? await sendError(c, web, "notFound") : await next();
}

/** Paths of forms that change what everybody sees of a server. */
const LISTING_FORMS = /^\/(my\/servers|moderation)\//;

/** Shows a change of a listing at once, at least in this process. */
function showChange({ memory, pictures, services }: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    await next();
    if (!LISTING_FORMS.test(c.req.path)) return;
    memory.clear();
    pictures.clear();
    services.ranking.expire();
  };
}

/** A page may run this site's script, show text in its own style sheet and typeface, and send forms here; nothing else. */
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
    // So that whoever was signed out while filling in a form is led back to it; other sites learn nothing.
    referrerPolicy: "same-origin",
    strictTransportSecurity: false, // on every answer, where the base URL is https
  });
}
