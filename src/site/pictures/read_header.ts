/**
 * The limits on a picture, checked by its header before it is decoded.
 *
 * ```text
 * limit                       value   protects  used up by
 * pixels                      8 Mi    memory    a small file that unfolds
 *   test: a bomb is refused by its header, whatever its format
 * memory until it is decoded  42 MiB  memory    a format that takes more for a pixel
 *   test: a picture that takes more memory may have fewer pixels
 * ```
 */

import { type Refusal, refusal } from "../../core/refusals/refusal.ts";

/** Maximum pixels of a picture: those of a 4K screen. */
const PIXELS_MAX = 8 * 2 ** 20;

/** Maximum memory for decoding a picture. */
const DECODING_BYTES_MAX = 42 * 2 ** 20;

/** Part of a file. */
interface ByteRange {
  at: number;
  length: number;
}

/** A picture's format, and its size when shown upright. */
export interface PictureHeader {
  format: "png" | "jpeg" | "webp";
  width: number;
  height: number;
  /** The decoder's memory per pixel: 4 bytes of result, plus its temporary data. */
  bytesPerPixel: number;
  /** Exif's orientation, from 1 (upright) to 8. */
  orientation: number;
  /**
   * The meaning of the values in a JPEG for printing: amounts of ink or, in Adobe's programs, the paper left uncovered.
   */
  inks?: "amounts" | "paper";
  /** Its color profile (ICC) in parts, compressed in a PNG. If empty, its colors are sRGB. */
  profile: ByteRange[];
}

/** Result of a format's reader. The size is that of the stored pixels, before they are turned. */
type FormatHeader =
  & Pick<PictureHeader, "format" | "width" | "height" | "bytesPerPixel" | "inks">
  & {
    profile?: ByteRange[];
    /** Offset of Exif's tags. */
    exifAt?: number | undefined;
  };

/** The first bytes of each format's files. */
const BEGINNINGS = { png: "\x89PNG\r\n\x1a\n", jpeg: "\xff\xd8\xff", webp: "RIFF" } as const;

/**
 * Reads a picture's format and size from its bytes, without decoding it. Refuses formats other than PNG, JPEG and WebP,
 * animations, too many pixels, and a file with gaps between its parts, because the decoder must find the same size as
 * this function.
 */
export function readHeader(bytes: Uint8Array): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let found: FormatHeader;
  try {
    found = readAs(view);
  } catch (error) {
    throw error instanceof RangeError ? isDamaged() : error;
  }
  const header = turned(view, found);
  const { width, height, bytesPerPixel } = header;
  const most = Math.min(PIXELS_MAX, DECODING_BYTES_MAX / bytesPerPixel);
  if (width * height <= most) return header;
  const megapixels = most / 2 ** 20;
  throw refusal("picture_refused", { why: "large", width, height, megapixels });
}

function turned(view: DataView, { exifAt, ...found }: FormatHeader): PictureHeader {
  const orientation = exifAt === undefined ? 1 : readOrientation(view, exifAt);
  const header = { profile: [], ...found, orientation };
  const { width, height } = found;
  // From 5 on, width and height are swapped.
  return orientation < 5 ? header : { ...header, width: height, height: width };
}

function readAs(view: DataView): FormatHeader {
  if (wordAt(view, 0, 8) === BEGINNINGS.png) return readPng(view);
  if (wordAt(view, 0, 3) === BEGINNINGS.jpeg) return readJpeg(view);
  if (wordAt(view, 0, 4) === BEGINNINGS.webp && wordAt(view, 8, 4) === "WEBP") {
    return readWebp(view);
  }
  throw refusal("picture_refused", { why: "format" });
}

function readPng(view: DataView): FormatHeader {
  if (view.getUint32(8) !== 13 || wordAt(view, 12, 4) !== "IHDR") throw isDamaged();
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  const profile: ByteRange[] = [];
  let exifAt: number | undefined;
  for (let at = 8;; at += 12 + view.getUint32(at)) {
    const chunk = wordAt(view, at + 4, 4);
    if (chunk === "acTL") throw moves();
    if (chunk === "iCCP") profile.push({ at: at + 8, length: view.getUint32(at) });
    if (chunk === "eXIf") exifAt = at + 8;
    if (chunk !== "IDAT") continue;
    const depth = view.getUint8(24);
    const color = view.getUint8(25);
    const bytesPerPixel = depth === 16 ? 12 : color === RGBA ? 4 : 7;
    return { format: "png", width, height, bytesPerPixel, profile, exifAt };
  }
}

/** PNG's number for pixels that are decoded in place. */
const RGBA = 6;

/** The names at the beginning of a JPEG's segments, with the bytes that end them. */
const EXIF = "Exif\0\0";
const ICC = "ICC_PROFILE\0";

/**
 * Reads a JPEG's header. Until its last scan, a progressive picture is stored in 16-bit numbers, as inks always are.
 */
