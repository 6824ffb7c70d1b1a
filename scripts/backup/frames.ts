import { Buffer } from "node:buffer";
import type { Bytes } from "./seal.ts";

/** Bytes that are collected for one frame. The overhead per frame would dwarf a single row. */
const FRAME_BYTES = 65_536;

const LENGTH_BYTES = 4;

/** Encodes one frame: its length as four bytes, big-endian, then its content. */
export function frameOf(bytes: Uint8Array): Uint8Array {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** Encodes a value as a frame of JSON. */
export function jsonFrame(value: unknown): Uint8Array {
  return frameOf(new TextEncoder().encode(JSON.stringify(value)));
}

/** Encodes a stream as frames, with an empty one at its end. */
export async function* framesOf(source: Bytes): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of source) {
    held.push(bytes);
    length += bytes.length;
    if (length < FRAME_BYTES) continue;
    yield frameOf(Buffer.concat(held));
    held = [];
    length = 0;
  }
  if (length > 0) yield frameOf(Buffer.concat(held));
  yield frameOf(new Uint8Array());
}

/** Decodes frames from bytes in arbitrary chunks. Each result is the input of a `frameOf`. */
export async function* readFrames(source: Bytes): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let length = 0;
  let wanted = LENGTH_BYTES;
  for await (const bytes of source) {
    held.push(bytes);
    length += bytes.length;
    if (length < wanted) continue;
    const whole = Buffer.concat(held);
    let at = 0;
    for (;;) {
      wanted = LENGTH_BYTES;
      if (whole.length - at < wanted) break;
      wanted += whole.readUInt32BE(at);
      if (whole.length - at < wanted) break;
      yield whole.subarray(at + LENGTH_BYTES, at + wanted);
      at += wanted;
    }
    held = [whole.subarray(at)];
    length = whole.length - at;
  }
}
