import { z } from "zod";
import { setLocaleOf } from "../../accounts/account_locale.ts";
import { sendError } from "../frame/error_page.tsx";
import { nextPath } from "../forms/next_path.ts";
import { readForm, redirectTo } from "../forms/submit.ts";
import type { Web, WebContext } from "../web_env.ts";
import { withoutPrefix } from "./addresses.ts";
import { forgetLocale, keepLocale } from "./page_locale.ts";

const CHOICE = z.object({ locale: z.string(), next: z.string().optional() });

/**
 * POST /language: remembers a language in this browser, and with the account of somebody who is signed in; none: the one
 * that the browser names. The script that follows a link to a language sends no `next` and needs no page.
 */
export async function chooseLanguage(c: WebContext, web: Web): Promise<Response> {
  const { services: { sql, locales }, site } = web;
  const { typed: { locale: tag = "", next } } = await readForm(c, CHOICE);
  const locale = locales.find(tag);
  if (locales.all.length < 2 || !locale && tag !== "") return await sendError(c, web, "notFound");
  if (locale) keepLocale(c, web, locale);
  else forgetLocale(c, web);
  const viewer = c.get("viewer");
  if (viewer) await setLocaleOf(sql, viewer, locale?.tag ?? null);
  if (next === undefined) return c.body(null, 204);
  // The redirect leads to the page in the new language.
  if (locale) c.set("locale", locale);
  const path = withoutPrefix(nextPath(next, site.baseUrl), locales);
  return redirectTo(c, path, viewer && "language_saved");
}
