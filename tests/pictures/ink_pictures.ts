import { type Bytes, bytesOf, jpegSegment, numberOf } from "../support/pages/pictures.ts";

/**
 * A JPEG of four inks whose left and right half have those amounts, with segments before its pixels. As Adobe's
 * programs write it, which store how much of the paper is left, with a `transform` of 0 or 2; or with plain amounts.
 */
export function inkJpegOf(
  [width, height]: [number, number],
  [left, right]: [number[], number[]],
  { transform, segments = [] }: { transform?: 0 | 2; segments?: Bytes[] } = {},
): Bytes {
  const bits: string[] = [];
  const before = [0, 0, 0, 0];
  for (let nth = 0; nth < Math.ceil(width / 8) * Math.ceil(height / 8); nth++) {
    const amounts = nth % Math.ceil(width / 8) * 8 + 4 < width / 2 ? left : right;
    amounts.forEach((amount, ink) => {
      // Of each block only its mean: the difference to the one before, in a code of 4 bits for its length. Then its
      // end.
      const mean = (transform === undefined ? amount : 255 - amount) - 128;
      const change = mean - (before[ink] ?? 0);
      before[ink] = mean;
      const length = change === 0 ? 0 : Math.abs(change).toString(2).length;
      const code = change < 0 ? change + 2 ** length - 1 : change;
      bits.push(length.toString(2).padStart(4, "0"));
      if (length > 0) bits.push(code.toString(2).padStart(length, "0"));
      bits.push("0");
    });
  }
  const scan = bits.join("").match(/.{1,8}/g) ?? [];
  const bytes = scan.flatMap((byte) => {
    const value = parseInt(byte.padEnd(8, "1"), 2);
    return value === 255 ? [255, 0] : [value];
  });
  const four = (each: (nth: number) => number[]) => Uint8Array.from([1, 2, 3, 4].flatMap(each));
  const lengths = new Uint8Array(16);
  lengths[3] = 12;
  const size = bytesOf(numberOf(height, 2), numberOf(width, 2));
  const adobe = `Adobe\0\x64\0\0\0\0`;
  return bytesOf(
    "\xff\xd8",
    ...segments,
    ...transform === undefined ? [] : [jpegSegment(0xee, bytesOf(adobe, Uint8Array.of(transform)))],
    jpegSegment(0xdb, bytesOf("\0", new Uint8Array(64).fill(8))),
    jpegSegment(0xc0, bytesOf("\x08", size, "\x04", four((nth) => [nth, 0x11, 0]))),
    jpegSegment(0xc4, bytesOf("\0", lengths, Uint8Array.from({ length: 12 }, (_, nth) => nth))),
    jpegSegment(0xc4, bytesOf("\x10\x01", new Uint8Array(15), "\0")),
    jpegSegment(0xda, bytesOf("\x04", four((nth) => [nth, 0]), "\0\x3f\0")),
    Uint8Array.from(bytes),
    "\xff\xd9",
  );
}

/** A color profile for a space ("RGB ", "GRAY", "CMYK") with these tags; colors are counted in `counted`. */
export function profileOf(space: string, tags: Record<string, Bytes>, counted = "XYZ "): Bytes {
  const names = Object.keys(tags);
  let at = 132 + names.length * 12;
  const table = names.map((name) => {
    const { length = 0 } = tags[name] ?? {};
    at += length;
    return bytesOf(name, numberOf(at - length, 4), numberOf(length, 4));
  });
  const head = bytesOf("\0".repeat(12), "mntr", space, counted, "\0".repeat(12), "acsp");
  return bytesOf(
    head,
    "\0".repeat(128 - head.length),
    numberOf(names.length, 4),
    ...table,
    ...Object.values(tags),
  );
}

/** Returns a profile's curve with that exponent. */
export function exponentOf(exponent: number): Bytes {
  return bytesOf("curv\0\0\0\0\0\0\0\x01", numberOf(exponent * 256, 2), "\0\0");
}

/** Returns a profile's X, Y and Z. */
export function xyzOf(...xyz: number[]): Bytes {
  return bytesOf("XYZ \0\0\0\0", ...xyz.map((value) => numberOf(Math.round(value * 65_536), 4)));
}
