import type { MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import type { Locale } from "../../../core/locales/locale.ts";
import { changeLocale, currentLocale, inLocale } from "../current_locale.ts";
import { isOwnOrigin } from "../own_origin.ts";
import type { Web, WebContext, WebEnv } from "../web_env.ts";
import {
  inLanguage,
  isPersonalPath,
  isPublicPage,
  isPublicPath,
  isRead,
  readPrefix,
  withoutPrefix,
} from "./addresses.ts";

const COOKIE = "voteboard_locale";

/**
 * Creates the middleware that determines the language of each page. That of a public page depends only on its address,
 * so that caches may keep it; `followReader` redirects to the reader's. Pages for one visitor use the language of the
 * cookie, of the account, of the previous page, or of the browser, in this order.
 */
export function setLocale(web: Web): MiddlewareHandler<WebEnv> {
  const { locales } = web.services;
  if (locales.all.length < 2) return (_c, next) => inLocale(locales.default, next);
  return async (c, next) => {
    const isReading = isRead(c.req.method);
    const prefixed = isReading ? readPrefix(c.req.url, locales) : undefined;
    if (prefixed?.moved !== undefined) {
      // A ballot's address has no prefix, and a browser that follows a redirect doesn't send the referring page.
      const leadsAway = isPersonalPath(prefixed.moved) && !chosenLocale(c, web);
      if (leadsAway) keepLocale(c, web, { locale: prefixed.locale, isChosen: false });
      return leadTo(c, prefixed.moved, leadsAway ? "private, no-store" : "no-cache");
    }
    if (prefixed && isPublicPath(prefixed.rest)) {
      c.set("prefix", locales.prefixOf(prefixed.locale));
    }
    const isPersonal = !prefixed && (!isReading || isPersonalPath(c.req.path));
    const locale = isPersonal ? followVisitor(c, web) : prefixed?.locale ?? locales.default;
    await inLocale(locale, async () => {
      await next();
      const to = c.res.headers.get("Location");
      if (to !== null) c.header("Location", inLanguage(to, currentLocale(), locales));
    });
  };
}

/**
 * Redirects to the canonical address of a page. Browsers don't cache this permanently, because a site's languages may
 * change.
 */
function leadTo(c: WebContext, path: string, caching: string): Response {
  return c.body(null, 308, { Location: path, "Cache-Control": caching });
}

/** Returns the language of a page for one visitor, and marks the page as private. */
function followVisitor(c: WebContext, web: Web): Locale {
  c.set("isInOwnLocale", true);
  const left = chosenLocale(c, web) ? undefined : localeOfReferer(c, web);
  const own = left ?? wantedLocale(c, web) ?? web.services.locales.default;
  // The next form is sent from this page, which has no prefix.
  if (left && left !== wantedLocale(c, web)) keepLocale(c, web, { locale: left, isChosen: false });
  return own;
}

/** Sets the language of a signed-in user's pages, unless this browser has one. Call it once the viewer is known. */
export function followAccount(c: WebContext, web: Web): void {
  const own = accountLocale(c, web);
  if (own && c.get("isInOwnLocale") && !chosenLocale(c, web)) changeLocale(own);
}

/** Returns the language of the cookie or of the browser. */
function wantedLocale(c: WebContext, web: Web): Locale | undefined {
  return chosenLocale(c, web) ?? browserLocale(c, web);
}

function browserLocale(c: WebContext, { services: { locales } }: Web): Locale | undefined {
  return locales.choose(c.req.header("accept-language"));
}

function accountLocale(c: WebContext, { services: { locales } }: Web): Locale | undefined {
  return locales.find(c.get("viewer")?.locale ?? "");
}

function chosenLocale(c: WebContext, { services: { locales } }: Web): Locale | undefined {
  return locales.find(getCookie(c, COOKIE) ?? "");
}

/** Returns the language of the page on which a visitor followed a link, if it has a prefix. */
function localeOfReferer(c: WebContext, web: Web): Locale | undefined {
  const from = ownReferer(c, web);
  return from === undefined ? undefined : readPrefix(from, web.services.locales)?.locale;
}

/** Returns the path of this site's page on which a visitor followed a link. */
export function ownReferer(c: WebContext, { site }: Web): string | undefined {
  const from = URL.parse(c.req.header("referer") ?? "");
  return from && isOwnOrigin(from.origin, site.baseUrl) ? from.pathname : undefined;
}

/** Remembers the language in this browser: for a year if it was chosen, otherwise until the browser closes. */
export function keepLocale(
  c: WebContext,
  { site }: Web,
  { locale: { tag }, isChosen = true }: { locale: Locale; isChosen?: boolean },
): void {
  setCookie(c, COOKIE, tag, {
    path: "/",
    secure: site.baseUrl.startsWith("https:"),
    httpOnly: true,
    sameSite: "Lax",
    ...isChosen ? { maxAge: KEPT_DAYS.locale * 86_400 } : {},
  });
}

/** Deletes the remembered language, so that the browser's settings apply again. */
export function forgetLocale(c: WebContext, { site }: Web): void {
  deleteCookie(c, COOKIE, { path: "/", secure: site.baseUrl.startsWith("https:") });
}

/**
 * Creates the middleware that redirects a public page to the reader's language. A chosen language applies to every
 * address, the browser's only to those without a prefix: others have the language that a search engine found. Without
 * cookies, a reader keeps a chosen language by staying on this site. Runs after the viewer is known.
 */
export function followReader(web: Web): MiddlewareHandler<WebEnv> {
  const { locales } = web.services;
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = withoutPrefix(pathname + search, locales);
    const isPage = isRead(c.req.method) && isPublicPage(path);
    if (locales.all.length < 2 || !isPage) return await next();
    const isPrefixed = c.get("prefix") !== undefined;
    const own = chosenLocale(c, web) ?? accountLocale(c, web) ??
      (isPrefixed || isFromPublicPage(c, web) ? undefined : browserLocale(c, web));
    if (own && own !== currentLocale()) {
      changeLocale(own);
      c.header("Cache-Control", "private, no-store");
      c.header("Vary", "Cookie, Accept-Language");
      return c.redirect(inLanguage(path, own, locales), 302);
    }
    await next();
    const vary = c.res.headers.get("Vary") ?? "";
    for (const name of isPrefixed ? ["Cookie"] : ["Cookie", "Accept-Language"]) {
      if (!vary.includes(name)) c.header("Vary", name, { append: true });
    }
  };
}

function isFromPublicPage(c: WebContext, web: Web): boolean {
  const from = ownReferer(c, web);
  return from !== undefined && isPublicPage(withoutPrefix(from, web.services.locales));
}
