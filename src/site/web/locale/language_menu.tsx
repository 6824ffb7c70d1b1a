import type { Child } from "hono/jsx";
import type { Locale } from "../../../core/locales/locale.ts";
import type { Locales } from "../../locales/site_locales.ts";
import { OFFERS } from "../../locales/offers.ts";
import { Form } from "../kit/form.tsx";
import { pathBack, pathWithNext } from "../return_path.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isPublicPath, isRead, LANGUAGE_PATH } from "./addresses.ts";
import { ownReferer } from "./page_locale.ts";

/** Returns the path of a page without a prefix, if the page has one address per language. */
function publicPathOf(c: WebContext, status: number): string | undefined {
  const { path } = c.req;
  if (!isRead(c.req.method) || c.get("isInOwnLocale")) return undefined;
  // An error page has no address in another language, so its links lead to the start pages.
  if (status >= 400) return "/";
  return isPublicPath(path) ? encodeURI(path) : undefined;
}

/** Returns the address that remembers a language, and redirects to a public page in it. */
function choicePath(locale: Locale, path: string): string {
  return `${LANGUAGE_PATH}/${locale.tag.toLowerCase()}${path}`;
}

/**
 * The choice of language in the menu. Public pages have links. Pages for one visitor have buttons, which change the
 * language of the account, too.
 */
export function LanguageMenu({ c, web, status }: { c: WebContext; web: Web; status: number }) {
  const here = shownLanguage(c, web, status);
  if (here === undefined) return null;
  const { locales } = web.services;
  const path = publicPathOf(c, status);
  return (
    <div class="languages" role="group" aria-label={here.words.frame.layout.languages}>
      {path !== undefined && !c.get("viewer")
        ? locales.all.map((locale) => (
          <a
            href={choicePath(locale, path)}
            hreflang={locale.lang}
            rel="nofollow"
            {...choiceOf(locale, here)}
          >
            <bdi>{locale.name}</bdi>
          </a>
        ))
        : (
          <Form
            action={LANGUAGE_PATH}
            fields={{ next: path ? path + new URL(c.req.url).search : personalPath(c, web) }}
          >
            {locales.all.map((locale) => (
              <button type="submit" name="locale" value={locale.tag} {...choiceOf(locale, here)}>
                <bdi>{locale.name}</bdi>
              </button>
            ))}
          </Form>
        )}
    </div>
  );
}

/** Returns the attributes of a choice, whose text is the language's own name for itself. */
function choiceOf(locale: Locale, here: Locale) {
  const current = locale === here ? { "aria-current": "true" } as const : {};
  return { lang: locale.lang, "data-language": "", ...current };
}

/**
 * Returns the language of a page with a choice of languages. Undefined if the site has only one language, and for the
 * docs, which exist in one language only.
 */
export function shownLanguage(c: WebContext, web: Web, status: number): Locale | undefined {
  if (web.services.locales.all.length < 2) return undefined;
  const isInSeveral = publicPathOf(c, status) !== undefined || c.get("isInOwnLocale");
  return isInSeveral ? currentLocale() : undefined;
}

/**
 * Returns the path of a page for one visitor, with its `next`. For a form that is shown again, it is the path of the
 * form's page.
 */
function personalPath(c: WebContext, web: Web): string {
  const path = pathBack(c);
  if (path === "/" || isRead(c.req.method)) return pathWithNext(path, c.req.query("next") ?? "/");
  return ownReferer(c, web) ?? "/";
}

/** The field for a language. Each option is in its own language. */
export function LanguageSelect({ locales, label, chosen, children }: {
  locales: Locales;
  label: string;
  /** The tag of the current choice. */
  chosen: string | null | undefined;
  /** Further options, before the languages. */
  children?: Child;
}) {
  return (
    <select name="locale" aria-label={label}>
      {children}
      {locales.all.map(({ tag, lang, dir, name }) => (
        <option value={tag} lang={lang} dir={dir} selected={tag === chosen}>{name}</option>
      ))}
    </select>
  );
}

/**
 * The line that offers a public page in the browser's language, for readers who came to another one, such as from a
 * search engine. All visitors get the same page, so the script shows the line.
 */
export function LanguageOffer({ c, web, status }: { c: WebContext; web: Web; status: number }) {
  const { locales } = web.services;
  const path = status >= 400 ? undefined : publicPathOf(c, status);
  if (locales.all.length < 2 || path === undefined || c.get("viewer")?.locale) return null;
  const here = currentLocale();
  const others = locales.all.filter((locale) => locale !== here);
  return (
    <p class="note" data-offers="" hidden>
      {others.map((locale) => (
        <a
          href={choicePath(locale, path)}
          hreflang={locale.lang}
          lang={locale.lang}
          dir={locale.dir}
          rel="nofollow"
          data-language
          hidden
        >
          {OFFERS[locale.tag]}
        </a>
      ))}
    </p>
  );
}
