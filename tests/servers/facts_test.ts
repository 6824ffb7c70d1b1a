import assert from "node:assert/strict";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { FACTS, type GivenFacts } from "../../src/site/servers/fields/facts.ts";
import { findListed } from "../../src/site/servers/public/shown_server.ts";
import { findFacts, saveFacts } from "../../src/site/servers/editing/save_facts.ts";
import { addTag, listKnownTags, removeTag } from "../../src/site/servers/catalogue/tags.ts";
import { compareTexts } from "../../src/site/servers/review/listing_version.ts";
import { findAudit } from "../../src/site/trail/find_audit.ts";
import { changedParts } from "../../src/desk/web/queue/listing_text.tsx";
import { meetLock } from "../support/database/locks.ts";
import { openWorld } from "../support/world.ts";

const ALL: GivenFacts = {
  tagline: "  Lights up at night ",
  tags: ["survival", "economy"],
  country: "DE",
  version: "1.21.4",
  languages: ["de", "en"],
  website: "https://lanternfall.example/start",
  discord: "https://discord.gg/abc",
  video: "https://www.youtube.com/watch?v=1",
  rules: "1. Be kind\r\n2. Do not grief",
};

const STORED = {
  ...ALL,
  tagline: "Lights up at night",
  tags: ["economy", "survival"],
  rules: "1. Be kind\n2. Do not grief",
  textLanguage: null,
  translations: {},
};

Deno.test("facts show at once, and the trail names those that changed", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  await saveFacts(world.context, server.slug, { facts: ALL, ...world.act });
  assert.deepEqual(await findFacts(sql, server.id), STORED);
  const shown = await findListed(sql, server.slug, world.clock.now);
  assert.deepEqual(shown?.tags, [{ slug: "economy", name: "Economy" }, {
    slug: "survival",
    name: "Survival",
  }]);
  assert.equal(shown?.discord, ALL.discord);
  world.pass(1_000);
  await saveFacts(world.context, server.slug, { facts: { ...ALL, country: "" }, ...world.act });
  const [entry] = await findAudit(sql, server.id, {});
  assert.deepEqual([entry?.action, entry?.details], ["server_edited", { changed: "country" }]);
  await saveFacts(world.context, server.slug, { facts: {}, ...world.act });
  assert.deepEqual(await findFacts(sql, server.id), FACTS.parse({}));
});

Deno.test("facts saved as they are leave no trace", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  await saveFacts(world.context, server.slug, { facts: ALL, ...world.act });
  const before = await findAudit(sql, server.id, {});
  await saveFacts(world.context, server.slug, { facts: ALL, ...world.act });
  assert.deepEqual(await findAudit(sql, server.id, {}), before);
});

Deno.test("languages keep their order when a form sends them in another, and none counts as changed", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const [owner] = await sql<[{ id: string }]>`
    select owner_id as id from server where id = ${server.id}`;
  const by = { kind: "account", isModerator: false, isAdministrator: false, ...owner } as const;
  const save = async (facts: GivenFacts) => {
    world.pass(1_000);
    await editServer(world.context, server.slug, {
      edit: { name: "Caves", game: "minecraft", host: "a.example", port: 1, description: "" },
      facts: structuredClone(facts),
      by,
      now: world.clock.now,
    });
    const [entry] = await findAudit(sql, server.id, {});
    return { changed: entry?.details.changed, ...await findFacts(sql, server.id) };
  };
  await save({ ...ALL, languages: ["en", "de"] });
  await sql`delete from listing_version where state = 'seen'`;
  const tagline = { ...ALL, tagline: "New", languages: ["de", "en"] } satisfies GivenFacts;
  const saved = await save(tagline);
  assert.deepEqual([saved.changed, saved.languages], ["tagline", ["en", "de"]]);
  const { now, was } = (await compareTexts(sql, [server.id])).get(server.id) ?? assert.fail();
  assert.deepEqual(now.languages, was?.languages, "the desk shows no change of them");
  const more = await save({ ...tagline, languages: ["de", "en", "fr"] });
  assert.deepEqual([more.changed, more.languages], ["languages", ["en", "de", "fr"]]);
  await sql`update server set languages = '{fr,de,en}' where id = ${server.id}`;
  const reordered = (await compareTexts(sql, [server.id])).get(server.id) ?? assert.fail();
  const before = { ...reordered.now, languages: ["en", "de", "fr"] };
  assert.deepEqual(changedParts(reordered.now, before), [], "nor one from before");
});

