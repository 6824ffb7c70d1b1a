import assert from "node:assert/strict";
import { PENDING_MAX } from "../../../src/site/servers/add_server.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";
import { FORM, formId, submit } from "./submitted_server.ts";

Deno.test("a submitted server is pending, on its game's default port", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const { status, location } = await submit(steve);
  assert.deepEqual([status, location], [
    303,
    "/my/servers/caves-cliffs",
  ]);
  const page = await steve.get("/my/servers/caves-cliffs");
  assert.match(page.html, /waiting for review/);
  assert.match(page.html, /You sent the listing</);
  assert.equal(page.html.match(/A moderator will review it/g)?.length, 1);
  assert.match(page.html, /<code class="address"[^>]*>mc\.example\.com<\/code>/);
  const { html: form } = await steve.get("/my/servers/caves-cliffs/edit");
  assert.match(form, /<p>Dig <strong>deep<\/strong>\.<\/p>/);
  assert.match(form, /&lt;b&gt;Now&lt;\/b&gt;/);
  const [row] = await world.services.sql`select status, port from server`;
  assert.deepEqual({ ...row }, { status: "pending", port: 25565 });
  assert.equal((await steve.get("/servers/caves-cliffs")).status, 404);
});

Deno.test("a form sent twice lists one server", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const { html } = await steve.get("/my/servers/new");
  const fields = { ...FORM, form_id: formId(html) };
  await steve.submit("/my/servers", fields);
  const { status, location } = await steve.submit("/my/servers", fields);
  assert.deepEqual([status, location], [303, "/my/servers?notice=server_submitted"]);
  const [row] = await world.services.sql`select count(*) as servers from server`;
  assert.equal(row?.["servers"], 1);
});

Deno.test("a rejected form keeps its input and marks the field at fault", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const bad: [Partial<typeof FORM>, string][] = [
    [{ name: "x" }, "name"],
    [{ host: "mc..example.com" }, "host"],
    [{ port: "70000" }, "port"],
    [{ port: "none" }, "port"],
    [{ game: "chess" }, "game"],
    [{ description: "x".repeat(5001) }, "description"],
  ];
  for (const [change, field] of bad) {
    const { status, html } = await submit(steve, change);
    assert.equal(status, 422, field);
    assert.match(html, new RegExp(`id="${field}-fault"`), field);
    assert.match(html, new RegExp(`id="${field}-fault"`), field);
    assert.match(html, /Dig \*\*deep|xxxxx/, field);
  }
  const [row] = await world.services.sql`select count(*) as servers from server`;
  assert.equal(row?.["servers"], 0);
});

Deno.test("an owner whose queue is full is told so by the form", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  for (let nth = 0; nth < PENDING_MAX; nth++) await submit(steve);
  const { status, html } = await submit(steve);
  assert.equal(status, 422);
  assert.match(html, /Wait for a decision on your 5 servers in review/);
});

Deno.test("no game is chosen for the owner of a new server", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const { html } = await steve.get("/my/servers/new");
  assert.match(html, /<select id="game"[^>]*><option value=""[^>]*>Choose a game<\/option>/);
  assert.doesNotMatch(html, /<option [^>]*selected/);
  const names = [...html.matchAll(/<option value="[^"]+"[^>]*>([^<]+)/g)].map(([_, name]) => name);
  assert.ok(names.indexOf("ARK: Survival Ascended") < names.indexOf("Arma 3"));
  assert.ok(names.indexOf("Arma Reforger") < names.indexOf("ATLAS"));
  const unchosen = await submit(steve, { game: "" });
  assert.equal(unchosen.status, 422);
  assert.match(unchosen.html, /id="game-fault">Choose the game from the list/);
});

Deno.test("an address may bring its port with it", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const given = [
    [{ host: "mc.example.com:25570" }, "mc.example.com", 25570],
    [{ host: " mc.example.com:25570 ", port: "25565" }, "mc.example.com", 25570],
    [{ host: "[2001:db8::1]:25571" }, "2001:db8::1", 25571],
    [{ host: "2001:db8::2" }, "2001:db8::2", 25565],
  ] as const;
  for (const [fields, host, port] of given) {
    await submit(steve, fields);
    const [row] = await world.services.sql`
      select host, port from server order by created_at desc, slug desc limit 1`;
    const rows = await world.services
      .sql`select from server where host = ${host} and port = ${port}`;
    assert.ok(
      rows.length > 0,
      `${JSON.stringify(fields)} became ${row?.["host"]}:${row?.["port"]}`,
    );
  }
  assert.equal((await submit(steve, { host: "mc.example.com:70000" })).status, 422);
});
