import { Scalar } from "@scalar/hono-api-reference";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { BUNDLE_PATH, hasBundle, sendBundle } from "./reference_bundle.ts";

type Env = { Variables: { secureHeadersNonce?: string } };

/** Files that the reference serves: the contract in both forms, and the folder of the bundle. */
export interface ReferenceFiles {
  /** `openapi.yaml`, sent byte for byte. */
  yaml: Uint8Array<ArrayBuffer>;
  /** `generated/openapi.json`, sent byte for byte. */
  json: Uint8Array<ArrayBuffer>;
  /** Folder that `scripts/assets.ts` fills; a URL ending in a slash. May be empty or absent. */
  assets: URL;
}

/** Reads the reference's files from beside the program: the contract as written, and as generated JSON. */
export async function readReferenceFiles(): Promise<ReferenceFiles> {
  const root = new URL("../../", import.meta.url);
  const [yaml, json] = await Promise.all([
    Deno.readFile(new URL("openapi.yaml", root)),
    Deno.readFile(new URL("generated/openapi.json", root)),
  ]);
  return { yaml, json, assets: new URL("static/", root) };
}

/**
 * Makes a sub-app, to be mounted at `/`, with `/docs`, its script, `/openapi.yaml` and `/openapi.json`. The page makes
 * no request to any other host; without the bundle it explains how to fetch it.
 */
export function createReference({ yaml, json, assets }: ReferenceFiles): Hono<Env> {
  const app = new Hono<Env>();
  for (const path of ["/docs/*", "/openapi.yaml", "/openapi.json"]) app.use(path, headers);
  // Not on /docs itself: its nonce makes every answer different.
  for (const path of [BUNDLE_PATH, "/openapi.yaml", "/openapi.json"]) app.use(path, etag());
  app.get("/docs", async (c) => await hasBundle(assets) ? await referencePage(c) : plainPage(c));
  app.get(BUNDLE_PATH, (c) => sendBundle(c, assets));
  app.get("/openapi.yaml", (c) => contract(c, yaml, "application/yaml"));
  app.get("/openapi.json", (c) => contract(c, json, "application/json"));
  return app;
}

// Scalar writes inline style attributes, which no nonce can allow: hence 'unsafe-inline' there.
const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: [NONCE],
    styleSrc: ["'unsafe-inline'"],
    imgSrc: ["'self'", "data:"],
    fontSrc: ["'none'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: "DENY",
  // Whoever terminates TLS decides whether a domain and its subdomains are https only.
  strictTransportSecurity: false,
});

// The reader's system fonts, since we may not fetch any, and one accent colour for both modes.
const THEME = `
:root {
  --scalar-font: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  --scalar-font-code: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
}
.light-mode { --scalar-color-accent: #1d4ed8; --scalar-background-accent: #1d4ed814; }
.dark-mode { --scalar-color-accent: #7aa2ff; --scalar-background-accent: #7aa2ff1f; }
`;

const scalar = Scalar<Env>((c) => ({
  url: "/openapi.json",
  cdn: BUNDLE_PATH,
  nonce: c.get("secureHeadersNonce"),
  pageTitle: "Voteboard API",
  theme: "default",
  customCss: THEME,
  defaultOpenAllTags: true,
  hideModels: true, // every operation shows its own; the list would be longer than the rest
  documentDownloadType: "direct", // the bytes at /openapi.json, not a copy that Scalar reformats
  orderSchemaPropertiesBy: "preserve", // fields stay in the order of SPEC §2
  // Each of these would otherwise call, or link to, another host.
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: "never",
}));

// Added to Scalar's page, which has neither; without an icon, browsers request a missing file.
const ICON = `<link rel="icon" href="data:image/svg+xml,${
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2563eb"/><path d="M8 17l5.5 5.5L24 11" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  )
}">`;
const NOSCRIPT = `<noscript><p>This reference needs JavaScript.
      The contract itself is at <a href="/openapi.yaml">/openapi.yaml</a>.</p></noscript>`;

async function referencePage(c: Context<Env>): Promise<Response> {
  const rendered = await scalar(c, () => Promise.resolve());
  if (!(rendered instanceof Response)) throw new Error("Scalar rendered no page");
  const page = (await rendered.text())
    .replace("<html>", '<html lang="en">')
    .replace("</title>", `</title>\n    ${ICON}`)
    .replace("<body>", `<body>\n    ${NOSCRIPT}`);
  c.header("Cache-Control", "no-store"); // a nonce must not be used twice
  return c.html(page);
}

function plainPage(c: Context<Env>) {
  c.header("Cache-Control", "no-store");
  return c.html(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Voteboard API</title>
    ${ICON}
    <style>
      body { font: 1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem; }
    </style>
  </head>
  <body>
    <h1>Voteboard API</h1>
    <p>The contract is at <a href="/openapi.yaml">/openapi.yaml</a> and <a href="/openapi.json">/openapi.json</a>.</p>
    <p>The interactive reference is not installed on this host. Whoever runs it can fetch it with
      <code>deno task assets</code>; it shows up on the next load of this page.</p>
  </body>
</html>`);
}

function contract(c: Context<Env>, bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  c.header("Cache-Control", "no-cache"); // kept, but asked about by ETag each time
  return c.body(bytes, 200, { "Content-Type": type });
}
