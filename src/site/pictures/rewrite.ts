import { createHash } from "node:crypto";
import { createFairQueue } from "../../core/limits/fair_queue.ts";
import { PROJECT } from "../../core/project.ts";
import { log } from "../../core/observing/log.ts";
import { type PictureKind, SHAPES } from "./picture.ts";
import type { PictureStep, StepResult } from "./picture_worker.ts";
import { runInWorker } from "../../core/work/run_in_worker.ts";
import { isDamaged, readHeader } from "./read_header.ts";
import { refusal } from "../../core/refusals/refusal.ts";

/** Maximum milliseconds for a picture. Eight megapixels take one or two seconds of an idle core. */
const WITHIN_MS = 15_000;

/** Maximum waiting pictures: more than concurrent uploads (src/site/web/forms/take_upload.ts). */
const WAITING = 8;

/** A picture in both widths, as WebP, and the hash under which it is stored. */
export interface WrittenPicture {
  hash: string;
  small: Uint8Array<ArrayBuffer>;
  large: Uint8Array<ArrayBuffer>;
}

/**
 * Encodes an upload again, on behalf of `network`, or of the operator if that is undefined. The upload's bytes are
 * transferred to the worker.
 */
export type RewritePicture = (
  upload: Uint8Array<ArrayBuffer>,
  purpose: { kind: PictureKind; network: string | undefined },
) => Promise<WrittenPicture>;

/**
 * Creates a function that encodes uploads again, one at a time, each in a worker that has no permissions and ends
 * afterwards. Only the pixels are kept, no other data of the file. It refuses pictures that `readHeader` refuses, that
 * are too small, or that the decoder can't read in time. The process grows by up to 110 MB for eight megapixels.
 * Replacing the classes that decoders copy pixels with would save 30 MB, but patch globals.
 */
export function createRewriter({ withinMs = WITHIN_MS } = {}): RewritePicture {
  const queue = createFairQueue({
    slots: 1,
    waiting: WAITING,
    perNetwork: 2,
    retryAfterSeconds: 10,
    yieldsMs: 60_000,
  });
  return async (upload, { kind, network }) => {
    const header = readHeader(upload);
    const { width, height } = header;
    const { widths: [minWidth], heightPerWidth } = SHAPES[kind];
    const minHeight = Math.round(minWidth * heightPerWidth);
    if (width < minWidth || height < minHeight) {
      const small = { why: "small", width, height, kind, minWidth, minHeight } as const;
      throw refusal("picture_refused", small);
    }
    const bytes = upload.byteLength === upload.buffer.byteLength
      ? upload.buffer
      : upload.slice().buffer;
    return await queue(async () => {
      const decoded = await work({ step: "decode", bytes, header, kind }, withinMs);
      if (!("large" in decoded)) throw isDamaged();
      // In a separate worker, because the decoder's memory is free by then.
      const encoded = await work({ step: "encode", large: decoded.large, kind }, withinMs);
      const [small, large] = "files" in encoded ? encoded.files : [];
      if (!small || !large) throw isDamaged();
      const hash = createHash("sha256").update(small).update(large).digest("hex");
      return { hash, small, large };
    }, { network });
  };
}

/** Runs a step in a worker, which is terminated if it takes too long. */
async function work(step: PictureStep, withinMs: number): Promise<StepResult> {
  const url = new URL("src/site/pictures/picture_worker.ts", PROJECT);
  const transfer = step.step === "decode" ? [step.bytes] : [];
  const result = await runInWorker<StepResult>(url, { message: step, withinMs, transfer });
  if ("failed" in result) log("info", "picture_refused", { why: result.failed });
  return result;
}
