import assert from "node:assert/strict";
import { readHeader } from "../../../src/pictures/read_header.ts";
import { DRAWINGS } from "../../../src/web/frame/game_drawings.ts";
import { outlineOf } from "../../../src/pictures/outline.ts";
import { openWorld } from "../../support/world.ts";

/** Larger pictures are cut off by some chats. */
const BYTES_MAX = 100_000;

Deno.test("a listing without a picture previews itself by a drawn card, whatever its name", async () => {
  await using world = await openWorld();
  for (const name of ["Caves", "مرحبا server🐸", "W".repeat(80)]) {
    const { slug } = await world.server(name);
    const headers = { accept: "text/html" };
    const html = await (await world.get(`/servers/${slug}`, { headers })).text();
    const [, path = ""] = /og:image" content="http:\/\/localhost(\/cards\/[^"]+)"/.exec(html) ?? [];
    assert.match(path, /^\/cards\/block\/\d+\/card\.png$/, name);
    assert.match(html, /og:image:width" content="1200"/);
    assert.match(html, /twitter:card" content="summary_large_image"/);
    const card = await world.get(path);
    assert.equal(card.status, 200);
    assert.equal(card.headers.get("content-type"), "image/png");
    assert.equal(card.headers.get("cross-origin-resource-policy"), "cross-origin");
    assert.equal(card.headers.get("cache-control"), "public, max-age=86400");
    const bytes = new Uint8Array(await card.arrayBuffer());
    const { format, width, height } = readHeader(bytes);
    assert.deepEqual([format, width, height], ["png", 1200, 630]);
    assert.ok(bytes.length < BYTES_MAX, `${bytes.length} bytes`);
  }
});

Deno.test("there is a card for games without a drawing, and none for made-up addresses", async () => {
  await using world = await openWorld();
  assert.equal((await world.get("/cards/site/1/card.png")).status, 200);
  for (
    const file of ["site/0", "site/11", "site/01", "constructor/1", "block/1e0", "%2e%2e/1"]
  ) {
    assert.equal((await world.get(`/cards/${file}/card.png`)).status, 404, file);
  }
});

Deno.test("every drawing can be drawn: its outline stays on its grid", () => {
  for (const [name, { wash, lines }] of Object.entries(DRAWINGS)) {
    for (const path of [wash, lines]) {
      const points = outlineOf(path).flat();
      assert.ok(points.length > 3, name);
      for (const number of points.flat()) {
        assert.ok(number >= 0 && number <= 24, `${name} ${number}`);
      }
    }
  }
});
