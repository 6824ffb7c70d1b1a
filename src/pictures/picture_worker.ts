// Decodes one picture and writes it anew. Runs without any permission, and is ended after it (rewrite.ts): whatever a
// file does to a decoder, it does in here.
import createJpeg from "@jsquash/jpeg/codec/dec/mozjpeg_dec.js";
import JPEG from "@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm" with { type: "bytes" };
import decodePng, { init as initPng } from "@jsquash/png/decode.js";
import PNG from "@jsquash/png/codec/pkg/squoosh_png_bg.wasm" with { type: "bytes" };
import createEncoder from "@jsquash/webp/codec/enc/webp_enc_simd.js";
import ENCODER from "@jsquash/webp/codec/enc/webp_enc_simd.wasm" with { type: "bytes" };
import createWebp from "@jsquash/webp/codec/dec/webp_dec.js";
import WEBP from "@jsquash/webp/codec/dec/webp_dec.wasm" with { type: "bytes" };
import { defaultOptions } from "@jsquash/webp/meta.js";
import { initEmscriptenModule } from "@jsquash/webp/utils.js";
import { type PictureKind, SHAPES } from "./picture.ts";
import type { PictureHeader } from "./read_header.ts";
import { type Pixels, shrink } from "./shrink.ts";

/** A step of writing a picture anew: decoding it to its large width, or writing it in both. */
export type Order =
  | { step: "decode"; bytes: ArrayBuffer; header: PictureHeader; kind: PictureKind }
  | { step: "encode"; large: Pixels; kind: PictureKind };

/** The answer to an order: what came of it, or why nothing did. */
export type Outcome = { large: Pixels } | { files: Uint8Array<ArrayBuffer>[] } | { failed: string };

/** Bytes of the large picture, and the qualities that are tried until it has no more. */
const LARGE_BYTES_MAX = 150_000;
const QUALITIES = [82, 70, 55, 40, 25];

/** What a decoder prints about a file would stand between the lines of the log. */
const SILENT = { print: () => {}, printErr: () => {} };

/** Loads a format's decoder. */
const DECODERS = {
  async jpeg() {
    const module = await initEmscriptenModule(createJpeg, new WebAssembly.Module(JPEG), SILENT);
    return (bytes: ArrayBuffer) => module.decode(bytes, KEEPS_ORIENTATION);
  },
  async png() {
    await initPng(new WebAssembly.Module(PNG));
    return (bytes: ArrayBuffer) => decodePng(bytes);
  },
  async webp() {
    const module = await initEmscriptenModule(createWebp, new WebAssembly.Module(WEBP), SILENT);
    return (bytes: ArrayBuffer) => module.decode(bytes);
  },
};

/** Turns a photo as the camera was held. */
const KEEPS_ORIENTATION = true;

const PixelArray = Uint8ClampedArray;

addEventListener("message", async (event) => {
  const outcome = await carryOut((event as MessageEvent<Order>).data)
    .catch((error): Outcome => ({ failed: String(error) }));
  (self as unknown as Worker).postMessage(outcome);
  // Ended from outside as it goes idle, its thread was seen to stay, and the process with it.
  close();
});

async function carryOut(order: Order): Promise<Outcome> {
  const { widths: [small, large], heightPerWidth } = SHAPES[order.kind];
  const sizeOf = (width: number) => ({ width, height: Math.round(width * heightPerWidth) });
  return order.step === "decode"
    ? { large: await decode(order, sizeOf(large)) }
    : { files: await encode([shrink(order.large, sizeOf(small)), order.large]) };
}

/**
 * Decodes to the large width. The decoders hand all pixels over as a copy of their memory; this is what they find as
 * the classes they make it with, so that pixels are read where they are: a copy would take 32 MB more.
 */
async function decode(
  { bytes, header }: { bytes: ArrayBuffer; header: PictureHeader },
  wish: { width: number; height: number },
): Promise<Pixels> {
  let taken: Pixels | undefined;
  class Borrowed extends PixelArray<ArrayBuffer> {
    constructor(source: Uint8Array<ArrayBuffer> | ArrayBuffer) {
      const { buffer, byteOffset, byteLength } = ArrayBuffer.isView(source)
        ? source
        : new DataView(source);
      super(buffer, byteOffset, byteLength);
    }
    override subarray(begin: number, end: number) {
      const data = new PixelArray(this.buffer, begin, end - begin);
      data.slice = () => {
        taken = shrink({ ...header, data }, wish);
        return new PixelArray(0);
      };
      return data;
    }
  }
  class Whole {
    constructor(data: Pixels["data"], width: number, height: number) {
      taken ??= shrink({ data, width, height }, wish);
    }
  }
  const decode = await DECODERS[header.format]();
  Object.assign(globalThis, { Uint8ClampedArray: Borrowed, ImageData: Whole });
  await decode(bytes);
  Object.assign(globalThis, { Uint8ClampedArray: PixelArray });
  if (!taken) throw new Error("nothing was decoded");
  return taken;
}

async function encode(pictures: Pixels[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const encoder = await initEmscriptenModule(createEncoder, new WebAssembly.Module(ENCODER));
  return pictures.map(({ data, width, height }) => {
    for (const quality of QUALITIES) {
      const options = { ...defaultOptions, quality };
      const file = encoder.encode(data as unknown as BufferSource, width, height, options);
      if (file && (file.length <= LARGE_BYTES_MAX || quality === QUALITIES.at(-1))) {
        return new Uint8Array(file);
      }
    }
    throw new Error("nothing was encoded");
  });
}
