import assert from "node:assert/strict";
import { openPerson, openVisitor, type Visitor } from "../../support/visitor.ts";
import { openWorld } from "../../support/world.ts";

const PATH = "/my/servers/caves/facts";

async function submitCaves(steve: Visitor): Promise<void> {
  const { html } = await steve.get("/my/servers/new");
  const form_id = /name="form_id" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const fields = { game: "minecraft", name: "Caves", host: "a.example", port: "", description: "" };
  await steve.submit("/my/servers", { ...fields, form_id });
}

Deno.test("an owner says more about a server, and finds it in the form again", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submitCaves(steve);
  const typed = {
    tagline: "Dig deep",
    country: "NL",
    version: "1.21",
    website: "https://caves.example",
    discord: "",
    video: "",
    rules: "",
  };
  const boxes = { "tags:survival": "1", "tags:pve": "1", "languages:nl": "1" };
  const saved = await steve.submit(PATH, { ...typed, ...boxes });
  assert.deepEqual([saved.status, saved.location], [303, "/my/servers/caves?notice=server_saved"]);
  const { html } = await steve.get(PATH);
  assert.match(html, /value="Dig deep"/);
  assert.match(html, /<option value="NL" selected[^>]*>Netherlands/);
  for (const box of Object.keys(boxes)) {
    assert.match(html, new RegExp(`name="${box}" value="1" checked`), box);
  }
  assert.equal([...html.matchAll(/ checked/g)].length, 3);
});

Deno.test("a link that is too long in a browser's spelling is marked too", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submitCaves(steve);
  const website = `https://caves.example/${"ü".repeat(100)}`;
  const { status, html } = await steve.submit(PATH, { tagline: "Kept", website });
  assert.equal(status, 422);
  assert.match(html, /id="website-fault">A website has at most 200 characters/);
  assert.match(html, /value="Kept"/);
});

Deno.test("a faulty fact is marked, and everything typed stays", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submitCaves(steve);
  const tags = ["pvp", "pve", "rpg", "surf", "plots", "prison"].map((tag) => [`tags:${tag}`, "1"]);
  const { status, html } = await steve.submit(PATH, {
    ...Object.fromEntries(tags),
    tagline: "Kept",
    website: "http://caves.example",
  });
  assert.equal(status, 422);
  for (const field of ["tags", "website"]) assert.match(html, new RegExp(`<a href="#${field}">`));
  assert.match(html, /value="Kept"/);
  assert.equal([...html.matchAll(/ checked/g)].length, 6);
});

Deno.test("a second tab is shown the facts that the first one saved", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submitCaves(steve);
  const { html } = await steve.get(PATH);
  const version_seen = /name="version_seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
  await steve.submit(PATH, { tagline: "First", "tags:pvp": "1", version_seen });
  const late = await steve.submit(PATH, { tagline: "Second", version_seen });
  assert.equal(late.status, 422);
  assert.match(late.html, /<th scope="row">Tagline<\/th><td>First<\/td><td><strong>Second/);
  assert.match(late.html, /<th scope="row">Tags<\/th><td>PvP<\/td><td><strong>nothing/);
});

Deno.test("a moderator adds a tag and takes it away", async () => {
  await using world = await openWorld();
  const alex = await openPerson(world, "Alex", { isModerator: true });
  const added = await alex.submit("/moderation/tags", { name: "Ice age", slug: "ice-age" });
  assert.equal(added.location, "/moderation/tags?notice=tag_added");
  assert.match((await alex.get("/moderation/tags")).html, /<th scope="row"[^>]*>Ice age<\/th>/);
  assert.equal(
    (await alex.submit("/moderation/tags", { name: "Ice age", slug: "ice" })).status,
    422,
  );
  await alex.submit("/moderation/tags/ice-age/removal");
  assert.doesNotMatch((await alex.get("/moderation/tags")).html, /Ice age/);
  assert.equal((await openVisitor(world).get("/tags/ice-age")).status, 404);
});
