/** First digits of a step between marks, so close together that no drawing stays low. */
const DIGITS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** Five marks, a round number apart, between which all whole numbers from `low` to `high` lie. */
export function marksOf(low: number, high: number): [number, number, number, number, number] {
  for (let power = 1;; power *= 10) {
    for (const step of DIGITS.map((digit) => digit * power).filter(Number.isInteger)) {
      const first = Math.floor(low / step) * step;
      if (high > first + 4 * step) continue;
      return [first, first + step, first + 2 * step, first + 3 * step, first + 4 * step];
    }
  }
}

/**
 * The path of a line through points; with a `bottom`, of the area down to it. Two points further apart than `reach` are
 * not joined, for what was not seen is not drawn; a point alone is a dot.
 */
export function pathOf(points: readonly [x: number, y: number][], reach: number, bottom?: number) {
  return points.map(([x, y], nth) => {
    const begins = x - (points[nth - 1]?.[0] ?? -Infinity) > reach;
    const ends = (points[nth + 1]?.[0] ?? Infinity) - x > reach;
    const start = !begins ? "L" : bottom === undefined ? "M" : `M${round(x)} ${bottom}L`;
    const end = !ends ? "" : bottom === undefined ? "h0" : `V${bottom}z`;
    return `${start}${round(x)} ${round(y)}${end}`;
  }).join("");
}

/** Rounds units to what a screen can show. */
export function round(units: number): number {
  return Math.round(units * 10) / 10;
}