function readJpeg(view: DataView): FormatHeader {
  let frame: { at: number; isBaseline: boolean } | undefined;
  const profile: ByteRange[] = [];
  let exifAt: number | undefined;
  let isAdobes = false;
  for (let at = 2;; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint16(at) === 0xffff) at += 1;
    const marker = view.getUint16(at);
    if (marker === 0xffda && frame) {
      const components = view.getUint8(frame.at + 9);
      const inks = components !== 4
        ? {}
        : { inks: isAdobes ? "paper" as const : "amounts" as const };
      const isCollected = !frame.isBaseline || components === 4 ||
        view.getUint8(at + 4) < components;
      const bytesPerPixel = 4 + (isCollected ? 2 * components : 0);
      const height = view.getUint16(frame.at + 5);
      const width = view.getUint16(frame.at + 7);
      profile.sort((one, other) => view.getUint8(one.at - 2) - view.getUint8(other.at - 2));
      return { format: "jpeg", width, height, bytesPerPixel, ...inks, profile, exifAt };
    }
    if (marker < 0xffc0 || marker > 0xfffe || (marker >= 0xffd0 && marker <= 0xffda)) {
      throw isDamaged();
    }
    const content = at + 4;
    if (marker === 0xffe1 && wordAt(view, content, EXIF.length) === EXIF) {
      exifAt ??= content + EXIF.length;
    }
    isAdobes ||= marker === 0xffee && wordAt(view, content, 5) === "Adobe";
    // After the name come the part's number and the number of parts.
    const begin = content + ICC.length + 2;
    const length = at + 2 + view.getUint16(at + 2) - begin;
    if (marker === 0xffe2 && length > 0 && wordAt(view, content, ICC.length) === ICC) {
      profile.push({ at: begin, length });
    }
    const isFrame = marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame && frame) throw isDamaged();
    if (isFrame) frame = { at, isBaseline: marker <= 0xffc1 };
  }
}

function readWebp(view: DataView): FormatHeader {
  let hasAlpha = false;
  let hasExif = false;
  const profile: ByteRange[] = [];
  for (let at = 12;;) {
    const chunk = wordAt(view, at, 4);
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + length % 2;
    const rest = { profile, exifAt: hasExif ? findChunk(view, "EXIF", next) : undefined };
    if (chunk === "VP8 ") {
      const width = view.getUint16(at + 14, true);
      const height = view.getUint16(at + 16, true);
      const size = { width: width & 0x3fff, height: height & 0x3fff };
      return { format: "webp", ...size, bytesPerPixel: hasAlpha ? 8 : 4, ...rest };
    }
    if (chunk === "VP8L") {
      const size = view.getUint32(at + 9, true);
      const width = (size & 0x3fff) + 1;
      const height = (size >>> 14 & 0x3fff) + 1;
      return { format: "webp", width, height, bytesPerPixel: 8, ...rest };
    }
    if (chunk === "VP8X") {
      const flags = view.getUint8(at + 8);
      if ((flags & 2) !== 0) throw moves();
      hasExif = (flags & 8) !== 0;
    }
    if (chunk === "ICCP") profile.push({ at: at + 8, length });
    hasAlpha ||= chunk === "ALPH";
    at = next;
  }
}

/** Returns the offset of the content of a WebP's chunk. */
function findChunk(view: DataView, chunk: string, from: number): number | undefined {
  for (let at = from; at + 8 <= view.byteLength;) {
    if (wordAt(view, at, 4) === chunk) {
      const content = at + 8;
      // Some programs write the header of a JPEG's segment before it.
      return wordAt(view, content, EXIF.length) === EXIF ? content + EXIF.length : content;
    }
    const length = view.getUint32(at + 4, true);
    at += 8 + length + length % 2;
  }
  return undefined;
}

/** Exif's number of the tag for the orientation. */
const ORIENTATION = 0x0112;

/** Reads the orientation from Exif's tags. Returns 1 if there is no valid one, as browsers do. */
function readOrientation(view: DataView, at: number): number {
  try {
    const isLittle = wordAt(view, at, 2) === "II";
    const tags = at + view.getUint32(at + 4, isLittle);
    const count = view.getUint16(tags, isLittle);
    for (let tag = tags + 2; tag < tags + 2 + count * 12; tag += 12) {
      if (view.getUint16(tag, isLittle) !== ORIENTATION) continue;
      const orientation = view.getUint16(tag + 8, isLittle);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/** Returns bytes as characters. Beyond the end of the file there are fewer, so a truncated word isn't recognized. */
function wordAt(view: DataView, at: number, length: number): string {
  if (at > view.byteLength) throw new RangeError("beyond the end");
  const end = Math.min(length, view.byteLength - at);
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, end));
}

function moves(): Refusal {
  return refusal("picture_refused", { why: "animated" });
}

/** Returns the refusal of a damaged file. */
export function isDamaged(): Refusal {
  return refusal("picture_refused", { why: "damaged" });
}
