import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

/**
 * Maximum number of cached pages, and maximum of their total bytes.
 *
 * ```text
 * limit            value                    protects  used up by
 * pages in memory  500, of 8,000,000 bytes  memory    visitors of many addresses
 *   test: the memory holds no more pages and bytes than it may
 * ```
 */
const PAGES_MAX = 500;
const BYTES_MAX = 8_000_000;

/** A cached page. */
export interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  /** The gzipped body, if it is smaller. */
  zipped?: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** A page's HTML, or a picture's bytes. */
type Content = string | Uint8Array<ArrayBuffer>;

/** A short-lived cache of pages that are the same for all visitors. */
export type PageMemory = ReturnType<typeof createPageMemory>;

interface Slot {
  page: Promise<KeptPage | undefined>;
  /** The time at which the page was requested. Its content is at least as recent. */
  at: number;
  /** 0 until the page is rendered. */
  bytes: number;
}

/** Creates an empty cache. A page expires `keptMs` milliseconds after it was requested; 0 disables caching. */
export function createPageMemory(
  { keptMs, pagesMax = PAGES_MAX, bytesMax = BYTES_MAX, monotonic = () => performance.now() }: {
    keptMs: number;
    pagesMax?: number;
    bytesMax?: number;
    monotonic?: () => number;
  },
) {
  const slots = createSlots();
  const makeRoom = () => slots.makeRoom({ before: monotonic() - keptMs, pagesMax, bytesMax });

  async function fill(key: string, slot: Slot, making: Promise<Content | undefined>) {
    const content = await making.catch((error) => {
      slots.forget(key, slot);
      throw error;
    });
    if (content === undefined) return void slots.forget(key, slot);
    const page = keep(content);
    slots.weigh(key, slot, page.body.byteLength + (page.zipped?.byteLength ?? 0));
    makeRoom();
    return page;
  }

  return {
    /**
     * Returns the page of a key. If it isn't cached, calls `make`, once for all concurrent callers. Returns undefined
     * if the result can't be cached.
     */
    async find(
      key: string,
      make: () => Promise<Content | undefined>,
    ): Promise<KeptPage | undefined> {
      if (keptMs === 0) return undefined;
      const known = slots.get(key);
      if (known && monotonic() - known.at < keptMs) return await known.page;
      if (known) slots.forget(key, known);
      const slot: Slot = { page: Promise.resolve(undefined), at: monotonic(), bytes: 0 };
      slots.set(key, slot);
      slot.page = fill(key, slot, make());
      makeRoom();
      return await slot.page;
    },
    /** Removes the pages of a path and of the paths below it, including pages being rendered. */
    forgetBelow(path: string) {
      for (const [key, slot] of slots.all()) {
        if (key === path || key.startsWith(`${path} `) || key.startsWith(`${path}/`)) {
          slots.forget(key, slot);
        }
      }
    },
    /** Removes all pages, including pages being rendered. */
    clear: slots.clear,
  };
}

/** Creates the slots of pages, with the sum of their bytes. */
function createSlots() {
  const slots = new Map<string, Slot>(); // oldest first
  let bytes = 0;

  function forget(key: string, slot: Slot): void {
    if (slots.get(key) !== slot) return;
    slots.delete(key);
    bytes -= slot.bytes;
  }

  return {
    get: (key: string) => slots.get(key),
    set: (key: string, slot: Slot) => void slots.set(key, slot),
    all: () => slots.entries(),
    forget,
    /** Adds the bytes of a page, unless its slot was removed while it was rendered. */
    weigh(key: string, slot: Slot, its: number): void {
      if (slots.get(key) !== slot) return;
      slot.bytes = its;
      bytes += its;
    },
    /** Removes the slots from before a time, and the oldest ones while there are too many. */
    makeRoom({ before, pagesMax, bytesMax }: {
      before: number;
      pagesMax: number;
      bytesMax: number;
    }): void {
      for (const [key, slot] of slots) {
        if (slot.at > before && slots.size <= pagesMax && bytes <= bytesMax) return;
        forget(key, slot);
      }
    },
    clear(): void {
      slots.clear();
      bytes = 0;
    },
  };
}

/** Returns content in the cached form. Only text is gzipped, because other content is compressed already. */
export function keep(content: Content): KeptPage {
  const isText = typeof content === "string";
  const body = isText ? new TextEncoder().encode(content) : content;
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const etag = `W/"${hash}"`; // weak: both encodings share it
  return isText ? { body, etag, zipped: new Uint8Array(gzipSync(body)) } : { body, etag };
}
