import { type Canvas, type Color, createCanvas } from "../../pictures/canvas.ts";
import { outlineOf } from "../../pictures/outline.ts";
import { type DrawingName, drawingOf, DRAWINGS } from "../frame/game_drawings.ts";
import { hueNumberOf, HUES } from "../frame/face.tsx";
import { createFairLine } from "../../limits/fair_line.ts";
import { networkKey } from "../../limits/client_address.ts";
import { addressOf } from "../viewer.ts";
import { sendError } from "../frame/error_page.tsx";
import { createPageMemory } from "../frame/page_memory.ts";
import { sendKeptFile } from "../frame/public_page.tsx";
import { ACCENT } from "../frame/site_files.ts";
import type { Web, WebContext } from "../web_env.ts";

/** Pixels that networks and chats show in full. */
export const CARD = { width: 1200, height: 630 } as const;

/** Seconds that other caches keep a card: it only changes with a new version of this site. */
const KEPT_S = 86_400;

/** Side of the tile, and the space around it, in pixels. */
const TILE = 300;
const SPACE = 90;

/** The mark of the site: a ballot box with a tick, on a grid of 28. */
const BOX = outlineOf("M6 5h13a4 4 0 0 1 4 4v13a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z");
const TICK = outlineOf("M8 14.5l5.5 6L25.5 4");
const INK: Color = [20, 23, 31];

/** A rounded square on a grid of 100. */
const ROUNDED = outlineOf(
  "M22 0h56a22 22 0 0 1 22 22v56a22 22 0 0 1-22 22H22a22 22 0 0 1-22-22V22a22 22 0 0 1 22-22z",
);

/**
 * Returns the path of the card that represents a server on other sites: its game's drawing in the server's colour. There
 * are only a few hundred cards, whatever servers are called.
 */
export function cardPath({ slug, game }: { slug: string; game: string }): string {
  return `/cards/${drawingOf(game) ?? "site"}/${hueNumberOf(slug)}/card.png`;
}

/**
 * Cards that were drawn, by their address and accent: a few hundred of 30 KB. Drawing one takes 60 ms. Pictures have their
 * own memory, because asking for every card would push them out.
 */
const drawn = createPageMemory({ keptMs: Infinity, bytesMax: 16_000_000 });

/** Draws one card at a time, for networks in turn. */
const line = createFairLine({ slots: 1, waiting: 16, perNetwork: 8, retryAfterSeconds: 5 });

/** GET /cards/:drawing/:hue/card.png: sends a card. */
export async function sendCard(c: WebContext, web: Web): Promise<Response> {
  const { drawing: name = "", hue = "" } = c.req.param();
  const degrees = /^[1-9]\d?$/.test(hue) ? HUES[Number(hue) - 1] : undefined;
  const drawing = isDrawing(name) ? name : undefined;
  if (degrees === undefined || (drawing === undefined && name !== "site")) {
    return await sendError(c, web, "notFound");
  }
  const accent = web.site.brand?.accent ?? ACCENT;
  const draw = () => drawCard(degrees, { drawing, accent });
  return await sendKeptFile(c, web, {
    key: `${name} ${hue} ${accent}`,
    type: "image/png",
    keptS: KEPT_S,
    make: () => line(draw, { network: networkKey(addressOf(c, web)) }),
    memory: drawn,
  });
}

function isDrawing(name: string): name is DrawingName {
  return Object.hasOwn(DRAWINGS, name);
}

/** Draws a card in a hue: the game's drawing in a tile, and again large and pale. */
async function drawCard(
  hue: number,
  { drawing, accent }: { drawing: DrawingName | undefined; accent: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(CARD.width, CARD.height, colorOf(0.92, 0.03, hue));
  const top = (CARD.height - TILE) / 2;
  const paths = drawing === undefined ? undefined : DRAWINGS[drawing];
  if (paths) {
    const place = { left: 560, top: -75, scale: 32 };
    const color = colorOf(0.82, 0.055, hue);
    canvas.fill(outlineOf(paths.wash), place, { color, opacity: 0.28 });
    canvas.stroke(outlineOf(paths.lines), place, { color, lineWidth: 0.6 });
  }
  const tile = { left: SPACE, top, scale: TILE / 100 };
  canvas.fill(ROUNDED, tile, { color: colorOf(0.41, 0.095, hue) });
  if (paths) {
    const place = { left: SPACE + TILE * 0.15, top: top + TILE * 0.15, scale: TILE * 0.7 / 24 };
    const white: Color = [255, 255, 255];
    canvas.fill(outlineOf(paths.wash), place, { color: white, opacity: 0.22 });
    canvas.stroke(outlineOf(paths.lines), place, { color: white, lineWidth: 1.6 });
  } else {drawMark(
      canvas,
      { left: SPACE + TILE * 0.15, top: top + TILE * 0.15, scale: 7.5 },
      accent,
    );}
  drawMark(canvas, { left: SPACE + TILE + 50, top: top + TILE - 112, scale: 4 }, accent);
  return await canvas.png();
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
