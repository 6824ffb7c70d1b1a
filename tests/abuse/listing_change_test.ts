import assert from "node:assert/strict";
import type { Actor } from "../../src/core/rights/actor.ts";
import { findAudit } from "../../src/site/trail/find_audit.ts";
import {
  applyAddress,
  decideChange,
  withdrawChange,
} from "../../src/site/servers/review/decide_change.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import { findChange } from "../../src/site/servers/review/listing_version.ts";
import type { ListingEdit } from "../../src/site/servers/fields/listing_fields.ts";
import { findDetails } from "../../src/site/servers/server_details.ts";
import { meetLock } from "../support/database/locks.ts";
import { openWorld, type World } from "../support/world.ts";
import { listGame } from "../support/network/listed_game.ts";

const SLUG = "skyblock-valley";
const NOW: ListingEdit = {
  name: "Skyblock Valley",
  game: "minecraft",
  host: "play.example.com",
  port: 25565,
  description: "",
};

/** An approved listing with votes, its owner and a moderator. */
async function openListing() {
  const world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  const by: Actor = { kind: "account", id: server.ownerId, isModerator: false };
  const edit = (change: Partial<ListingEdit>) =>
    editServer(world.context, SLUG, { edit: { ...NOW, ...change }, by, now: world.clock.now });
  return { world, server, secret, by, edit };
}

/** Name, game, host, port and description as stored, and what players and v1 are shown. */
async function shown(world: World, secret: string) {
  const details = await findDetails(world.services.sql, SLUG);
  const v1 = await (await world.get("/api/v1/server", { key: secret })).json();
  assert.deepEqual([v1.name, v1.ip, v1.port], [details?.name, details?.host, details?.port]);
  const page = await (await world.get(`/servers/${SLUG}`)).text();
  assert.ok(page.includes(`>${details?.name}</h1>`) && page.includes(details?.host ?? "?"));
  const { name, game, host, port, description } = details ?? assert.fail();
  return { name, game, host, port, description };
}

Deno.test("an approved listing becomes no other until a moderator agrees", async () => {
  const { world, secret, edit } = await openListing();
  await using _ = world;
  const other = { name: "Casino", game: "rust", host: "casino.example", port: 28015 };
  const { waiting } = await edit({ ...other, description: "Dig." });
  assert.deepEqual(waiting, ["name", "game", "host", "port"]);
  assert.deepEqual(await shown(world, secret), { ...NOW, description: "Dig." });
  await decideChange(world.context, SLUG, { decision: "approve", ...world.act });
  assert.deepEqual(await shown(world, secret), { ...other, description: "Dig." });
});

Deno.test("a refused change leaves the listing, and its owner a reason", async () => {
  const { world, server, secret, edit } = await openListing();
  await using _ = world;
  const { sql } = world.services;
  await edit({ name: "Casino" });
  const refuse = { decision: "refuse" as const, reason: "Another server", ...world.act };
  await decideChange(world.context, SLUG, refuse);
  assert.deepEqual(await shown(world, secret), NOW);
  assert.equal((await findChange(sql, server.id))?.reason, "Another server");
  const news = await sql`select account_id, kind, reason from news where kind like 'change%'`;
  assert.deepEqual([...news], [
    { accountId: server.ownerId, kind: "change_refused", reason: "Another server" },
  ]);
  for (const decision of ["approve", "refuse"] as const) {
    const again = decideChange(world.context, SLUG, { ...refuse, decision });
    await assert.rejects(again, { code: "change_gone" });
  }
  await edit({ name: "Casino" });
  assert.equal((await findChange(sql, server.id))?.state, "proposed", "it may be asked again");
});

Deno.test("a change that was replaced is not approved in its place", async () => {
  const { world, server, secret, edit } = await openListing();
  await using _ = world;
  const { sql } = world.services;
  await edit({ name: "Skyblock Valley 2" });
  const seen = await findChange(sql, server.id);
  await edit({ name: "Skyblock Valley 2", description: "Dig." });
  assert.equal((await findChange(sql, server.id))?.id, seen?.id, "the same again is the same");
  await edit({ name: "Casino" });
  const approve = { decision: "approve" as const, changeId: seen?.id, ...world.act };
  await assert.rejects(decideChange(world.context, SLUG, approve), {
    code: "change_gone",
    message: /replaced this change in the meantime/,
  });
  assert.equal((await shown(world, secret)).name, NOW.name);
});

Deno.test("an owner takes a change back by withdrawing it or editing it away", async () => {
  const { world, server, by, edit } = await openListing();
  await using _ = world;
  const { sql } = world.services;
  const { now } = world.clock;
  await edit({ name: "Casino" });
  await withdrawChange(world.context, SLUG, { by, now });
  assert.equal(await findChange(sql, server.id), undefined);
  await edit({ name: "Casino" });
  assert.deepEqual((await edit({})).waiting, []);
  assert.equal(await findChange(sql, server.id), undefined);
  await assert.rejects(withdrawChange(world.context, SLUG, { by, now }), {
    code: "change_gone",
  });
});

