import assert from "node:assert/strict";
import { BUNDLE_FILE, BUNDLE_PATH } from "../../../src/service/api/reference_bundle.ts";
import { readReferenceFiles } from "../../../src/service/api/reference_files.ts";
import { createApp } from "../../../src/service/app.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld, SITE, type World } from "../../support/world.ts";

const PAGES = ["/docs/api", "/docs/api/rewards", "/docs/api/public"];

Deno.test("a reference allows no other host and no script but its own", async () => {
  await using site = await openReference();
  for (const path of PAGES) {
    const { status, headers, html } = await openVisitor(site).get(path);
    assert.equal(status, 200);
    assert.deepEqual(Array.from(html.matchAll(/<script src="([^"]*)"/g), ([, src]) => src), [
      "/docs/api/reference.js",
      BUNDLE_PATH,
    ]);
    const policy = headers.get("content-security-policy") ?? "";
    assert.match(policy, /script-src 'self'( 'sha256-[\w+\/]{43}='){3};/);
    assert.doesNotMatch(policy, /https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
  }
  const { headers } = await openVisitor(site).get("/docs");
  assert.doesNotMatch(headers.get("content-security-policy") ?? "", /sha256|unsafe/);
});

Deno.test("each contract has a page with its own documents, also without scripts", async () => {
  await using site = await openReference();
  for (const [at, [name, title]] of CONTRACTS.entries()) {
    const { html } = await openVisitor(site).get(PAGES[at] ?? "");
    assert.ok(html.includes(`<title>Voteboard${title} API – `), name);
    assert.ok(html.includes(`"url": "/${name}.json"`), name);
    assert.match(html, new RegExp(`<noscript>.*href="/${name}\\.yaml".*</noscript>`, "s"));
  }
});

Deno.test("a reference has the site's header, and leads to the guides and the other references", async () => {
  await using site = await openReference();
  for (const path of PAGES) {
    const { html } = await openVisitor(site).get(path);
    assert.match(html, /<header class="top">.*<a class="brand" href="\/">/s, path);
    assert.match(html, /<a href="\/docs" class="wide" aria-current="page">/, path);
    const [menu = ""] = /<nav class="tabs".*?<\/nav>/s.exec(html) ?? [];
    const links = Array.from(menu.matchAll(/href="([^"]*)"( aria-current="page")?/g));
    assert.deepEqual(links.filter(([, , isHere]) => isHere).map(([, href]) => href), [path]);
    const [all, guide = "", ...references] = links.map(([, href]) => href);
    assert.deepEqual([all, ...references], ["/docs", ...PAGES]);
    assert.equal((await openVisitor(site).get(guide)).status, 200, guide);
  }
});

Deno.test("a reference's own styles override the site's, which are a layer", async () => {
  await using site = await openReference();
  const { html } = await openVisitor(site).get("/docs/api");
  assert.match(
    html,
    /<style>@layer site, reset;@import "\/styles\.[^"]+\.css" layer\(site\);<\/style>/,
  );
  assert.doesNotMatch(html, /<link rel="stylesheet" href="\/styles/);
});

Deno.test("without the bundle a reference says how to fetch it", async () => {
  await using site = await openReference({ hasBundle: false });
  const { status, html } = await openVisitor(site).get("/docs/api");
  assert.equal(status, 200);
  assert.match(html, /<main .*deno task assets.*<\/main>/s);
  assert.match(html, /href="\/openapi\.yaml"/);
  assert.doesNotMatch(html, /Scalar/);
  assert.equal((await openVisitor(site).get(BUNDLE_PATH)).status, 404);
});

const CONTRACTS = [["openapi", ""], ["openapi-rewards", " Rewards"], ["openapi-public", " Public"]];

/** Opens a world whose site has a bundle, or none. */
async function openReference({ hasBundle = true } = {}): Promise<World> {
  const folder = await Deno.makeTempDir();
  if (hasBundle) {
    for (const name of [BUNDLE_FILE, `${BUNDLE_FILE}.gz`]) {
      await Deno.writeTextFile(`${folder}/${name}`, "globalThis.Scalar = {};");
    }
  }
  const world = await openWorld();
  const reference = { ...await readReferenceFiles(), assets: new URL(`file://${folder}/`) };
  return {
    ...world,
    app: createApp(world.services, { ...SITE, trustedProxies: [] }, { reference }),
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}
