import assert from "node:assert/strict";
import {
  disableAccount,
  enableAccount,
} from "../../src/site/accounts/moderation/disable_account.ts";
import { deleteListing } from "../../src/site/servers/delete_listing.ts";
import { addServer, PENDING_MAX } from "../../src/site/servers/add_server.ts";
import { approveServer, awaitsProof } from "../../src/site/servers/review/approve_server.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { offerRole } from "../../src/site/servers/roles/role_offers.ts";
import { acceptOffer } from "../../src/site/servers/roles/accept_offer.ts";
import { findServer } from "../../src/core/servers/require_server.ts";
import type { Role } from "../../src/core/servers/roles.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { saveFacts } from "../../src/site/servers/editing/save_facts.ts";
import { relistServer, unlistServer } from "../../src/site/servers/review/unlist_server.ts";
import { writeAccountData } from "../../src/site/voting/export_account.ts";
import { meetLock } from "../support/database/locks.ts";
import { openPerson, openVisitor, PASSWORD, signIn } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import { listGame } from "../support/network/listed_game.ts";

const nudge = () => {};

const LISTING = { owner: "Steve_01", name: "Caves", game: "minecraft", host: "caves.example" };

/** Caves of Steve_01, who signs in as `steve`, and Alex, who has an account. */
async function openCaves(world: World) {
  const steve = await openPerson(world, "Steve_01");
  const alex = await openPerson(world, "Alex");
  const { sql } = world.services;
  const server = await listGame(world, LISTING);
  const [other] = await sql<{ id: string }[]>`select id from account where username = 'Alex'`;
  assert.ok(other);
  return { steve, alex, server, owner: actor(world, server.ownerId), heir: actor(world, other.id) };
}

function actor({ clock: { now } }: World, id: string) {
  return { by: { kind: "account", id, isModerator: false } as const, now };
}

/** Offers Alex a role, and returns the offer's id. */
async function offer(world: World, { slug, ownerId }: Server, role: Role): Promise<string> {
  await offerRole(world.context, slug, { username: "Alex", role, ...actor(world, ownerId) });
  const [made] = await world.services.sql<{ id: string }[]>`select id from server_offer`;
  return made?.id ?? "";
}

Deno.test("a server whose owner's account is deleted can't be listed again", async () => {
  await using world = await openWorld();
  const { steve, server, heir } = await openCaves(world);
  await acceptOffer(world.context, await offer(world, server, "manager"), heir);
  await unlistServer(world.context, "caves", heir);
  assert.equal((await steve.submit("/account/deletion", { password: PASSWORD })).status, 303);
  await assert.rejects(relistServer(world.context, "caves", heir), /owner/);
  assert.equal((await findServer(world.services.sql, "caves"))?.status, "suspended");
});

Deno.test("offers of an owner who is disabled or gone give nothing", async () => {
  await using world = await openWorld();
  const { steve, alex, server, owner, heir } = await openCaves(world);
  const id = await offer(world, server, "owner");
  const isOffered = async () => /my\/offers/.test((await alex.get("/my/servers")).html);
  const disabling = { reason: "Bought votes", ...world.act };
  await disableAccount(world.context, server.ownerId, disabling);
  await assert.rejects(acceptOffer(world.context, id, heir), /offer/);
  assert.equal(await isOffered(), false);
  await enableAccount(world.context, server.ownerId, world.act);
  assert.equal(await isOffered(), true);
  await unlistServer(world.context, "caves", owner);
  await signIn(world, steve, "Steve_01");
  assert.equal((await steve.submit("/account/deletion", { password: PASSWORD })).status, 303);
  await assert.rejects(acceptOffer(world.context, id, heir), /offer/);
  assert.equal(await isOffered(), false);
});

Deno.test("a former owner's deletion that meets the hand-over deletes nothing", async () => {
  await using world = await openWorld();
  const { server, owner, heir } = await openCaves(world);
  const meeting = meetLock(world, {
    first: (tx) => tx`select from server where id = ${server.id} for no key update`,
    work: (sql) => deleteListing({ sql }, "caves", owner),
    then: (tx) => tx`update server set owner_id = ${heir.by.id} where id = ${server.id}`,
  });
  await assert.rejects(meeting, /no server "caves"/);
  assert.equal((await findServer(world.services.sql, "caves"))?.ownerId, heir.by.id);
});

