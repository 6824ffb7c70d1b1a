import assert from "node:assert/strict";
import { readHeader } from "../../../src/site/pictures/read_header.ts";
import { DRAWINGS } from "../../../src/site/web/parts/game_drawings.ts";
import { outlineOf } from "../../../src/site/pictures/outline.ts";
import { createTypesetter } from "../../../src/site/pictures/typesetter.ts";
import { openWorld } from "../../support/world.ts";

/** Larger pictures are cut off by some chats. */
const BYTES_MAX = 100_000;

Deno.test("a listing without a picture previews itself by a drawn card, whatever its name", async () => {
  await using world = await openWorld();
  for (const name of ["Caves", "مرحبا server🐸", "W".repeat(80)]) {
    const { slug } = await world.server(name);
    const headers = { accept: "text/html" };
    const html = await (await world.get(`/servers/${slug}`, { headers })).text();
    const [, path = ""] = /og:image" content="http:\/\/localhost([^"]+)"/.exec(html) ?? [];
    assert.equal(path, `/servers/${slug}/card.png`, name);
    assert.match(html, /og:image:width" content="1200"/);
    assert.match(html, /twitter:card" content="summary_large_image"/);
    const card = await world.get(path);
    assert.equal(card.status, 200);
    assert.equal(card.headers.get("content-type"), "image/png");
    assert.equal(card.headers.get("cross-origin-resource-policy"), "cross-origin");
    assert.equal(card.headers.get("cache-control"), "public, max-age=3600");
    const bytes = new Uint8Array(await card.arrayBuffer());
    const { format, width, height } = readHeader(bytes);
    assert.deepEqual([format, width, height], ["png", 1200, 630]);
    assert.ok(bytes.length < BYTES_MAX, `${bytes.length} bytes`);
  }
});

Deno.test("a card has no words of another language: where its letters lack, it shows the number of votes alone", async () => {
  const enabled = ["en", "de", "ru", "ar"] as const;
  await using world = await openWorld({ locales: { enabled, default: "en" } });
  const { slug } = await world.server("Caves");
  const headers = { accept: "text/html" };
  const html = await (await world.get(`/ru/servers/${slug}`, { headers })).text();
  const [, path = ""] = /og:image" content="http:\/\/localhost([^"]+)"/.exec(html) ?? [];
  assert.equal(path, `/ru/servers/${slug}/card.png`);
  const [english, german, russian, arabic] = await Promise.all(
    ["", "/de", "/ru", "/ar"].map(async (prefix) => {
      const card = await world.get(`${prefix}/servers/${slug}/card.png`);
      return (await card.bytes()).toBase64();
    }),
  );
  assert.notEqual(english, german);
  assert.notEqual(russian, english);
  assert.equal(arabic, russian, "a number needs no language");
});

Deno.test("only listed servers have a card, and a new name is on it at once", async () => {
  await using world = await openWorld();
  const { slug, id } = await world.server("Caves");
  const card = async () => {
    const answer = await world.get(`/servers/${slug}/card.png`);
    return answer.status === 200 ? (await answer.bytes()).toBase64() : answer.status;
  };
  const before = await card();
  assert.equal(await card(), before);
  await world.services.sql`update server set name = 'Deep Caves' where id = ${id}`;
  assert.notEqual(await card(), before);
  await world.services.sql`update server set status = 'suspended' where id = ${id}`;
  assert.equal(await card(), 404);
  assert.equal((await world.get("/servers/nowhere/card.png")).status, 404);
});

Deno.test("a card shows the address where its letters can't write the name", async () => {
  await using world = await openWorld();
  const { slug, id } = await world.server("مرحبا");
  const card = async () =>
    (await (await world.get(`/servers/${slug}/card.png`)).bytes()).toBase64();
  const first = await card();
  await world.services.sql`update server set name = 'Пещеры' where id = ${id}`;
  assert.equal(await card(), first);
  await world.services.sql`update server set host = 'caves.example' where id = ${id}`;
  const other = await card();
  assert.notEqual(other, first);
  await world.services.sql`update server set name = 'caves.example' where id = ${id}`;
  assert.equal(await card(), other, "the address in place of the name");
});

Deno.test("names are set in lines, cut where there is no room, and left out in other scripts", async () => {
  const file = new URL("../../../src/site/web/frame/fonts/glyphs.json", import.meta.url);
  const { breakLines, outline, unitsPerEm } = createTypesetter(
    JSON.parse(await Deno.readTextFile(file)),
  );
  const room = { size: 72, width: 660, lines: 2 };
  assert.deepEqual(breakLines("Caves", room), ["Caves"]);
  assert.deepEqual(breakLines(" ✦ Łódź  Çaves ✦ ", room), ["Łódź Çaves"]);
  for (const name of ["مرحبا", "Пещеры", "caves 洞"]) {
    assert.equal(breakLines(name, room), undefined);
  }
  assert.equal(breakLines("✦🐸", room), undefined);
  const long = breakLines("The Long Winter: hardcore survival for patient people", room) ?? [];
  assert.equal(long.length, 2);
  assert.match(long[1] ?? "", /…$/);
  for (const line of [...long, ...breakLines("W".repeat(80), room) ?? []]) {
    const right = Math.max(...outline(line).flat().map(([x]) => x)) * 72 / unitsPerEm;
    assert.ok(right <= 660, `${line} ${right}`);
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
