import { findListed } from "../../../servers/public/shown_server.ts";
import { Copyable } from "../../kit/copy_button.tsx";
import { sendKeptFile } from "../../frame/public_page.tsx";
import { ACCENT, inkOn } from "../../frame/site_files.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Site, Web, WebContext } from "../../web_env.ts";
import { isOnOtherSite, noteVisit } from "../count_visits.ts";
import { WIDGET_SIZE } from "./widget.tsx";
import { isolated, unmarked, xmlText } from "../../../text/shown_text.ts";
import { Fold } from "../../kit/panel.tsx";

/** Maximum characters of a name on a badge. */
const NAME_MAX = 28;

/** Pixels of the picture's height, of the space on both sides of a text, and of the font. */
const HEIGHT = 28;
const PADDING = 10;
const FONT = 13;

/** GET /servers/:slug/badge.svg: a picture with the server's rank, for its own site. */
export async function sendBadge(c: WebContext, web: Web): Promise<Response> {
  const slug = c.req.param("slug") ?? "";
  const make = () => makeBadge(web, slug);
  const key = `${c.req.path} ${currentLocale().tag}`;
  const file = { key, type: "image/svg+xml", keptS: 300, make };
  const response = await sendKeptFile(c, web, file);
  // Only a view on another site shows that the owner has embedded it.
  if (response.ok && isOnOtherSite(c, web)) noteVisit(c, web, { slug, kind: "badge_view" });
  return response;
}

/** The server's badge and widget with the HTML to embed them, for its owner. */
export function OwnBadge({ site: { baseUrl }, slug }: { site: Site; slug: string }) {
  const { badge: words } = currentLocale().words.listing;
  const page = `/servers/${slug}`;
  const code = `<a href="${baseUrl}${page}">` +
    `<img src="${baseUrl}${page}/badge.svg" alt="${words.alternative}" height="${HEIGHT}"></a>`;
  const { width, height } = WIDGET_SIZE;
  const frame = `<iframe src="${baseUrl}/embed/${slug}" title="${words.alternative}" ` +
    `width="${width}" height="${height}" frameborder="0" loading="lazy"></iframe>`;
  return (
    <Fold title={words.title}>
      <p>{words.lead}</p>
      <p>
        <img src={`${page}/badge.svg`} alt="" height={HEIGHT} />
      </p>
      <Copyable id="badge" label={words.code} value={code} />
      <Copyable id="widget" label={words.widget} value={frame} />
    </Fold>
  );
}

async function makeBadge({ services, site }: Web, slug: string) {
  const { badge: words } = currentLocale().words.listing;
  const { sql, ranking, voteCounts, now } = services;
  const server = await findListed(sql, slug, now());
  if (!server) return undefined;
  const standing = await ranking.standingOf(server.id);
  const value = standing
    ? words.rank(standing.rankInGame, isolated(server.gameName))
    : words.votes((await voteCounts(server.id)).monthly);
  return String(
    <Badge
      name={xmlText(server.name)}
      value={xmlText(value)}
      accent={site.brand?.accent ?? ACCENT}
    />,
  );
}

function Badge({ name, value, accent }: { name: string; value: string; accent: string }) {
  const letters = [...name];
  const short = letters.length > NAME_MAX ? `${letters.slice(0, NAME_MAX - 1).join("")}…` : name;
  const left = widthOf(unmarked(short));
  const right = widthOf(unmarked(value));
  const split = left + 2 * PADDING;
  const width = left + right + 4 * PADDING;
  const label = `${isolated(name)}: ${value}`;
  // Stretched to the estimated width in any available font.
  const stretched = { y: 19, lengthAdjust: "spacingAndGlyphs" };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <rect width={width} height={HEIGHT} rx={6} fill="#14171f" />
      <path d={`M${split} 0H${width - 6}a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H${split}z`} fill={accent} />
      <g font-family="Verdana, DejaVu Sans, sans-serif" font-size={FONT} font-weight="600">
        <text x={PADDING} textLength={left} fill="#ffffff" {...stretched}>{short}</text>
        <text x={split + PADDING} textLength={right} fill={inkOn(accent)} {...stretched}>
          {value}
        </text>
      </g>
    </svg>
  );
}

/** Estimates a text's width in pixels. East Asian characters and emoji are as wide as they are high. */
function widthOf(text: string): number {
  const ems = [...text].map((letter) => (letter.codePointAt(0) ?? 0) > 0x1100 ? 1 : 0.58);
  return Math.ceil(ems.reduce((sum, em) => sum + em, 0) * FONT);
}
