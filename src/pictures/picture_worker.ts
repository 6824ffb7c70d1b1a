// Decodes one picture and encodes it again. The worker has no permissions and ends afterwards (rewrite.ts), so that a file
// that breaks a decoder breaks nothing else.
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
import { type Crop, type PictureKind, SHAPES } from "./picture.ts";
import type { PictureHeader } from "./read_header.ts";
import { type Pixels, shrink } from "./shrink.ts";

/** A step of a picture's work: decoding it to its large width, or encoding it in both. */
export type PictureStep =
  | { step: "decode"; bytes: ArrayBuffer; header: PictureHeader; kind: PictureKind; crop: Crop }
  | { step: "encode"; large: Pixels; kind: PictureKind };

/** What a step returns, or why it failed. */
export type StepResult = { large: Pixels } | { files: Uint8Array<ArrayBuffer>[] } | {
  failed: string;
};

/** Bytes of the large picture, and the qualities that are tried until it has no more. */
const LARGE_BYTES_MAX = 150_000;
const QUALITIES = [82, 70, 55, 40, 25];

/** Keeps what decoders print out of the log. */
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

/** Rotates a photo as the camera was held. */
const KEEPS_ORIENTATION = true;

addEventListener("message", async (event) => {
  const result = await run((event as MessageEvent<PictureStep>).data)
    .catch((error): StepResult => ({ failed: String(error) }));
  (self as unknown as Worker).postMessage(result);
  // If it is terminated from outside while it becomes idle, its thread may stay, and keep the process alive.
  close();
});

async function run(step: PictureStep): Promise<StepResult> {
  const { widths: [small, large], heightPerWidth } = SHAPES[step.kind];
  const sizeOf = (width: number) => ({ width, height: Math.round(width * heightPerWidth) });
  return step.step === "decode"
    ? { large: await decode(step, sizeOf(large)) }
    : { files: await encode([shrink(step.large, sizeOf(small)), step.large]) };
}

/** Decodes to the large width. */
async function decode(
  { bytes, header, crop }: { bytes: ArrayBuffer; header: PictureHeader; crop: Crop },
  large: { width: number; height: number },
): Promise<Pixels> {
  const decode = await DECODERS[header.format]();
  const picture = await decode(bytes);
  if (!picture) throw new Error("nothing was decoded");
  return shrink(picture, large, crop);
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
