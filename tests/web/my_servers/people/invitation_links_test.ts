import assert from "node:assert/strict";
import { DAY_MS } from "../../../../src/core/time/day.ts";
import { openPerson, openVisitor, type Visitor } from "../../../support/people/visitor.ts";
import { openWorld } from "../../../support/world.ts";
import { openCaves, OWN, PEOPLE, SETTINGS, trailOf } from "./shared_listing.ts";

/** Makes a link, and returns its path. */
async function makeLink(steve: Visitor): Promise<string> {
  const { status, html } = await steve.submit(`${PEOPLE}/links`, {
    form_id: crypto.randomUUID(),
  });
  assert.equal(status, 201);
  return /value="[^"]*(\/join\/[\w-]{43})"/.exec(html)?.[1] ?? assert.fail("no link");
}

Deno.test("a link makes one person a manager, once, and the owner sees who", async () => {
  await using world = await openWorld();
  const { steve, alex } = await openCaves(world);
  const eve = await openPerson(world, "Eve");
  const link = await makeLink(steve);
  const before = (await steve.get(SETTINGS)).html;
  assert.match(before, /A link, as a manager.*works until <time/s);
  assert.doesNotMatch(before, /\/join\//, "it is shown only once");
  assert.match((await openVisitor(world).get(link)).location ?? "", /^\/sign-in\?/);
  assert.match((await alex.get(link)).html, /Work on Caves\?.*Steve_01 invites you as a manager/s);
  assert.equal((await alex.get(OWN)).status, 404, "opening it changes nothing");
  assert.equal((await alex.submit(link)).location, `${OWN}?notice=member_joined`);
  assert.equal((await alex.get(`${OWN}/edit`)).status, 200);
  assert.equal((await eve.get(link)).status, 404);
  assert.equal((await eve.submit(link)).status, 404);
  const after = (await steve.get(SETTINGS)).html;
  assert.match(after, /<bdi>Alex<\/bdi>/);
  assert.doesNotMatch(after, /A link, as a manager/);
  assert.deepEqual((await trailOf(world)).slice(0, 2), [
    "Alex member_joined",
    "Steve_01 member_offered",
  ]);
});

Deno.test("a link ends after three days, when it is withdrawn, and with its owner", async () => {
  await using world = await openWorld();
  const { steve, alex } = await openCaves(world);
  const eve = await openPerson(world, "Eve");
  const late = await makeLink(steve);
  world.pass(3 * DAY_MS);
  assert.equal((await alex.submit(late)).status, 404);
  const withdrawn = await makeLink(steve);
  const { html } = await steve.get(SETTINGS);
  const withdrawal = /action="([^"]+\/withdrawal)"/.exec(html)?.[1] ?? "";
  assert.equal((await steve.submit(withdrawal)).location, `${SETTINGS}?notice=offer_withdrawn`);
  assert.equal((await alex.submit(withdrawn)).status, 404);
  const former = await makeLink(steve);
  await world.services.sql`
    update server set owner_id = (select id from account where username = 'Eve') where slug = 'caves'`;
  assert.equal((await alex.submit(former)).status, 404);
  assert.equal((await eve.get(former)).status, 404);
});

Deno.test("who has access already can't use a link up, and only the owner makes links", async () => {
  await using world = await openWorld();
  const { steve, alex } = await openCaves(world);
  const link = await makeLink(steve);
  assert.equal((await steve.submit(link)).status, 409);
  await alex.submit(link);
  const another = await makeLink(steve);
  assert.equal((await alex.submit(another)).status, 409);
  assert.equal((await alex.submit(`${PEOPLE}/links`)).status, 403);
  const eve = await openPerson(world, "Eve_2");
  assert.equal((await eve.submit(another)).location, `${OWN}?notice=member_joined`);
});
