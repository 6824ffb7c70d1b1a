import { z } from "zod";
import { setLocaleOf } from "../../accounts/account_locale.ts";
import { sendError } from "../frame/error_page.tsx";
import { nextPath } from "../../text/next_path.ts";
import { readForm, redirectTo } from "../forms/read_form.ts";
import { changeLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { inLanguage, isPublicPath, LANGUAGE_PATH, withoutPrefix } from "../locale/addresses.ts";
import { forgetLocale, keepLocale, ownReferer } from "../locale/page_locale.ts";

const CHOICE = z.object({ locale: z.string(), next: z.string().optional() });

/**
 * POST /language: remembers a language in this browser, and in the account of a signed-in visitor. Without a language,
 * that of the browser's settings applies again.
 */
export async function chooseLanguage(c: WebContext, web: Web): Promise<Response> {
  const { services: { sql, locales }, site } = web;
  const { typed: { locale: tag = "", next } } = await readForm(c, CHOICE);
  const locale = locales.find(tag);
  if (locales.all.length < 2 || !locale && tag !== "") return await sendError(c, web, "notFound");
  if (locale) keepLocale(c, web, { locale });
  else forgetLocale(c, web);
  const viewer = c.get("viewer");
  if (viewer) await setLocaleOf(sql, viewer, locale?.tag ?? null);
  // The redirect goes to the page in the new language.
  if (locale) changeLocale(locale);
  const path = withoutPrefix(nextPath(next, site.baseUrl), locales);
  return redirectTo(c, path, viewer && "language_saved");
}

/**
 * GET /language/:tag/*: remembers a language in this browser, and redirects to the public page in it. This is a link,
 * because it works without a script on pages in shared caches. Only a visit from this site counts as a choice.
 */
export async function followLanguageLink(c: WebContext, web: Web): Promise<Response> {
  const { locales } = web.services;
  const { pathname, search } = new URL(c.req.url);
  const [, tag = "", path = ""] = LINK.exec(pathname) ?? [];
  const locale = locales.find(tag);
  if (locales.all.length < 2 || !locale) return await sendError(c, web, "notFound");
  if (isChoice(c, web)) keepLocale(c, web, { locale });
  c.header("Cache-Control", "private, no-store");
  return c.redirect(inLanguage(isPublicPath(path) ? path + search : "/", locale, locales), 302);
}

/** Matches the tag of a language, and the path of a page without a prefix. */
const LINK = new RegExp(`^${LANGUAGE_PATH}/([^/]+)(/.*)$`);

/**
 * Returns whether a visitor followed a link of this site, because browsers prefetch links, and other sites may embed
 * them.
 */
function isChoice(c: WebContext, web: Web): boolean {
  if (c.req.header("sec-purpose") !== undefined) return false;
  const site = c.req.header("sec-fetch-site");
  return site === undefined
    ? ownReferer(c, web) !== undefined
    : site === "same-origin" && c.req.header("sec-fetch-dest") === "document";
}
