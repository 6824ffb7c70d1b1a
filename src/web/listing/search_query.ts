import { type Search, SORTS, WHOLE_LISTING } from "../../servers/search.ts";
import { linkWith } from "../frame/page_links.tsx";
import type { WebContext } from "../web_env.ts";

/** Maximum characters of a search that are used. */
export const SEARCH_MAX = 100;

/** Maximum page number, enough for a million servers. */
const PAGE_MAX = 50_000;

/**
 * Parses a request's search. `fixed` holds the values that the path determines. Invalid values are ignored, never an
 * error.
 */
export function parseSearch(c: WebContext, fixed: Partial<Search> = {}): Search {
  const text = (name: string) => (c.req.query(name) ?? "").trim().slice(0, SEARCH_MAX);
  const page = Number(c.req.query("page"));
  return {
    text: text("q"),
    game: text("game"),
    tag: text("tag"),
    country: text("country"),
    version: text("version"),
    isOnline: c.req.query("online") !== undefined,
    sort: SORTS.find((sort) => sort === c.req.query("sort")) ?? WHOLE_LISTING.sort,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    ...fixed,
  };
}

/** Returns the path of a search: the landing page of its game, or else of its tag, with the rest as its query. */
export function linkTo(
  { text, game, tag, country, version, isOnline, sort, page }: Search,
): string {
  const path = game !== "" ? `/games/${game}` : tag !== "" ? `/tags/${tag}` : "/";
  return linkWith(path, {
    q: text,
    tag: game === "" ? "" : tag,
    country,
    version,
    online: isOnline ? "1" : "",
    sort: sort === WHOLE_LISTING.sort ? "" : sort,
    page: page > 1 ? String(page) : "",
  });
}

/** Returns the landing page of a search's game or tag, or "/". */
export function landingOf({ game, tag }: Search): string {
  return linkTo({ ...WHOLE_LISTING, game, tag: game === "" ? tag : "" });
}

/** Returns the canonical path of a search: its own, or, if it filters or sorts, its landing page. */
export function searchPath(search: Search): string {
  const landing = landingOf(search);
  const own = linkTo(search);
  return own === linkWith(landing, { page: search.page > 1 ? String(search.page) : "" })
    ? own
    : landing;
}
