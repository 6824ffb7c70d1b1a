/** Leading digits of the step between marks. They are close enough that the data fills most of the chart's height. */
const DIGITS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** Returns five marks with a round distance, which enclose all integers from `low` to `high`. */
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
 * Returns the SVG path of a line through points or, with a `bottom`, of the area below it. Points that are further
 * apart than `reach` aren't connected, because data is missing between them. An isolated point is a dot.
 */
export function linePath(
  points: readonly [x: number, y: number][],
  reach: number,
  bottom?: number,
) {
  return points.map(([x, y], nth) => {
    const begins = x - (points[nth - 1]?.[0] ?? -Infinity) > reach;
    const ends = (points[nth + 1]?.[0] ?? Infinity) - x > reach;
    const start = !begins ? "L" : bottom === undefined ? "M" : `M${round(x)} ${bottom}L`;
    const end = !ends ? "" : bottom === undefined ? "h0" : `V${bottom}z`;
    return `${start}${round(x)} ${round(y)}${end}`;
  }).join("");
}

/** Rounds units to the precision of a screen. */
export function round(units: number): number {
  return Math.round(units * 10) / 10;
}
