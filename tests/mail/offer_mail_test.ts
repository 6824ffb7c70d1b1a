import assert from "node:assert/strict";
import { disableAccount } from "../../src/site/accounts/moderation/disable_account.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import {
  declineOffer,
  offerRole,
  withdrawOffer,
} from "../../src/site/servers/roles/role_offers.ts";
import { acceptOffer } from "../../src/site/servers/roles/accept_offer.ts";
import { changeMember } from "../../src/site/servers/roles/people.ts";
import { unlistServer } from "../../src/site/servers/review/unlist_server.ts";
import type { Role } from "../../src/core/servers/roles.ts";
import { openPerson, type Visitor } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";
import { listGame } from "../support/network/listed_game.ts";
import { HOUR_MS } from "../../src/core/time/day.ts";

/** Caves of Steve_01, and Alex, whose address is confirmed. The news of the approval is sent. */
async function openCaves(world: World) {
  await openPerson(world, "Steve_01");
  const alex = await openPerson(world, "Alex");
  const { sql } = world.services;
  await sql`update account set email_verified = true, email = username_key || '@example.com'`;
  const { ownerId } = await listGame(world, { owner: "Steve_01", name: "Caves" });
  await send(world);
  return { alex, owner: ownerId };
}

function act({ clock: { now } }: World, id: string) {
  return { by: { kind: "account", id, isModerator: false } as const, now };
}

async function send(world: World, hours = 1): Promise<string[]> {
  world.pass(hours * HOUR_MS);
  const sent = world.mails.length;
  await world.services.postman.sendDue();
  return world.mails.slice(sent).map(({ to, subject }) => `${to}: ${subject}`);
}

async function offer(world: World, owner: string, { role = "manager", username = "alex" } = {}) {
  const made = { username, role: role as Role, ...act(world, owner) };
  await offerRole(world.context, "caves", made);
  const [row] = await world.services.sql<{ id: string; accountId: string }[]>`
    select id, account_id from server_offer order by offered_at desc limit 1`;
  return row ?? assert.fail("no offer");
}

async function pageOf(visitor: Visitor, url: string) {
  return await visitor.get(new URL(url).pathname);
}

Deno.test("who is offered a role or a listing gets a mail that leads to where it is accepted", async () => {
  await using world = await openWorld();
  const { alex, owner } = await openCaves(world);
  for (
    const [role, subject] of [
      ["manager", "Steve_01 invites you to work on Caves"],
      ["owner", "Steve_01 wants to hand Caves over to you"],
    ] as const
  ) {
    const { id } = await offer(world, owner, { role });
    const sent = await send(world);
    assert.deepEqual(sent.map((line) => line.replace(/[\u2066-\u2069]/g, "")), [
      `alex@example.com: ${subject}`,
    ]);
    const mail = world.mails.at(-1);
    assert.equal(mail?.link, `http://localhost/my/offers/${id}`);
    assert.match((await pageOf(alex, mail.link)).html, /Accept|Take it over/);
    await withdrawOffer(world.context, "caves", { offerId: id, ...act(world, owner) });
    const gone = await pageOf(alex, mail.link);
    assert.equal(gone.status, 404);
    assert.match(gone.html, /This offer is gone/);
  }
});

Deno.test("no mail is sent about an offer that was withdrawn or answered before", async () => {
  await using world = await openWorld();
  const { owner } = await openCaves(world);
  const ends = [
    (id: string) => withdrawOffer(world.context, "caves", { offerId: id, ...act(world, owner) }),
    (id: string, to: string) => acceptOffer(world.context, id, act(world, to)),
    (id: string, to: string) => declineOffer(world.context, id, act(world, to)),
  ];
  for (const end of ends) {
    const { id, accountId } = await offer(world, owner, {
      role: end === ends[2] ? "owner" : "viewer",
    });
    await end(id, accountId);
    assert.deepEqual(await send(world), []);
  }
});

