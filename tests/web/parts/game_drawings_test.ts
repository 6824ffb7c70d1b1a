import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { addGame } from "../../../src/site/polling/games.ts";
import { drawingOf } from "../../../src/site/web/parts/game_drawings.ts";
import { GAMES_FILE } from "../../../src/site/web/parts/games_file.ts";
import { openVisitor } from "../../support/visitor.ts";
import { openWorld } from "../../support/world.ts";

/** A tenth of what the typeface takes; browsers keep the file for a year. */
const ZIPPED_MAX = 2_500;

Deno.test("a game shows its drawing, and its initials if it has none", async () => {
  await using world = await openWorld();
  const { context, act, services: { sql } } = world;
  await world.server("Caves");
  const other = await world.server("Own");
  const id = await addGame(
    context,
    { slug: "", name: "Garden Chess", defaultPort: 7000, protocol: null },
    act,
  );
  await sql`update server set game_id = ${id} where id = ${other.id}`;
  const visitor = openVisitor(world);
  const { html } = await visitor.get("/games");
  const drawing = `<svg class="game" aria-hidden="true"><use href="${GAMES_FILE.path}#block">`;
  assert.ok(html.includes(drawing));
  assert.match(html, /<span class="logo" data-hue="\d+" aria-hidden="true">GC<\/span>/);
  assert.ok((await visitor.get("/games/minecraft")).html.includes(drawing));
  assert.ok((await visitor.get("/servers/caves")).html.includes(drawing), "without a banner");
  const sprite = await visitor.get(GAMES_FILE.path);
  assert.match(sprite.html, /<symbol id="block"/);
  assert.match(sprite.headers.get("cache-control") ?? "", /immutable/);
});

Deno.test("most games have a drawing, and all drawings together are small", async () => {
  await using world = await openWorld();
  const games = await world.services.sql<{ slug: string }[]>`select slug from game`;
  const drawn = games.filter(({ slug }) => drawingOf(slug) !== undefined);
  assert.ok(drawn.length >= 50, `${drawn.length} of ${games.length}`);
  assert.ok(gzipSync(GAMES_FILE.content).byteLength <= ZIPPED_MAX);
});
