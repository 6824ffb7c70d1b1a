import { setLocaleOf } from "../../accounts/account_locale.ts";
import { Form, Submit } from "../forms/forms.tsx";
import { redirectTo } from "../forms/submit.ts";
import { sendError } from "../frame/error_page.tsx";
import { forgetLocale, keepLocale } from "../locale/page_locale.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { Line } from "./sheet.tsx";

/** Lets somebody choose the language of their pages and emails, if the site has several. */
export function LanguageChoice({ c, web }: { c: WebContext; web: Web }) {
  const locale = c.get("locale");
  const { language: words } = locale.words;
  const { locales } = web.services;
  if (locales.all.length < 2) return null;
  const chosen = viewerOf(c).locale;
  return (
    <Line icon="website" title={words.heading} note={words.lead}>
      <Form action="/account/language" class="inline">
        <select name="locale" aria-label={words.label}>
          <option value="">{words.browser}</option>
          {locales.all.map(({ tag, lang, dir, name }) => (
            <option value={tag} lang={lang} dir={dir} selected={tag === chosen}>{name}</option>
          ))}
        </select>
        <Submit look="secondary">{words.save}</Submit>
      </Form>
    </Line>
  );
}

/** POST /account/language: sets the language of the account and of this browser; none: the one that the browser names. */
export async function saveLanguage(c: WebContext, web: Web): Promise<Response> {
  const { sql, locales } = web.services;
  const typed = String((await c.req.parseBody())["locale"] ?? "");
  const locale = locales.find(typed);
  if (locales.all.length < 2 || !locale && typed !== "") return await sendError(c, web, "notFound");
  await setLocaleOf(sql, viewerOf(c), locale?.tag ?? null);
  if (locale) keepLocale(c, web, locale);
  else forgetLocale(c, web);
  return redirectTo(c, "/account", "language_saved");
}
