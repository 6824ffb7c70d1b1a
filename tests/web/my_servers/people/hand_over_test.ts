import assert from "node:assert/strict";
import { findServer } from "../../../../src/core/servers/require_server.ts";
import { openPerson, PASSWORD } from "../../../support/people/visitor.ts";
import { openWorld } from "../../../support/world.ts";
import { join, offerTo, openCaves, OWN, PEOPLE, SETTINGS, trailOf } from "./shared_listing.ts";

Deno.test("a hand-over takes a recent proof of who its owner is, and the other's consent", async () => {
  await using world = await openWorld();
  const { steve, alex, server } = await openCaves(world);
  await world.services.sql`update session set proved_at = '2026-03-10T11:00:00Z'`;
  const asked = await steve.submit(`${OWN}/handover`, { heir: "Alex" });
  assert.equal(asked.status, 403);
  assert.equal(await offerTo(alex), "/my/offers/none");
  await steve.submit("/account/proof", { proof_password: PASSWORD });
  const made = await steve.submit(`${OWN}/handover`, { heir: "Alex" });
  assert.equal(made.location, `${SETTINGS}?notice=offer_made`);
  assert.equal((await steve.get(OWN)).status, 200);
  const offer = await offerTo(alex);
  const { html } = await alex.get(offer);
  assert.match(html, /You become responsible for it/);
  assert.match(html, /Game<\/dt><dd>Minecraft.*caves\.example.*href="\/servers\/caves"/s);
  assert.match(html, /Open until<\/dt><dd><time datetime="2026-03-17T/);
  const taken = await alex.submit(`${offer}/acceptance`);
  assert.equal(taken.location, `${OWN}?notice=server_taken_over`);
  assert.equal((await steve.get(OWN)).status, 404);
  assert.equal((await alex.get(`${OWN}/deletion`)).status, 200);
  assert.equal((await findServer(world.services.sql, "caves"))?.id, server.id);
  assert.deepEqual((await trailOf(world)).slice(0, 2), [
    "Alex server_handed_over",
    "Steve_01 server_offered",
  ]);
});

Deno.test("a hand-over names the people who stay, but not the one who takes it", async () => {
  await using world = await openWorld();
  const { steve, alex } = await openCaves(world);
  const eve = await openPerson(world, "Eve");
  await join(steve, alex, "manager");
  await steve.submit(`${OWN}/handover`, { heir: "Alex" });
  const alone = await alex.get(await offerTo(alex));
  assert.match(alone.html, /You stop being its manager/);
  assert.doesNotMatch(alone.html, /These people keep/);
  await steve.submit(PEOPLE, { username: "Eve", role: "viewer" });
  await eve.submit(`${await offerTo(eve)}/acceptance`);
  const { html } = await alex.get(await offerTo(alex));
  assert.match(html, /until you remove them: [^<A]*Eve[^<A]*\./);
});
