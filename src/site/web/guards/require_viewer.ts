import type { MiddlewareHandler } from "hono";
import { findViewer } from "../../sign_in/sessions/find_viewer.ts";
import { hasSessionCookie } from "../../sign_in/sessions/session_cookie.ts";
import { findRole, type Role } from "../../../core/servers/roles.ts";
import { requireOwnDetails } from "../../servers/server_details.ts";
import { findVotesToday } from "../../voting/my_votes/votes_today.ts";
import { hasRight, type Right } from "../../../core/rights/rights.ts";
import { sendError } from "../frame/error_page.tsx";
import { sendSignedOut } from "../forms/kept_form.tsx";
import { pathWithNext } from "../return_path.ts";
import { followAccount } from "../locale/page_locale.ts";
import { isLinked } from "../link_path.ts";
import { redirectTo } from "../forms/read_form.ts";
import { actOf, viewerOf } from "../request_actor.ts";
import type { Web, WebContext, WebEnv } from "../web_env.ts";

/**
 * Creates the middleware that identifies the viewer, and loads the data of the header: today's votes, and the items
 * that wait for a moderator. Without a session cookie, it sends no query.
 */
export function seeViewer(web: Web): MiddlewareHandler<WebEnv> {
  const { services } = web;
  return async (c, next) => {
    const { viewer, setCookies } = await findViewer(services, c.req.raw.headers);
    if (viewer) c.set("viewer", viewer);
    if (viewer) followAccount(c, web);
    if (viewer && c.req.method === "GET") {
      c.set("today", await findVotesToday(services.sql, viewer.accountId, services.now()));
    }
    if (viewer?.isModerator) {
      c.set("waiting", await web.countWaiting(services.sql, { hasMail: services.postman.isOn }));
    }
    // Runs first, so that a session cookie set by the page itself takes precedence.
    for (const cookie of setCookies) c.header("Set-Cookie", cookie, { append: true });
    await next();
  };
}

/**
 * Creates the middleware that identifies the sender of a form again once it has arrived, because the session or a role
 * on the site may have ended while a slow client sent it.
 */
export function seeSender(web: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    if (c.get("viewer")) {
      const { viewer } = await findViewer(web.services, c.req.raw.headers);
      c.set("viewer", viewer);
    }
    await next();
  };
}

/**
 * Creates the middleware that requires a session. It redirects a page to sign-in and back, and responds to a form with
 * an explanation. With `isTaken` false, the form's body hasn't been read, and stays unread because it may be of any
 * length.
 */
export function requireSignIn(web: Web, { isTaken = true } = {}): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    if (c.get("viewer")) return await next();
    if (c.req.method === "POST") {
      return isTaken ? await sendSignedOut(c, web) : await sendError(c, web, "signedOut");
    }
    return redirectTo(c, pathWithNext("/sign-in", pathOf(c)));
  };
}

/** Returns the request's path with its query. */
function pathOf(c: WebContext): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/**
 * Creates the middleware that requires a session for voting, except for visitors with a link, valid or not, or on a
 * site with open voting. It redirects others to sign-up, or to sign-in if this browser was signed in before.
 */
export function requireVoter(web: Web): MiddlewareHandler<WebEnv> {
  const orSignIn = requireSignIn(web);
  return async (c, next) => {
    const mayTry = web.services.ballots.isOpen || isLinked(c);
    if (mayTry) return await next();
    const { services: { browsers }, site: { baseUrl } } = web;
    const { headers } = c.req.raw;
    const isKnown = hasSessionCookie(headers, baseUrl) || browsers.find(headers) !== undefined;
    return !isKnown && c.req.method === "GET"
      ? redirectTo(c, pathWithNext("/sign-up", pathOf(c)))
      : await orSignIn(c, next);
  };
}

/**
 * Creates the middleware that requires a right on the whole site. Other users get "not allowed". Runs after
 * `requireSignIn`.
 */
export function requireSiteRight(web: Web, right: Right): MiddlewareHandler<WebEnv> {
  return async (c, next) =>
    hasRight(viewerOf(c), right) ? await next() : await sendError(c, web, "notAllowed");
}

/**
 * Creates the middleware that requires a role in the server in the path. For all other users, even moderators, the
 * server doesn't exist. Runs after `requireSignIn`.
 */
export function requireServerRole(web: Web, needed: Role): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const act = actOf(c, web);
    const { sql } = web.services;
    const access = { by: act.by, role: needed };
    const server = await requireOwnDetails(sql, c.req.param("slug") ?? "", access);
    const role = await findRole(sql, server, act.by) ?? needed;
    c.set("own", { server, act, role });
    await next();
  };
}
