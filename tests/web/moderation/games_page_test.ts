import assert from "node:assert/strict";
import { openPerson } from "../../support/visitor.ts";
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
  assert.deepEqual([added.status, added.location], [303, `${GAMES}?notice=game_added`]);
  const { html } = await moderator.get(GAMES);
  assert.match(html, /<th scope="row"[^>]*>Half-Life<\/th><td[^>]*><code>half-life<\/code>/);
});

Deno.test("a rejected game form keeps its input and explains the mistake", async () => {
  await using world = await openWorld();
  const moderator = await openPerson(world, "Mod", { isAdministrator: true });
  await moderator.get(GAMES);
  const bad: [Partial<typeof HALF_LIFE>, RegExp][] = [
    [{ slug: "rust" }, /&quot;rust&quot; is already on the list/],
    [{ defaultPort: "many" }, /Enter a whole number/],
    [{ defaultPort: "0" }, /a port is a whole number from 1 to 65535/],
    [{ protocol: "palworld" }, /there is no protocol &quot;palworld&quot;/],
  ];
  for (const [change, sentence] of bad) {
    const { status, html } = await moderator.submit(GAMES, { ...HALF_LIFE, ...change });
    assert.equal(status, 422);
    assert.match(html, sentence);
    assert.match(html, /value="Half-Life"/);
  }
});

Deno.test("nobody but administrators sees or adds games", async () => {
  await using world = await openWorld();
  const moderator = await openPerson(world, "Mod", { isModerator: true });
  assert.equal((await moderator.get(GAMES)).status, 403);
  await moderator.get("/");
  assert.equal((await moderator.submit(GAMES, HALF_LIFE)).status, 403);
});
