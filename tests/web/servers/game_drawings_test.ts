import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { addGame } from "../../../src/site/polling/games.ts";
import { drawingOf, DRAWINGS } from "../../../src/site/web/servers/game_drawings.ts";
import { GAMES_FILE } from "../../../src/site/web/servers/games_file.ts";
import { openVisitor } from "../../support/people/visitor.ts";
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

Deno.test("every drawing stays on its grid", () => {
  for (const [name, { wash, lines }] of Object.entries(DRAWINGS)) {
    for (const path of [wash, lines]) {
      const points = pointsOf(path);
      assert.ok(points.length > 2, name);
      for (const number of points.flat()) {
        assert.ok(number >= 0 && number <= 24, `${name} ${number}`);
      }
    }
  }
});

/** How many numbers each command of a path takes. */
const TAKEN: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 };

/** Returns the points between which a path's lines and curves run. */
function pointsOf(path: string): [x: number, y: number][] {
  let x = 0;
  let y = 0;
  const points: [x: number, y: number][] = [];
  for (const [_, command = "", rest = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const upper = command.toUpperCase();
    const taken = TAKEN[upper] || 1;
    const isRelative = command !== upper;
    for (let at = taken; at <= numbers.length; at += taken) {
      const [before = 0, last = 0] = numbers.slice(at - Math.min(2, taken), at);
      const [toX, toY] = taken === 1 ? [before, before] : [before, last];
      if (upper !== "V") x = toX + (isRelative ? x : 0);
      if (upper !== "H") y = toY + (isRelative ? y : 0);
      points.push([x, y]);
    }
  }
  return points;
}
