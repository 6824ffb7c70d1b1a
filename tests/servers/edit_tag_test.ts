import assert from "node:assert/strict";
import { findFacts, saveFacts } from "../../src/site/servers/editing/save_facts.ts";
import { addTag, editTag, mergeTags } from "../../src/site/servers/catalogue/tags.ts";
import { compareTexts, keepSeen } from "../../src/site/servers/review/listing_version.ts";
import { openPerson, openVisitor } from "../support/people/visitor.ts";
import { openWorld } from "../support/world.ts";

const ICE = { slug: "ice-age", name: "Ice age" };

Deno.test("a renamed tag stays on its servers, and its old address leads to the new one", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  await addTag(world.context, ICE, world.act);
  await saveFacts(world.context, server.slug, {
    facts: { tags: ["ice-age", "pvp"] },
    ...world.act,
  });
  await keepSeen(sql, server.id, { now: world.clock.now });
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  assert.match((await ada.get("/moderation/tags/ice-age")).html, /One listing uses it/);
  await ada.submit("/moderation/tags/ice-age", { tag: "Cold", tagSlug: "cold" });
  assert.deepEqual((await findFacts(sql, server.id)).tags, ["cold", "pvp"]);
  const visitor = openVisitor(world);
  assert.equal((await visitor.get("/tags/ice-age")).location, "/tags/cold");
  assert.match((await visitor.get("/tags/cold")).html, /Skyblock Valley/);
  const text = (await compareTexts(sql, [server.id])).get(server.id);
  assert.deepEqual(text?.was?.tags, ["Cold", "PvP"], "no owner changed it");
  await editTag(world.context, "cold", { typed: { slug: "cold", name: "Cold one" }, ...world.act });
  const taken = { slug: "cold", name: "PvP" };
  const twin = editTag(world.context, "cold", { typed: taken, ...world.act });
  await assert.rejects(twin, { code: "tag_exists" });
});

Deno.test("a merged tag's servers have the other one, once", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const both = await world.server();
  const one = await world.server("Harbour");
  await saveFacts(world.context, both.slug, { facts: { tags: ["surf", "pvp"] }, ...world.act });
  await saveFacts(world.context, one.slug, { facts: { tags: ["surf"] }, ...world.act });
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  assert.match(
    (await ada.get("/moderation/tags/surf")).html,
    /The 2 listings that have this tag get the tag that you choose instead/,
  );
  await ada.submit("/moderation/tags/surf/merge", { into: "pvp", sure: "1" });
  for (const { id } of [both, one]) assert.deepEqual((await findFacts(sql, id)).tags, ["pvp"]);
  assert.equal((await openVisitor(world).get("/tags/surf")).location, "/tags/pvp");
  const gone = mergeTags(world.context, "surf", { into: "pvp", ...world.act });
  await assert.rejects(gone, { code: "tag_unknown" });
});