Deno.test("an account that is disabled sends no mail about the offers that it made before", async () => {
  await using world = await openWorld();
  const { owner } = await openCaves(world);
  await offer(world, owner);
  await disableAccount(world.context, owner, { reason: "Spam", ...world.act });
  assert.deepEqual(await send(world), []);
});

Deno.test("an unconfirmed address gets no mail about an offer", async () => {
  await using world = await openWorld();
  const { owner } = await openCaves(world);
  await world.services.sql`update account set email_verified = false where username = 'Alex'`;
  await offer(world, owner);
  assert.deepEqual(await send(world), []);
});

Deno.test("offers that one owner makes again and again send an account three mails a day at most", async () => {
  await using world = await openWorld();
  const { alex, owner } = await openCaves(world);
  const mails = [];
  for (let n = 0; n < 6; n++) {
    const { id } = await offer(world, owner);
    mails.push(...await send(world));
    assert.match((await alex.get("/my/servers")).html, new RegExp(`/my/offers/${id}`));
    await withdrawOffer(world.context, "caves", { offerId: id, ...act(world, owner) });
  }
  assert.equal(mails.length, 3);
  await openPerson(world, "Bob");
  const { ownerId } = await listGame(world, { owner: "Bob", name: "Harbour", port: 25566 });
  const offered = { username: "alex", role: "manager", ...act(world, ownerId) } as const;
  await offerRole(world.context, "harbour", offered);
  assert.equal((await send(world)).length, 1, "nor do they keep another owner's mail back");
  world.pass(24 * HOUR_MS);
  await offer(world, owner);
  assert.equal((await send(world)).length, 1);
});

Deno.test("offers of many owners send an account ten mails a day at most", async () => {
  await using world = await openWorld();
  await openCaves(world);
  const mails = [];
  for (let n = 0; n < 12; n++) {
    const { slug, ownerId } = await listGame(world, { owner: `Owner_${n}`, port: 25_570 + n });
    const offered = { username: "alex", role: "manager", ...act(world, ownerId) } as const;
    await offerRole(world.context, slug, offered);
    mails.push(...await send(world));
  }
  assert.equal(mails.filter((line) => line.startsWith("alex")).length, 10);
});

Deno.test("a role that changes again and again is three mails a day", async () => {
  await using world = await openWorld();
  const { owner } = await openCaves(world);
  const { id, accountId } = await offer(world, owner);
  await acceptOffer(world.context, id, act(world, accountId));
  await send(world);
  const mails = [];
  for (const role of ["viewer", "manager", "viewer", "manager", "viewer"] as const) {
    await changeMember(world.context, "caves", { accountId, role, ...act(world, owner) });
    mails.push(...await send(world));
  }
  assert.equal(mails.filter((line) => line.startsWith("alex")).length, 3);
});

Deno.test("one owner's offers mail at most ten accounts a day", async () => {
  await using world = await openWorld();
  const { owner } = await openCaves(world);
  const { sql } = world.services;
  for (let n = 0; n < 12; n++) {
    await openPerson(world, `Friend_${n}`);
    await sql`update account set email_verified = true where username = ${`Friend_${n}`}`;
    await offer(world, owner, { username: `Friend_${n}` });
  }
  assert.equal((await send(world)).length, 10);
});

Deno.test("offers of a listing that a moderator suspended aren't mailed, and those of a break are", async () => {
  await using world = await openWorld();
  const { owner } = await openCaves(world);
  const suspend = { decision: "suspend", reason: "It sells gold", ...world.act } as const;
  await offer(world, owner);
  await decideStatus(world.context, "caves", suspend);
  assert.deepEqual((await send(world)).filter((line) => line.startsWith("alex")), []);
  await world.services.sql`delete from server_offer`;
  await offer(world, owner);
  assert.deepEqual(await send(world), []);
  await world.services.sql`delete from server_offer`;
  await decideStatus(world.context, "caves", { decision: "approve", ...world.act });
  await unlistServer(world.context, "caves", act(world, owner));
  await offer(world, owner);
  assert.deepEqual((await send(world)).filter((line) => line.startsWith("alex")).length, 1);
});
