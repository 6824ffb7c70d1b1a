import { type Search, SORTS, WHOLE_LISTING } from "../../servers/search.ts";
import { linkWith } from "../frame/pages.tsx";
import type { WebContext } from "../web_env.ts";

/** Characters of a search that are looked at. */
export const SEARCH_MAX = 100;

/** Pages that can be asked for: as many as fit a million servers. */
const PAGE_MAX = 50_000;

/**
 * Reads the search of a request; `fixed` is what its path says. What was typed by hand and makes no sense asks for
 * nothing, and is never an error.
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

/** The address of a search: the landing page of its game or else of its tag, and the rest as its query. */
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

/** The page that a search narrows down: that of its game or of its tag; "/" for none. */
export function landingOf({ game, tag }: Search): string {
  return linkTo({ ...WHOLE_LISTING, game, tag: game === "" ? tag : "" });
}

/** The one address of what a search finds: unless it filters or sorts, its own; else the page that it narrows down. */
export function pathOf(search: Search): string {
  const landing = landingOf(search);
  const own = linkTo(search);
  return own === linkWith(landing, { page: search.page > 1 ? String(search.page) : "" })
    ? own
    : landing;
}
