import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

/** Pages kept at once, and the bytes of all. */
const PAGES_MAX = 500;
const BYTES_MAX = 8_000_000;

/** A page as it goes out to everybody. */
export interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  /** The same in gzip, where that is smaller. */
  zipped?: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** A page's HTML, or the bytes of a picture. */
type Content = string | Uint8Array<ArrayBuffer>;

/** Pages that are the same for everybody, kept for a moment. */
export type PageMemory = ReturnType<typeof createPageMemory>;

interface Slot {
  page: Promise<KeptPage | undefined>;
  /** When it was asked for: it is no older than that. */
  at: number;
  /** 0 until it is made. */
  bytes: number;
}

/** Makes an empty memory. A page is forgotten `keptMs` milliseconds after it was asked for; with 0 none is kept. */
export function createPageMemory(
  { keptMs, pagesMax = PAGES_MAX, bytesMax = BYTES_MAX, monotonic = () => performance.now() }: {
    keptMs: number;
    pagesMax?: number;
    bytesMax?: number;
    monotonic?: () => number;
  },
) {
  const slots = new Map<string, Slot>(); // the oldest first
  let bytes = 0;

  function forget(key: string, slot: Slot): void {
    if (slots.get(key) !== slot) return;
    slots.delete(key);
    bytes -= slot.bytes;
  }

  function makeRoom(): void {
    const before = monotonic() - keptMs;
    for (const [key, slot] of slots) {
      if (slot.at > before && slots.size <= pagesMax && bytes <= bytesMax) return;
      forget(key, slot);
    }
  }

  async function fill(key: string, slot: Slot, making: Promise<Content | undefined>) {
    const content = await making.catch((error) => {
      forget(key, slot);
      throw error;
    });
    if (content === undefined) return void forget(key, slot);
    const page = keep(content);
    if (slots.get(key) !== slot) return page;
    slot.bytes = page.body.byteLength + (page.zipped?.byteLength ?? 0);
    bytes += slot.bytes;
    makeRoom();
    return page;
  }

  return {
    /**
     * Returns the page of a key. If it is not kept, `make` makes it, once for all who ask meanwhile; undefined when that
     * came to something that is not kept.
     */
    async find(
      key: string,
      make: () => Promise<Content | undefined>,
    ): Promise<KeptPage | undefined> {
      if (keptMs === 0) return undefined;
      const known = slots.get(key);
      if (known && monotonic() - known.at < keptMs) return await known.page;
      if (known) forget(key, known);
      const slot: Slot = { page: Promise.resolve(undefined), at: monotonic(), bytes: 0 };
      slots.set(key, slot);
      slot.page = fill(key, slot, make());
      makeRoom();
      return await slot.page;
    },
    /** Forgets all pages, those being made included. */
    clear() {
      slots.clear();
      bytes = 0;
    },
  };
}

/** Makes a page of its text; what is not text is compressed as it is. */
export function keep(content: Content): KeptPage {
  const isText = typeof content === "string";
  const body = isText ? new TextEncoder().encode(content) : content;
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const etag = `W/"${hash}"`; // weak: it is the same for both
  return isText ? { body, etag, zipped: new Uint8Array(gzipSync(body)) } : { body, etag };
}
