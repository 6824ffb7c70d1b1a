import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { acceptEdits, putEditsBack } from "../../src/desk/queue/unseen_edits.ts";
import { decideChange, withdrawChange } from "../../src/site/servers/review/decide_change.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { compareTexts, findChange } from "../../src/site/servers/review/listing_version.ts";
import { fingerprintOf } from "../../src/site/servers/editing/fingerprint.ts";
import { findText } from "../../src/site/servers/fields/written_text.ts";
import { saveFacts } from "../../src/site/servers/editing/save_facts.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import { MIGRATIONS } from "../../src/service/database/migration_files.ts";
import { emptyDatabase } from "../support/database/database.ts";
import { restoreFrom } from "../support/database/saved_backup.ts";
import { openWorld, type World } from "../support/world.ts";

/** The migration before the one that made versions of what waits and of what was seen. */
const BEFORE = "0091";

const CHANGE = "018f3b1e-0000-7000-8000-00000000000a";
const REFUSED = "018f3b1e-0000-7000-8000-00000000000b";

/** Two listings as 1.0.0 stored them: one with a change that waits and an edit, one with a refused change. */
const ROWS = `
  insert into account (id, username, username_key, created_at, updated_at)
  values ('018f3b1e-0000-7000-8000-000000000001', 'Steve', 'steve', now(), now());
  insert into server (id, owner_id, game_id, slug, name, host, port, status, created_at, updated_at)
  select ('018f3b1e-0000-7000-8000-00000000000' || n)::uuid, '018f3b1e-0000-7000-8000-000000000001', g.id, 'caves-' || n,
    'Caves ' || n, 'mc.example.com', 25560 + n, 'approved', now(), now()
  from (values (2), (3)) as v (n), game g where g.slug = 'minecraft';
  insert into listing_change (server_id, id, game_id, host, port, text, asked_at)
  select '018f3b1e-0000-7000-8000-000000000002'::uuid, '${CHANGE}'::uuid, id, 'new.example.com', 1, '{"tags": ["pvp"], "country": null}'::jsonb,
    '2026-11-01T10:00:00Z'::timestamptz
  from game where slug = 'rust';
  insert into listing_change (server_id, id, name, asked_at, refused_at, refused_reason)
  values ('018f3b1e-0000-7000-8000-000000000003', '${REFUSED}', 'Casino', '2026-11-01', '2026-11-02', 'Another server');
  insert into unreviewed_edit (server_id, was, edited_at)
  values ('018f3b1e-0000-7000-8000-000000000002',
    '{"name": "Caves 2", "game": "Minecraft: Java Edition", "host": "mc.example.com", "port": 25562, "tagline": "Deep",
      "tags": ["PvP", "Gone"], "languages": ["de"], "rules": "", "description": ""}', '2026-11-03T10:00:00Z');
`;

Deno.test("what waited, was refused and was seen in a database of 1.0.0 stays so", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  await migrate(sql, MIGRATIONS, { upTo: BEFORE });
  const [java] = await sql<{ name: string }[]>`select name from game where slug = 'minecraft'`;
  await sql.unsafe(ROWS.replace("Minecraft: Java Edition", java?.name ?? ""));
  await migrate(sql);
  const [waits, refused] = await sql<{ id: string }[]>`select id from server order by slug`;
  const change = await findChange(sql, waits?.id ?? "");
  assert.deepEqual([change?.id, change?.state], [CHANGE, "proposed"]);
  const address = { host: "new.example.com", port: 1 };
  assert.deepEqual(change?.text, { ...address, game: "rust", tags: ["pvp"], country: null });
  assert.deepEqual(change?.shown.tags, ["PvP"]);
  const [row] = await sql`select at from listing_version where id = ${CHANGE}`;
  assert.deepEqual(row?.["at"], new Date("2026-11-01T10:00:00Z"), "its place in the queue");
  const other = await findChange(sql, refused?.id ?? "");
  assert.deepEqual(
    [other?.id, other?.state, other?.text, other?.reason],
    [REFUSED, "refused", { name: "Casino" }, "Another server"],
  );
  const text = (await compareTexts(sql, [waits?.id ?? ""])).get(waits?.id ?? "");
  assert.deepEqual(text?.editedAt, new Date("2026-11-03T10:00:00Z"));
  assert.deepEqual([text?.was?.game, text?.now.game], [java?.name, java?.name]);
  assert.deepEqual([text?.was?.tagline, text?.was?.tags], ["Deep", ["Gone", "PvP"]]);
  assert.deepEqual(text?.was?.translations, {}, "from before they were compared");
});

