import { Buffer } from "node:buffer";

/** Joins texts (a byte for each character) and bytes. */
export const bytes = (...parts: (string | number[] | Uint8Array)[]) =>
  Buffer.concat(
    parts.map((part) => typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part)),
  );

/** The first bytes of each datagram of Source and Quake. */
export const HEAD = [0xff, 0xff, 0xff, 0xff];

/** A text as UTF-16, little endian. */
export const utf16 = (text: string) => Buffer.from(text, "utf16le");

/** A number as four bytes, big endian. */
export const long = (
  value: number,
) => [value >>> 24, value >> 16 & 255, value >> 8 & 255, value & 255];
