import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { etag } from "hono/etag";
import { secureHeaders } from "hono/secure-headers";
import { BUNDLE_PATH, hasBundle, sendBundle } from "./reference_bundle.ts";
import THEME from "./reference.css" with { type: "text" };
import PAGE from "./reference.html" with { type: "text" };
import MENDING from "./reference.js" with { type: "text" };
import { acceptsGzip } from "../../site/web/create_file.ts";
import { type ContractPage, REFERENCE, type ReferenceFiles } from "./reference_files.ts";

/**
 * Creates a sub-app to mount at `/`, with a page for each contract, its script, and the contract as YAML and JSON. The
 * contracts contain the site's address, because a client generated from a saved copy has no other source for it. Pages
 * send no requests to other hosts. If the bundle is missing, the page explains how to fetch it.
 */
export function createReference(
  { contracts, assets }: ReferenceFiles,
  { baseUrl }: { baseUrl: string },
): Hono {
  const app = new Hono();
  const headers = headersFor("'self'");
  const contract = (bytes: Uint8Array, type: string) => fixed(withAddress(bytes, baseUrl), type);
  app.get(BUNDLE_PATH, headers, etag(), (c) => sendBundle(c, assets));
  for (const { yaml, json, json30, scalar, ...paper } of contracts) {
    const whole = pageOf(paper, scalar);
    const plain = pageOf(paper);
    // Scalar's markup starts with an inline script.
    const [, script = ""] = /<script type="text\/javascript">([^]*?)<\/script>/.exec(scalar) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    app.get(
      paper.page,
      headersFor("'self'", `'sha256-${hash}'`),
      async (c) => await hasBundle(assets) ? whole(c) : plain(c),
    );
    app.get(`/${paper.name}.yaml`, headers, forAnySite, contract(yaml, "application/yaml"));
    app.get(`/${paper.name}.json`, headers, forAnySite, contract(json, "application/json"));
    app.get(`/${paper.name}-3.0.json`, headers, forAnySite, contract(json30, "application/json"));
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

const MENDING_PATH = "/docs/api/reference.js";

/** Lets editors on other sites read a document. The APIs with a key have no CORS. */
const forAnySite = cors();

function headersFor(...scriptSrc: string[]) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc,
      // Scalar writes inline style attributes, which nonces can't allow.
      styleSrc: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:"],
      fontSrc: ["'none'"],
      connectSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: "DENY",
    strictTransportSecurity: false, // set for all responses if the base URL is https
  });
}

/** Returns a contract's page or, without Scalar, a page that explains how to fetch it. */
function pageOf({ title, name }: ContractPage, scalar?: string) {
  const contract = REFERENCE.contract(`${name}.yaml`);
  const body = scalar
    ? `<noscript><p>${REFERENCE.noScript} ${contract}</p></noscript>
    <script src="${MENDING_PATH}"></script>${scalar}`
    : `<main class="plain"><h1>${title}</h1><p>${contract} ${REFERENCE.notFetched}</p></main>`;
  const html = PAGE.replace("TITLE", title).replace("BODY", () => body)
    .replace("THEME", () => THEME);
  return fixed(new TextEncoder().encode(html), "text/html; charset=UTF-8");
}

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