Deno.test("a backup of 1.0.0 brings its waiting changes and unseen edits along", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  await restoreFrom(fileURLToPath(new URL("earlier/1.0.0.backup", import.meta.url)), sql);
  const [count] = await sql<[{ changes: number; edits: number; carried: number }]>`
    select (select count(*)::int from listing_change) as changes, (select count(*)::int from unreviewed_edit) as edits,
      (select count(*)::int from listing_version) as carried`;
  assert.ok(count.changes > 0 && count.edits > 0);
  assert.equal(count.carried, count.changes + count.edits);
});

/** An approved listing, its owner's acts, and the statements by which a process of 1.0 writes about it. */
async function openListing() {
  const world = await openWorld();
  const { sql } = world.services;
  const { id, slug, ownerId } = await world.server();
  const by = { kind: "account", id: ownerId, isModerator: false } as const;
  const now = () => world.clock.now;
  const earlier = {
    keep: (name: string) =>
      sql`
        insert into listing_change as c (server_id, id, name, game_id, host, port, text, asked_at)
        values (${id}, ${crypto.randomUUID()}, ${name}, null, null, null, null, ${now()})
        on conflict (server_id) do update
        set id = excluded.id, name = excluded.name, game_id = excluded.game_id, host = excluded.host,
          port = excluded.port, text = excluded.text, asked_at = excluded.asked_at, refused_at = null,
          refused_reason = null
        where c.refused_at is not null
          or (c.name, c.game_id, c.host, c.port, c.text) is distinct from
            (excluded.name, excluded.game_id, excluded.host, excluded.port, excluded.text)`,
    refuse: () =>
      sql`update listing_change set refused_at = ${now()}, refused_reason = 'No' where server_id = ${id}`,
    drop: () => sql`delete from listing_change where server_id = ${id}`,
    keepSeen: () =>
      sql`
        insert into unreviewed_edit (server_id, was, edited_at)
        select s.id, jsonb_build_object(
            'name', s.name, 'game', g.name, 'host', s.host, 'port', s.port, 'tagline', tagline, 'tags', array['PvP']
          ), ${now()}
        from server s join game g on g.id = s.game_id where s.id = ${id}
        on conflict (server_id) do update set edited_at = excluded.edited_at`,
    forget: () => sql`delete from unreviewed_edit where server_id = ${id}`,
    /** Reads the columns of that version. */
    find: async () => {
      const [change] = await sql`select name, refused_reason from listing_change`;
      const [edit] =
        await sql`select was->'tagline' as tagline, was->'tags' as tags from unreviewed_edit`;
      return { change, edit };
    },
  };
  return { world, sql, id, slug, by, earlier };
}

const compared = async ({ services: { sql } }: World, id: string) =>
  (await compareTexts(sql, [id])).get(id);

