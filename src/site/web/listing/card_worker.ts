// Draws one share card. It takes some 60 ms of a core, which no request on the main thread should wait for. The worker has no
// permissions and ends afterwards.
import { type Canvas, type Color, createCanvas } from "../../pictures/canvas.ts";
import { outlineOf } from "../../pictures/outline.ts";
import { createTypesetter, type Typeface } from "../../pictures/typesetter.ts";
import { CARD } from "./card_size.ts";
import typeface from "../frame/fonts/glyphs.json" with { type: "json" };

/** What a card shows of a server. */
export interface CardFacts {
  /** The hue of its colours, in degrees. */
  hue: number;
  /** The drawing of its game, as SVG paths on a grid of 24, if there is one. */
  paths: { wash: string; lines: string } | undefined;
  name: string;
  address: string;
  gameName: string;
  /** The votes of a month: in the reader's words, and the number alone, for scripts that can't be drawn. */
  votes: { words: string; count: string };
  accent: string;
}

/** The card as PNG, or why there is none. */
export type DrawnCard = { png: Uint8Array<ArrayBuffer> } | { failed: string };

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

const typesetter = createTypesetter(typeface as unknown as Typeface);

addEventListener("message", async (event) => {
  const drawn = await drawCard((event as MessageEvent<CardFacts>).data)
    .then((png): DrawnCard => ({ png }), (error): DrawnCard => ({ failed: String(error) }));
  (self as unknown as Worker).postMessage(drawn);
  // If it is terminated from outside while it becomes idle, its thread may stay, and keep the process alive.
  close();
});

/** Draws a card: the game's drawing in a tile and again large and pale, and the text. */
async function drawCard({ hue, paths, accent, ...texts }: CardFacts) {
  const canvas = createCanvas(CARD.width, CARD.height, colorOf(0.92, 0.03, hue));
  if (paths) {
    const place = { left: 560, top: -75, scale: 32 };
    const color = colorOf(0.86, 0.045, hue);
    canvas.fill(outlineOf(paths.wash), place, { color, opacity: 0.28 });
    canvas.stroke(outlineOf(paths.lines), place, { color, lineWidth: 0.6 });
  }
  const tile = { left: SPACE, top: (CARD.height - TILE) / 2, scale: TILE / 100 };
  canvas.fill(ROUNDED, tile, { color: colorOf(0.41, 0.095, hue) });
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
  drawText(canvas, texts, accent);
  drawMark(canvas, { left: CARD.width - 130, top: CARD.height - 125, scale: 3 }, accent);
  return await canvas.png();
}

/**
 * Draws the name, the game and the votes beside the tile, in the middle of its height. A name in a script that the typeface
 * lacks is replaced by the address, which has only Latin letters, and the word for votes by the ballot box. What else
 * can't be drawn is left out.
 */
function drawText(
  canvas: Canvas,
  { name, address, gameName, votes }: Pick<CardFacts, "name" | "address" | "gameName" | "votes">,
  accent: string,
): void {
  const { breakLines, outline, unitsPerEm } = typesetter;
  const { width, left } = TEXT;
  const set = (text: string, { size, lines = 1 }: { size: number; lines?: number }) =>
    breakLines(text, { size, width, lines });
  const inWords = set(votes.words, VOTES);
  const lines: (typeof VOTES & { text: string; color: Color; isMarked?: boolean })[] = [
    ...(set(name, NAME) ?? set(address, NAME) ?? []).map((text) => ({ text, ...NAME, color: INK })),
    ...(set(gameName, GAME) ?? []).map((text) => ({ text, ...GAME, color: SOFT })),
    ...(inWords ?? set(votes.count, VOTES) ?? []).map((text) => ({
      text,
      ...VOTES,
      color: SOFT,
      isMarked: inWords === undefined,
    })),
  ];
  const height = lines.reduce((sum, { leading }) => sum + leading, 0);
  let baseline = (CARD.height - height) / 2 - VOTES.size / 3;
  for (const { text, size, leading, color, isMarked = false } of lines) {
    baseline += leading;
    if (isMarked) drawMark(canvas, { left, top: baseline - size, scale: size / 24 }, accent);
    const place = { left: isMarked ? left + 1.4 * size : left, top: baseline };
    canvas.fill(outline(text), { ...place, scale: size / unitsPerEm }, { color });
  }
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