Deno.test("a fact that is not one is refused, and nothing is saved", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const bad: [GivenFacts, string][] = [
    [{ tagline: "x".repeat(121) }, "facts_invalid"],
    [{ tagline: "two\nlines" }, "facts_invalid"],
    [{ tagline: "turned \u202e around" }, "facts_invalid"],
    [{ tags: ["pvp", "pve", "surf", "rpg", "prison", "plots"] }, "facts_invalid"],
    [{ tags: ["no-such-tag"] }, "tag_unknown"],
    [{ country: "XX" }, "facts_invalid"],
    [{ version: "v".repeat(31) }, "facts_invalid"],
    [{ languages: ["xx"] }, "facts_invalid"],
    [{ website: "http://a.example" }, "facts_invalid"],
    [{ website: "javascript:alert(1)//https://" }, "facts_invalid"],
    [{ website: "https://user:secret@a.example" }, "facts_invalid"],
    [{ website: "https://localhost" }, "facts_invalid"],
    ...[
      "127.0.0.1",
      "2130706433",
      "10.0.0.1",
      "192.168.1.1/admin",
      "169.254.169.254/latest",
      "100.64.0.1",
      "[::1]",
      "[fe80::1]",
      "[::ffff:10.0.0.1]",
      "router.lan",
      "printer.local.",
      "localhost.",
      "metadata.google.internal",
      "a.example..",
      "a.example:22",
      "a.example:6379",
      ":@a.example:0",
    ].map((place): [GivenFacts, string] => [{ website: `https://${place}` }, "facts_invalid"]),
    [{ discord: "https://discord.gg:6667/abc" }, "facts_invalid"],
    [{ video: `https://youtu.be/${"x".repeat(200)}` }, "facts_invalid"],
    [{ discord: "https://discord.gg.evil.example/abc" }, "facts_invalid"],
    [{ discord: "https://evildiscord.gg/abc" }, "facts_invalid"],
    [{ video: "https://youtube.com@evil.example/x" }, "facts_invalid"],
    [{ rules: "x".repeat(5001) }, "facts_invalid"],
  ];
  for (const [facts, code] of bad) {
    const refused = saveFacts(world.context, server.slug, {
      facts: { tagline: "kept", ...facts },
      ...world.act,
    });
    await assert.rejects(refused, { code }, JSON.stringify(facts));
  }
  assert.deepEqual(await findFacts(sql, server.id), FACTS.parse({}));
});

Deno.test("only administrators change the tags, and one that servers have is not removed", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const { id } = await world.account("Alex");
  const alex = { by: { kind: "account", id, isModerator: false } as const, now: world.clock.now };
  const tag = { slug: "ice-age", name: "Ice age" };
  await assert.rejects(addTag(world.context, tag, alex), { code: "administrators_only" });
  await addTag(world.context, tag, world.act);
  await assert.rejects(addTag(world.context, tag, world.act), { code: "tag_exists" });
  for (const bad of [{ slug: "Ice", name: "Ice" }, { slug: "ice", name: "\u202e" }]) {
    await assert.rejects(addTag(world.context, bad, world.act), { code: "tag_invalid" });
  }
  await saveFacts(world.context, server.slug, { facts: { tags: ["ice-age"] }, ...world.act });
  const [added] = (await listKnownTags(sql)).filter(({ slug }) => slug === "ice-age");
  assert.deepEqual(added, { ...tag, servers: 1 });
  await assert.rejects(removeTag(world.context, "ice-age", alex), { code: "administrators_only" });
  await assert.rejects(removeTag(world.context, "ice-age", world.act), { code: "entry_used" });
  assert.deepEqual((await findFacts(sql, server.id)).tags, ["ice-age"]);
  await saveFacts(world.context, server.slug, { facts: { tags: [] }, ...world.act });
  await removeTag(world.context, "ice-age", world.act);
  await assert.rejects(removeTag(world.context, "ice-age", world.act), { code: "tag_unknown" });
});

Deno.test("a look-alike in other letters is stored as what it is", () => {
  const { website } = FACTS.parse({ website: "https://www.\u0430pple.com:8123/map" });
  assert.equal(website, "https://www.xn--pple-43d.com:8123/map");
});

Deno.test("a tag that is removed while it is chosen is refused as unknown", async () => {
  await using world = await openWorld();
  const { slug } = await world.server();
  const facts = { facts: { tags: ["surf"] }, ...world.act };
  let saving: Promise<unknown> = Promise.resolve();
  await meetLock(world, {
    first: (tx) => tx`delete from tag where slug = 'surf'`,
    // Told below: the transaction ends before it can go on.
    work: async (sql) => await (saving = saveFacts({ sql }, slug, facts)).catch(() => {}),
    then: () => Promise.resolve(),
  });
  await assert.rejects(saving, { code: "tag_unknown" });
});
