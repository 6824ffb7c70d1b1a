import { getPath } from "hono/utils/url";
import type { Locale } from "../../../core/locales/locale.ts";
import type { Locales } from "../../locales/locales.ts";

/** The paths of pages, pictures and feeds that are the same for all visitors. They have one address per language. */
const PUBLIC =
  /^\/(?:(?:games\/[^/?#]+\/)?feed\.atom|(?:games|tags)\/[^/?#]+|servers\/[^/?#]+(?:\/(?:voters|badge\.svg))?|embed\/[^/?#]+|games|voters|privacy|imprint|terms|rules)?(?=[?#]|$)/;

/** The paths of pages for one person, in the language of that person: they have one address. */
const PERSONAL =
  /^\/(?:(?:account|my|moderation|sign-in|sign-up|reset-password|verify-email|stop-email|not-me|first-moderator|theme|vote|v)(?=[/?#]|$)|servers\/[^/?#]+\/(?:votes?|report)(?=[/?#]|$))/;

/** The paths of pages that are always in one language: they, too, have one address. */
const DOCS = /^\/(?:docs|problems)(?=[/?#]|$)/;

/** The path of the form for choosing a language. */
export const LANGUAGE_PATH = "/language";

/** Matches a possible prefix of a language, and the rest of a path. A second slash would make the rest another host. */
const PREFIX = /^\/([a-z]{2}(?:-[a-z]{2})?)((?:\/(?![/\\]).*)?)$/is;

/** Returns whether the page at a path has one address per language. The path may have a query. */
export function isPublicPath(path: string): boolean {
  return PUBLIC.test(path);
}

/** Returns whether the page at a path is made for one person. */
export function isPersonalPath(path: string): boolean {
  return PERSONAL.test(path);
}

/** An address below the prefix of a language. */
interface Prefixed {
  locale: Locale;
  /** The path and the query after the prefix: "/games?page=2", or "" for the prefix alone. */
  rest: string;
  /** Address of the page, if it is elsewhere; absent if it is here, or doesn't exist. */
  moved?: string;
}

/** Reads the address of a request, as it was sent, below a prefix. Undefined if it has no prefix. */
export function readPrefix(url: string, locales: Locales): Prefixed | undefined {
  const address = url.replace(/^[a-z]+:\/\/[^/?#]*/i, "");
  const [, tag = "", rest = ""] = PREFIX.exec(address) ?? [];
  const locale = locales.find(tag);
  if (!locale) return undefined;
  const prefix = locales.prefixOf(locale);
  if (rest === "") return { locale, rest, moved: `${prefix}/` };
  if (PERSONAL.test(rest) || DOCS.test(rest)) return { locale, rest, moved: rest };
  const isHere = prefix !== "" && address.startsWith(prefix);
  return PUBLIC.test(rest) && !isHere ? { locale, rest, moved: prefix + rest } : { locale, rest };
}

/**
 * Returns how the app finds the path of a request: public pages are routed without the prefix of their language.
 * Undefined if there is only one language.
 */
export function createGetPath(locales: Locales): ((request: Request) => string) | undefined {
  if (locales.all.length < 2) return undefined;
  return (request) => {
    const path = getPath(request);
    const found = isRead(request.method) ? readPrefix(request.url, locales) : undefined;
    if (!found || found.moved !== undefined || !PUBLIC.test(found.rest)) return path;
    return path.slice(locales.prefixOf(found.locale).length);
  };
}

/** Returns whether a request reads a page. Forms have one address. */
export function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/** Returns the address of a page in a language, if it has one per language; any other path is returned unchanged. */
export function inLanguage(path: string, locale: Locale, locales: Locales): string {
  return PUBLIC.test(path) ? locales.prefixOf(locale) + path : path;
}

/** Returns the address of a page without the prefix of its language. */
export function withoutPrefix(path: string, locales: Locales): string {
  const found = readPrefix(path, locales);
  return found && PUBLIC.test(found.rest) ? found.rest : path;
}

/** A tag of HTML that leads somewhere. Text that people typed is escaped, so it contains no `<`. */
const LEADING_TAG = /<(?:a|form)\s[^>]*>/g;

/**
 * Writes the language into the public links of a page: of `<a href>`, and of searches, which are forms without a
 * method. Links with `hreflang` name their language themselves.
 */
export function withLinksIn(html: string, locale: Locale, locales: Locales): string {
  if (locale === locales.default) return html;
  return html.replace(LEADING_TAG, (tag) => {
    if (tag.includes(" hreflang=") || tag.includes(` method="post"`)) return tag;
    return tag.replace(
      / (href|action)="(\/[^"]*)"/,
      (_, name, path) => ` ${name}="${inLanguage(path, locale, locales)}"`,
    );
  });
}
