import { isolated } from "../../../text/shown_text.ts";
import type { Sums as SumsOfAll } from "../../../servers/index/sums.ts";
import { findMovedSlug } from "../../../servers/slugs/moved_slug.ts";
import { type Search, WHOLE_LISTING } from "../../../servers/search/listing_search.ts";
import { sendError } from "../../frame/error_page.tsx";
import { linkTo, parseSearch, tagsOf } from "../browse/search_query.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { tagName } from "../../servers/tag_name.ts";
import { sendListing } from "../browse/browse_page.tsx";
import type { Landing } from "../browse/browse_view.ts";

/** GET /: shows the listing with search, filters, sorting and pages. A search for one game or tag has its heading. */
export async function showHome(c: WebContext, web: Web) {
  const { home } = currentLocale().words.listing;
  const search = parseSearch(c);
  const landing = await findLanding(web, search);
  if (landing) return await sendLanding(c, web, { search, landing });
  const isHome = linkTo({ ...search, sort: WHOLE_LISTING.sort, page: 1 }) === "/";
  const heading = isHome
    ? home.heading
    : search.text === ""
    ? home.title
    : home.results(search.text);
  return await sendListing(c, web, {
    search,
    title: home.title,
    heading,
    lead: () => home.lead,
    isHome,
  });
}

/** GET /games/:slug: shows the servers of a game. */
export function showGame(c: WebContext, web: Web) {
  return showLanding(c, web, "games");
}

/** GET /tags/:slug: shows the servers with a tag. */
export function showTag(c: WebContext, web: Web) {
  return showLanding(c, web, "tags");
}

async function showLanding(c: WebContext, web: Web, kind: Landing["kind"]) {
  const slug = c.req.param("slug") ?? "";
  const name = await web.services.ranking.nameOf(kind, slug);
  if (name === undefined) return await leadToMoved(c, web, { kind, slug });
  return await sendLanding(c, web, {
    search: searchOf(c, kind, slug),
    landing: { kind, slug, name },
  });
}

/** Returns the game or the only tag of a search, if it exists. */
async function findLanding({ services }: Web, search: Search): Promise<Landing | undefined> {
  const { game, tags: [tag = "", ...others] } = search;
  const [kind, slug] = game !== "" ? ["games", game] as const : ["tags", tag] as const;
  if (slug === "" || game === "" && others.length > 0) return undefined;
  const name = await services.ranking.nameOf(kind, slug);
  return name === undefined ? undefined : { kind, slug, name };
}

function sendLanding(
  c: WebContext,
  web: Web,
  { search, landing: found }: { search: Search; landing: Landing },
) {
  const { home } = currentLocale().words.listing;
  const landing = found.kind === "tags" ? { ...found, name: tagName(found) } : found;
  const name = isolated(landing.name);
  const title = home.landing.title(name);
  const lead = (sums: SumsOfAll) => home.landing.lead(name, sums.servers, sums.playersOnline);
  // A number stays on the same line as its name: "Counter-Strike 2", even on a phone.
  const heading = search.text === ""
    ? title.replaceAll(/ (?=\d)/g, "\u00a0")
    : home.results(search.text);
  return sendListing(c, web, { search, title, heading, lead, isHome: false, landing });
}

function searchOf(c: WebContext, kind: Landing["kind"], slug: string): Search {
  if (kind === "games") return parseSearch(c, { game: slug });
  return parseSearch(c, { game: "", tags: tagsOf([slug, ...c.req.queries("tag") ?? []]) });
}

/**
 * Redirects the former address of a game or tag to its current one. Browsers don't cache this, because the slug may
 * return.
 */
async function leadToMoved(
  c: WebContext,
  web: Web,
  { kind, slug }: Pick<Landing, "kind" | "slug">,
) {
  const one = kind === "games" ? "game" : "tag";
  const moved = await findMovedSlug(web.services.sql, { kind: one, slug });
  if (moved === undefined) return await sendError(c, web, "notFound");
  c.header("Cache-Control", "no-cache");
  return c.redirect(`/${kind}/${moved}${new URL(c.req.url).search}`, 301);
}
