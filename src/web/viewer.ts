import type { MiddlewareHandler } from "hono";
import { findViewer, hasSessionCookie } from "../sign_in/find_viewer.ts";
import type { Viewer } from "../trail/viewer.ts";
import { addressKey, clientAddress } from "../limits/client_address.ts";
import { sendError } from "./frame/error_page.tsx";
import { sendSignedOut } from "./forms/kept_form.tsx";
import { pathWithNext } from "./forms/next_path.ts";
import { isLinked } from "./voting/link_path.ts";
import { redirectTo } from "./forms/submit.ts";
import type { Web, WebContext, WebEnv } from "./web_env.ts";

/** Finds out who is looking. Without a session cookie it asks nobody. */
export function seeViewer({ services }: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const { viewer, setCookies } = await findViewer(services, c.req.raw.headers);
    if (viewer) c.set("viewer", viewer);
    // First, so that a session which the page opens or ends has the last word.
    for (const cookie of setCookies) c.header("Set-Cookie", cookie, { append: true });
    await next();
  };
}

/**
 * Lets nobody in who is not signed in: a page sends them to sign in and back, a form says what happened. One of which
 * nothing `isTaken` yet is not read: it could be of any length.
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

/** The request's path with its query. */
function pathOf(c: WebContext): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/**
 * Lets those in who may vote without a session: by a link, be it good or not, or by a name where that will do. Anybody
 * else signs up first, or signs in with a browser in which somebody did so before.
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

/** Lets moderators in; to everybody else who is signed in, the page is not theirs. */
export function requireModerator(web: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    return c.get("viewer")?.isModerator ? await next() : await sendError(c, web, "notAllowed");
  };
}

/** Returns the person who is signed in, on a route that `requireSignIn` guards. */
export function viewerOf(c: WebContext): Viewer {
  const viewer = c.get("viewer");
  if (!viewer) throw new Error(`${c.req.path} is not guarded by requireSignIn`);
  return viewer;
}

/** The key under which limits by address count this request. */
export function addressOf(c: WebContext, { trustedProxies }: Web): string {
  return addressKey(clientAddress({
    remote: c.env?.remoteAddress ?? "",
    forwardedFor: c.req.header("x-forwarded-for"),
    trusted: trustedProxies,
  }));
}
