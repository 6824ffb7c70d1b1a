import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";
import encodeJpeg from "@jsquash/jpeg/codec/enc/mozjpeg_enc.js";
import JPEG from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm" with { type: "bytes" };
import { defaultOptions as JPEG_OPTIONS } from "@jsquash/jpeg/meta.js";
import decodeWebp from "@jsquash/webp/codec/dec/webp_dec.js";
import DECODER from "@jsquash/webp/codec/dec/webp_dec.wasm" with { type: "bytes" };
import encodeWebp from "@jsquash/webp/codec/enc/webp_enc_simd.js";
import WEBP from "@jsquash/webp/codec/enc/webp_enc_simd.wasm" with { type: "bytes" };
import { defaultOptions as WEBP_OPTIONS } from "@jsquash/webp/meta.js";
import { initEmscriptenModule } from "@jsquash/webp/utils.js";

/** A file's bytes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Joins texts, of which each character is a byte, and bytes. */
export function bytesOf(...parts: (string | Uint8Array)[]): Bytes {
  const pieces = parts.map((part) => typeof part === "string" ? Buffer.from(part, "latin1") : part);
  return new Uint8Array(Buffer.concat(pieces));
}

/** Returns a number as `length` bytes, the highest first. */
export function numberOf(value: number, length: number): Bytes {
  return Uint8Array.from({ length }, (_, place) => Math.floor(value / 256 ** (length - 1 - place)));
}

/** Returns a chunk of a PNG with its checksum. */
export function pngChunk(type: string, content: Uint8Array): Bytes {
  const named = bytesOf(type, content);
  return bytesOf(numberOf(content.length, 4), named, numberOf(crc32(named), 4));
}

/** Returns the beginning of a PNG with that many pixels of red, green, blue and opacity, by default 8 bits each. */
export function pngHead(width: number, height: number, depth = 8): Bytes {
  const form = Uint8Array.of(depth, 6, 0, 0, 0);
  const header = bytesOf(numberOf(width, 4), numberOf(height, 4), form);
  return bytesOf("\x89PNG\r\n\x1a\n", pngChunk("IHDR", header));
}

/** A PNG whose left half is red and whose right half is blue, with chunks of all kinds before its pixels. */
export function pngOf(width: number, height: number, ...chunks: Bytes[]): Bytes {
  const { data } = halves(width, height);
  const rows = bytesOf(
    ...Array.from(
      { length: height },
      (_, y) => bytesOf("\0", new Uint8Array(data.buffer, y * width * 4, width * 4)),
    ),
  );
  const pixels = pngChunk("IDAT", deflateSync(rows));
  return bytesOf(pngHead(width, height), ...chunks, pixels, pngChunk("IEND", new Uint8Array()));
}

function halves(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) {
    const isLeft = at / 4 % width < width / 2;
    data.set(isLeft ? [255, 0, 0, 255] : [0, 0, 255, 255], at);
  }
  return { data, width, height };
}

/** Returns the same picture as a JPEG, with segments before its pixels. */
export async function jpegOf(width: number, height: number, ...segments: Bytes[]): Promise<Bytes> {
  const encoder = await initEmscriptenModule(encodeJpeg, new WebAssembly.Module(JPEG));
  const { data } = halves(width, height);
  const options = { ...JPEG_OPTIONS, progressive: false };
  const file = new Uint8Array(encoder.encode(data, width, height, options));
  return bytesOf(file.slice(0, 2), ...segments, file.slice(2));
}

/** Returns a segment of a JPEG: 0xe1 for Exif, 0xe2 for colour profiles, 0xfe for comments. */
export function jpegSegment(kind: number, content: Uint8Array): Bytes {
  return bytesOf(numberOf(0xff00 + kind, 2), numberOf(content.length + 2, 2), content);
}

/** Returns the Exif data of a phone: its orientation and its location. */
export function exifOf(orientation: number, place: string): Bytes {
  return jpegSegment(0xe1, bytesOf("Exif\0\0", tiffOf(orientation), place));
}

/** Returns Exif's tags with the orientation of the camera. */
export function tiffOf(orientation: number): Bytes {
  const entry = bytesOf(
    numberOf(0x0112, 2),
    numberOf(3, 2),
    numberOf(1, 4),
    numberOf(orientation, 2),
    "\0\0",
  );
  return bytesOf("MM", numberOf(42, 2), numberOf(8, 4), numberOf(1, 2), entry, numberOf(0, 4));
}

/** Returns the same picture as a WebP. */
export async function webpOf(width: number, height: number): Promise<Bytes> {
  const encoder = await initEmscriptenModule(encodeWebp, new WebAssembly.Module(WEBP));
  const { data } = halves(width, height);
  const file = encoder.encode(data, width, height, WEBP_OPTIONS);
  return new Uint8Array(file ?? []);
}

/** Returns a WebP with these chunks. */
export function webpWith(...chunks: [type: string, content: Uint8Array][]): Bytes {
  const little = (value: number) => numberOf(value, 4).reverse();
  const body = bytesOf(
    "WEBP",
    ...chunks.flatMap(([type, content]) => [
      type,
      little(content.length),
      content,
      "\0".repeat(content.length % 2),
    ]),
  );
  return bytesOf("RIFF", little(body.length), body);
}

/** Returns a WebP's size, and the color in the middle of each quarter: "red", "blue" or another. */
export async function lookAt(webp: Bytes) {
  const { colors, ...size } = await colorsIn(webp);
  const quarters = colors.map(([red = 0, , blue = 0]) =>
    red > 200 && blue < 60 ? "red" : blue > 200 && red < 60 ? "blue" : "else"
  );
  return { ...size, quarters };
}

/** Returns a WebP's size, and the red, green and blue in the middle of each quarter. */
export async function colorsIn(webp: Bytes) {
  const decoder = await initEmscriptenModule(decodeWebp, new WebAssembly.Module(DECODER));
  const image = decoder.decode(webp.buffer);
  if (!image) throw new Error("This is no picture");
  const { data, width, height } = image;
  const colors = [[1, 1], [3, 1], [1, 3], [3, 3]].map(([x = 0, y = 0]) => {
    const at = (Math.floor(height * y / 4) * width + Math.floor(width * x / 4)) * 4;
    return [...data.slice(at, at + 3)];
  });
  return { width, height, colors };
}
