import type { MiddlewareHandler } from "hono";
import { isElsewhere, type Referrer, type VisitKind } from "../../servers/public/visits.ts";
import type { Web, WebContext, WebEnv } from "../web_env.ts";

/** Matches the User-Agent of programs, such as crawlers, link previews and monitors, which aren't counted. */
const PROGRAM =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|monitor|curl|wget|python|go-http/i;

/** Maximum characters of a host name that is stored. */
const HOST_MAX = 100;

/** Matches a public host name, but no IP address and no name in a private network. */
const HOST = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/** Counts an opened page of a listing, without a query and without changing the response. */
export function noteVisit(c: WebContext, web: Web, visit: { slug: string; kind: VisitKind }): void {
  if (!isPerson(c)) return;
  const referrer = visit.kind === "page_view" ? referrerOf(c, web) : undefined;
  web.services.visits.note({ ...visit, referrer });
}

/** POST /servers/:slug/copies: counts a copied address. The script sends it. */
export function noteCopy(c: WebContext, web: Web): Response {
  noteVisit(c, web, { slug: c.req.param("slug") ?? "", kind: "address_copy" });
  return c.body(null, 204);
}

/**
 * Creates the middleware that counts clicks on links to a ballot, or to sign-in before it. The return from sign-in
 * isn't counted again.
 */
export function countBallots(web: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    await next();
    const isShown = c.res.status === 200 || c.res.status === 303;
    if (!isShown || isFromSignIn(c, web)) return;
    noteVisit(c, web, { slug: c.req.param("slug") ?? "", kind: "ballot_click" });
  };
}

/**
 * Returns whether the headers suggest that a person opened the page. A browser may also prefetch a page on hovering.
 */
function isPerson(c: WebContext): boolean {
  if (c.req.method === "HEAD" || c.req.header("sec-purpose") !== undefined) return false;
  return !PROGRAM.test(c.req.header("user-agent") ?? "");
}

function isFromSignIn(c: WebContext, { site }: Web): boolean {
  const referer = c.req.header("referer") ?? "";
  return ["/sign-in", "/sign-up"].some((path) => referer.startsWith(site.baseUrl + path));
}

/** Returns whether a page of another site asked for a badge or a widget. */
export function isOnOtherSite(c: WebContext, web: Web): boolean {
  return isElsewhere(referrerOf(c, web));
}

/** Returns the site whose link led to a page, or undefined if it is unknown. */
function referrerOf(c: WebContext, { site }: Web): Referrer | undefined {
  const referer = c.req.header("referer") ?? "";
  if (`${referer}/`.startsWith(`${site.baseUrl}/`)) return "this_site";
  const host = URL.parse(referer)?.hostname.replace(/^www\./, "") ?? "";
  return host.length <= HOST_MAX && HOST.test(host) ? { host } : undefined;
}
