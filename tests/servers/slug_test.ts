import assert from "node:assert/strict";
import { addGame } from "../../src/site/polling/games.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { slugOf } from "../../src/site/servers/slugs/free_slug.ts";
import { addTag, listKnownTags } from "../../src/site/servers/catalogue/tags.ts";
import { openWorld } from "../support/world.ts";

const LISTING = { owner: "Steve_01", game: "minecraft", host: "mc.example.com", port: 25565 };

Deno.test("a name in any script becomes a slug that can be read", () => {
  const slugs = {
    "Große Straße": "grosse-strasse",
    "Größe & Übermut": "grosse-ubermut",
    "Cafe\u0301 Ünïcödé": "cafe-unicode",
    "Çömez Işık": "comez-isik",
    "Мой Сервер": "moy-server",
    "خادم العرب": "khdm-lrb",
    "שרת ישראל": "srt-ysrl",
    "我的世界 服务器": "wodeshijie-fuwuqi",
    "サーバー": "saba",
    "한국 서버": "hangug-seobeo",
    "Ελλάδα": "ellada",
    "ﬁne ①②": "fine-12",
    "Ｗｉｄｅ": "wide",
    "🔥 Steve’s PvP 🔥": "steves-pvp",
    "🇩🇪 Deutsch": "deutsch",
    "🔥🔥": "fire-fire",
    [`${"x".repeat(79)} y`]: "x".repeat(79),
  };
  for (const [name, slug] of Object.entries(slugs)) assert.equal(slugOf(name), slug, name);
});

Deno.test("any number of servers may share a name, also when they are added at once", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  await world.account("Steve_01");
  const add = () => addServer(world.context, { ...LISTING, name: "我的世界" }, world.act);
  const first = await add();
  assert.equal(first.slug, "wodeshijie");
  await sql`
    insert into server (id, owner_id, game_id, slug, name, host, port, created_at, updated_at)
    select gen_random_uuid(), owner_id, game_id, slug || '-' || number, name, host, port, created_at, updated_at
    from server, generate_series(2, 60) number`;
  const added = await Promise.all(Array.from({ length: 8 }, add));
  const slugs = added.map(({ slug }) => slug).sort();
  assert.deepEqual(slugs, Array.from({ length: 8 }, (_, nth) => `wodeshijie-${61 + nth}`));
  const edit = { ...LISTING, name: "☆☆", description: "" };
  const renamed = await Promise.all(
    slugs.map((slug) => editServer(world.context, slug, { edit, ...world.act })),
  );
  assert.equal(new Set(renamed.map(({ slug }) => slug)).size, 8);
});

Deno.test("an edit that keeps the name keeps the slug, however it was made", async () => {
  await using world = await openWorld();
  await world.account("Steve_01");
  const listing = { ...LISTING, name: "Große Straße", description: "" };
  const { id, slug } = await addServer(world.context, listing, world.act);
  await world.services.sql`update server set slug = 'gro-e-stra-e' where id = ${id}`;
  const kept = await editServer(world.context, "gro-e-stra-e", {
    edit: { ...listing, port: 25566 },
    ...world.act,
  });
  assert.equal(slug, "grosse-strasse");
  assert.equal(kept.slug, "gro-e-stra-e");
  const approved = await decideStatus(world.context, kept.slug, {
    decision: "approve",
    ...world.act,
  });
  assert.equal(approved.slug, "gro-e-stra-e");
});

Deno.test("a game or tag without a short name gets one from its name", async () => {
  await using world = await openWorld();
  const game = { name: "Муза", slug: "", defaultPort: 7777, protocol: null };
  await addGame(world.context, game, world.act);
  const games = await world.services.sql`select slug from game where name = 'Муза'`;
  assert.deepEqual(games.map(({ slug }) => slug), ["muza"]);
  await addTag(world.context, { name: "Überleben", slug: "" }, world.act);
  const tags = await listKnownTags(world.services.sql);
  assert.equal(tags.find(({ name }) => name === "Überleben")?.slug, "uberleben");
  const nameless = addTag(world.context, { name: "――", slug: "" }, world.act);
  await assert.rejects(nameless, { code: "tag_invalid", message: /short name/ });
});
