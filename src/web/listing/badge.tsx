import { findListed } from "../../servers/listings.ts";
import { sendKeptFile } from "../frame/public_page.tsx";
import { inkOn } from "../frame/site_files.ts";
import type { Site, Web, WebContext } from "../web_env.ts";
import { LISTING } from "./words.ts";

const { badge: words } = LISTING;

/** Kinds of badge, as `?show=` says; the first without. */
const KINDS = ["rank", "votes", "players"] as const;

/** Characters of a name that a badge shows. */
const NAME_MAX = 28;

/** Measures in pixels. */
const HEIGHT = 28;
const PADDING = 10;
const FONT = 13;

/** Shares of the font's height that letters are wide, about: the text is then stretched to just that. */
const NARROW = 0.58;
const WIDE = 1;

/** GET /servers/:slug/badge.svg: a picture for a server's own site, with its rank, votes or players. */
export function sendBadge(c: WebContext, web: Web): Promise<Response> {
  const slug = c.req.param("slug") ?? "";
  const kind = KINDS.find((kind) => kind === c.req.query("show")) ?? "rank";
  return sendKeptFile(c, web, {
    key: `${c.req.path} ${kind}`,
    type: "image/svg+xml",
    keptS: 300,
    make: () => makeBadge(web, slug, kind),
  });
}

/** The HTML with which a server's own site shows its badge and leads to the ballot. */
export function badgeCode({ baseUrl }: Pick<Site, "baseUrl">, slug: string): string {
  const page = `${baseUrl}/servers/${slug}`;
  return `<a href="${page}"><img src="${page}/badge.svg" alt="${words.alternative}" height="${HEIGHT}"></a>`;
}

async function makeBadge(
  { services: { sql, ranking, voteCounts, now }, site }: Web,
  slug: string,
  kind: typeof KINDS[number],
): Promise<string | undefined> {
  const server = await findListed(sql, slug, now());
  if (!server) return undefined;
  const [place, votes] = await Promise.all([ranking.placeOf(server.id), voteCounts(server.id)]);
  const value = {
    rank: words.rank(place?.rank ?? 0, votes.monthly),
    votes: words.votes(votes.monthly),
    players: words.players(server),
  }[kind];
  return String(<Badge name={shorten(server.name)} value={value} accent={site.brand?.accent} />);
}

function Badge(
  { name, value, accent = "#f4b41f" }: { name: string; value: string; accent?: string | undefined },
) {
  const [left, right] = [widthOf(name), widthOf(value)];
  const [split, width] = [left + 2 * PADDING, left + right + 4 * PADDING];
  const texts = [[name, PADDING, left, "#ffffff"], [
    value,
    split + PADDING,
    right,
    inkOn(accent),
  ]] as const;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={`${name}: ${value}`}
    >
      <title>{`${name}: ${value}`}</title>
      <rect width={width} height={HEIGHT} rx={6} fill="#14171f" />
      <path d={`M${split} 0H${width - 6}a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H${split}z`} fill={accent} />
      <g font-family="Verdana, DejaVu Sans, sans-serif" font-size={FONT} font-weight="600">
        {texts.map(([text, x, textLength, fill]) => (
          <text x={x} y={19} fill={fill} {...{ textLength }} lengthAdjust="spacingAndGlyphs">
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

function shorten(name: string): string {
  const letters = [...name];
  return letters.length > NAME_MAX ? `${letters.slice(0, NAME_MAX - 1).join("").trim()}…` : name;
}

/** About the width of a text in pixels: letters of East Asia and emoji are as wide as they are high. */
function widthOf(text: string): number {
  const ems = [...text].map((letter) => (letter.codePointAt(0) ?? 0) > 0x1100 ? WIDE : NARROW);
  return Math.ceil(ems.reduce((sum, em) => sum + em, 0) * FONT);
}
