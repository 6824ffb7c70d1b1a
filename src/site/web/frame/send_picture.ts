import { findPicture, type FoundPicture, maySeePicture } from "../../pictures/find_picture.ts";
import { picturePath } from "../../pictures/picture.ts";
import { networkKey } from "../../../core/limits/client_address.ts";
import { limitRefused } from "../../../core/observing/metrics.ts";
import { findViewer } from "../../sign_in/sessions/find_viewer.ts";
import { actorOf } from "../../../core/rights/actor.ts";
import type { SlidingWindow } from "../../../core/limits/sliding_window.ts";
import { addressKeyOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { createPageMemory } from "../page_memory.ts";

/** The route of all pictures; see {@link picturePath}. */
export const PICTURE_PATH = "/pictures/:file";

/** Pictures are cached this many times as long as pages: they never change, but can be taken down. */
const KEPT_TIMES = 10;

/** Maximum bytes of cached pictures: those on the first pages of a listing. */
const BYTES_MAX = 16_000_000;

/**
 * Pictures never change, but can be taken down. Browsers revalidate after an hour (304: 0.4 KB) and shared caches after
 * a minute. After a takedown, no page links to the picture in the meantime.
 */
const PUBLIC = "public, max-age=3600, s-maxage=60";

/** Headers that prevent a picture from acting as a page. */
const HEADERS = {
  "Content-Type": "image/webp",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

/** Other sites may show public pictures, because the public API contains their URLs. */
const FOR_ALL = { "Cache-Control": PUBLIC, "Cross-Origin-Resource-Policy": "cross-origin" };
const FOR_ONE = { "Cache-Control": "no-store", "Cross-Origin-Resource-Policy": "same-origin" };

/** Creates the cache of pictures. */
export function createPictureMemory({ pagesKeptMs }: { pagesKeptMs: number }) {
  return createPageMemory({ keptMs: KEPT_TIMES * pagesKeptMs, bytesMax: BYTES_MAX });
}

/**
 * GET /pictures/:file: sends a listed server's picture to every visitor, other pictures only to their owner and
 * moderators.
 */
export function sendPictures(
  web: Web,
  { pictures, missed: misses }: Record<"pictures" | "missed", SlidingWindow>,
): (c: WebContext) => Promise<Response> {
  return async (c) => {
    const address = addressKeyOf(c, web);
    const network = networkKey(address);
    const missed = misses.peek(address, network);
    const decision = missed.allowed ? pictures.take(address, network) : missed;
    if (!decision.allowed) {
      limitRefused(1, { limit: "pictures" });
      return c.body(null, 429, { "Retry-After": String(decision.retryAfterSeconds) });
    }
    const file = c.req.param("file") ?? "";
    const [, hash = "", width] = /^([0-9a-f]{64})-(\d{1,4})\.webp$/.exec(file) ?? [];
    const variant = { hash, width: Number(width) };
    const found = await answer(c, web, variant);
    if (found) return found;
    misses.take(address, network);
    return c.text(currentLocale().words.frame.errors.noPicture, 404, {
      "Cache-Control": "no-store",
    });
  };
}

async function answer(c: WebContext, web: Web, variant: { hash: string; width: number }) {
  const { sql } = web.services;
  const etag = `"${variant.hash.slice(0, 32)}-${variant.width}"`;
  let looked: Promise<FoundPicture | undefined> | undefined;
  const look = () => looked ??= findPicture(sql, variant);
  const kept = await web.pictures.find(picturePath(variant.hash, variant.width), async () => {
    const picture = await look();
    return picture?.isPublic ? picture.bytes : undefined;
  });
  const found = kept ? undefined : await look();
  const bytes = kept?.body ?? found?.bytes;
  if (bytes === undefined) return undefined;
  const isPublic = kept !== undefined || found?.isPublic === true;
  if (!isPublic && !await isForViewer(c, web, variant.hash)) return undefined;
  const headers = { ...HEADERS, ETag: etag, ...isPublic ? FOR_ALL : FOR_ONE };
  if ((c.req.header("if-none-match") ?? "").includes(etag)) return c.body(null, 304, headers);
  return c.body(bytes, 200, headers);
}

async function isForViewer(c: WebContext, { services }: Web, hash: string): Promise<boolean> {
  const { viewer } = await findViewer(services, c.req.raw.headers);
  return viewer !== undefined && await maySeePicture(services.sql, hash, actorOf(viewer));
}
