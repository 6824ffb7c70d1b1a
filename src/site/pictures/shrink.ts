/** Exif's orientations in which the pixels are mirrored from left to right, and from top to bottom. */
const MIRRORED_ACROSS = [2, 3, 7, 8];
const MIRRORED_DOWN = [3, 4, 6, 7];

/** Pixels in rows from the top, each with red, green, blue and opacity, or with four inks. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
  hasInks?: boolean;
}

/**
 * Crops a picture to its middle and scales it down. Each new pixel is the mean of the area that it covers. A picture
 * that is small enough keeps its size.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const grey = { data: new Uint8ClampedArray([0, 0, 0, 255, 100, 100, 100, 255]), width: 2, height: 1 };
 * assert.deepEqual([...shrink(grey, { width: 1, height: 0.5 }).data], [50, 50, 50, 255]);
 * ```
 */
export function shrink(
  from: Pixels,
  target: { width: number; height: number },
): Pixels {
  const cut = Math.min(from.width, from.height * target.width / target.height);
  const width = Math.min(target.width, Math.floor(cut));
  const height = Math.max(1, Math.round(width * target.height / target.width));
  const step = {
    x: cut / width,
    y: Math.min(from.height, cut * target.height / target.width) / height,
  };
  const left = (from.width - step.x * width) / 2;
  const top = (from.height - step.y * height) / 2;
  const columns = Array.from(
    { length: width },
    (_, x) => spanOf(left + x * step.x, step.x, from.width),
  );
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const rows = spanOf(top + y * step.y, step.y, from.height);
    for (let x = 0; x < width; x++) {
      const column = columns[x];
      if (column) average(from, { rows, column }, data.subarray((y * width + x) * 4));
    }
  }
  return { data, width, height };
}

/** The pixels of an axis from `begin` up to but not including `end`. */
interface AxisSpan {
  begin: number;
  end: number;
  /** The shares of its first and last pixel that are part of it. */
  first: number;
  last: number;
}

function spanOf(start: number, length: number, most: number): AxisSpan {
  const stop = Math.min(most, start + length);
  const begin = Math.min(most - 1, Math.max(0, Math.floor(start + 1e-9)));
  const end = Math.max(begin + 1, Math.ceil(stop - 1e-9));
  if (end === begin + 1) return { begin, end, first: 1, last: 1 };
  return { begin, end, first: begin + 1 - start, last: stop - end + 1 };
}

/** Returns the mean color of an area, weighted by opacity, so that transparent pixels don't influence it. */
function average(
  { data, width, hasInks }: Pixels,
  { rows, column }: { rows: AxisSpan; column: AxisSpan },
  into: Uint8ClampedArray,
): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let seen = 0;
  let last = 0;
  let area = 0;
  for (let y = rows.begin; y < rows.end; y++) {
    const high = y === rows.begin ? rows.first : y === rows.end - 1 ? rows.last : 1;
    for (let x = column.begin; x < column.end; x++) {
      const wide = x === column.begin ? column.first : x === column.end - 1 ? column.last : 1;
      const at = (y * width + x) * 4;
      const weight = high * wide;
      const inLast = weight * (data[at + 3] ?? 0);
      const inColor = hasInks ? weight : inLast;
      red += inColor * (data[at] ?? 0);
      green += inColor * (data[at + 1] ?? 0);
      blue += inColor * (data[at + 2] ?? 0);
      seen += inColor;
      last += inLast;
      area += weight;
    }
  }
  if (seen > 0) into.set([red / seen, green / seen, blue / seen, last / area]);
}

/** Turns stored pixels upright, by Exif's orientation. */
export function turn(from: Pixels, orientation: number): Pixels {
  if (orientation === 1) return from;
  const isSwapped = orientation >= 5;
  const [width, height] = isSwapped ? [from.height, from.width] : [from.width, from.height];
  const [across, down] = [MIRRORED_ACROSS, MIRRORED_DOWN].map((all) => all.includes(orientation));
  const data = new Uint8ClampedArray(from.data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, top] = isSwapped ? [y, x] : [x, y];
      const column = across ? from.width - 1 - left : left;
      const row = down ? from.height - 1 - top : top;
      const at = (row * from.width + column) * 4;
      data.set(from.data.subarray(at, at + 4), (y * width + x) * 4);
    }
  }
  return { data, width, height };
}
