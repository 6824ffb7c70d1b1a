import assert from "node:assert/strict";
import * as fc from "fast-check";
import { Refusal } from "../../src/core/refusals/refusal.ts";
import { readHeader } from "../../src/site/pictures/read_header.ts";
import {
  type Bytes,
  bytesOf,
  exifOf,
  jpegOf,
  jpegSegment,
  numberOf,
  pngChunk,
  pngHead,
  pngOf,
  tiffOf,
  webpOf,
  webpWith,
} from "../support/pages/pictures.ts";

const HUGE = 50_000;

/** The frame of a JPEG: 3 components; and the scan that follows it. */
function jpegHead(marker: number, width: number, height: number, components = 3): Bytes {
  const size = bytesOf(
    "\x08",
    numberOf(height, 2),
    numberOf(width, 2),
    String.fromCharCode(Math.max(3, components)),
  );
  const frame = jpegSegment(marker, bytesOf(size, "\0".repeat(9)));
  return bytesOf(
    "\xff\xd8",
    frame,
    jpegSegment(0xda, bytesOf(String.fromCharCode(components), "\0".repeat(9))),
  );
}

function vp8l(width: number, height: number): Bytes {
  return bytesOf("\x2f", numberOf(width - 1 + (height - 1) * 2 ** 14, 4).reverse(), "\0\0\0\0");
}

function refusalOf(bytes: Bytes): string {
  try {
    readHeader(bytes);
  } catch (error) {
    assert.ok(error instanceof Refusal && error.code === "picture_refused", String(error));
    return error.message;
  }
  assert.fail("It was taken");
}

Deno.test("a bomb is refused by its header, whatever its format", () => {
  const frame = bytesOf("\0\0\0\x9d\x01\x2a", "\xff\x3f\xff\x3f", "\0\0");
  const bombs = {
    png: bytesOf(pngHead(HUGE, HUGE), pngChunk("IDAT", new Uint8Array(9))),
    jpeg: jpegHead(0xc0, HUGE, HUGE),
    "lossless webp": webpWith(["VP8L", vp8l(16_384, 16_384)]),
    "webp that claims little": webpWith(["VP8X", new Uint8Array(10)], ["VP8 ", frame]),
  };
  for (const [name, bytes] of Object.entries(bombs)) {
    assert.match(
      refusalOf(bytes),
      /It has \d\d,\d{3} × \d\d,\d{3} pixels, and [\d.]+ megapixels are the most/,
      name,
    );
  }
});

Deno.test("a picture that takes more memory may have fewer pixels", () => {
  assert.equal(readHeader(jpegHead(0xc0, 3_840, 2_160)).width, 3_840);
  const refused = {
    "a progressive JPEG": jpegHead(0xc2, 3_840, 2_160),
    "a JPEG of several scans": jpegHead(0xc0, 3_840, 2_160, 1),
    "a JPEG of inks": jpegHead(0xc0, 3_840, 2_160, 4),
    "a PNG of 16 bits": bytesOf(pngHead(3_840, 2_160, 16), pngChunk("IDAT", new Uint8Array(9))),
    "a lossless WebP": webpWith(["VP8L", vp8l(3_840, 2_160)]),
  };
  for (const [name, bytes] of Object.entries(refused)) {
    assert.match(
      refusalOf(bytes),
      /^Make the picture smaller first\. .* [2-6]\.?\d? megapixels are the most/,
      name,
    );
  }
});

Deno.test("a photo has the size that it has when it is turned, whatever else its tags say", async () => {
  const sizeOf = (bytes: Bytes) => {
    const { width, height } = readHeader(bytes);
    return [width, height];
  };
  const body = (await webpOf(200, 100)).slice(20);
  for (let orientation = 0; orientation < 10; orientation++) {
    const turned = orientation >= 5 && orientation <= 8 ? [100, 200] : [200, 100];
    const tiff = tiffOf(orientation);
    assert.deepEqual(sizeOf(await jpegOf(200, 100, exifOf(orientation, ""))), turned);
    assert.deepEqual(sizeOf(pngOf(200, 100, pngChunk("eXIf", tiff))), turned);
    for (const name of ["", "Exif\0\0"]) {
      const file = webpWith(
        ["VP8X", bytesOf("\x08", new Uint8Array(9))],
        ["VP8 ", body],
        ["EXIF", bytesOf(name, tiff)],
      );
      assert.deepEqual(sizeOf(file), turned);
    }
  }
  for (let length = 0; length < 26; length++) {
    const cut = jpegSegment(0xe1, bytesOf("Exif\0\0", tiffOf(6).slice(0, length)));
    assert.equal(sizeOf(await jpegOf(200, 100, cut)).length, 2);
  }
});

Deno.test("what is animated is refused", () => {
  const apng = bytesOf(
    pngHead(64, 64),
    pngChunk("acTL", new Uint8Array(8)),
    pngChunk("IDAT", new Uint8Array(9)),
  );
  const webp = webpWith(["VP8X", bytesOf("\x02", "\0".repeat(9))], ["ANIM", new Uint8Array(6)]);
  for (const bytes of [apng, webp]) {
    assert.match(refusalOf(bytes), /^Choose a picture that doesn't move\.$/);
  }
});

Deno.test("only PNG, JPEG and WebP are taken, whatever a file is called", () => {
  const others = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    "GIF89a\x01\0\x01\0\0\0\0;",
    "<!doctype html><script>alert(1)</script>",
    "PK\x03\x04",
    "BM",
    "",
    "\0\0\0 ftypavif",
    "RIFF\0\0\0\0WAVE",
  ];
  for (const text of others) assert.match(refusalOf(bytesOf(text)), /a PNG, JPEG or WebP/);
});

Deno.test("a file cut off anywhere in its header is refused", async () => {
  const files = [pngOf(64, 64), await jpegOf(64, 64, exifOf(1, "here")), await webpOf(64, 64)];
  for (const file of files) {
    assert.equal(readHeader(file).width, 64);
    for (let length = 0; length < 26; length++) refusalOf(file.slice(0, length));
  }
});

Deno.test("a header of noise is read or refused, never anything else", () => {
  const beginnings = ["\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR", "\xff\xd8\xff", "RIFF\0\0\0\0WEBP"];
  const noise = fc.tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 200 }));
  fc.assert(fc.property(noise, ([beginning, rest]) => {
    const bytes = bytesOf(beginning, rest);
    try {
      const { width, height } = readHeader(bytes);
      assert.ok(width * height <= 8 * 2 ** 20);
    } catch (error) {
      assert.ok(error instanceof Refusal, String(error));
    }
  }));
});
