import assert from "node:assert/strict";
import { listGame } from "../../support/network/listed_game.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const GAMES = "/moderation/games";

const HALF_LIFE = {
  name: "Half-Life",
  slug: "half-life",
  defaultPort: "27015",
  protocol: "valve",
  queryPortOffset: "0",
};

Deno.test("an administrator adds a game, which is then on the list", async () => {
  await using world = await openWorld();
  const moderator = await openPerson(world, "Mod", { isAdministrator: true });
  const before = await moderator.get(GAMES);
  assert.equal(before.status, 200);
  assert.doesNotMatch(before.html, /half-life/);
  const added = await moderator.submit(GAMES, HALF_LIFE);
  assert.deepEqual([added.status, added.location], [303, `${GAMES}?notice=game_added#games`]);
  const { html } = await moderator.get(GAMES);
  assert.match(
    html,
    /<a href="\/moderation\/games\/half-life"[^>]*>Half-Life<\/a><span class="note"><code>half-life<\/code> · port 27015 · valve<\/span>/,
  );
});

Deno.test("a rejected game form keeps its input and explains the mistake", async () => {
  await using world = await openWorld();
  const moderator = await openPerson(world, "Mod", { isAdministrator: true });
  await moderator.get(GAMES);
  const bad: [Partial<typeof HALF_LIFE>, RegExp][] = [
    [{ slug: "rust" }, /&quot;rust&quot; is on the list already/],
    [{ defaultPort: "many" }, /Enter a whole number/],
    [{ defaultPort: "0" }, /Enter a port number from 1 to 65535\./],
    [{ protocol: "palworld" }, /There is no protocol &quot;palworld&quot;\./],
  ];
  for (const [change, sentence] of bad) {
    const { status, html } = await moderator.submit(GAMES, { ...HALF_LIFE, ...change });
    assert.equal(status, 422);
    assert.match(html, sentence);
    assert.match(html, /value="Half-Life"/);
  }
});

Deno.test("only administrators see or add games", async () => {
  await using world = await openWorld();
  const moderator = await openPerson(world, "Mod", { isModerator: true });
  assert.equal((await moderator.get(GAMES)).status, 403);
  await moderator.get("/");
  assert.equal((await moderator.submit(GAMES, HALF_LIFE)).status, 403);
});

/** Returns the names in a page's lists of games or tags, in their order. */
function namesIn(html: string, path: "games" | "tags" = "games"): string[] {
  const links = html.matchAll(/<a href="\/moderation\/(games|tags)\/[^>]*>([^<]*)</g);
  return [...links].filter(([, of]) => of === path).map(([, , name = ""]) => name);
}

Deno.test("what listings use comes first, the most used on top, and the rest is folded", async () => {
  await using world = await openWorld();
  await listGame(world, { game: "valheim", port: 2456, name: "One" });
  await listGame(world, { game: "rust", port: 28015, name: "Two" });
  await listGame(world, { game: "rust", port: 28016, name: "Three" });
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  const { html } = await ada.get(GAMES);
  const [used = "", unused = ""] = html.split('<details class="fold"');
  assert.deepEqual(namesIn(used), ["Rust", "Valheim"]);
  assert.match(used, /In use: 2/);
  assert.match(used, /Rust<\/a>.*?2 listings.*?Valheim<\/a>.*?1 listing</s);
  const names = namesIn(unused);
  assert.ok(names.length > 20 && !names.includes("Rust"));
  assert.match(unused, new RegExp(`Not used by any listing: ${names.length}<`));
});

Deno.test("a form without script finds games and tags by a part of their name, in any case", async () => {
  await using world = await openWorld();
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  assert.match(
    (await ada.get(GAMES)).html,
    /<form method="get" action="\/moderation\/games" role="search"/,
  );
  const found = await ada.get(`${GAMES}?q=RUS`);
  assert.ok(namesIn(found.html).includes("Rust"));
  assert.ok(!namesIn(found.html).includes("Minecraft"));
  assert.match(found.html, /<input[^>]*value="RUS"[^>]*name="q"/);
  assert.match((await ada.get(`${GAMES}?q=%3Cb%3E`)).html, /Nothing is called “[^<]*&lt;b&gt;/);
  const { location } = await ada.get("/moderation/tags?q=pvp");
  assert.equal(location, `${GAMES}?q=pvp#tags`, "tags are on the same page");
  assert.deepEqual(namesIn((await ada.get(location ?? "")).html, "tags"), ["KitPvP", "PvP"]);
});

Deno.test("nothing is chosen to merge into beforehand, and without a choice nothing is merged", async () => {
  await using world = await openWorld();
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  for (const path of [`${GAMES}/rust`, "/moderation/tags/pvp"]) {
    const { html } = await ada.get(path);
    assert.match(html, /<select id="into"[^>]*><option value="" selected[^>]*>Choose/);
    const { status, html: again } = await ada.submit(`${path}/merge`, { into: "", sure: "1" });
    assert.equal(status, 422);
    assert.match(again, /id="into-fault"/);
    const unsure = await ada.submit(`${path}/merge`, { into: path.split("/").at(-1) ?? "" });
    assert.equal(unsure.status, 422, "it can't be undone, which a box says");
    assert.match(unsure.html, /name="sure"[^]*This field is required/);
    assert.equal((await ada.get(`${path}/merge`)).location, `${path}#merge`);
    assert.equal((await ada.get(path)).status, 200, "it is still there");
  }
});

Deno.test("a page says what removing does to listings before it offers to", async () => {
  await using world = await openWorld();
  const { slug } = await listGame(world, { game: "rust", port: 28015, name: "Two" });
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  const removal = (game: string) => new RegExp(`action="${GAMES}/${game}/removal"`);
  const used = await ada.get(`${GAMES}/rust`);
  assert.match(used.html, /One listing uses it, so it can’t be removed/);
  assert.doesNotMatch(used.html, removal("rust"));
  const unused = await ada.get(`${GAMES}/valheim`);
  assert.match(unused.html, /No listing uses it, so no listing changes/);
  assert.match(unused.html, removal("valheim"));
  await world.services.sql`update server set deleted_at = now() where slug = ${slug}`;
  const held = await ada.get(`${GAMES}/rust`);
  assert.match(held.html, /a deleted listing or a waiting change still names it/);
  assert.doesNotMatch(held.html, removal("rust"), "it would be refused");
});
