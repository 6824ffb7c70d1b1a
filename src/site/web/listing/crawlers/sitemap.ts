import { findSitemap } from "../../../servers/public/listings.ts";
import type { Locale } from "../../../../core/locales/locale.ts";
import { GUIDES } from "../../docs/guides.ts";
import { sendKeptFile } from "../../frame/public_page.tsx";
import { inLanguage, isPublicPath } from "../../locale/addresses.ts";
import type { Web, WebContext } from "../../web_env.ts";

/**
 * Servers per sitemap on a site with one language. 50,000 addresses are allowed, but take 6 MB. Each language adds an
 * address per server, and a line per address.
 */
const PART = 10_000;

/** GET /sitemap.xml: sends the pages for search engines or, if they don't fit into one part, an index of the parts. */
export function sendSitemap(c: WebContext, web: Web): Promise<Response> {
  const typed = c.req.query("part") ?? "0";
  const part = /^\d{1,3}$/.test(typed) ? Number(typed) : undefined;
  const key = `${c.req.path} ${part}`;
  const make = () => makePart(web, part);
  return sendKeptFile(c, web, { key, type: "application/xml", keptS: 3_600, make });
}

/**
 * Creates a part, counted from 1; 0 is the whole sitemap or the index. The number of servers is in memory, so a made-up
 * part causes no query.
 */
async function makePart(web: Web, part: number | undefined) {
  const { services: { sql, ranking, locales }, site: { baseUrl } } = web;
  const limit = Math.floor(PART / locales.all.length ** 2);
  const parts = Math.max(1, Math.ceil(await ranking.countListed() / limit));
  if (part === undefined || part > parts) return undefined;
  if (part === 0 && parts > 1) {
    const paths = Array.from({ length: parts }, (_, nth) => `/sitemap.xml?part=${nth + 1}`);
    return wrap(
      "sitemapindex",
      paths.map((path) => `<sitemap><loc>${baseUrl}${path}</loc></sitemap>`),
    );
  }
  const servers = await findSitemap(sql, { limit, offset: Math.max(0, part - 1) * limit });
  const others = part > 1 ? [] : ["/", ...GUIDES.map(({ href }) => href)];
  const entries = [
    ...others.flatMap((path) => entriesOf(web, path)),
    ...servers.flatMap(({ slug, changedAt }) =>
      entriesOf(web, `/servers/${slug}`, `<lastmod>${changedAt.toISOString()}</lastmod>`)
    ),
  ];
  return wrap("urlset", entries, { hasLinks: locales.all.length > 1 });
}

/** Writes the entries of a page: one per language, each with links to all the others. */
function entriesOf({ services: { locales }, site: { baseUrl } }: Web, path: string, more = "") {
  if (locales.all.length < 2 || !isPublicPath(path)) {
    return [`<url><loc>${baseUrl}${path}</loc>${more}</url>`];
  }
  const addressIn = (locale: Locale) => baseUrl + inLanguage(path, locale, locales);
  const links = [
    ...locales.all.map((locale) => alternate(locale.lang, addressIn(locale))),
    alternate("x-default", baseUrl + path),
  ];
  return locales.all.map((locale) =>
    `<url><loc>${addressIn(locale)}</loc>${more}${links.join("")}</url>`
  );
}

function alternate(lang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}"/>`;
}

function wrap(element: string, lines: string[], { hasLinks = false } = {}): string {
  const links = hasLinks ? ` xmlns:xhtml="http://www.w3.org/1999/xhtml"` : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>
${lines.join("\n")}
</${element}>
`;
}
