import { html } from "hono/html";
import { findNewest, type NewListing } from "../../../servers/public/listings.ts";
import { unmarked } from "../../../text/shown_text.ts";
import { sendKeptFile } from "../../frame/public_page.tsx";
import { inLanguage } from "../../locale/addresses.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";

/** Path of the feed. */
export const FEED_PATH = "/feed.atom";

/** Maximum listings in a feed. Feed readers fetch it every hour or two. */
const ENTRIES = 50;

/** Seconds for which shared caches may keep a feed. */
const KEPT_S = 300;

/** The `updated` of a feed without entries. RFC 4287 requires a time even then. */
const EMPTY_UPDATED = "1970-01-01T00:00:00.000Z";

/** GET /feed.atom: the newest listings, as an Atom feed (RFC 4287) for feed readers and bots. */
export function sendFeed(c: WebContext, web: Web): Promise<Response> {
  const { tag } = currentLocale();
  return sendKeptFile(c, web, {
    key: `${FEED_PATH} ${tag}`,
    type: "application/atom+xml; charset=utf-8",
    keptS: KEPT_S,
    async make() {
      return await writeFeed(
        web,
        await findNewest(web.services.sql, { language: tag, limit: ENTRIES }),
      );
    },
  });
}

/** Returns the path and title of the feed for a page's head. */
export function feedOf() {
  return { path: FEED_PATH, title: currentLocale().words.listing.feed.title };
}

/** Writes the feed. Hono's template escapes owners' texts in the same way for XML and HTML. */
async function writeFeed(
  { site, services: { locales } }: Web,
  listings: readonly NewListing[],
): Promise<string> {
  const locale = currentLocale();
  const addressOf = (path: string) => site.baseUrl + inLanguage(path, locale, locales);
  const self = addressOf(FEED_PATH);
  const title = unmarked(`${locale.words.listing.feed.title} – ${site.name}`);
  const entries = listings.map((listing) => writeEntry(listing, addressOf));
  const feed = await html`
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale.lang}">
    <id>${self}</id>
    <title>${title}</title>
    <updated>${listings[0]?.approvedAt.toISOString() ?? EMPTY_UPDATED}</updated>
    <author><name>${unmarked(site.name)}</name></author>
    <link rel="self" type="application/atom+xml" href="${self}"/>
    <link rel="alternate" type="text/html" href="${addressOf("/")}"/>
    ${entries}</feed>
  `;
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed}`;
}

/** Writes an entry. Its id stays the same if the listing's name, slug or host changes. */
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
