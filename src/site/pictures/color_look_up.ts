/** Three numbers, such as X, Y and Z. */
export type Triple = readonly [number, number, number];

/** White of XYZ under D50. */
const WHITE: Triple = [0.9642, 1, 0.8249];

/** The profile's signature of the color space Lab, as a number. */
const LAB = 0x4c616220;

/** The signatures of tables with values of 8 and of 16 bits. */
const TABLE_8 = 0x6d667431;
const TABLE_16 = 0x6d667432;

/** The number of inks, and of a color's components. */
const INKS = 4;
const NUMBERS = 3;

/** Curves for each ink, the colors of all combinations of inks in steps, and curves for each component of the color. */
interface Tables {
  is16: boolean;
  steps: number;
  inputs: Float32Array;
  colors: Float32Array;
  outputs: Float32Array;
}

/**
 * Reads a profile's color table for four inks (ICC.1 §10.10 and §10.11). Returns a function that converts the inks at
 * an offset to X, Y and Z under D50.
 */
export function readLookUp(
  view: DataView,
  at: number,
): (inks: Uint8ClampedArray, place: number) => Triple {
  const { is16, steps, inputs, colors, outputs } = readTables(view, at);
  const toXyz = view.getUint32(20) === LAB ? labToXyz(is16) : scaledToXyz;
  // The position of each amount between two steps.
  const places = Array.from({ length: INKS }, (_, ink) =>
    Float32Array.from(
      { length: 256 },
      (_, amount) => curveAt(inputs, { nth: ink, of: INKS, value: amount / 255 }) * (steps - 1),
    ));
  const color = new Float32Array(NUMBERS);
  const lows = new Float32Array(INKS);
  const rests = new Float32Array(INKS);
  return (pixels, place) => {
    for (let ink = 0; ink < INKS; ink++) {
      const exact = places[ink]?.[pixels[place + ink] ?? 0] ?? 0;
      const low = Math.min(Math.floor(exact), Math.max(0, steps - 2));
      lows[ink] = low;
      rests[ink] = exact - low;
    }
    color.fill(0);
    // Sums up the neighbouring combinations, weighted by nearness.
    for (let corner = 0; corner < 2 ** INKS; corner++) {
      let weight = 1;
      let index = 0;
      for (let ink = 0; ink < INKS; ink++) {
        const isHigh = corner >> ink & 1;
        const rest = rests[ink] ?? 0;
        weight *= isHigh ? rest : 1 - rest;
        index = index * steps + Math.min(steps - 1, (lows[ink] ?? 0) + isHigh);
      }
      if (weight === 0) continue;
      for (let nth = 0; nth < NUMBERS; nth++) {
        color[nth] = (color[nth] ?? 0) + weight * (colors[index * NUMBERS + nth] ?? 0);
      }
    }
    const [one, two, three] = [0, 1, 2].map((nth) =>
      curveAt(outputs, { nth, of: NUMBERS, value: color[nth] ?? 0 })
    );
    return toXyz([one ?? 0, two ?? 0, three ?? 0]);
  };
}

function readTables(view: DataView, at: number): Tables {
  const kind = view.getUint32(at);
  const is16 = kind === TABLE_16;
  const steps = view.getUint8(at + 10);
  const hasForm = (is16 || kind === TABLE_8) && view.getUint8(at + 8) === INKS &&
    view.getUint8(at + 9) === NUMBERS;
  if (!hasForm || steps ** INKS * NUMBERS > view.byteLength) throw new RangeError("No table");
  let next = at + (is16 ? 52 : 48);
  const take = (length: number) => {
    const numbers = new Float32Array(length);
    for (let nth = 0; nth < length; nth++, next += is16 ? 2 : 1) {
      numbers[nth] = is16 ? view.getUint16(next) / 65_535 : view.getUint8(next) / 255;
    }
    return numbers;
  };
  const inputs = take(INKS * (is16 ? view.getUint16(at + 48) : 256));
  const colors = take(steps ** INKS * NUMBERS);
  const outputs = take(NUMBERS * (is16 ? view.getUint16(at + 50) : 256));
  return { is16, steps, inputs, colors, outputs };
}

/** Returns a value's point on one of several curves. */
function curveAt(
  curves: Float32Array,
  { nth, of, value }: { nth: number; of: number; value: number },
): number {
  const length = curves.length / of;
  const place = value * (length - 1);
  const low = Math.floor(place);
  const from = curves[nth * length + low] ?? 0;
  const to = curves[nth * length + Math.min(length - 1, low + 1)] ?? 0;
  return from + (to - from) * (place - low);
}

/** Scales X, Y and Z, whose range is 0 to almost 2. */
function scaledToXyz([x, y, z]: Triple): Triple {
  const scale = 65_535 / 32_768;
  return [x * scale, y * scale, z * scale];
}

function labToXyz(is16: boolean): (color: Triple) => Triple {
  // In 16 bits, 0xff00 is the end of the scale.
  const scale = is16 ? 65_535 / 65_280 : 1;
  const cube = (value: number) => value > 6 / 29 ? value ** 3 : (value - 4 / 29) * 108 / 841;
  return ([lightness, a, b]) => {
    const y = (lightness * scale * 100 + 16) / 116;
    const x = y + (a * scale * 255 - 128) / 500;
    const z = y - (b * scale * 255 - 128) / 200;
    return [WHITE[0] * cube(x), WHITE[1] * cube(y), WHITE[2] * cube(z)];
  };
}
