import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { etag } from "hono/etag";
import { secureHeaders } from "hono/secure-headers";
import { BUNDLE_PATH, sendBundle } from "./reference_bundle.ts";
import MENDING from "./reference.js" with { type: "text" };
import { acceptsGzip } from "../../site/web/create_file.ts";
import { MENDING_PATH, type ReferenceFiles } from "./reference_files.ts";

/**
 * Creates a sub-app to mount at `/`, with the scripts of the references' pages (../web/reference_pages.tsx), and each
 * contract as YAML and JSON. The contracts contain the site's address, because a client generated from a saved copy has
 * no other source for it.
 */
export function createReference(
  { contracts, assets }: ReferenceFiles,
  { baseUrl }: { baseUrl: string },
): Hono {
  const app = new Hono();
  const headers = secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    xFrameOptions: "DENY",
    strictTransportSecurity: false, // set for all responses if the base URL is https
  });
  const contract = (bytes: Uint8Array, type: string) => fixed(withAddress(bytes, baseUrl), type);
  app.get(BUNDLE_PATH, headers, etag(), (c) => sendBundle(c, assets));
  for (const { name, yaml, json, json30 } of contracts) {
    app.get(`/${name}.yaml`, headers, forAnySite, contract(yaml, "application/yaml"));
    app.get(`/${name}.json`, headers, forAnySite, contract(json, "application/json"));
    app.get(`/${name}-3.0.json`, headers, forAnySite, contract(json30, "application/json"));
  }
  app.get(MENDING_PATH, headers, fixed(new TextEncoder().encode(MENDING), "text/javascript"));
  return app;
}

/** Returns a contract with the site's address as its server, in place of "/". */
function withAddress(contract: Uint8Array, baseUrl: string): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder().decode(contract);
  return new TextEncoder().encode(text.replace(SERVER, (server) => server.replace(/\/$/, baseUrl)));
}

/** The only server of a contract, up to its address, in YAML or JSON. */
const SERVER = /^servers:\n {2}- url: \/$|"servers": \[\{ "url": "\/(?=" *,)/m;

/** Lets editors on other sites read a document. The APIs with a key have no CORS. */
const forAnySite = cors();

/**
 * Creates a handler for content that never changes while the service runs. It hashes and gzips the content on first
 * use, and each encoding has its own ETag.
 */
function fixed(bytes: Uint8Array<ArrayBuffer>, type: string) {
  let hash: string | undefined;
  let zipped: Uint8Array<ArrayBuffer> | undefined;
  return (c: Context) => {
    hash ??= createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    const isZipped = acceptsGzip(c);
    const tag = `"${hash}${isZipped ? "-gzip" : ""}"`;
    c.header("Cache-Control", "no-cache"); // cached, but revalidated by ETag every time
    c.header("Vary", "Accept-Encoding");
    c.header("ETag", tag);
    if (c.req.header("If-None-Match")?.includes(tag)) return c.body(null, 304);
    c.header("Content-Type", type);
    if (isZipped) c.header("Content-Encoding", "gzip");
    return c.body(isZipped ? zipped ??= new Uint8Array(gzipSync(bytes)) : bytes);
  };
}