Deno.test("an offer never deadlocks with an approval, a hand-over or a listing put back", async () => {
  await using world = await openWorld();
  const { server, owner, heir } = await openCaves(world);
  const id = await offer(world, server, "owner");
  const [third] = await world.services.sql<{ id: string }[]>`
    insert into account (username, username_key, created_at, updated_at)
    values ('Third', 'third', now(), now()) returning id`;
  const works = [
    { before: "suspend", work: (sql: Sql) => approveServer({ sql, nudge }, "caves", world.act) },
    { before: "unlist", work: (sql: Sql) => relistServer({ sql, nudge }, "caves", owner) },
    { before: null, work: (sql: Sql) => acceptOffer({ sql }, id, heir) },
  ] as const;
  for (const { before, work } of works) {
    if (before === "unlist") await unlistServer(world.context, "caves", owner);
    const decision = { decision: "suspend", reason: "A scam", ...world.act } as const;
    if (before === "suspend") await decideStatus(world.context, "caves", decision);
    await meetLock(world, {
      first: (tx) => tx`select from server where id = ${server.id} for no key update`,
      work,
      async then(tx) {
        await tx`set local lock_timeout = '1s'`;
        // What an offer writes while it holds the server: it refers to the owner and to the account that is asked.
        for (const account of [heir.by.id, third?.id ?? ""]) {
          await tx`
            insert into server_offer (id, server_id, account_id, role, offered_by, offered_at)
            values (${crypto.randomUUID()}, ${server.id}, ${account}, 'viewer', ${server.ownerId}, now())
            on conflict do nothing`;
        }
        await tx`delete from server_offer where role = 'viewer'`;
      },
    });
  }
  assert.equal((await findServer(world.services.sql, "caves"))?.ownerId, heir.by.id);
});

Deno.test("a server has twenty people and open offers at most", async () => {
  await using world = await openWorld();
  const { server, owner, heir } = await openCaves(world);
  await acceptOffer(world.context, await offer(world, server, "manager"), heir);
  const invite = async (nth: number) => {
    const { username } = await world.account(`Friend_${nth}`);
    await offerRole(world.context, server.slug, { username, role: "viewer", ...owner });
  };
  for (let nth = 2; nth < 20; nth++) await invite(nth);
  await assert.rejects(invite(20), { code: "offer_refused", message: /20/ });
});

Deno.test("who has five listings in the queue can still take over one that is listed", async () => {
  await using world = await openWorld();
  const { server, heir } = await openCaves(world);
  for (let n = 0; n < PENDING_MAX; n++) {
    await addServer(world.context, { ...LISTING, owner: "Alex", port: n + 1 }, world.act);
  }
  const more = addServer(world.context, { ...LISTING, owner: "Alex", port: 99 }, heir);
  await assert.rejects(more, { code: "servers_too_many" });
  await acceptOffer(world.context, await offer(world, server, "owner"), heir);
  assert.equal((await findServer(world.services.sql, "caves"))?.ownerId, heir.by.id);
});

Deno.test("of a deleted listing only its name, address and slug stay, and its reports and answers are closed", async () => {
  await using world = await openWorld();
  const { alex, server, owner } = await openCaves(world);
  const { sql } = world.services;
  await sql`
    update server set description = 'Deep', tagline = 'Deep', country = 'DE', version = '1.21', languages = '{de}',
      website = 'https://caves.example', decided_reason = 'Said before', rules = 'None',
      undo = '{"seen": {"text": {"description": "Deep"}}}'
    where id = ${server.id}`;
  await sql`
    insert into server_poll (server_id, due_at, message) values (${server.id}, ${world.clock.now}, 'Welcome')
    on conflict (server_id) do update set message = excluded.message`;
  await sql`
    insert into server_verification (server_id, token, host, port) values (${server.id}, 'vb-1', 'caves.example', 1)
    on conflict do nothing`;
  await sql`
    insert into void_notice (id, server_id, since, until, votes, voided_at, answer, answered_at)
    select gen_random_uuid(), id, created_at, created_at, 0, created_at, 'Not me', created_at from server`;
  await saveFacts(world.context, "caves", { facts: { tagline: "Deeper" }, ...owner });
  const report = { reason: "scam", text: "Steals", form_id: crypto.randomUUID() };
  assert.equal((await alex.submit("/servers/caves/reports", report)).status, 303);
  await deleteListing(world.context, "caves", owner);
  const [row] = await sql`
    select description, tagline, country, version, languages, website, discord, video, rules, logo, banner,
      decided_reason, undo
    from server`;
  assert.deepEqual(row, {
    description: "",
    tagline: "",
    country: null,
    version: "",
    languages: [],
    website: null,
    discord: null,
    video: null,
    rules: "",
    logo: null,
    banner: null,
    decidedReason: null,
    undo: null,
  });
  const [left] = await sql`
    select (select count(*)::int from server_poll) as polls,
      (select count(*)::int from server_verification) as proofs,
      (select count(*)::int from listing_version) as edits,
      (select count(*)::int from news where sent_at is null) as news,
      (select count(*)::int from report where closed_at is null) as reports,
      (select count(*)::int from void_notice where read_at is null) as answers`;
  assert.deepEqual(left, { polls: 0, proofs: 0, edits: 0, news: 0, reports: 0, answers: 0 });
});

