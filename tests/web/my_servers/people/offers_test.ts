import assert from "node:assert/strict";
import { addServer } from "../../../../src/site/servers/add_server.ts";
import { openPerson } from "../../../support/people/visitor.ts";
import { openWorld } from "../../../support/world.ts";
import { DAY_MS } from "../../../../src/core/time/day.ts";
import { offerTo, openCaves, OWN, PEOPLE, SETTINGS } from "./shared_listing.ts";

Deno.test("an offer is for one account, for a week, until it is withdrawn or declined", async () => {
  await using world = await openWorld();
  const { steve, alex } = await openCaves(world);
  const eve = await openPerson(world, "Eve");
  await steve.submit(PEOPLE, { username: "Alex", role: "manager" });
  const offer = await offerTo(alex);
  assert.equal((await eve.get(offer)).status, 404);
  assert.equal((await eve.submit(`${offer}/acceptance`)).status, 404);
  assert.equal((await steve.submit(`${offer}/acceptance`)).status, 404);
  const again = await steve.submit(PEOPLE, { username: "Alex", role: "viewer" });
  assert.match(again.html, /Alex was asked already/);
  assert.equal(
    (await alex.submit(`${offer}/refusal`)).location,
    "/my/servers?notice=offer_declined",
  );
  assert.equal((await alex.submit(`${offer}/acceptance`)).status, 404);
  const soon = await steve.submit(PEOPLE, { username: "Alex", role: "viewer" });
  assert.equal(soon.status, 422);
  world.pass(7 * DAY_MS);
  await steve.submit(PEOPLE, { username: "Alex", role: "viewer" });
  const { html } = await steve.get(SETTINGS);
  const withdrawal = /action="([^"]+\/withdrawal)"/.exec(html)?.[1] ?? "";
  const late = await offerTo(alex);
  assert.equal((await steve.submit(withdrawal)).location, `${SETTINGS}?notice=offer_withdrawn`);
  assert.equal((await alex.submit(`${late}/acceptance`)).status, 404);
  await steve.submit(PEOPLE, { username: "Alex", role: "viewer" });
  const expired = await offerTo(alex);
  world.pass(7 * DAY_MS);
  assert.equal((await alex.submit(`${expired}/acceptance`)).status, 404);
});

Deno.test("a listing that no moderator has approved makes no offers", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await openPerson(world, "Alex");
  const listing = { owner: "Steve_01", name: "Caves", game: "minecraft", host: "caves.example" };
  await addServer(world.context, { ...listing, port: 25565 }, world.act);
  const refused = await steve.submit(PEOPLE, { username: "Alex", role: "viewer" });
  assert.equal(refused.status, 422);
  assert.match(refused.html, /Wait until a moderator has approved the server\./);
});

Deno.test("an offer of an earlier owner gives nothing once the listing has another", async () => {
  await using world = await openWorld();
  const { steve, alex } = await openCaves(world);
  const eve = await openPerson(world, "Eve");
  await steve.submit(`${OWN}/handover`, { heir: "Alex" });
  await steve.submit(PEOPLE, { username: "Eve", role: "manager" });
  const offer = await offerTo(eve);
  await alex.submit(`${await offerTo(alex)}/acceptance`);
  assert.equal((await eve.submit(`${offer}/acceptance`)).status, 404);
  assert.equal((await eve.get(OWN)).status, 404);
});
