import { getPath } from "hono/utils/url";
import type { Locale } from "../../../core/locales/locale.ts";
import type { Locales } from "../../locales/site_locales.ts";

/** Matches the paths of pages, pictures and feeds that are the same for all visitors, with one address per language. */
const PUBLIC =
  /^\/(?:(?:games\/[^/?#]+\/)?feed\.atom|(?:games|tags)\/[^/?#]+|servers\/[^/?#]+(?:\/(?:voters|badge\.svg))?|embed\/[^/?#]+|games|voters|privacy|imprint|terms|rules)?(?=[?#]|$)/;

/** Matches those of them that other sites and programs show, whose address is chosen where they are embedded. */
const EMBEDDED = /^\/embed\/|\/(?:feed\.atom|badge\.svg)(?=[?#]|$)/;

/** Matches the paths of pages for one visitor, in their language, with one address. */
const PERSONAL =
  /^\/(?:(?:account|join|my|moderation|sign-in|sign-up|reset-password|verify-email|stop-email|not-me|first-moderator|theme|vote|v)(?=[/?#]|$)|servers\/[^/?#]+\/(?:votes?|report)(?=[/?#]|$))/;

/** Matches the paths of pages that are always in one language, with one address, too. */
const DOCS = /^\/(?:docs|problems)(?=[/?#]|$)/;

/** The path of the form for choosing a language. */
export const LANGUAGE_PATH = "/language";

/**
 * Matches a possible prefix of a language, and the rest of a path. The rest can't start with two slashes, which would
 * be another host.
 */
const PREFIX = /^\/([a-z]{2}(?:-[a-z]{2})?)((?:\/(?![/\\]).*)?)$/is;

/** Returns whether the page at a path has one address per language. The path may have a query. */
export function isPublicPath(path: string): boolean {
  return PUBLIC.test(path);
}

/** Returns whether a path is that of a public page, and not of a picture, a widget or a feed for programs. */
export function isPublicPage(path: string): boolean {
  return PUBLIC.test(path) && !EMBEDDED.test(path);
}

/** Returns whether the page at a path is for one visitor. */
export function isPersonalPath(path: string): boolean {
  return PERSONAL.test(path);
}

/** A request's address with the prefix of a language. */
interface PrefixedAddress {
  locale: Locale;
  /** The path and the query after the prefix: "/games?page=2", or "" for the prefix alone. */
  rest: string;
  /** The page's address, if it is another one. Absent if it is this one, or if there is no such page. */
  moved?: string;
}

/** Parses a request's unmodified address, or returns undefined if it has no prefix. */
export function readPrefix(url: string, locales: Locales): PrefixedAddress | undefined {
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
 * Returns the app's function for the path of a request, which routes public pages without the prefix of their language.
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

/** Returns whether a request reads a page. Forms have one address for all languages. */
export function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/** Returns the address of a page in a language, if it has one per language. Any other path is returned unchanged. */
export function inLanguage(path: string, locale: Locale, locales: Locales): string {
  return PUBLIC.test(path) ? locales.prefixOf(locale) + path : path;
}

/** Returns the address of a page without the prefix of its language. */
export function withoutPrefix(path: string, locales: Locales): string {
  const found = readPrefix(path, locales);
  return found && PUBLIC.test(found.rest) ? found.rest : path;
}

/** Matches a link's or a form's tag. Typed texts are escaped, so they contain no `<`. */
const LEADING_TAG = /<(?:a|form)\s[^>]*>/g;

/**
 * Adds the language's prefix to the public links of a page: `<a href>`, and searches, which are forms without a method.
 * Links with `hreflang` already have a language.
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
