import { crc32, deflate } from "node:zlib";
import { promisify } from "node:util";
import type { Outline, Point } from "./outline.ts";

/** Red, green and blue, from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** Where an outline is drawn: its place and size on the canvas. */
export interface Placement {
  left: number;
  top: number;
  scale: number;
}

/** Rows that each row of pixels is divided into, for smooth edges. */
const SUBROWS = 4;

const PNG_BEGINNING = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Colours of eight bits each, no filter. */
const RGB = [8, 2, 0, 0, 0];

const deflated = promisify(deflate);

/** A picture to draw on. */
export type Canvas = ReturnType<typeof createCanvas>;

/** Creates a canvas of one colour. */
export function createCanvas(width: number, height: number, ground: Color) {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = ground[at % 3] ?? 0;

  function blend(x: number, y: number, color: Color, share: number): void {
    const at = (y * width + x) * 3;
    for (let part = 0; part < 3; part++) {
      const before = pixels[at + part] ?? 0;
      pixels[at + part] = before + ((color[part] ?? 0) - before) * share;
    }
  }

  /** Colours the pixels of a layer's rows by how much of each is covered, from 0 to 1. */
  function paint(layer: Float32Array, rows: Rows, { color, opacity = 1 }: Ink): void {
    for (let y = rows.first; y <= rows.last; y++) {
      for (let x = 0; x < width; x++) {
        const covered = Math.min(1, layer[y * width + x] ?? 0);
        if (covered > 0) blend(x, y, color, covered * opacity);
      }
    }
  }

  /** Returns the rows of pixels that edges touch, or come near to. */
  function rowsOf(edges: readonly Edge[], reach = 0): Rows {
    const ys = edges.flatMap(([[, y1], [, y2]]) => [y1, y2]);
    const [top, bottom] = [Math.min(...ys) - reach, Math.max(...ys) + reach];
    return {
      first: Math.max(0, Math.floor(top)),
      last: Math.min(height - 1, Math.ceil(bottom)),
    };
  }

  return {
    /** Fills an outline. What it encloses twice is left out. */
    fill(outline: Outline, place: Placement, ink: Ink): void {
      const layer = new Float32Array(width * height);
      const edges = edgesOf(outline, place);
      for (const [row, ends = []] of crossings(edges, height * SUBROWS).entries()) {
        const line = layer.subarray(Math.floor(row / SUBROWS) * width).subarray(0, width);
        ends.sort((one, other) => one - other);
        for (let nth = 0; nth + 1 < ends.length; nth += 2) {
          cover(line, [ends[nth] ?? 0, ends[nth + 1] ?? 0], 1 / SUBROWS);
        }
      }
      paint(layer, rowsOf(edges), ink);
    },
    /** Draws an outline's lines with round ends and joins. Their width is in units of the outline. */
    stroke(outline: Outline, place: Placement, ink: Ink): void {
      const layer = new Float32Array(width * height);
      const radius = (ink.lineWidth ?? 1) * place.scale / 2;
      const reach = radius + 1;
      const edges = edgesOf(outline, place, { isClosed: false });
      for (const [[x1, y1], [x2, y2]] of edges) {
        const lastX = Math.min(width - 1, Math.ceil(Math.max(x1, x2) + reach));
        const lastY = Math.min(height - 1, Math.ceil(Math.max(y1, y2) + reach));
        for (let y = Math.max(0, Math.floor(Math.min(y1, y2) - reach)); y <= lastY; y++) {
          for (let x = Math.max(0, Math.floor(Math.min(x1, x2) - reach)); x <= lastX; x++) {
            const away = distance([x + 0.5, y + 0.5], [x1, y1], [x2, y2]);
            const covered = Math.min(1, radius + 0.5 - away);
            const at = y * width + x;
            if (covered > (layer[at] ?? 0)) layer[at] = covered;
          }
        }
      }
      paint(layer, rowsOf(edges, reach), ink);
    },
    /** Returns the picture as a PNG. It is compressed beside the event loop. */
    png: () => encode(pixels, { width, height }),
  };
}

async function encode(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const rows = new Uint8Array(height * (width * 3 + 1)); // each begins with its filter: 0, none
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  }
  const size = new Uint8Array(8);
  new DataView(size.buffer).setUint32(0, width);
  new DataView(size.buffer).setUint32(4, height);
  return new Uint8Array([
    ...PNG_BEGINNING,
    ...chunk("IHDR", [...size, ...RGB]),
    ...chunk("IDAT", await deflated(rows)),
    ...chunk("IEND", []),
  ]);
}

/** How something is drawn. */
interface Ink {
  color: Color;
  opacity?: number;
  lineWidth?: number;
}

/** Rows of pixels from the first to the last. */
interface Rows {
  first: number;
  last: number;
}

type Edge = readonly [from: Point, to: Point];

function edgesOf(
  outline: Outline,
  { left, top, scale }: Placement,
  { isClosed = true } = {},
): Edge[] {
  return outline.flatMap((part) => {
    const points = part.map(([x, y]): Point => [left + x * scale, top + y * scale]);
    const [first] = points;
    if (first !== undefined && isClosed) points.push(first);
    return points.slice(1).map((point, nth): Edge => [points[nth] ?? point, point]);
  });
}

/** Returns where edges cross the middle of each row, by row. */
function crossings(edges: readonly Edge[], rows: number): number[][] {
  const ends: number[][] = [];
  for (const [[x1, y1], [x2, y2]] of edges) {
    const [top, bottom] = [y1, y2].map((y) => Math.ceil(y * SUBROWS - 0.5)).sort((a, b) => a - b);
    for (let row = Math.max(0, top ?? 0); row < Math.min(rows, bottom ?? 0); row++) {
      const y = (row + 0.5) / SUBROWS;
      (ends[row] ??= []).push(x1 + (y - y1) / (y2 - y1) * (x2 - x1));
    }
  }
  return ends;
}

/** Covers a row of pixels between two places, the first and the last in part. */
function cover(line: Float32Array, [begin, end]: Point, share: number): void {
  const last = Math.min(line.length - 1, Math.floor(end));
  for (let x = Math.max(0, Math.floor(begin)); x <= last; x++) {
    const part = Math.min(end, x + 1) - Math.max(begin, x);
    line[x] = (line[x] ?? 0) + share * part;
  }
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - x1 - t * dx, y - y1 - t * dy);
}

function chunk(type: string, content: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(12 + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(content, 8);
  view.setUint32(8 + content.length, crc32(bytes.subarray(4, 8 + content.length)));
  return bytes;
}
