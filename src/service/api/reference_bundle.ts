import type { Context } from "hono";
import { acceptsGzip } from "../../site/web/create_file.ts";

/** Version of Scalar's browser bundle that we serve. `scripts/assets.ts` pins its checksum. */
export const BUNDLE_VERSION = "1.72.1";

/** File name of the bundle in the assets folder. Its gzipped copy has this name plus `.gz`. */
export const BUNDLE_FILE = `scalar.${BUNDLE_VERSION}.js`;

/** Path of the bundle. It contains the version, so a cached response never becomes stale. */
export const BUNDLE_PATH = `/docs/${BUNDLE_FILE}`;

// A year, the longest that caches honour. `no-transform` keeps the server from compressing 4 MB again for every browser
// that also accepts brotli.
const CACHE_CONTROL = "public, max-age=31536000, immutable, no-transform";

/** Returns whether both files of the bundle are in `assets` (a folder URL ending in a slash). */
export async function hasBundle(assets: URL): Promise<boolean> {
  const names = [BUNDLE_FILE, `${BUNDLE_FILE}.gz`];
  const files = await Promise.all(names.map((name) => openIfThere(name, assets)));
  for (const file of files) file?.close();
  return !files.includes(null);
}

/**
 * Streams the bundle from `assets`, gzipped if the client accepts it. Responds with 404 if it was never fetched. Each
 * encoding has its own strong ETag (RFC 9110 §8.8.3.3).
 */
export async function sendBundle(c: Context, assets: URL): Promise<Response> {
  const gzip = acceptsGzip(c);
  const file = await openIfThere(gzip ? `${BUNDLE_FILE}.gz` : BUNDLE_FILE, assets);
  if (file === null) return await c.notFound();
  const { size } = await file.stat();
  c.header("Content-Type", "text/javascript; charset=utf-8");
  c.header("Content-Length", String(size));
  c.header("Cache-Control", CACHE_CONTROL);
  c.header("Vary", "Accept-Encoding");
  c.header("ETag", `"${BUNDLE_VERSION}${gzip ? "-gzip" : ""}"`);
  if (gzip) c.header("Content-Encoding", "gzip");
  if (c.req.method !== "HEAD") return c.body(file.readable);
  // Hono responds to HEAD with the GET handler and drops the body, which would leave the file open.
  file.close();
  return c.body(null);
}

async function openIfThere(name: string, assets: URL): Promise<Deno.FsFile | null> {
  try {
    return await Deno.open(new URL(name, assets));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}
