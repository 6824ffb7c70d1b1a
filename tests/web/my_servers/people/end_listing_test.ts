import assert from "node:assert/strict";
import { editServer } from "../../../../src/site/servers/editing/edit_server.ts";
import { decideStatus } from "../../../../src/site/servers/review/decide_status.ts";
import { addServer } from "../../../../src/site/servers/add_server.ts";
import { countForModerators } from "../../../../src/desk/reports/count_waiting.ts";
import { countByStatus } from "../../../../src/desk/queue/moderation_queue.ts";
import { findServer } from "../../../../src/core/servers/require_server.ts";
import { PASSWORD } from "../../../support/people/visitor.ts";
import { openWorld } from "../../../support/world.ts";
import { join, openCaves, OWN, SETTINGS, SURE } from "./shared_listing.ts";

Deno.test("an unlisted server takes no votes, and is listed again without a moderator", async () => {
  await using world = await openWorld();
  const { steve, key } = await openCaves(world);
  const votes = async () => (await world.get("/api/v1/votes", { key: key.secret })).status;
  assert.equal(
    (await steve.submit(`${OWN}/unlisting`)).location,
    `${SETTINGS}?notice=server_unlisted`,
  );
  assert.equal((await world.get("/servers/caves")).status, 404);
  assert.equal(await votes(), 403);
  assert.match((await steve.get(OWN)).html, /It is off the list/);
  assert.equal((await steve.submit(`${OWN}/relisting`)).location, `${OWN}?notice=server_relisted`);
  assert.equal((await world.get("/servers/caves")).status, 200);
});

Deno.test("a break is no way around moderators", async () => {
  await using world = await openWorld();
  const { steve, server } = await openCaves(world);
  const { context, services: { sql } } = world;
  await steve.submit(`${OWN}/unlisting`);
  const edit = { name: "Rival", game: "minecraft", host: "caves.example", port: 25565 };
  const by = { kind: "account", id: server.ownerId, isModerator: false } as const;
  const change = { edit: { ...edit, description: "" }, by, now: world.clock.now };
  assert.deepEqual((await editServer(context, "caves", change)).waiting, ["name"]);
  await assert.rejects(
    decideStatus(context, "caves", { decision: "approve", ...world.act }),
    /has taken it off the list/,
  );
  await decideStatus(context, "caves", {
    decision: "suspend",
    reason: "Bought votes",
    ...world.act,
  });
  assert.equal((await steve.submit(`${OWN}/relisting`)).status, 409);
  assert.equal((await findServer(sql, "caves"))?.status, "suspended");
});

Deno.test("a deleted listing is gone for everybody, and its slug for good", async () => {
  await using world = await openWorld();
  const { steve, alex, key } = await openCaves(world);
  await join(steve, alex, "manager");
  const report = { reason: "scam", text: "Closed for good", form_id: crypto.randomUUID() };
  assert.equal((await steve.submit("/servers/caves/reports", report)).status, 303);
  const page = await steve.get(`${OWN}/deletion`);
  assert.match(page.html, /1 stops: plugins[^]*1 vote: it no longer counts[^]*1 loses access/);
  assert.match(page.html, /action="\/my\/servers\/caves\/unlisting"/);
  for (
    const [field, sure] of [
      ["password", { ...SURE, password: "wrong" }],
      ["listing_name", { ...SURE, listing_name: "Cave" }],
      ["listing_name", { password: PASSWORD }],
    ] as const
  ) {
    const refused = await steve.submit(`${OWN}/deletion`, sure);
    assert.deepEqual([refused.status, refused.html.includes(`id="${field}-fault"`)], [422, true]);
  }
  const deleted = await steve.submit(`${OWN}/deletion`, { ...SURE, listing_name: " caves " });
  assert.equal(deleted.location, "/my/servers?notice=server_deleted");
  for (const visitor of [steve, alex]) assert.equal((await visitor.get(OWN)).status, 404);
  assert.equal((await world.get("/servers/caves")).status, 404);
  assert.equal((await world.get("/api/v1/votes", { key: key.secret })).status, 401);
  const { sql } = world.services;
  assert.deepEqual([...await sql`select from outbox`], []);
  const [vote] = await sql<{ votes: number }[]>`select count(*)::int as votes from vote`;
  assert.equal(vote?.votes, 1);
  await assert.rejects(
    decideStatus(world.context, "caves", { decision: "approve", ...world.act }),
    /no server "caves"/,
  );
  const counts = await countByStatus(world.services.sql, world.act.by);
  const { reports } = await countForModerators(world.services.sql, { hasMail: false });
  assert.deepEqual([reports, counts.suspended], [0, 0]);
  const listing = { owner: "Alex", name: "Caves", game: "minecraft", host: "caves.example" };
  const { slug } = await addServer(world.context, { ...listing, port: 25565 }, world.act);
  assert.equal(slug, "caves-2");
});

Deno.test("what prevents deleting an account is shown before the password", async () => {
  await using world = await openWorld();
  const { steve } = await openCaves(world);
  const blocked = await steve.get("/account/deletion");
  assert.match(blocked.html, /Your listing stands in the way[^]*Caves[^]*Take it off the list/);
  assert.doesNotMatch(blocked.html, /type="password"/);
  const unlisted = await steve.submit(`${OWN}/unlisting`, { next: "/account/deletion" });
  assert.equal(unlisted.location, "/account/deletion?notice=server_unlisted");
  assert.match((await steve.get("/account/deletion")).html, /type="password"/);
  await steve.submit(`${OWN}/relisting`);
  const deletion = { ...SURE, next: "/account/deletion" };
  const deleted = await steve.submit(`${OWN}/deletion`, deletion);
  assert.equal(deleted.location, "/account/deletion?notice=server_deleted");
  assert.equal((await steve.submit("/account/deletion", { password: PASSWORD })).status, 303);
});

Deno.test("a deleted account's roles and offers end", async () => {
  await using world = await openWorld();
  const { steve, alex } = await openCaves(world);
  await join(steve, alex, "manager");
  await alex.submit("/account/deletion", { password: PASSWORD });
  const { html } = await steve.get(SETTINGS);
  assert.doesNotMatch(html, /Alex|deleted/);
});
