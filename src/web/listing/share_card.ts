import { setImmediate } from "node:timers";
import { type Canvas, type Color, createCanvas } from "../../pictures/canvas.ts";
import { outlineOf } from "../../pictures/outline.ts";
import { createTypesetter, type Typeface } from "../../pictures/typesetter.ts";
import { findListed } from "../../servers/listings.ts";
import { drawingOf, DRAWINGS } from "../frame/game_drawings.ts";
import { hueNumberOf, HUES } from "../frame/face.tsx";
import { createFairLine } from "../../limits/fair_line.ts";
import { networkKey } from "../../limits/client_address.ts";
import { addressOf } from "../viewer.ts";
import { sendError } from "../frame/error_page.tsx";
import { createPageMemory } from "../frame/page_memory.ts";
import { sendKeptFile } from "../frame/public_page.tsx";
import { ACCENT } from "../frame/site_files.ts";
import type { Web, WebContext } from "../web_env.ts";
import { LISTING } from "./words.ts";

/** Pixels that networks and chats show in full. */
export const CARD = { width: 1200, height: 630 } as const;

/** Seconds that a card is kept, here and by other caches: its votes are not of this minute. */
const KEPT_S = 3_600;

/** Side of the tile, and the space around it, in pixels. */
const TILE = 300;
const SPACE = 90;

/** The mark of the site: a ballot box with a tick, on a grid of 28. */
const BOX = outlineOf("M6 5h13a4 4 0 0 1 4 4v13a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z");
const TICK = outlineOf("M8 14.5l5.5 6L25.5 4");
const INK: Color = [20, 23, 31];
const SOFT: Color = [62, 69, 84];
const WHITE: Color = [255, 255, 255];

/** A rounded square on a grid of 100. */
const ROUNDED = outlineOf(
  "M22 0h56a22 22 0 0 1 22 22v56a22 22 0 0 1-22 22H22a22 22 0 0 1-22-22V22a22 22 0 0 1 22-22z",
);

/** Text beside the tile: its left edge and width, and the size and leading of each line. */
const TEXT = { left: SPACE + TILE + 50, width: CARD.width - SPACE - TILE - 100 };
const NAME = { size: 72, leading: 80, lines: 3 };
const GAME = { size: 36, leading: 66 };
const VOTES = { size: 36, leading: 54 };

/** Returns the path of the card that represents a server on other sites. */
export function cardPath({ slug }: { slug: string }): string {
  return `/servers/${slug}/card.png`;
}

/** What a card shows of a server. */
interface CardFacts {
  slug: string;
  name: string;
  game: string;
  gameName: string;
  votes: number;
  accent: string;
}

/**
 * Cards that were drawn, by server: some 400 of 40 KB. Pictures have their own memory, because asking for every card
 * would push pages out.
 */
const drawn = createPageMemory({ keptMs: KEPT_S * 1000, bytesMax: 16_000_000 });

/** Draws one card at a time, for networks in turn. */
const line = createFairLine({ slots: 1, waiting: 16, perNetwork: 8, retryAfterSeconds: 5 });

/** Loaded for the first card. */
let typesetter: Promise<ReturnType<typeof createTypesetter>> | undefined;

/** GET /servers/:slug/card.png: a listed server's name, game and votes, with its game's drawing in its colour. */
export async function sendCard(c: WebContext, web: Web): Promise<Response> {
  const { sql, voteCounts, now } = web.services;
  const server = await findListed(sql, c.req.param("slug") ?? "", now());
  if (!server) return await sendError(c, web, "notFound");
  const { id, slug, name, game, gameName } = server;
  const accent = web.site.brand?.accent ?? ACCENT;
  const draw = async () => {
    const { monthly: votes } = await voteCounts(id);
    return await drawCard({ slug, name, game, gameName, votes, accent });
  };
  return await sendKeptFile(c, web, {
    key: [c.get("locale").tag, id, slug, name, gameName, accent].join(" "),
    type: "image/png",
    keptS: KEPT_S,
    make: () => line(draw, { network: networkKey(addressOf(c, web)) }),
    memory: drawn,
  });
}

