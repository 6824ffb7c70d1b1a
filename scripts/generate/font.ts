import { Buffer } from "node:buffer";
import subset from "subset-font";
import LATIN from "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2" with {
  type: "bytes",
};
import EXTENDED from "@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2" with {
  type: "bytes",
};

/** The weights and widths that the pages use. All of them would double the size. */
const AXES = { wght: { min: 400, max: 750 }, wdth: { min: 100, max: 112 } };

/** The source of each file of the typeface Archivo, and the code points to keep, the same as its `unicode-range`. */
const FILES = {
  latin: {
    source: LATIN,
    ranges: [[0x20, 0x7e], [0xa0, 0xff], [0x2010, 0x2026], [0x20ac, 0x20ac], [0x2190, 0x2193]],
  },
  latin_ext: { source: EXTENDED, ranges: [[0x100, 0x17f], [0x218, 0x21b], [0x1e9e, 0x1e9e]] },
} as const;

/** The names of the files. */
export const FONTS = Object.keys(FILES) as (keyof typeof FILES)[];

/** Cuts a file of the typeface to the parts that the pages use, and returns it as WOFF2 in base64. */
export async function cutFont(name: keyof typeof FILES): Promise<string> {
  const { source, ranges } = FILES[name];
  const text = ranges.map(([first, last]) => charactersBetween(first, last)).join("");
  const options = { targetFormat: "woff2", variationAxes: AXES, noLayoutClosure: true } as const;
  const font = await subset(Buffer.from(source), text, options);
  return `${new Uint8Array(font).toBase64()}\n`;
}

function charactersBetween(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, nth) => first + nth));
}
