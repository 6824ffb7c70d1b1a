/** A point on a grid. */
export type Point = readonly [x: number, y: number];

/** Lines between points that approximate a path, one list for each part of it. */
export type Outline = readonly (readonly Point[])[];

/** Segments of a curve: enough for a drawing that is 700 pixels wide; and for a curve of a letter. */
const STEPS = 24;
const LETTER_STEPS = 6;

/** Numbers that each command of an SVG path takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  Q: 4,
  S: 4,
  A: 7,
  Z: 0,
};

/** Where a path is, while it is read. */
interface Pen {
  at: Point;
  start: Point;
  /** Where a smooth curve that follows is drawn to first. Undefined after anything but a curve. */
  ahead: Point | undefined;
  parts: Point[][];
}

/**
 * Approximates an SVG path by lines. Knows the commands of this site's own drawings and of letters (M, L, H, V, C, S, Q, A and Z, absolute
 * or relative); an arc is part of a circle.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(outlineOf("M1 2h3v4z"), [[[1, 2], [4, 2], [4, 6], [1, 2]]]);
 * ```
 */
export function outlineOf(path: string): Outline {
  const pen: Pen = { at: [0, 0], start: [0, 0], ahead: undefined, parts: [] };
  for (const [, letter = "", text = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const command = letter.toUpperCase();
    const takes = TAKES[command];
    if (takes === undefined) throw new Error(`The path has the unknown command ${letter}`);
    let next = command;
    for (let from = 0; from === 0 || from < numbers.length; from += Math.max(1, takes)) {
      follow(pen, next, {
        given: numbers.slice(from, from + takes),
        isRelative: letter !== command,
      });
      if (command === "M") next = "L"; // further points of a move are lines
    }
  }
  return pen.parts;
}

function follow(
  pen: Pen,
  command: string,
  { given, isRelative }: { given: readonly number[]; isRelative: boolean },
): void {
  const [x, y] = pen.at;
  const [left, top] = isRelative ? pen.at : [0, 0];
  const [first = 0, , , isLarge, isClockwise] = given;
  const pair = (nth: number): Point => [left + (given[nth] ?? 0), top + (given[nth + 1] ?? 0)];
  const end = pair(given.length - 2);
  const ahead = pen.ahead ?? pen.at;
  pen.ahead = undefined;
  if (command === "M") {
    pen.start = end;
    pen.parts.push([end]);
    pen.at = end;
  } else if (command === "Z") drawTo(pen, [pen.start]);
  else if (command === "H") drawTo(pen, [[left + first, y]]);
  else if (command === "V") drawTo(pen, [[x, top + first]]);
  else if (command === "L") drawTo(pen, [end]);
  else if (command === "C") curveTo(pen, [pen.at, pair(0), pair(2), end]);
  else if (command === "Q") drawTo(pen, bend(pen.at, pair(0), end));
  else if (command === "S") curveTo(pen, [pen.at, ahead, pair(0), end]);
  else {
    const turn = { radius: first, isLarge: isLarge === 1, isClockwise: isClockwise === 1 };
    drawTo(pen, arc(pen.at, end, turn));
  }
}

function curveTo(pen: Pen, points: readonly [Point, Point, Point, Point]): void {
  const [, , [x, y], end] = points;
  drawTo(pen, curve(points));
  pen.ahead = [2 * end[0] - x, 2 * end[1] - y];
}

function drawTo(pen: Pen, points: readonly Point[]): void {
  pen.parts.at(-1)?.push(...points);
  pen.at = points.at(-1) ?? pen.at;
}

/** Returns points on a cubic Bézier curve. */
function curve([a, b, c, d]: readonly [Point, Point, Point, Point]): Point[] {
  const on = (t: number, axis: 0 | 1) => {
    const s = 1 - t;
    return s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
  };
  return Array.from({ length: STEPS }, (_, nth) => {
    const t = (nth + 1) / STEPS;
    return [on(t, 0), on(t, 1)];
  });
}

/** Returns points on a quadratic Bézier curve. */
function bend(a: Point, b: Point, c: Point): Point[] {
  return Array.from({ length: LETTER_STEPS }, (_, nth) => {
    const t = (nth + 1) / LETTER_STEPS;
    const on = (axis: 0 | 1) =>
      (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * b[axis] + t * t * c[axis];
    return [on(0), on(1)];
  });
}

/** Returns points on a circle between two points (SVG 2, appendix B.2.4). A radius that is too short is made longer. */
function arc(
  [x1, y1]: Point,
  [x2, y2]: Point,
  { radius, isLarge, isClockwise }: { radius: number; isLarge: boolean; isClockwise: boolean },
): Point[] {
  const half = Math.hypot(x2 - x1, y2 - y1) / 2;
  if (half === 0) return [];
  const r = Math.max(radius, half);
  const away = Math.sqrt(r * r - half * half) * (isLarge === isClockwise ? -1 : 1) / (2 * half);
  const x = (x1 + x2) / 2 - away * (y2 - y1);
  const y = (y1 + y2) / 2 + away * (x2 - x1);
  const from = Math.atan2(y1 - y, x1 - x);
  const turn = Math.atan2(y2 - y, x2 - x) - from;
  const full = 2 * Math.PI;
  const angle = isClockwise ? (turn + full) % full : -((full - turn) % full);
  return Array.from({ length: STEPS }, (_, nth) => {
    const at = from + angle * (nth + 1) / STEPS;
    return [x + r * Math.cos(at), y + r * Math.sin(at)];
  });
}
