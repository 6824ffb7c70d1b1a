// Decodes one picture and encodes it again. The worker has no permissions and ends afterwards (rewrite.ts), so that a
// file that crashes a decoder affects nothing else.
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
import UTIF from "utif2";
import { readProfile } from "./color_profile.ts";
import { type PictureKind, SHAPES } from "./picture.ts";
import type { PictureHeader } from "./read_header.ts";
import { type Pixels, shrink, turn } from "./shrink.ts";

/** A step of the work: decoding a picture to its large width, or encoding it in both widths. */
export type PictureStep =
  | { step: "decode"; bytes: ArrayBuffer; header: PictureHeader; kind: PictureKind }
  | { step: "encode"; large: Pixels; kind: PictureKind };

/** Result of a step, or the reason why it failed. */
export type StepResult = { large: Pixels } | { files: Uint8Array<ArrayBuffer>[] } | {
  failed: string;
};

/** Maximum bytes of the large picture, and the qualities to try until it fits. */
const LARGE_BYTES_MAX = 150_000;
const QUALITIES = [82, 70, 55, 40, 25];

/** Keeps the decoders' output out of the log. */
const SILENT = { print: () => {}, printErr: () => {} };

/** Loads a format's decoder. */
const DECODERS = {
  async jpeg() {
    const module = await initEmscriptenModule(createJpeg, new WebAssembly.Module(JPEG), SILENT);
    return (bytes: ArrayBuffer) => module.decode(bytes, TURNS);
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

/** The decoder doesn't turn photos, because `turn` does so for all formats once the picture is small. */
const TURNS = false;

// The compiler takes this file for a program, not a worker. In a worker, events are messages, and `self` posts them.
addEventListener("message", async (event) => {
  const result = await run((event as MessageEvent<PictureStep>).data)
    .catch((error): StepResult => ({ failed: String(error) }));
  (self as unknown as Worker).postMessage(result);
  // Terminating a worker from outside while it becomes idle may leave its thread behind, which keeps the process alive.
  close();
});

async function run(step: PictureStep): Promise<StepResult> {
  const { widths: [small, large], heightPerWidth } = SHAPES[step.kind];
  const sizeOf = (width: number) => ({ width, height: Math.round(width * heightPerWidth) });
  return step.step === "decode"
    ? { large: await decode(step, sizeOf(large)) }
    : { files: await encode([shrink(step.large, sizeOf(small)), step.large]) };
}

/** Decodes a picture to its large width, in sRGB and upright. */
async function decode(
  { bytes, header }: { bytes: ArrayBuffer; header: PictureHeader },
  large: { width: number; height: number },
): Promise<Pixels> {
  const { orientation } = header;
  const toScreen = readProfile(new Uint8Array(bytes), header);
  const picture = header.inks
    ? decodeInks(bytes, header.inks === "paper")
    : await (await DECODERS[header.format]())(bytes);
  if (!picture) throw new Error("nothing was decoded");
  const target = orientation < 5 ? large : { width: large.height, height: large.width };
  const shrunk = shrink(picture, target);
  toScreen(shrunk.data);
  return turn(shrunk, orientation);
}

/** The used part of the decoder for inks. It is Mozilla's, is part of a library for TIFF, and has no types. */
interface InkDecoder {
  parse(bytes: Uint8Array): void;
  getData(options: object): Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}
const { JpegDecoder } = UTIF as unknown as { JpegDecoder: new () => InkDecoder };

/** Decodes a JPEG for printing, which the other decoder refuses, to the amounts of its four inks. */
function decodeInks(bytes: ArrayBuffer, storesPaper: boolean): Pixels {
  const picture = new JpegDecoder();
  picture.parse(new Uint8Array(bytes));
  const { width, height } = picture;
  // With `isSourcePDF`, the decoder doesn't guess.
  const data = picture.getData({ width, height, forceRGB: false, isSourcePDF: true });
  if (storesPaper) { for (let at = 0; at < data.length; at++) data[at] = 255 - (data[at] ?? 0); }
  return { data, width, height, hasInks: true };
}

async function encode(pictures: Pixels[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const encoder = await initEmscriptenModule(createEncoder, new WebAssembly.Module(ENCODER));
  return pictures.map(({ data, width, height }) => {
    for (const quality of QUALITIES) {
      const options = { ...defaultOptions, quality };
      // The encoder takes any bytes. Its declaration names a type that the decoders' clamped arrays don't fit.
      const file = encoder.encode(data as unknown as BufferSource, width, height, options);
      if (file && (file.length <= LARGE_BYTES_MAX || quality === QUALITIES.at(-1))) {
        return new Uint8Array(file);
      }
    }
    throw new Error("nothing was encoded");
  });
}
