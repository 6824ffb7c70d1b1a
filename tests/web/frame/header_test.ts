import assert from "node:assert/strict";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

/** Returns the part of a page between two texts. */
function partOf(html: string, from: string, to: string): string {
  return html.split(from)[1]?.split(to)[0] ?? "";
}

/** Matches the start of the menu. */
const MENU = '<details class="menu"';

Deno.test("the account's menu opens without a script, and has the account and the way out", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "_steve_01");
  const { html } = await steve.get("/games");
  const menu = partOf(html, MENU, "</details>");
  assert.match(menu, /<summary><span class="unseen">Your account, _steve_01</);
  assert.match(menu, /<b aria-hidden="true">S</);
  assert.match(menu, /<a href="\/account"[^>]*>Your account</);
  assert.match(menu, /<form method="post" action="\/sign-out"/);
});

Deno.test("a visitor's menu has all links that a phone leaves out, and Sign up stays beside it", async () => {
  await using world = await openWorld();
  const { html } = await openVisitor(world).get("/games");
  const you = partOf(html, '<nav class="you"', "</nav>");
  const menu = partOf(html, MENU, "</details>");
  const links = /<a(?= [^>]*class="(?:broad|wide)") [^>]*href="([^"]+)"/g;
  const left = [...html.split(MENU)[0]?.matchAll(links) ?? []].map(([, to]) => to);
  assert.deepEqual([...menu.matchAll(links)].map(([, to]) => to), left);
  assert.deepEqual(left, ["/", "/games", "/docs", "/my/servers/new", "/sign-in?next=%2Fgames"]);
  assert.match(you, /<a class="button" href="\/sign-up\?next=%2Fgames">Sign up</);
});

Deno.test("what the main menu leaves out on a phone is in the account's", async () => {
  await using world = await openWorld();
  const mira = await openPerson(world, "Mira", { isModerator: true });
  const { html } = await mira.get("/games");
  const main = partOf(html, "<nav", "</nav>");
  const menu = partOf(html, MENU, "</details>");
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

Deno.test("the menu has the choices of language and theme, and shows the page's language", async () => {
  await using world = await openWorld({ locales: { enabled: ["en", "de"], default: "en" } });
  const visitor = openVisitor(world);
  const menuOf = async (path: string) => partOf((await visitor.get(path)).html, MENU, "</details>");
  const shown = await menuOf("/de/games");
  assert.match(shown, /<span class="unseen">Menü<\/span><bdi>Deutsch<\/bdi><\/summary>/);
  assert.match(shown, /<a href="\/language\/en\/games"[^>]*><bdi>English</);
  assert.match(shown, /<a href="\/language\/de\/games"[^>]* aria-current="true"><bdi>Deutsch</);
  assert.match(shown, /data-themes=/);
  const personal = await menuOf("/sign-in");
  assert.match(personal, /<form method="post" action="\/language".*name="next" value="\/sign-in"/);
  assert.match(personal, /<button type="submit" name="locale" value="de"/);
  const docs = await menuOf("/docs");
  assert.doesNotMatch(docs, /\/language/);
  assert.match(docs, /<span class="unseen">Menu<\/span><\/summary>.*data-themes=/);
});

Deno.test("the foot groups its links", async () => {
  await using world = await openWorld({ locales: { enabled: ["en", "de"], default: "en" } });
  const { html } = await openVisitor(world).get("/de/games");
  const foot = partOf(html, '<footer class="foot">', "</footer>");
  const titles = [...foot.matchAll(/<div><p>([^<]+)/g)].map(([, title]) => title);
  assert.deepEqual(titles, ["Für Spieler", "Für Serverbetreiber", "Diese Seite"]);
});

Deno.test("a page that isn't found has a search for servers, in the reader's language", async () => {
  await using world = await openWorld({ locales: { enabled: ["en", "de"], default: "en" } });
  const { status, html } = await openVisitor(world).get("/de/games/nothing");
  assert.equal(status, 404);
  const main = partOf(html, "<main", "</main>");
  assert.match(main, /<form method="get" action="\/de\/" role="search".*<input type="search"/s);
});
