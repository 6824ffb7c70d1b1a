import { Scalar } from "@scalar/hono-api-reference";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { BUNDLE_PATH, hasBundle, sendBundle } from "./reference_bundle.ts";

type Env = { Variables: { secureHeadersNonce?: string } };

/** The contracts: the page of each, its title, and its name in the root and in generated/. */
const CONTRACTS = [
  { page: "/docs", title: "Voteboard API", name: "openapi", folder: "" },
  {
    page: "/docs/rewards",
    title: "Voteboard Rewards API",
    name: "openapi-rewards",
    folder: "rewards/",
  },
];

type Paper = (typeof CONTRACTS)[number];

/** Files that the reference serves, byte for byte, and the folder of the bundle, which may be empty or absent. */
export type ReferenceFiles = Awaited<ReturnType<typeof readReferenceFiles>>;

/** Reads the reference's files from beside the program: the contracts as written, and as generated JSON. */
export async function readReferenceFiles() {
  const root = new URL("../../", import.meta.url);
  const contracts = CONTRACTS.map(async (paper) => ({
    ...paper,
    yaml: await Deno.readFile(new URL(`${paper.name}.yaml`, root)),
    json: await Deno.readFile(new URL(`generated/${paper.folder}openapi.json`, root)),
    json30: await Deno.readFile(new URL(`generated/${paper.folder}openapi-3.0.json`, root)),
  }));
  return { contracts: await Promise.all(contracts), assets: new URL("static/", root) };
}

/**
 * Makes a sub-app, to be mounted at `/`, with a page for each contract, its script, and the contracts in both forms. A
 * page makes no request to any other host; without the bundle it explains how to fetch it.
 */
export function createReference({ contracts, assets }: ReferenceFiles): Hono<Env> {
  const app = new Hono<Env>();
  const served = contracts.flatMap(({ name }) =>
    [".yaml", ".json", "-3.0.json"].map((ending) => `/${name}${ending}`)
  );
  for (const path of ["/docs/*", ...served]) app.use(path, headers);
  // Not on the pages themselves: their nonce makes every answer different.
  for (const path of [BUNDLE_PATH, ...served]) app.use(path, etag());
  app.get(BUNDLE_PATH, (c) => sendBundle(c, assets));
  for (const files of contracts) {
    const show = async (c: Context<Env>) =>
      await hasBundle(assets) ? await referencePage(c, files) : plainPage(c, files);
    app.get(files.page, show);
    app.get(`/${files.name}.yaml`, (c) => contract(c, files.yaml, "application/yaml"));
    app.get(`/${files.name}.json`, (c) => contract(c, files.json, "application/json"));
    app.get(`/${files.name}-3.0.json`, (c) => contract(c, files.json30, "application/json"));
  }
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

const createScalar = ({ name, title }: Paper) =>
  Scalar<Env>((c) => ({
    url: `/${name}.json`,
    cdn: BUNDLE_PATH,
    nonce: c.get("secureHeadersNonce"),
    pageTitle: title,
    theme: "default",
    customCss: THEME,
    defaultOpenAllTags: true,
    hideModels: true, // every operation shows its own; the list would be longer than the rest
    documentDownloadType: "direct", // the bytes as they are served, not a copy that Scalar reformats
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

async function referencePage(c: Context<Env>, paper: Paper): Promise<Response> {
  const rendered = await createScalar(paper)(c, () => Promise.resolve());
  if (!(rendered instanceof Response)) throw new Error("Scalar rendered no page");
  const page = (await rendered.text())
    .replace("<html>", '<html lang="en">')
    .replace("</title>", `</title>\n    ${ICON}`)
    .replace(
      "<body>",
      `<body>
    <noscript><p>This reference needs JavaScript.
      The contract itself is at <a href="/${paper.name}.yaml">/${paper.name}.yaml</a>.</p></noscript>`,
    );
  c.header("Cache-Control", "no-store"); // a nonce must not be used twice
  return c.html(page);
}

function plainPage(c: Context<Env>, { name, title }: Paper) {
  c.header("Cache-Control", "no-store");
  return c.html(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    ${ICON}
    <style>
      body { font: 1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem; }
    </style>
  </head>
  <body>
    <h1>${title}</h1>
    <p>The contract is at <a href="/${name}.yaml">/${name}.yaml</a> and <a href="/${name}.json">/${name}.json</a>.</p>
    <p>The interactive reference is not installed on this host. Whoever runs it can fetch it with
      <code>deno task assets</code>; it shows up on the next load of this page.</p>
  </body>
</html>`);
}

function contract(c: Context<Env>, bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  c.header("Cache-Control", "no-cache"); // kept, but asked about by ETag each time
  c.header("Access-Control-Allow-Origin", "*"); // for editors in a browser; the API itself has no CORS
  return c.body(bytes, 200, { "Content-Type": type });
}
