import { createHash } from "node:crypto";
import { createFairLine } from "../limits/fair_line.ts";
import { log } from "../log.ts";
import { type PictureKind, SHAPES } from "./picture.ts";
import type { Order, Outcome } from "./picture_worker.ts";
import { isDamaged, readHeader, refuse } from "./read_header.ts";

/** Milliseconds that a picture may take: eight megapixels take one or two seconds of an idle core. */
const WITHIN_MS = 15_000;

/** Pictures that wait while another is written: more than uploads are let in at once (src/web/forms/take_upload.ts). */
const WAITING = 8;

/** A picture in both widths, as WebP, and the hash that it is kept under. */
export interface WrittenPicture {
  hash: string;
  small: Uint8Array<ArrayBuffer>;
  large: Uint8Array<ArrayBuffer>;
}

/** Writes an upload anew, by whoever `network` names; takes its bytes away. */
export type RewritePicture = (
  upload: Uint8Array<ArrayBuffer>,
  asked: { kind: PictureKind; network: string },
) => Promise<WrittenPicture>;

/**
 * Makes what writes uploads anew, one at a time and each in a worker of its own, which has no permission and is ended
 * afterwards. Only pixels come through. Refuses what `readHeader` refuses, what is too small, and what no decoder can
 * read in time.
 */
export function createRewriter({ withinMs = WITHIN_MS } = {}): RewritePicture {
  const line = createFairLine({
    places: 1,
    waiting: WAITING,
    perNetwork: 2,
    retryAfterSeconds: 10,
  });
  return async (upload, { kind, network }) => {
    const header = readHeader(upload);
    const { widths: [width], heightPerWidth } = SHAPES[kind];
    const height = Math.round(width * heightPerWidth);
    if (header.width < width || header.height < height) {
      const size = `${header.width} × ${header.height} pixels`;
      throw refuse(`it has ${size}, and a ${kind} needs at least ${width} × ${height}`);
    }
    const bytes = upload.byteLength === upload.buffer.byteLength
      ? upload.buffer
      : upload.slice().buffer;
    return await line(async () => {
      const decoded = await work({ step: "decode", bytes, header, kind }, withinMs);
      if (!("large" in decoded)) throw isDamaged();
      // In a worker of its own, so that the decoder's memory is free by then.
      const encoded = await work({ step: "encode", large: decoded.large, kind }, withinMs);
      const [small, large] = "files" in encoded ? encoded.files : [];
      if (!small || !large) throw isDamaged();
      const hash = createHash("sha256").update(small).update(large).digest("hex");
      return { hash, small, large };
    }, { network });
  };
}

/** Has a worker carry out an order, unless that takes too long. */
async function work(order: Order, withinMs: number): Promise<Outcome> {
  const url = new URL("./picture_worker.ts", import.meta.url);
  const worker = new Worker(url, { type: "module", deno: { permissions: "none" } });
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const timer = setTimeout(() => {
    worker.terminate();
    resolve({ failed: "too slow" });
  }, withinMs);
  worker.addEventListener("message", ({ data }: MessageEvent<Outcome>) => resolve(data));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    resolve({ failed: event.message });
  });
  worker.postMessage(order, order.step === "decode" ? [order.bytes] : []);
  const outcome = await promise;
  clearTimeout(timer);
  if ("failed" in outcome) log("info", "picture_refused", { why: outcome.failed });
  return outcome;
}
