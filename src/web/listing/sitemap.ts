import { findSitemap } from "../../servers/listings.ts";
import { GUIDES } from "../docs/guides.ts";
import { sendKeptFile } from "../frame/public_page.tsx";
import type { Web, WebContext } from "../web_env.ts";

/** Servers per sitemap. 50,000 addresses are allowed, but those take 6 MB. */
const PART = 10_000;

/**
 * GET /sitemap.xml: the pages for search engines to index, or, if they don't fit in one part, an index of the parts.
 */
export function sendSitemap(c: WebContext, web: Web): Promise<Response> {
  const part = Number(/^\d{1,3}$/.exec(c.req.query("part") ?? "0")?.[0]);
  const key = `${c.req.path} ${part}`;
  const make = () => makePart(web, part);
  return sendKeptFile(c, web, { key, type: "application/xml", keptS: 3_600, make });
}

/**
 * Creates a part, counted from 1; 0 is the whole sitemap or the index. The ranking caches the number of servers, so a
 * made-up part costs no query.
 */
async function makePart({ services: { sql, ranking }, site: { baseUrl } }: Web, part: number) {
  const parts = Math.max(1, Math.ceil(await ranking.countListed() / PART));
  if (!(part <= parts)) return undefined; // also excludes NaN
  if (part === 0 && parts > 1) {
    const paths = Array.from({ length: parts }, (_, nth) => `/sitemap.xml?part=${nth + 1}`);
    return wrap(
      "sitemapindex",
      paths.map((path) => `<sitemap><loc>${baseUrl}${path}</loc></sitemap>`),
    );
  }
  const servers = await findSitemap(sql, { limit: PART, offset: Math.max(0, part - 1) * PART });
  const others = part > 1 ? [] : ["/", ...GUIDES.map(({ href }) => href)];
  return wrap("urlset", [
    ...others.map((path) => `<url><loc>${baseUrl}${path}</loc></url>`),
    ...servers.map(({ slug, changedAt }) =>
      `<url><loc>${baseUrl}/servers/${slug}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`
    ),
  ]);
}

function wrap(element: string, lines: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("\n")}
</${element}>
`;
}
