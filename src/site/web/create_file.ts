import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { WebContext } from "./web_env.ts";

const TYPES: Readonly<Partial<Record<string, string>>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

/** A file that pages load. */
export interface StaticFile<Content = unknown> {
  path: string;
  content: Content;
  send(c: WebContext): Response;
}

/**
 * Creates a file whose path changes with its content, so that browsers may cache it for a year. Files other than fonts
 * are gzipped on first use.
 */
export function createFile<Content extends string | Uint8Array<ArrayBuffer>>(
  name: string,
  extension: string,
  { content, type = TYPES[extension] ?? "", headers: more = {} }: {
    content: Content;
    /** The content type. For styles and scripts, derived from the extension. */
    type?: string;
    headers?: Record<string, string>;
  },
): StaticFile<Content> {
  let zipped: Uint8Array<ArrayBuffer> | undefined;
  const print = createHash("sha256").update(content).digest("hex").slice(0, 10);
  const headers = {
    "Content-Type": type,
    "Cache-Control": "public, max-age=31536000, immutable",
    ...more,
    Vary: "Accept-Encoding",
  };
  return {
    path: `/${name}.${print}.${extension}`,
    content,
    send(c) {
      if (type === TYPES["woff2"] || !acceptsGzip(c)) return c.body(content, 200, headers);
      zipped ??= new Uint8Array(gzipSync(content, { level: 9 }));
      return c.body(zipped, 200, { ...headers, "Content-Encoding": "gzip" });
    },
  };
}

/** Returns whether a client accepts gzip. */
export function acceptsGzip(c: Context): boolean {
  const header = "Accept-Encoding";
  return accepts(c, { header, supports: ["gzip"], default: "identity" }) === "gzip";
}
