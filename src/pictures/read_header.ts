import { type Refusal, refusal } from "../refusals/refusal.ts";
import type { PictureFault } from "../refusals/servers.ts";

/** Pixels that a picture may have: those of a 4K screen. */
const PIXELS_MAX = 8 * 2 ** 20;

/** Memory that a picture may take until it is decoded. */
const DECODING_BYTES_MAX = 42 * 2 ** 20;

/** A picture's format and size, as its first bytes tell. */
export interface PictureHeader {
  format: "png" | "jpeg" | "webp";
  width: number;
  height: number;
  /** Memory that its decoder takes for a pixel: 4 in the end, and what it keeps until then. */
  bytesPerPixel: number;
}

/** The beginning of each format's files. */
const BEGINNINGS = { png: "\x89PNG\r\n\x1a\n", jpeg: "\xff\xd8\xff", webp: "RIFF" } as const;

/**
 * Reads a picture's format and size without decoding anything, whatever its name says. Refuses every format but PNG,
 * JPEG and WebP, what moves, what has too many pixels, and a file whose parts don't follow each other: the decoder must
 * find the size that stands here.
 */
export function readHeader(bytes: Uint8Array): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: PictureHeader;
  try {
    header = readAs(view);
  } catch (error) {
    throw error instanceof RangeError ? isDamaged() : error;
  }
  const { width, height, bytesPerPixel } = header;
  const most = Math.min(PIXELS_MAX, DECODING_BYTES_MAX / bytesPerPixel);
  if (width * height <= most) return header;
  const megapixels = most / 2 ** 20;
  throw pictureRefusal({ size: { width, height }, megapixels });
}

function readAs(view: DataView): PictureHeader {
  if (wordAt(view, 0, 8) === BEGINNINGS.png) return readPng(view);
  if (wordAt(view, 0, 3) === BEGINNINGS.jpeg) return readJpeg(view);
  if (wordAt(view, 0, 4) === BEGINNINGS.webp && wordAt(view, 8, 4) === "WEBP") {
    return readWebp(view);
  }
  throw pictureRefusal("format");
}

function readPng(view: DataView): PictureHeader {
  if (view.getUint32(8) !== 13 || wordAt(view, 12, 4) !== "IHDR") throw isDamaged();
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  for (let at = 8;; at += 12 + view.getUint32(at)) {
    const chunk = wordAt(view, at + 4, 4);
    if (chunk === "acTL") throw moves();
    if (chunk !== "IDAT") continue;
    const [depth, colour] = [view.getUint8(24), view.getUint8(25)];
    return {
      format: "png",
      width,
      height,
      bytesPerPixel: depth === 16 ? 12 : colour === RGBA ? 4 : 7,
    };
  }
}

/** PNG's number for pixels that are decoded in place. */
const RGBA = 6;

/** What comes in several scans is collected as numbers of 16 bits until the last one. */
function readJpeg(view: DataView): PictureHeader {
  let frame: { at: number; isBaseline: boolean } | undefined;
  let hasExif = false; // which may say that it is to be turned
  for (let at = 2;; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint16(at) === 0xffff) at += 1;
    const marker = view.getUint16(at);
    if (marker === 0xffda && frame) {
      const components = view.getUint8(frame.at + 9);
      const isCollected = !frame.isBaseline || view.getUint8(at + 4) < components;
      const bytesPerPixel = 4 + (isCollected ? 2 * components : hasExif ? 12 : 0);
      const [height, width] = [view.getUint16(frame.at + 5), view.getUint16(frame.at + 7)];
      return { format: "jpeg", width, height, bytesPerPixel };
    }
    if (marker < 0xffc0 || marker > 0xfffe || (marker >= 0xffd0 && marker <= 0xffda)) {
      throw isDamaged();
    }
    hasExif ||= marker === 0xffe1 && wordAt(view, at + 4, 4) === "Exif";
    const isFrame = marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame && frame) throw isDamaged();
    if (isFrame) frame = { at, isBaseline: marker <= 0xffc1 };
  }
}

function readWebp(view: DataView): PictureHeader {
  let hasAlpha = false;
  for (let at = 12;;) {
    const chunk = wordAt(view, at, 4);
    const length = view.getUint32(at + 4, true);
    if (chunk === "VP8 ") {
      const [width, height] = [view.getUint16(at + 14, true), view.getUint16(at + 16, true)];
      const bytesPerPixel = hasAlpha ? 8 : 4;
      return { format: "webp", width: width & 0x3fff, height: height & 0x3fff, bytesPerPixel };
    }
    if (chunk === "VP8L") {
      const size = view.getUint32(at + 9, true);
      const [width, height] = [(size & 0x3fff) + 1, (size >>> 14 & 0x3fff) + 1];
      return { format: "webp", width, height, bytesPerPixel: 8 };
    }
    if (chunk === "VP8X" && (view.getUint8(at + 8) & 2) !== 0) throw moves();
    hasAlpha ||= chunk === "ALPH";
    at += 8 + length + length % 2;
  }
}

/** Bytes as characters; fewer at the end of the file, so that a word that is cut off is no word. */
function wordAt(view: DataView, at: number, length: number): string {
  if (at > view.byteLength) throw new RangeError("beyond the end");
  const end = Math.min(length, view.byteLength - at);
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, end));
}

function moves(): Refusal {
  return pictureRefusal("animated");
}

/** The refusal of a file that no decoder can make a picture of. */
export function isDamaged(): Refusal {
  return pictureRefusal("damaged");
}

/** A refusal that names the fault of a picture. */
export function pictureRefusal(fault: PictureFault): Refusal {
  return refusal("picture_refused", fault);
}