/**
 * Draws a card: the game's drawing in a tile and again large and pale, and the text. Other requests get a turn after each
 * part: the longest takes 15 ms, all of them 60.
 */
async function drawCard({ slug, accent, ...facts }: CardFacts): Promise<Uint8Array<ArrayBuffer>> {
  const hue = HUES[hueNumberOf(slug) - 1] ?? HUES[0];
  const canvas = createCanvas(CARD.width, CARD.height, colorOf(0.92, 0.03, hue));
  const drawing = drawingOf(facts.game);
  const paths = drawing === undefined ? undefined : DRAWINGS[drawing];
  if (paths) {
    const place = { left: 560, top: -75, scale: 32 };
    const color = colorOf(0.86, 0.045, hue);
    canvas.fill(outlineOf(paths.wash), place, { color, opacity: 0.28 });
    await othersTurn();
    canvas.stroke(outlineOf(paths.lines), place, { color, lineWidth: 0.6 });
    await othersTurn();
  }
  const tile = { left: SPACE, top: (CARD.height - TILE) / 2, scale: TILE / 100 };
  canvas.fill(ROUNDED, tile, { color: colorOf(0.41, 0.095, hue) });
  await othersTurn();
  const inTile = (scale: number) => ({
    left: SPACE + TILE * 0.15,
    top: tile.top + TILE * 0.15,
    scale,
  });
  if (paths) {
    canvas.fill(outlineOf(paths.wash), inTile(TILE * 0.7 / 24), { color: WHITE, opacity: 0.22 });
    canvas.stroke(outlineOf(paths.lines), inTile(TILE * 0.7 / 24), {
      color: WHITE,
      lineWidth: 1.6,
    });
  } else drawMark(canvas, inTile(7.5), accent);
  await othersTurn();
  await drawText(canvas, facts);
  drawMark(canvas, { left: CARD.width - 130, top: CARD.height - 125, scale: 3 }, accent);
  await othersTurn();
  return await canvas.png();
}

/** Draws the name, the game and the votes beside the tile, in the middle of its height. What can't be drawn is left out. */
async function drawText(
  canvas: Canvas,
  { name, gameName, votes }: Pick<CardFacts, "name" | "gameName" | "votes">,
): Promise<void> {
  typesetter ??= import("../frame/fonts/glyphs.json", { with: { type: "json" } })
    .then(({ default: typeface }) => createTypesetter(typeface as unknown as Typeface));
  const { breakLines, outline, unitsPerEm } = await typesetter;
  const { width, left } = TEXT;
  const set = (text: string, { size, lines = 1 }: { size: number; lines?: number }) =>
    breakLines(text, { size, width, lines }) ?? [];
  const lines = [
    ...set(name, NAME).map((text) => ({ text, ...NAME, color: INK })),
    ...set(gameName, GAME).map((text) => ({ text, ...GAME, color: SOFT })),
    ...set(LISTING.badge.votes(votes), VOTES).map((text) => ({ text, ...VOTES, color: SOFT })),
  ];
  const height = lines.reduce((sum, { leading }) => sum + leading, 0);
  let baseline = (CARD.height - height) / 2 - VOTES.size / 3;
  for (const { text, size, leading, color } of lines) {
    baseline += leading;
    canvas.fill(outline(text), { left, top: baseline, scale: size / unitsPerEm }, { color });
    await othersTurn();
  }
}

/** Lets other requests go on. */
function othersTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function drawMark(canvas: Canvas, place: Parameters<Canvas["fill"]>[1], accent: string): void {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(accent.slice(at, at + 2), 16)
  );
  canvas.fill(BOX, place, { color: [red, green, blue] });
  canvas.stroke(TICK, place, { color: INK, lineWidth: 3.4 });
}

/** Converts OKLCH, as the style sheets have colours, to sRGB (CSS Color 4). */
function colorOf(lightness: number, chroma: number, hue: number): Color {
  const angle = hue * Math.PI / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    byteOf(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    byteOf(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    byteOf(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function byteOf(linear: number): number {
  const share = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.max(0, Math.min(1, share)));
}
