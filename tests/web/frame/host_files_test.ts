import assert from "node:assert/strict";
import { join } from "node:path";
import { loadConfig } from "../../../src/service/config.ts";
import { readBrand } from "../../../src/site/settings/host_files.ts";
import { openWorld } from "../../support/world.ts";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

/** A data folder with a host's files in it. */
async function openFolder(files: Record<string, string | Uint8Array>) {
  const dataDir = await Deno.makeTempDir();
  await Deno.mkdir(join(dataDir, "pages"));
  for (const [name, content] of Object.entries(files)) {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    await Deno.writeFile(join(dataDir, "pages", name), bytes);
  }
  return { dataDir, [Symbol.asyncDispose]: () => Deno.remove(dataDir, { recursive: true }) };
}

Deno.test("a host's pages are linked from the footer and shown as Markdown", async () => {
  await using folder = await openFolder({
    "imprint.md":
      "# Legal notice\n\nAda Example, [mail](mailto:ada@example.com)\n\n| a | b |\n|---|---|\n| 1 | 2 |",
    "rules.md": "Be kind. <script>alert(1)</script>",
    "privacy.md": "We keep little.",
    "other.md": "# Other",
    "terms.md": " \n",
  });
  const brand = await readBrand({ ...folder, brand: { accent: undefined, logo: undefined } });
  await using world = await openWorld({ brand });
  const read = async (path: string) => {
    const answer = await world.get(path, { headers: { accept: "text/html" } });
    return { status: answer.status, html: await answer.text() };
  };
  const { html: home } = await read("/");
  assert.match(home, /<footer.*<a href="\/imprint">Imprint<\/a><a href="\/rules">Rules<\/a>/s);
  assert.doesNotMatch(home, /href="\/terms"|href="\/other"/);
  const imprint = await read("/imprint");
  assert.match(imprint.html, /<title>Legal notice – Voteboard<\/title>.*<h1[^>]*>Legal notice</s);
  assert.match(imprint.html, /<td>1<\/td>/);
  const rules = await read("/rules");
  assert.match(rules.html, /<h1[^>]*>Rules<\/h1>\s*<p>Be kind\. &lt;script&gt;/);
  const { html: privacy } = await read("/privacy");
  assert.match(privacy, /<h1[^>]*>Privacy<\/h1>\s*<p>We keep little.*<h2>/s);
  assert.equal(privacy.match(/<h1/g)?.length, 1);
  for (const path of ["/terms", "/other"]) assert.equal((await read(path)).status, 404, path);
});

Deno.test("a host's page is shown in the reader's language, or in another with a line that says so", async () => {
  await using folder = await openFolder({
    "imprint.md": "# Legal notice",
    "imprint.de.md": "# Impressum",
    "rules.md": "Be kind.",
    "terms.de.md": "# Nutzungsbedingungen",
    "rules.fr.md": "Soyez gentils.",
  });
  const locales = { enabled: ["en", "de", "ar"], default: "en" } as const;
  const brand = await readBrand({
    ...folder,
    brand: { accent: undefined, logo: undefined },
    locales,
  });
  await using world = await openWorld({ brand, locales });
  const read = async (path: string) =>
    await (await world.get(path, { headers: { accept: "text/html" } })).text();
  assert.match(await read("/imprint"), /<div class="prose" dir="auto"><h1[^>]*>Legal notice/);
  assert.match(await read("/de/imprint"), /<div class="prose" dir="auto"><h1[^>]*>Impressum/);
  const fallback =
    /<p class="notice">[^<]*Englisch[^<]*<\/p><div class="prose" lang="en" dir="ltr">/;
  assert.match(await read("/de/rules"), fallback);
  assert.match(await read("/ar/imprint"), /<div class="prose" lang="en" dir="ltr"><h1[^>]*>Legal/);
  assert.match(await read("/terms"), /German[^<]*<\/p><div class="prose" lang="de" dir="ltr">/);
  assert.doesNotMatch(await read("/rules"), /gentils|<p class="notice">/);
});

Deno.test("accent and logo of a host are on every page, and in its icons", async () => {
  await using folder = await openFolder({ "logo.png": PNG });
  const config = loadConfig({ ACCENT_COLOR: "#06C", SITE_LOGO: "logo.png" });
  await using world = await openWorld({ brand: await readBrand({ ...config, ...folder }) });
  const html = await (await world.get("/sign-in", { headers: { accept: "text/html" } })).text();
  const [, sheet = ""] = /href="(\/accent\.[^"]*)"/.exec(html) ?? [];
  assert.ok(html.indexOf("/styles.") < html.indexOf(sheet));
  assert.equal(
    await (await world.get(sheet)).text(),
    ":root { --accent: #0066cc; --on-accent: #ffffff; }\n",
  );
  const [, logo = ""] = /<a class="brand" href="\/"><img [^>]*src="([^"]*)"/.exec(html) ?? [];
  const icon = await world.get(logo);
  assert.deepEqual(await icon.bytes(), PNG);
  assert.equal(icon.headers.get("content-type"), "image/png");
  assert.match(icon.headers.get("content-security-policy") ?? "", /default-src 'none'.*sandbox/);
  assert.ok(html.includes(`<link rel="icon" href="${logo}" type="image/png"`));
  assert.equal((await world.get("/favicon.ico")).headers.get("location"), logo);
});

Deno.test("a colour or a logo that is none is refused at the start", async () => {
  for (const color of ["red", "#12345", "#ff00ff;}", "url(x)"]) {
    assert.throws(
      () => loadConfig({ ACCENT_COLOR: color }),
      /ACCENT_COLOR must be a colour/,
      color,
    );
  }
  for (const name of ["../secret.png", "a/b.svg", "logo.gif", ".svg", "secret_key"]) {
    assert.throws(() => loadConfig({ SITE_LOGO: name }), /SITE_LOGO must be the name/, name);
  }
  const large = new Uint8Array(100_001);
  large.set(PNG);
  await using folder = await openFolder({ "a.png": "<svg/>", "b.svg": "hello", "c.png": large });
  const read = (logo: string) => readBrand({ ...folder, brand: { accent: undefined, logo } });
  for (const logo of ["a.png", "b.svg", "c.png"]) {
    await assert.rejects(read(logo), /^Error: SITE_LOGO: .* must be a PNG, WebP or SVG/, logo);
  }
  await assert.rejects(read("none.webp"), /^Error: SITE_LOGO: there is no none\.webp in /);
});