Deno.test("a process of 1.0 beside a new one loses no owner's change, and no decision", async () => {
  const { world, sql, id, by, slug, earlier } = await openListing();
  await using _ = world;
  await earlier.keep("Casino");
  const first = await findChange(sql, id);
  assert.deepEqual(first?.text, { name: "Casino" });
  await earlier.keep("Casino");
  assert.equal((await findChange(sql, id))?.id, first?.id, "the same again is the same");
  await earlier.keep("Casino 2");
  const stale = { decision: "approve", changeId: first?.id, ...world.act } as const;
  await assert.rejects(decideChange(world.context, slug, stale), { code: "change_gone" });
  await earlier.refuse();
  assert.deepEqual([(await findChange(sql, id))?.state, (await findChange(sql, id))?.reason], [
    "refused",
    "No",
  ]);
  await earlier.keep("Casino 3");
  await withdrawChange(world.context, slug, { by, now: world.clock.now });
  assert.equal((await earlier.find()).change, undefined);
  await earlier.keep("Casino 4");
  await decideChange(world.context, slug, { decision: "approve", ...world.act });
  assert.equal((await earlier.find()).change, undefined);
  assert.equal((await compared(world, id))?.now.name, "Casino 4");
  await earlier.keep("Casino 5");
  await earlier.drop();
  assert.equal(await findChange(sql, id), undefined);
});

Deno.test("what a new process has wait, or keeps as seen, a process of 1.0 reads", async () => {
  const { world, sql, id, by, slug, earlier } = await openListing();
  await using _ = world;
  const act = { by, now: world.clock.now };
  const edit = { name: "Casino", game: "rust", host: "play.example.com", port: 25565 };
  await editServer(world.context, slug, { edit: { ...edit, description: "" }, ...act });
  assert.equal((await earlier.find()).change?.["name"], "Casino");
  await decideChange(world.context, slug, { decision: "refuse", reason: "Another", ...world.act });
  assert.equal((await earlier.find()).change?.["refusedReason"], "Another");
  await saveFacts(world.context, slug, { facts: { tags: ["pvp"] }, ...act });
  await sql`delete from listing_version where state = 'seen'`;
  assert.equal((await earlier.find()).edit, undefined);
  await saveFacts(world.context, slug, { facts: { tagline: "Deep", tags: ["pvp"] }, ...act });
  assert.deepEqual((await earlier.find()).edit, { tagline: "", tags: ["PvP"] });
  await earlier.forget();
  assert.equal((await compared(world, id))?.was, null);
});

Deno.test("a moderator accepts and puts back what a process of 1.0 kept as seen", async () => {
  const { world, sql, id, by, slug, earlier } = await openListing();
  await using _ = world;
  await earlier.keepSeen();
  assert.deepEqual((await compared(world, id))?.was?.tags, ["PvP"]);
  await sql`update tag set name = 'Fights' where slug = 'pvp'`;
  world.pass(1000);
  await earlier.keepSeen();
  assert.deepEqual((await compared(world, id))?.was?.tags, ["Fights"], "the tag has another name");
  const seenAt = world.clock.now;
  await putEditsBack(world.context, slug, { seenAt, reason: "Rules", ...world.act });
  assert.deepEqual((await compared(world, id))?.now.tags, ["Fights"]);
  assert.equal((await earlier.find()).edit, undefined);
  await saveFacts(world.context, slug, { facts: {}, by, now: seenAt });
  await earlier.keepSeen();
  await acceptEdits(world.context, slug, { seenAt, ...world.act });
  assert.equal((await earlier.find()).edit, undefined);
});

Deno.test("a form that a process of 1.0 showed is saved by a new one", async () => {
  const { world, sql, id, by, slug } = await openListing();
  await using _ = world;
  const [facts] = await sql`
    select tagline, country, version, languages, website, discord, video, rules, text_language, translations,
      array(select tag from server_tag where server_id = s.id order by tag) as tags
    from server s`;
  const { name, game, host, port, description } = await findText(sql, id);
  const edit = { name, game, host, port, description };
  const waits = [null, null, null, null, null];
  const seen = fingerprintOf([slug, ...Object.values(edit), waits, facts]);
  const { waiting } = await editServer(world.context, slug, {
    edit: { ...edit, description: "Dig." },
    seen,
    by,
    now: world.clock.now,
  });
  assert.deepEqual(waiting, []);
});
