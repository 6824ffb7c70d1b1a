import assert from "node:assert/strict";
import { decideChange, withdrawChange } from "../../src/site/servers/review/decide_change.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { FACTS } from "../../src/site/servers/fields/facts.ts";
import { findChange } from "../../src/site/servers/review/listing_version.ts";
import { findFacts } from "../../src/site/servers/editing/save_facts.ts";
import { requireModerated } from "../../src/desk/queue/moderation_queue.ts";
import { editTag } from "../../src/site/servers/catalogue/tags.ts";
import { compareTexts } from "../../src/site/servers/review/listing_version.ts";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import { type Review, saveReview } from "../../src/site/settings/review.ts";
import { openPerson } from "../support/people/visitor.ts";
import { listGame } from "../support/network/listed_game.ts";
import { openWorld, type World } from "../support/world.ts";

const ALL: Review = {
  name: true,
  game: true,
  address: true,
  texts: true,
  links: true,
  facts: true,
};

const NEW_FACTS = FACTS.parse({
  tagline: "Free diamonds",
  website: "https://example.com/",
  rules: "None",
  languages: ["en"],
  tags: ["surf", "pvp"],
});

/** An approved listing, and how its owner edits it. */
async function openListing(world: World, review: Partial<Review>) {
  await saveReview(world.context, { review: { ...ALL, ...review }, ...world.act });
  const server = await listGame(world, { game: "rust", port: 28015, name: "Rusty" });
  const by = { kind: "account", id: server.ownerId, isModerator: false } as const;
  const edit = { name: "Rusty", game: "rust", host: "127.0.0.1", port: 28015, description: "New" };
  const context = { sql: world.services.sql, allowPrivate: true };
  const act = { by, now: world.clock.now };
  return {
    server,
    act,
    save: (change = {}, facts: typeof NEW_FACTS | undefined = NEW_FACTS) =>
      editServer(context, server.slug, { edit: { ...edit, ...change }, facts, ...act }),
    shown: async () => ({
      ...await findFacts(context.sql, server.id),
      description: (await requireModerated(context.sql, server.slug, { by: OPERATOR })).description,
    }),
  };
}

Deno.test("fields that a setting has reviewed wait, and show as they were typed once approved", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { server, save, shown } = await openListing(world, {});
  const before = await shown();
  const { waiting } = await save();
  assert.deepEqual([...waiting].sort(), [
    "description",
    "languages",
    "rules",
    "tagline",
    "tags",
    "website",
  ]);
  assert.deepEqual(await shown(), before, "players see what it was");
  assert.equal((await compareTexts(sql, [server.id])).get(server.id)?.was, null);
  const change = await findChange(sql, server.id);
  assert.deepEqual(change?.shown.tags, ["PvP", "Surf"], "by their names");
  await editTag(world.context, "surf", { typed: { slug: "surfing", name: "Surf" }, ...world.act });
  await decideChange(world.context, server.slug, { decision: "approve", ...world.act });
  const tags = ["pvp", "surfing"];
  assert.deepEqual(await shown(), { ...NEW_FACTS, tags, description: "New" });
  assert.equal((await compareTexts(sql, [server.id])).get(server.id)?.was, null, "was looked at");
});

Deno.test("fields without a review show at once, and are listed as recently changed", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { server, save, shown } = await openListing(world, { name: false, texts: false });
  const { waiting } = await save({ name: "Rusty Two" });
  assert.ok(!waiting.includes("name") && !waiting.includes("description"));
  assert.equal((await shown()).description, "New");
  assert.equal((await shown()).tagline, "");
  const text = (await compareTexts(sql, [server.id])).get(server.id);
  assert.deepEqual([text?.was?.name, text?.was?.description], ["Rusty", ""]);
});

Deno.test("an edit of something else leaves what waits waiting, and a withdrawal drops it", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { server, act, save, shown } = await openListing(world, {});
  await save();
  await save({ description: "Newer" }, undefined);
  const change = await findChange(sql, server.id);
  assert.deepEqual([change?.text.tagline, change?.text.description], ["Free diamonds", "Newer"]);
  await save({ description: "" }, await findFacts(sql, server.id));
  assert.equal(await findChange(sql, server.id), undefined, "as it was, nothing has to wait");
  await save();
  await withdrawChange(world.context, server.slug, act);
  assert.equal((await shown()).tagline, "");
});

Deno.test("the owner's form and the desk show what waits, with what players see", async () => {
  await using world = await openWorld();
  const { server, save } = await openListing(world, {});
  await save({}, { ...NEW_FACTS, country: "NL" });
  const { sql } = world.services;
  const owner = await openPerson(world, "Rita");
  await sql`update server set owner_id = (select id from account where username = 'Rita')`;
  const form = await owner.get(`/my/servers/${server.slug}/edit`);
  assert.match(form.html, /value="Free diamonds"/);
  assert.match(form.html, /Players see what it was until then/);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  for (
    const path of [`/moderation/servers/${server.slug}`, "/moderation/listings?status=changed"]
  ) {
    const { html } = await mod.get(path);
    assert.match(html, /Tagline[^]*<ins[^>]*>Free diamonds</, path);
    assert.match(html, /Country[^]*<ins[^>]*>Netherlands</, "by its name");
    assert.match(html, /Languages[^]*<ins[^>]*>English</, path);
  }
});

Deno.test("approving a text says nothing about a name that was changed without a review", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { server, save } = await openListing(world, { name: false });
  await save({ name: "Rusty Two" });
  await decideChange(world.context, server.slug, { decision: "approve", ...world.act });
  const text = (await compareTexts(sql, [server.id])).get(server.id);
  assert.equal(text?.was?.name, "Rusty", "still listed as recently changed");
  assert.equal(text?.was?.tagline, "Free diamonds", "was looked at");
});

Deno.test("a tag that is not on the list is refused, not kept waiting", async () => {
  await using world = await openWorld();
  const { save } = await openListing(world, {});
  const edit = save({}, { ...NEW_FACTS, tags: ["no-such-tag"] });
  await assert.rejects(edit, { code: "tag_unknown" });
});
