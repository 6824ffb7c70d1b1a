import assert from "node:assert/strict";
import { uuidV7 } from "../../../src/core/database/uuid_v7.ts";
import { ENGLISH } from "../../../src/core/locales/locale.ts";
import { DETAIL_NAMES, type DetailName } from "../../../src/core/trail/audit_details.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const AT = "2026-03-04T05:06:07.000Z";
const ID = "0198f2a1-7c3e-7bbb-8ccc-123456789abc";

/** What the program writes where it is not a plain text or number. */
const WRITTEN: Partial<Record<DetailName, string>> = {
  changed: "host, port, slug, languages, description",
  waiting: "name, game",
  delivery: ID,
  key: ID,
  only: "abandoned",
  path: "push",
  picture: "banner",
  reviewed: "texts, links",
  role: "manager",
  since: AT,
  until: AT,
  voted_at: AT,
  made_at: AT,
  source: "typed_name",
};

/** The text of each entry on a page. */
function textsOf(html: string): string[] {
  const [, ...entries] = html.split(`class="row__main"`);
  return entries.map((entry) =>
    entry.split("</li>")[0]?.replaceAll(/<[^>]*>/g, "").replaceAll("&#39;", "'").replaceAll(
      /\s+/g,
      " ",
    ).slice(1) ?? ""
  );
}

Deno.test("every kind of entry is a sentence, and each of its details has a label and no raw value", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const { sql } = world.services;
  const { id: serverId } = await world.server("Caves");
  await sql`delete from audit_entry`;
  const details = Object.fromEntries(DETAIL_NAMES.map((name) => [name, WRITTEN[name] ?? "Text 7"]));
  const { actions } = ENGLISH.words.frame.trail;
  for (const [action, sentence] of Object.entries(actions)) {
    for (const [about, subject] of [[serverId, "caves"], [null, ID]] as const) {
      await sql`
        insert into audit_entry (id, at, actor_id, action, server_id, subject, details)
        values (
          ${uuidV7(world.clock.now)}, ${world.clock.now}, null, ${action}, ${about}, ${subject},
          ${JSON.stringify(details)}::text::jsonb
        )`;
    }
    const { html } = await mod.get("/moderation/audit");
    const texts = textsOf(html);
    assert.equal(texts.length, 2, action);
    for (const text of texts) {
      assert.ok(text.startsWith(`the operator ${sentence}`), text);
      assert.doesNotMatch(text, /\d{4}-\d\d-\d\d|[a-z]_[a-z]|undefined|null|[{}[\]"]/, text);
      for (const label of Object.values(ENGLISH.words.moderationTabs.audit.labels)) {
        assert.ok(text.includes(`· ${label}: `), `${label} of ${action}: ${text}`);
      }
    }
    await sql`delete from audit_entry`;
  }
});

Deno.test("values that the program writes are read as words, and typed texts stay as they are", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const { sql } = world.services;
  const { id: serverId } = await world.server("Caves");
  const told = async (details: Record<string, string | number>) => {
    await sql`delete from audit_entry`;
    await sql`
      insert into audit_entry (id, at, action, server_id, subject, details)
      values (
        ${uuidV7(world.clock.now)}, ${world.clock.now}, 'server_edited', ${serverId}, 'caves',
        ${JSON.stringify(details)}::text::jsonb
      )`;
    return textsOf((await mod.get("/moderation/servers/caves")).html).join();
  };
  assert.match(await told({ changed: "host, slug" }), /Changed: Address, Page address/);
  assert.match(await told({ since: AT }), /From: Mar 4, 2026, 05:06 UTC/);
  assert.match(await told({ since: new Date(0).toISOString() }), /From: the beginning/);
  assert.match(await told({ source: "typed_name" }), /Cast via: typed name/);
  assert.match(await told({ votes: 48210 }), /Votes: 48,210/);
  assert.match(await told({ key: ID }), /Key: 0198f2a1(,|$)/);
  assert.match(await told({ name: "<b>Eve</b>" }), /Name: &lt;b&gt;Eve&lt;\/b&gt;/);
  // A detail of an earlier version.
  assert.match(await told({ old_name: "kept" }), /old name: kept/);
  await sql`delete from audit_entry`;
});
