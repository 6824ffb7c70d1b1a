import { html } from "hono/html";
import { findNewest, type NewListing } from "../../servers/listings.ts";
import { findMovedSlug } from "../../servers/moved_slug.ts";
import { isolated, unmarked } from "../../text/shown_text.ts";
import { sendError } from "../frame/error_page.tsx";
import { sendKeptFile } from "../frame/public_page.tsx";
import { inLanguage } from "../locale/addresses.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";

/** Path of the feed of all games. */
export const FEED_PATH = "/feed.atom";

/** Listings in a feed. Feed readers look every hour or two. */
const ENTRIES = 50;

/** Seconds for which other caches may keep a feed. */
const KEPT_S = 300;

/** The time of a feed without entries, which has to have one. */
const NEVER = new Date(0);

/** A feed's game, if it has one, by slug and name. */
interface FeedGame {
  slug: string;
  name: string;
}

/** GET /feed.atom: the newest listings of all games, as an Atom feed (RFC 4287) for feed readers and bots. */
export function sendFeed(c: WebContext, web: Web): Promise<Response> {
  return sendAtom(c, web, undefined);
}

/** GET /games/:slug/feed.atom: the newest listings of a game. A former slug of the game leads to today's. */
export async function sendGameFeed(c: WebContext, web: Web): Promise<Response> {
  const slug = c.req.param("slug") ?? "";
  const name = await web.services.ranking.nameOf("games", slug);
  if (name !== undefined) return await sendAtom(c, web, { slug, name });
  const moved = await findMovedSlug(web.services.sql, { kind: "game", slug });
  if (moved === undefined) return await sendError(c, web, "notFound");
  c.header("Cache-Control", "no-cache");
  return c.redirect(feedPath(moved), 301);
}

/** Returns the path of the feed of a game, or of all games. */
export function feedPath(game?: string): string {
  return game === undefined ? FEED_PATH : `/games/${game}${FEED_PATH}`;
}

/** Returns the title of the feed of a game, or of all games. */
export function feedTitle(game?: string): string {
  const { feed: words } = currentLocale().words.listing;
  return game === undefined ? words.title : words.titleOfGame(isolated(game));
}

function sendAtom(c: WebContext, web: Web, game: FeedGame | undefined): Promise<Response> {
  const locale = currentLocale();
  return sendKeptFile(c, web, {
    key: `${c.req.path} ${locale.tag}`,
    type: "application/atom+xml; charset=utf-8",
    keptS: KEPT_S,
    async make() {
      const { sql } = web.services;
      const listings = await findNewest(sql, {
        game: game?.slug,
        language: locale.tag,
        limit: ENTRIES,
      });
      return await writeFeed(web, { game, listings });
    },
  });
}

/** Writes the feed. A template of Hono escapes what owners typed, as XML and HTML need it alike. */
async function writeFeed(
  { site, services: { locales } }: Web,
  { game, listings }: { game: FeedGame | undefined; listings: readonly NewListing[] },
): Promise<string> {
  const locale = currentLocale();
  const addressOf = (path: string) => site.baseUrl + inLanguage(path, locale, locales);
  const self = addressOf(feedPath(game?.slug));
  const title = unmarked(`${feedTitle(game?.name)} – ${site.name}`);
  const entries = listings.map((listing) => writeEntry(listing, addressOf));
  const feed = await html`
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale.lang}">
    <id>${self}</id>
    <title>${title}</title>
    <updated>${(listings[0]?.approvedAt ?? NEVER).toISOString()}</updated>
    <author><name>${unmarked(site.name)}</name></author>
    <link rel="self" type="application/atom+xml" href="${self}"/>
    <link rel="alternate" type="text/html" href="${addressOf(game ? `/games/${game.slug}` : "/")}"/>
    ${entries}</feed>
  `;
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed}`;
}

/** Writes an entry. Its id stays the same when the listing gets another name, address or host. */
function writeEntry(
  { id, slug, name, tagline, taglineIn, game, gameName, approvedAt }: NewListing,
  addressOf: (path: string) => string,
) {
  const at = approvedAt.toISOString();
  const language = taglineIn === null ? "" : html`
    xml:lang="${taglineIn}"
  `;
  const summary = tagline === "" ? "" : html`<summary${language}>${unmarked(tagline)}</summary>\n`;
  return html`
    <entry>
    <id>urn:uuid:${id}</id>
    <title>${unmarked(name)}</title>
    <published>${at}</published>
    <updated>${at}</updated>
    <link rel="alternate" type="text/html" href="${addressOf(`/servers/${slug}`)}"/>
    <category term="${game}" label="${unmarked(gameName)}"/>
    ${summary}</entry>
  `;
}