Deno.test("owners are mailed that they handed a listing over, and nothing else about it", async () => {
  await using world = await openWorld();
  const { server, heir } = await openCaves(world);
  const { sql } = world.services;
  const waiting =
    await sql`select from news where account_id = ${server.ownerId} and sent_at is null`;
  assert.equal(waiting.length, 1);
  await acceptOffer(world.context, await offer(world, server, "owner"), heir);
  const left = await sql<{ kind: string }[]>`
    select kind from news where account_id = ${server.ownerId} and sent_at is null`;
  assert.deepEqual(left.map(({ kind }) => kind), ["handed_over"]);
});

Deno.test("proof of ownership approves nothing where a moderator decided against a listing before", async () => {
  await using world = await openWorld({ approveVerified: true });
  const { owner } = await openCaves(world);
  const { context, services: { sql } } = world;
  const relist = async (host: string) => {
    const added = await addServer(context, { ...LISTING, host, port: 25565 }, world.act);
    return await awaitsProof({ sql, approveVerified: true }, added);
  };
  await decideStatus(context, "caves", { decision: "suspend", reason: "A scam", ...world.act });
  assert.equal(await relist("caves.example"), false);
  await deleteListing(context, "caves", owner);
  assert.equal(await relist("caves.example"), false);
  assert.equal(await relist("other.example"), true);
  await decideStatus(context, "caves-4", { decision: "reject", reason: "Spam", ...world.act });
  await deleteListing(context, "caves-4", owner);
  assert.equal(await relist("other.example"), false);
  const own = await addServer(context, { ...LISTING, host: "third.example", port: 1 }, world.act);
  await decideStatus(context, own.slug, { decision: "approve", ...world.act });
  await deleteListing(context, own.slug, owner);
  const again = await addServer(context, { ...LISTING, host: "third.example", port: 1 }, world.act);
  assert.equal(await awaitsProof({ sql, approveVerified: true }, again), true);
});

Deno.test("managers see the pictures of a listing that is off the list", async () => {
  await using world = await openWorld();
  const { alex, server, heir } = await openCaves(world);
  const { sql } = world.services;
  const hash = "a".repeat(64);
  await sql`insert into picture (hash, small, large, used_at) values (${hash}, 's', 'l', ${world.clock.now})`;
  await sql`update server set logo = ${hash} where id = ${server.id}`;
  await acceptOffer(world.context, await offer(world, server, "manager"), heir);
  await unlistServer(world.context, "caves", heir);
  const { html } = await alex.get("/my/servers/caves/edit");
  const path = /src="(\/pictures\/[^"]+)"/.exec(html)?.[1] ?? "";
  assert.match(path, new RegExp(hash));
  assert.equal((await alex.get(path)).status, 200);
  assert.equal((await openVisitor(world).get(path)).status, 404);
});

Deno.test("an export says that a listing is deleted", async () => {
  await using world = await openWorld();
  const { owner } = await openCaves(world);
  await deleteListing(world.context, "caves", owner);
  const pieces = writeAccountData(world.services.sql, owner.by.id, world.clock.now);
  const { servers: [caves] } = JSON.parse((await Array.fromAsync(pieces)).join(""));
  assert.equal(caves.deleted_at, world.clock.now.toISOString());
});
