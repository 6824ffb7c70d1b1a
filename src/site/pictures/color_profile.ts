import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";
import { readLookUp, type Triple } from "./color_look_up.ts";
import type { PictureHeader } from "./read_header.ts";

/** Maximum bytes of a profile. Those of printing presses have half a megabyte to two. */
const PROFILE_BYTES_MAX = 4 * 2 ** 20;

/** Converts pixels in place, from red, green, blue and opacity or from four inks, to sRGB. */
type ToScreen = (pixels: Uint8ClampedArray) => void;

/** The matrix from XYZ under D50, which profiles use, to a screen's linear red, green and blue (by Bruce Lindbloom). */
const SCREEN = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;

/**
 * Returns the conversion of a picture's color profile (ICC.1). Without a readable profile, pixels don't change and inks
 * are treated as ideal, as browsers do.
 */
export function readProfile(
  file: Uint8Array,
  { format, inks, profile }: Pick<PictureHeader, "format" | "inks" | "profile">,
): ToScreen {
  const hasInks = inks !== undefined;
  const asIs = hasInks ? mixIdealInks : () => {};
  try {
    const parts = profile.map(({ at, length }) => file.subarray(at, at + length));
    const bytes = format === "png" ? unpack(parts[0]) : Buffer.concat(parts);
    return profileToScreen(new DataView(bytes.buffer, bytes.byteOffset, bytes.length), hasInks) ??
      asIs;
  } catch {
    // A truncated or broken profile is ignored.
    return asIs;
  }
}

/** Decompresses a PNG's profile, which follows its name and the compression method. */
function unpack(chunk: Uint8Array = new Uint8Array()): Buffer {
  const packed = chunk.subarray(chunk.indexOf(0) + 2);
  return inflateSync(packed, { maxOutputLength: PROFILE_BYTES_MAX });
}

function profileToScreen(view: DataView, hasInks: boolean): ToScreen | undefined {
  if (view.byteLength < 132 || wordAt(view, 36) !== "acsp") return undefined;
  const space = wordAt(view, 16);
  const tagAt = (name: string) => {
    for (let nth = 0; nth < view.getUint32(128); nth++) {
      const at = 132 + nth * 12;
      if (wordAt(view, at) === name) return view.getUint32(at + 4);
    }
    throw new RangeError(`No ${name}`);
  };
  if (hasInks) {
    return space === "CMYK" ? inksToScreen(readLookUp(view, tagAt("A2B0"))) : undefined;
  }
  if (space === "GRAY") return grayToScreen(readCurve(view, tagAt("kTRC")));
  if (space !== "RGB ") return undefined;
  const curves = ["rTRC", "gTRC", "bTRC"].map((name) => readCurve(view, tagAt(name)));
  const [red, green, blue] = ["rXYZ", "gXYZ", "bXYZ"].map((name) => readXyz(view, tagAt(name)));
  return red && green && blue ? colorsToScreen(curves, [red, green, blue]) : undefined;
}

/** A curve of 256 values, each a share of light. */
type Curve = readonly number[];

function colorsToScreen(curves: Curve[], primaries: [Triple, Triple, Triple]): ToScreen {
  const [red = [], green = [], blue = []] = curves;
  const lights = primaries.map(toLight);
  const [ofRed, ofGreen, ofBlue] = [0, 1, 2].map((nth) => lights.map((light) => light[nth] ?? 0));
  return (pixels) => {
    for (let at = 0; at < pixels.length; at += 4) {
      const light: Triple = [
        red[pixels[at] ?? 0] ?? 0,
        green[pixels[at + 1] ?? 0] ?? 0,
        blue[pixels[at + 2] ?? 0] ?? 0,
      ];
      pixels[at] = shade(mix(light, ofRed));
      pixels[at + 1] = shade(mix(light, ofGreen));
      pixels[at + 2] = shade(mix(light, ofBlue));
    }
  };
}

function mix([red, green, blue]: Triple, [r = 0, g = 0, b = 0]: number[] = []): number {
  return r * red + g * green + b * blue;
}

function grayToScreen(curve: Curve): ToScreen {
  const shades = curve.map(shade);
  return (pixels) => {
    // An editor that added colors may have kept the profile of the gray picture.
    if (!isGray(pixels)) return;
    for (let at = 0; at < pixels.length; at += 4) {
      pixels.fill(shades[pixels[at] ?? 0] ?? 0, at, at + 3);
    }
  };
}

function isGray(pixels: Uint8ClampedArray): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at] !== pixels[at + 1] || pixels[at] !== pixels[at + 2]) return false;
  }
  return true;
}

function inksToScreen(xyzOf: ReturnType<typeof readLookUp>): ToScreen {
  return (pixels) => {
    for (let at = 0; at < pixels.length; at += 4) {
      const [red, green, blue] = toLight(xyzOf(pixels, at));
      pixels[at] = shade(red);
      pixels[at + 1] = shade(green);
      pixels[at + 2] = shade(blue);
      pixels[at + 3] = 255;
    }
  };
}

function mixIdealInks(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const paper = 255 - (pixels[at + 3] ?? 0);
    for (let ink = at; ink < at + 3; ink++) pixels[ink] = (255 - (pixels[ink] ?? 0)) * paper / 255;
    pixels[at + 3] = 255;
  }
}

function toLight([x, y, z]: Triple): Triple {
  const [red, green, blue] = SCREEN;
  return [
    red[0] * x + red[1] * y + red[2] * z,
    green[0] * x + green[1] * y + green[2] * z,
    blue[0] * x + blue[1] * y + blue[2] * z,
  ];
}

/** Returns the sRGB value, from 0 to 255, of a share of light. */
function shade(light: number): number {
  if (light <= 0) return 0;
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
}

function readXyz(view: DataView, at: number): Triple {
  return [fixedAt(view, at + 8), fixedAt(view, at + 12), fixedAt(view, at + 16)];
}

/** Reads a curve from its table, exponent or formula. */
function readCurve(view: DataView, at: number): Curve {
  const curve = wordAt(view, at) === "para" ? readFormula(view, at) : readTable(view, at);
  return Array.from({ length: 256 }, (_, value) => curve(value / 255));
}

function readTable(view: DataView, at: number): (value: number) => number {
  if (wordAt(view, at) !== "curv") throw new RangeError("No curve");
  const count = view.getUint32(at + 8);
  if (count === 0) return (value) => value;
  if (count === 1) return (value) => value ** (view.getUint16(at + 12) / 256);
  return (value) => {
    const place = value * (count - 1);
    const low = Math.floor(place);
    const high = Math.min(count - 1, low + 1);
    const [from, to] = [low, high].map((nth) => view.getUint16(at + 12 + nth * 2) / 65_535);
    return (from ?? 0) + ((to ?? 0) - (from ?? 0)) * (place - low);
  };
}

/** The number of parameters of each of the five formulas. */
const FORMULAS = [1, 3, 4, 5, 7];

function readFormula(view: DataView, at: number): (value: number) => number {
  const kind = view.getUint16(at + 8);
  const length = FORMULAS[kind] ?? 0;
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from(
    { length },
    (_, nth) => fixedAt(view, at + 12 + nth * 4),
  );
  if (kind === 0) return (x) => x ** g;
  if (kind <= 2) return (x) => x >= -b / a ? (a * x + b) ** g + c : c;
  return (x) => x >= d ? (a * x + b) ** g + e : c * x + f;
}

/** Reads a signed fixed-point number with 16 fraction bits. */
function fixedAt(view: DataView, at: number): number {
  return view.getInt32(at) / 65_536;
}

function wordAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((nth) => view.getUint8(at + nth)));
}
