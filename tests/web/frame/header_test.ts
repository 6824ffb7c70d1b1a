import assert from "node:assert/strict";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

/** Returns the part of a page between two texts. */
function partOf(html: string, from: string, to: string): string {
  return html.split(from)[1]?.split(to)[0] ?? "";
}

Deno.test("the account's menu opens without a script, and has the account and the way out", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "_steve_01");
  const { html } = await steve.get("/games");
  const menu = partOf(html, '<details class="menu" name="header"', "</details>");
  assert.match(menu, /<summary><span class="unseen">Your account, _steve_01</);
  assert.match(menu, /<b aria-hidden="true">S</);
  assert.match(menu, /<a href="\/account"[^>]*>Your account</);
  assert.match(menu, /<form method="post" action="\/sign-out"/);
  assert.doesNotMatch((await openVisitor(world).get("/games")).html, /class="menu"/);
});

Deno.test("what the main menu leaves out on a phone is in the account's", async () => {
  await using world = await openWorld();
  const mira = await openPerson(world, "Mira", { isModerator: true });
  const { html } = await mira.get("/games");
  const main = partOf(html, "<nav", "</nav>");
  const menu = partOf(html, '<details class="menu" name="header"', "</details>");
  const left = [...main.matchAll(/<a href="([^"]+)" class="(?:wide|roomy)"/g)].map(([, to]) => to);
  assert.deepEqual(left, ["/", "/games", "/moderation", "/docs"]);
  for (const path of left) {
    assert.match(menu, new RegExp(`<a href="${path}" class="(wide|roomy)"`), path);
  }
});

Deno.test("what waits for a moderator is counted on the closed menu", async () => {
  await using world = await openWorld();
  const mira = await openPerson(world, "Mira", { isModerator: true });
  const listing = { owner: "Mira", name: "Caves", game: "rust", host: "a.example", port: 28015 };
  await addServer(world.context, { ...listing, description: "" }, world.act);
  const { html } = await mira.get("/games");
  assert.match(partOf(html, "<summary", "</summary>"), /class="count">1</);
});

Deno.test("the foot groups its links and has the choices of theme and language", async () => {
  await using world = await openWorld({ locales: { enabled: ["en", "de"], default: "en" } });
  const { html } = await openVisitor(world).get("/de/games");
  const foot = partOf(html, '<footer class="foot">', "</footer>");
  const titles = [...foot.matchAll(/<div><p>([^<]+)/g)].map(([, title]) => title);
  assert.deepEqual(titles, ["Für Spieler", "Für Serverbetreiber", "Diese Seite"]);
  assert.match(foot, /data-themes=/);
  assert.match(foot, /<nav aria-label/);
});
