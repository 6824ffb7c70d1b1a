import { TAGS_MAX } from "../../../servers/fields/facts.ts";
import { type Search, SORTS, WHOLE_LISTING } from "../../../servers/search/listing_search.ts";
import { linkWith } from "../../kit/page_links.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { WebContext } from "../../web_env.ts";

/** Maximum characters of a search that are used. */
export const SEARCH_MAX = 100;

/** The fields of the filters' form. */
const FIELDS = ["q", "game", "tag", "country", "language", "version"] as const;

/** Maximum page number, enough for a million servers. */
const PAGE_MAX = 50_000;

/** Parses a request's search. `fixed` are the values that the path determines. Invalid values are ignored. */
export function parseSearch(c: WebContext, fixed: Partial<Search> = {}): Search {
  const text = (name: string) => (c.req.query(name) ?? "").trim().slice(0, SEARCH_MAX);
  const page = Number(c.req.query("page"));
  return {
    locale: currentLocale(),
    text: text("q"),
    game: text("game"),
    tags: tagsOf(c.req.queries("tag") ?? []),
    country: text("country"),
    language: text("language"),
    version: text("version"),
    isOnline: c.req.query("online") !== undefined,
    sort: SORTS.find((sort) => sort === c.req.query("sort")) ?? WHOLE_LISTING.sort,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    ...fixed,
  };
}

/**
 * Returns the tags of a search, sorted so that the same filters have the same address. No server has more than
 * `TAGS_MAX`.
 */
export function tagsOf(slugs: readonly string[]): string[] {
  const tags = new Set(slugs.map((slug) => slug.trim().slice(0, SEARCH_MAX)));
  return [...tags].filter((slug) => slug !== "").sort().slice(0, TAGS_MAX);
}

/**
 * Returns the address of a search: the landing page of its game or its only tag, with the rest in the query. The same
 * filters have the same address.
 */
export function linkTo(
  { text, game, tags, country, language, version, isOnline, sort, page }: Search,
): string {
  const [tag = ""] = tags;
  const isOfTag = game === "" && tags.length === 1;
  // Encoded, because a query may contain any text: "a?q=b" isn't the game "a" with a search, and a line break must not
  // end a header.
  const of = encodeURIComponent(game || tag);
  const path = game !== "" ? `/games/${of}` : isOfTag ? `/tags/${of}` : "/";
  return linkWith(path, {
    q: text,
    tag: isOfTag ? [] : tags,
    country,
    language,
    version,
    online: isOnline ? "1" : "",
    sort: sort === WHOLE_LISTING.sort ? "" : sort,
    page: page > 1 ? String(page) : "",
  });
}

/** Returns the landing page of a search's game or only tag, or "/". */
export function landingOf({ game, tags }: Search): string {
  const isOfTag = game === "" && tags.length === 1;
  return linkTo({ ...WHOLE_LISTING, game, tags: isOfTag ? tags : [] });
}

/** Returns the address to redirect to if a form sent a search with empty fields, and otherwise undefined. */
export function neaterPath(c: WebContext, search: Search): string | undefined {
  const { searchParams } = new URL(c.req.url);
  return FIELDS.some((name) => searchParams.getAll(name).includes("")) ? linkTo(search) : undefined;
}

/** Returns the canonical path of a search: its own or, with filters or another order, that of its landing page. */
export function searchPath(search: Search): string {
  const landing = landingOf(search);
  const own = linkTo(search);
  return own === linkWith(landing, { page: search.page > 1 ? String(search.page) : "" })
    ? own
    : landing;
}
