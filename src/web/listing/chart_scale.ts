/** First digits of a step between marks, close enough together that no drawing stays low. */
const DIGITS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/**
 * The marks of an axis between which all whole numbers from `low` to `high` lie: five, a round number apart.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(marksOf(0, 3154), [0, 800, 1600, 2400, 3200]);
 * assert.deepEqual(marksOf(0, 1), [0, 1, 2, 3, 4]);
 * ```
 */
export function marksOf(low: number, high: number): [number, number, number, number, number] {
  for (let power = 1;; power *= 10) {
    for (const step of DIGITS.map((digit) => digit * power).filter(Number.isInteger)) {
      const first = Math.floor(low / step) * step;
      if (high > first + 4 * step) continue;
      return [first, first + step, first + 2 * step, first + 3 * step, first + 4 * step];
    }
  }
}

/** A point of a line, in the units of its drawing. */
export interface Point {
  x: number;
  y: number;
}

/** Cuts a line wherever two points are further apart than `reach`: what was not seen is not drawn. */
export function runsOf(points: readonly Point[], reach: number): Point[][] {
  const runs: Point[][] = [];
  for (const [nth, point] of points.entries()) {
    const before = points[nth - 1];
    if (before === undefined || point.x - before.x > reach) runs.push([]);
    runs.at(-1)?.push(point);
  }
  return runs;
}

/** The path of a line in pieces, a piece of one point being a dot; with a `bottom`, of the areas down to it. */
export function pathOf(runs: readonly (readonly Point[])[], bottom?: number): string {
  return runs.map((run) => {
    const line = `M${run.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;
    return bottom === undefined ? `${line}h0` : `${line}V${bottom}H${round(run[0]?.x ?? 0)}z`;
  }).join("");
}

/** Cuts a number of units to what a screen can show. */
export function round(units: number): number {
  return Math.round(units * 10) / 10;
}
