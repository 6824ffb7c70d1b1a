import assert from "node:assert/strict";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { findFacts } from "../../src/site/servers/editing/save_facts.ts";
import { compareTexts } from "../../src/site/servers/review/listing_version.ts";
import { openOwner } from "../support/people/owner.ts";
import { openPerson } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";

const SEEN = {
  tagline: "Deep and quiet",
  tags: ["pvp", "survival"],
  country: "DE",
  rules: "1. Be kind.",
  website: "https://caves.example/",
  textLanguage: "en",
  translations: { de: { tagline: "Tief und still", description: "", rules: "" } },
};
const BAD = {
  tagline: "Free gems",
  tags: ["skyblock"],
  country: "FR",
  rules: "2. No strangers.",
  website: "https://gems.example/",
  textLanguage: "en",
  translations: { de: { tagline: "Gratis", description: "", rules: "" } },
};
const WHY = "Rule 2 insults people.";

/** A listing that its owner edited after a moderator had looked, and a moderator. */
async function openEdited() {
  const world = await openWorld();
  const { sql } = world.services;
  await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const [caves] = await sql<{ id: string; ownerId: string }[]>`
    select id, owner_id from server where slug = 'caves'`;
  const { id = "", ownerId = "" } = caves ?? {};
  await edit(world, { description: "Dig.", facts: SEEN, by: world.act.by });
  await edit(world, {
    description: "Buy.",
    facts: BAD,
    by: { kind: "account", id: ownerId, isModerator: false, isAdministrator: false },
  });
  const seenAt = async () =>
    (await compareTexts(sql, [id])).get(id)?.editedAt?.toISOString() ?? "none";
  const textsNow = async () => {
    const [row] = await sql`select description, name from server where id = ${id}`;
    return { ...row, ...await findFacts(sql, id) };
  };
  const putBack = async (seen: string, reason = WHY, moderator = mod) =>
    await moderator.submit("/moderation/servers/caves/edits/restoration", {
      seen,
      edits_reason: reason,
    });
  return { world, sql, id, ownerId, mod, seenAt, textsNow, putBack };
}

async function edit(
  world: World,
  { description, facts, by }: {
    description: string;
    facts: typeof SEEN;
    by: World["act"]["by"];
  },
) {
  world.pass(60_000);
  const { sql } = world.services;
  const [server] = await sql<[{ name: string; game: string; host: string; port: number }]>`
    select s.name, g.slug as game, s.host, s.port from server s join game g on g.id = s.game_id
    where s.slug = 'caves'`;
  await editServer(world.context, "caves", {
    edit: { ...server, description },
    facts: structuredClone(facts),
    by,
    now: world.clock.now,
  });
}

Deno.test("a moderator puts back all texts that were seen, and the owner learns why by email", async () => {
  const { world, sql, id, mod, seenAt, textsNow, putBack } = await openEdited();
  await using _ = world;
  assert.equal((await textsNow()).tagline, "Free gems");
  assert.match((await mod.get("/moderation/servers/caves")).html, /Put the old text back …/);
  assert.equal((await putBack(await seenAt())).status, 303);
  const after = await textsNow();
  assert.partialDeepStrictEqual(after, { ...SEEN, description: "Dig." });
  assert.equal(after.translations.de?.tagline, "Tief und still");
  assert.equal((await compareTexts(sql, [id])).get(id)?.was, null, "nothing waits for a look");
  assert.deepEqual([...await sql`select kind, reason from news where kind = 'edits_put_back'`], [
    { kind: "edits_put_back", reason: WHY },
  ]);
  const trail = (await mod.get("/moderation/audit")).html;
  assert.match(trail, /put the old text back.*Changed:.*Rules.*Rule 2 insults people/s);
});

Deno.test("what an owner edits after the moderator looked is never put back unseen", async () => {
  const { world, sql, ownerId, seenAt, textsNow, putBack } = await openEdited();
  await using _ = world;
  const seen = await seenAt();
  const by = { kind: "account", id: ownerId, isModerator: false, isAdministrator: false } as const;
  await edit(world, { description: "Sorry.", facts: { ...BAD, rules: "1. Be kind." }, by });
  const { status, html } = await putBack(seen);
  assert.equal(status, 422);
  assert.match(html, /has edited it in the meantime/);
  assert.partialDeepStrictEqual(await textsNow(), { description: "Sorry.", tagline: "Free gems" });
  assert.equal((await sql`select from news where kind = 'edits_put_back'`).length, 0);
});

Deno.test("of two moderators who put the same text back, the second finds it done", async () => {
  const { world, sql, mod, seenAt, putBack } = await openEdited();
  await using _ = world;
  const seen = await seenAt();
  const other = await openPerson(world, "Other_mod", { isModerator: true });
  const both = await Promise.all([mod, other].map((moderator) => putBack(seen, WHY, moderator)));
  assert.deepEqual(both.map(({ status }) => status).sort(), [303, 422]);
  assert.equal((await sql`select from news where kind = 'edits_put_back'`).length, 1);
});

Deno.test("nothing is put back without a reason for the owner", async () => {
  const { world, seenAt, textsNow, putBack } = await openEdited();
  await using _ = world;
  assert.match((await putBack(await seenAt(), "")).html, /id="edits_reason-fault"/);
  assert.equal((await textsNow()).tagline, "Free gems");
});

Deno.test("a new name stays, and still waits for a look after the text is put back", async () => {
  const { world, sql, id, seenAt, textsNow, putBack } = await openEdited();
  await using _ = world;
  await sql`update server set name = 'Caverns' where id = ${id}`;
  assert.equal((await putBack(await seenAt())).status, 303);
  assert.partialDeepStrictEqual(await textsNow(), { name: "Caverns", tagline: SEEN.tagline });
  assert.equal((await compareTexts(sql, [id])).get(id)?.was?.name, "Caves");
});

Deno.test("a tag that was removed since stays away", async () => {
  const { world, sql, seenAt, textsNow, putBack } = await openEdited();
  await using _ = world;
  await sql`delete from tag where slug = 'survival'`;
  assert.equal((await putBack(await seenAt())).status, 303);
  assert.deepEqual((await textsNow()).tags, ["pvp"]);
});

Deno.test("the answer to reports puts the text back that they are about, and closes them", async () => {
  const { world, sql, mod, textsNow } = await openEdited();
  await using _ = world;
  const alex = await openPerson(world, "Alex");
  await alex.submit("/servers/caves/reports", { reason: "hateful", text: "Read rule 2" });
  const { html } = await mod.get("/moderation/reports");
  assert.match(html, /What it says.*Rules.*No strangers/s);
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const form = { until: field("until"), edited: field("edited"), answer: "restored" };
  const close = (note: string) =>
    mod.submit("/moderation/servers/caves/reports", { ...form, note });
  assert.match((await close("")).html, /id="note-fault"/, "the owner has to learn why");
  assert.equal((await close(WHY)).status, 303);
  assert.equal((await textsNow()).rules, SEEN.rules);
  const trail = (await mod.get("/moderation/audit?about=caves")).html;
  assert.match(trail, /Old text put back.*Rule 2 insults people/s);
  assert.equal((await sql`select from report where closed_at is null`).length, 0);
});