Deno.test("port and description of an approved listing change at once", async () => {
  const { world, secret, edit } = await openListing();
  await using _ = world;
  assert.deepEqual((await edit({ port: 25566, description: "Dig." })).waiting, []);
  assert.deepEqual(await shown(world, secret), { ...NOW, port: 25566, description: "Dig." });
});

Deno.test("an address that its owner has proven does not wait", async () => {
  const { world, server, secret, edit } = await openListing();
  await using _ = world;
  await world.services.sql`
    insert into server_verification (server_id, token, verified_at, verified_by, host, port)
    values (${server.id}, 'token', ${world.clock.now}, 'dns', 'new.example', 25565)`;
  assert.deepEqual((await edit({ host: "new.example", port: 25566 })).waiting, ["host", "port"]);
  assert.deepEqual((await edit({ host: "new.example", name: "Casino" })).waiting, ["name"]);
  assert.deepEqual(await shown(world, secret), { ...NOW, host: "new.example" });
});

Deno.test("no proof moves a listing to an address where a moderator suspended one", async () => {
  const { world, server, secret, edit } = await openListing();
  await using _ = world;
  const { sql } = world.services;
  const bad = { host: "scam.example", port: 25565 };
  const { slug } = await listGame(world, { owner: "Mallory", name: "Scam", ...bad });
  await decideStatus(world.context, slug, { decision: "suspend", reason: "Scam", ...world.act });
  await sql`
    insert into server_verification (server_id, token, verified_at, verified_by, host, port)
    values (${server.id}, 'token', ${world.clock.now}, 'dns', ${bad.host}, ${bad.port})`;
  assert.deepEqual((await edit(bad)).waiting, ["host", "port"]);
  const place = { serverId: server.id, ...bad };
  const apply = () => sql.begin((tx) => applyAddress(tx, place, world.clock.now));
  assert.equal(await apply(), false);
  assert.deepEqual(await shown(world, secret), NOW);
  assert.equal((await findChange(sql, server.id))?.text.host, bad.host, "it waits for a moderator");
  await decideStatus(world.context, slug, { decision: "approve", ...world.act });
  assert.equal(await apply(), true);
});

Deno.test("an edit of a listing that is not approved ends its waiting change", async () => {
  const { world, server, edit } = await openListing();
  await using _ = world;
  const { sql } = world.services;
  await edit({ name: "Casino" });
  await decideStatus(world.context, SLUG, { decision: "suspend", ...world.act });
  assert.deepEqual((await edit({ name: "Better Valley" })).waiting, []);
  assert.equal(await findChange(sql, server.id), undefined);
  assert.equal((await findDetails(sql, SLUG))?.name, "Better Valley");
});

Deno.test("only moderators decide on changes, and only owners withdraw them", async () => {
  const { world, by, edit } = await openListing();
  await using _ = world;
  await edit({ name: "Casino" });
  const { now } = world.clock;
  const moderator: Actor = { ...(by as Extract<Actor, { id: string }>), isModerator: true };
  const decide = (by: Actor, decision: "approve" | "refuse", reason?: string) =>
    decideChange(world.context, SLUG, { decision, reason, by, now });
  await assert.rejects(decide(by, "approve"), { code: "moderators_only" });
  await assert.rejects(decide(moderator, "refuse", "no"), { code: "reason_needed" });
  const stranger: Actor = { kind: "account", id: crypto.randomUUID(), isModerator: true };
  await assert.rejects(withdrawChange(world.context, SLUG, { by: stranger, now }), {
    code: "server_unknown",
  });
  await decide(moderator, "refuse", "Another server");
  const trail = await findAudit(world.services.sql, null, { limit: 10 });
  const last = (action: string) => trail.find((entry) => entry.action === action)?.details;
  assert.deepEqual(last("change_refused"), { changed: "name", reason: "Another server" });
  assert.deepEqual(last("server_edited"), { changed: "", waiting: "name" });
});

Deno.test("an owner's edit never deadlocks with what becomes of the change before", async () => {
  const { world, server, edit } = await openListing();
  await using _ = world;
  const place = { serverId: server.id, host: "new.example.com", port: 1 };
  const works: ((sql: Sql) => Promise<unknown>)[] = [
    (sql) => decideChange({ sql }, SLUG, { decision: "approve", ...world.act }),
    (sql) => sql.begin((tx) => applyAddress(tx, place, world.clock.now)),
  ];
  for (const work of works) {
    await edit({ host: place.host, port: place.port });
    await meetLock(world, {
      first: (tx) => tx`select from server where id = ${server.id} for update`,
      work,
      then: (tx) =>
        tx`select from listing_version where server_id = ${server.id} for update nowait`,
    });
    assert.equal((await findDetails(world.services.sql, SLUG))?.host, place.host);
    await edit({});
    await decideChange(world.context, SLUG, { decision: "approve", ...world.act });
  }
});
