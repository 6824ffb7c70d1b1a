const BLOCK_BYTES = 512; // every tar header and every padded body is a multiple of this

/**
 * Returns the bytes of the file `path` in an uncompressed tar stream, and reads no further than its end. Throws if the
 * archive has no such file or ends early.
 */
export async function extractFile(
  tar: ReadableStream<Uint8Array<ArrayBuffer>>,
  path: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new BlockReader(tar);
  try {
    while (true) {
      const header = await reader.take(BLOCK_BYTES);
      if (header[0] === 0) throw new Error(`The archive has no file ${path}`);
      const size = sizeOf(header);
      if (nameOf(header) === path) return await reader.take(size);
      await reader.take(Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES);
    }
  } finally {
    await reader.cancel();
  }
}

/** Reads a stream with chunks of any length in pieces of a given length. */
class BlockReader {
  #reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  #rest = new Uint8Array();

  constructor(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
    this.#reader = stream.getReader();
  }

  async take(length: number): Promise<Uint8Array<ArrayBuffer>> {
    const taken = new Uint8Array(length);
    let filled = 0;
    while (filled < length) {
      if (this.#rest.length === 0) this.#rest = await this.#nextChunk();
      const part = this.#rest.subarray(0, length - filled);
      taken.set(part, filled);
      filled += part.length;
      this.#rest = this.#rest.subarray(part.length);
    }
    return taken;
  }

  async cancel(): Promise<void> {
    await this.#reader.cancel();
  }

  async #nextChunk(): Promise<Uint8Array<ArrayBuffer>> {
    const { done, value } = await this.#reader.read();
    if (done) throw new Error("The archive ends early");
    return value;
  }
}

// POSIX ustar: name in bytes 0–99, size in octal in 124–135, prefix of long names in 345–499.
function nameOf(header: Uint8Array): string {
  const prefix = text(header, 345, 500);
  const name = text(header, 0, 100);
  return prefix === "" ? name : `${prefix}/${name}`;
}

function sizeOf(header: Uint8Array): number {
  const size = Number.parseInt(text(header, 124, 136), 8);
  if (Number.isNaN(size)) throw new Error("The archive has an unreadable header");
  return size;
}

function text(header: Uint8Array, from: number, to: number): string {
  return new TextDecoder().decode(header.subarray(from, to)).replace(/\0.*$/s, "").trim();
}
