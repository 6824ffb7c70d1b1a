import { countApproved, findSitemap } from "../../servers/sitemap.ts";
import { GUIDES } from "../docs/guides.ts";
import { sendKeptFile } from "../frame/public_page.tsx";
import type { Web, WebContext } from "../web_env.ts";

/** Servers of one sitemap: 50,000 addresses are allowed, but so many weigh a megabyte. */
const PART = 10_000;

const XML = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const NAMESPACE = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

/** GET /sitemap.xml: the pages that search engines should know; with many servers, an index of its parts. */
export function sendSitemap(c: WebContext, web: Web): Promise<Response> {
  const part = Number(c.req.query("part") ?? 0);
  if (!Number.isInteger(part) || part < 0 || part > 1_000) return Promise.resolve(c.notFound());
  return sendKeptFile(c, web, {
    key: `${c.req.path} ${part}`,
    type: "application/xml",
    keptS: 3_600,
    make: () => makeSitemap(web, part),
  });
}

/** Makes a part of the sitemap, counted from 1; part 0 is the whole, or the index. */
async function makeSitemap({ services, site: { baseUrl } }: Web, part: number) {
  const { sql } = services;
  const parts = Math.ceil(await countApproved(sql) / PART);
  if (part > parts) return undefined;
  if (part === 0 && parts > 1) {
    const places = Array.from({ length: parts }, (_, nth) => `/sitemap.xml?part=${nth + 1}`);
    return `${XML}<sitemapindex ${NAMESPACE}>\n${
      places.map((place) => `<sitemap><loc>${baseUrl}${place}</loc></sitemap>\n`).join("")
    }</sitemapindex>\n`;
  }
  const servers = await findSitemap(sql, { limit: PART, offset: Math.max(0, part - 1) * PART });
  const others = part > 1 ? [] : ["/", "/docs", ...GUIDES.map(({ href }) => href)];
  return `${XML}<urlset ${NAMESPACE}>\n${
    [...new Set(others)].map((path) => `<url><loc>${baseUrl}${path}</loc></url>\n`).join("")
  }${
    servers.map(({ slug, changedAt }) =>
      `<url><loc>${baseUrl}/servers/${slug}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>\n`
    ).join("")
  }</urlset>\n`;
}
