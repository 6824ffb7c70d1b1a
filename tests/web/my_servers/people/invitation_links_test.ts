import assert from "node:assert/strict";
import { DAY_MS } from "../../../../src/core/time/day.ts";
import {
  acceptInvitationLink,
  makeInvitationLink,
} from "../../../../src/site/servers/roles/invitation_links.ts";
import { meetLock } from "../../../support/database/locks.ts";
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
  const dead = await eve.get(link);
  assert.equal(dead.status, 410);
  assert.match(dead.html, /This link no longer works.*for 3 days\. Ask for a new one\./s);
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
  assert.equal((await eve.get(former)).status, 410);
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

Deno.test("links that ended make room for others", async () => {
  await using world = await openWorld();
  await openCaves(world);
  for (let nth = 1; nth < 20; nth++) await makeInvitationLink(world.context, "caves", world.act);
  await assert.rejects(makeInvitationLink(world.context, "caves", world.act), {
    code: "offer_refused",
  });
  world.pass(3 * DAY_MS);
  await makeInvitationLink(world.context, "caves", world.act);
});

Deno.test("who gets an offer while they accept a link is told of it, and the link stays", async () => {
  await using world = await openWorld();
  const { server } = await openCaves(world);
  const { sql } = world.services;
  const token = await makeInvitationLink(world.context, "caves", world.act);
  const [alex] = await sql<{ id: string }[]>`select id from account where username = 'Alex'`;
  assert.ok(alex);
  const { now } = world.clock;
  const act = { by: { kind: "account", id: alex.id, isModerator: false }, now } as const;
  const meeting = meetLock(world, {
    first: (tx) => tx`select from server where id = ${server.id} for no key update`,
    work: (sql) => acceptInvitationLink({ sql }, token, act),
    then: (tx) =>
      tx`
        insert into server_offer (id, server_id, account_id, role, offered_by, offered_at)
        values (${crypto.randomUUID()}, ${server.id}, ${alex.id}, 'viewer', ${server.ownerId}, ${now})`,
  });
  await assert.rejects(meeting, { code: "offer_refused" });
  const links = await sql`select from server_offer where link_hash is not null`;
  assert.equal(links.length, 1);
});
