import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { gunzipSync } from "node:zlib";
import { FONT_FILES, SCRIPT_FILE } from "../../../src/site/web/frame/static_files.ts";
import {
  DESK_STYLES,
  MODERATION_STYLES,
  STYLES,
  STYLES_FILE,
} from "../../../src/service/web/style_sheets.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const GZIP = { headers: { "accept-encoding": "br, gzip" } };

Deno.test("the style sheet of all pages has 55 KB at most, and those of desks 30 KB", () => {
  assert.ok(STYLES.length <= 55_000, `${STYLES.length} bytes of styles`);
  for (const { length } of [DESK_STYLES, MODERATION_STYLES]) {
    assert.ok(length <= 30_000, `${length} bytes of a desk's styles`);
  }
});

Deno.test("fonts come from this site, to be kept for a year", async () => {
  await using world = await openWorld();
  const html = await (await world.get("/")).text();
  assert.match(html, new RegExp(`rel="preload" href="${FONT_FILES.latin.path}"`));
  for (const [file, most] of [[FONT_FILES.latin, 45_000], [FONT_FILES.latinExt, 30_000]] as const) {
    const answer = await world.get(file.path);
    const font = await answer.bytes();
    assert.equal(answer.headers.get("content-type"), "font/woff2");
    assert.match(answer.headers.get("cache-control") ?? "", /max-age=31536000, immutable/);
    assert.equal(new TextDecoder().decode(font.slice(0, 4)), "wOF2");
    assert.ok(font.length <= most, `${file.path} has ${font.length} bytes`);
  }
});

Deno.test("the style sheet and the script are compressed for clients that accept it", async () => {
  await using world = await openWorld();
  for (const { path } of [STYLES_FILE, SCRIPT_FILE]) {
    const plain = await world.get(path);
    const zipped = await world.get(path, GZIP);
    assert.equal(plain.headers.get("content-encoding"), null);
    assert.equal(zipped.headers.get("content-encoding"), "gzip");
    assert.equal(zipped.headers.get("vary"), "Accept-Encoding");
    assert.deepEqual(gunzipSync(await zipped.bytes()), Buffer.from(await plain.bytes()));
  }
});

Deno.test("a page from memory is the same compressed, with one ETag", async () => {
  await using world = await openWorld({ pagesKeptMs: 1e9 });
  await world.server();
  const plain = await world.get("/");
  const zipped = await world.get("/", GZIP);
  assert.equal(zipped.headers.get("content-encoding"), "gzip");
  assert.equal(zipped.headers.get("vary"), "Cookie, Accept-Encoding");
  assert.equal(zipped.headers.get("etag"), plain.headers.get("etag"));
  assert.equal(gunzipSync(await zipped.bytes()).toString(), await plain.text());
});

Deno.test("nothing is compressed beside what its address asked for", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const cookie = [...steve.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { ...GZIP.headers, cookie };
  const encodingOf = async (path: string) => {
    const answer = await world.get(path, { headers });
    await answer.body?.cancel();
    return answer.headers.get("content-encoding");
  };
  assert.equal(await encodingOf("/account"), "gzip");
  assert.equal(await encodingOf("/?q=guess"), null);
});
