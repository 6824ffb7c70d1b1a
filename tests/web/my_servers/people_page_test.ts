import assert from "node:assert/strict";
import { editServer } from "../../../src/site/servers/editing/edit_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { countForModerators } from "../../../src/desk/reports/count_waiting.ts";
import { countByStatus } from "../../../src/desk/queue/moderation_queue.ts";
import { findServer } from "../../../src/core/servers/require_server.ts";
import { listServerAudit } from "../../../src/site/trail/server_trail.ts";
import { openPerson, PASSWORD, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { listGame } from "../../support/network/listed_game.ts";
import { DAY_MS } from "../../../src/core/time/day.ts";

const OWN = "/my/servers/caves";
const LISTING = {
  game: "minecraft",
  name: "Caves",
  host: "caves.example",
  port: "",
  description: "",
};
const PEOPLE = `${OWN}/people`;
const SETTINGS = `${OWN}/settings`;
/** What deletes Caves. */
const SURE = { listing_name: "Caves", password: PASSWORD };

/** Caves, listed and approved, with a key and a delivery; its owner Steve_01, and Alex, who has an account. */
async function openCaves(world: World) {
  const steve = await openPerson(world, "Steve_01");
  const alex = await openPerson(world, "Alex");
  const caves = { owner: "Steve_01", name: "Caves", host: "caves.example" };
  const server = await listGame(world, caves);
  const key = await world.key(server, "http://127.0.0.1:9999/hook?token=hunter2");
  await world.vote(server, "Alex");
  return { steve, alex, key, server };
}

/** Opens the first offer on an account's list, and returns its path. */
async function offerTo(visitor: Visitor): Promise<string> {
  const { html } = await visitor.get("/my/servers");
  return /href="(\/my\/offers\/[^"]+)"/.exec(html)?.[1] ?? "/my/offers/none";
}

async function join(steve: Visitor, alex: Visitor, role: "manager" | "viewer"): Promise<void> {
  const made = await steve.submit(PEOPLE, { username: "alex", role });
  assert.equal(made.location, `${SETTINGS}?notice=offer_made`);
  const joined = await alex.submit(`${await offerTo(alex)}/acceptance`);
  assert.equal(joined.location, `${OWN}?notice=member_joined`);
}

/** The actions in the trail of Caves, newest first, each with its actor. */
async function trailOf(world: World): Promise<string[]> {
  const { sql } = world.services;
  const entries = await listServerAudit(sql, "caves", { by: world.act.by });
  return entries.map(({ actor, action }) => `${actor ?? "operator"} ${action}`);
}

async function deliveryOf({ services: { sql } }: World): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select id from outbox`;
  return row?.id ?? "";
}

Deno.test("a viewer sees figures and deliveries, but no secret, and changes nothing", async () => {
  await using world = await openWorld();
  const { steve, alex, key } = await openCaves(world);
  assert.equal((await alex.get(OWN)).status, 404);
  await join(steve, alex, "viewer");
  const deliveryId = await deliveryOf(world);
  const delivery = `${OWN}/deliveries/${deliveryId}`;
  const moved = "https://caves.example/hook?token=hunter2";
  await world.services.sql`
    insert into attempt (
      delivery_id, number, started_at, duration_ms, outcome, status, excerpt, redirects_to, headers
    )
    values (
      ${deliveryId}, 1, ${world.clock.now}, 5, 'redirected', 301,
      ${`Moved to ${moved}`}, ${moved}, ${`location: ${moved}`}
    )`;
  assert.match((await steve.get(delivery)).html, /hunter2/);
  for (const path of [OWN, `${OWN}/api`, delivery, `${OWN}/voters`, SETTINGS]) {
    const { status, html } = await alex.get(path);
    assert.equal(status, 200, path);
    assert.doesNotMatch(html, /hunter2|\/my\/servers\/caves\/(api\/|edit|rewards|checks)/, path);
  }
  for (const page of [`api/keys/${key.id}`, "edit", "rewards", "deletion"]) {
    const { status, html } = await alex.get(`${OWN}/${page}`);
    assert.equal(status, 403, page);
    assert.match(html, /role doesn&#39;t allow|role doesn't allow/);
  }
  const form_id = crypto.randomUUID();
  const forms: [string, Record<string, string>][] = [
    [`${OWN}/unlisting`, {}],
    [`${OWN}/api/keys`, { form_id, name: "mine", scopes: "read" }],
    [`${OWN}/api/keys/${key.id}/revocation`, { form_id }],
    [`${delivery}/resends`, { form_id }],
    [`${OWN}/handover`, { heir: "Alex" }],
    [`${OWN}/deletion`, SURE],
    [PEOPLE, { username: "Alex", role: "manager" }],
  ];
  for (const [path, fields] of forms) {
    assert.equal((await alex.submit(path, fields)).status, 403, path);
  }
  assert.equal((await trailOf(world))[0], "Alex member_joined");
});

Deno.test("a manager changes the listing, but neither deletes, hands over nor invites", async () => {
  await using world = await openWorld();
  const { steve, alex, key } = await openCaves(world);
  await join(steve, alex, "manager");
  assert.equal((await alex.get(`${OWN}/api/keys/${key.id}`)).status, 200);
  assert.equal((await alex.submit(`${OWN}/edit`, { ...LISTING, tagline: "Deep" })).status, 303);
  assert.equal((await trailOf(world))[0], "Alex server_edited");
  for (
    const [path, fields] of [
      [`${OWN}/deletion`, SURE],
      [`${OWN}/handover`, { heir: "Alex" }],
      [PEOPLE, { username: "Alex", role: "viewer" }],
    ] as const
  ) assert.equal((await alex.submit(path, fields)).status, 403, path);
});

Deno.test("access ends at once when it is removed, given up, or its role shrinks", async () => {
  await using world = await openWorld();
  const { steve, alex } = await openCaves(world);
  await join(steve, alex, "manager");
  const { html } = await steve.get(SETTINGS);
  const path = /action="(\/my\/servers\/caves\/people\/[^"]+\/role)"/.exec(html)?.[1] ?? "";
  await steve.submit(path, { role: "viewer" });
  assert.equal((await alex.submit(`${OWN}/edit`, { ...LISTING, tagline: "Mine" })).status, 403);
  await steve.submit(path, { role: "none" });
  for (const page of [OWN, SETTINGS, `${OWN}/api`]) {
    assert.equal((await alex.get(page)).status, 404, page);
  }
  assert.equal((await alex.submit(`${OWN}/edit`, { ...LISTING, tagline: "Mine" })).status, 404);
  assert.doesNotMatch((await alex.get("/my/servers")).html, /Caves/);
  await join(steve, alex, "viewer");
  assert.equal((await alex.submit(`${PEOPLE}/leaving`)).location, "/my/servers?notice=server_left");
  assert.equal((await alex.get(OWN)).status, 404);
});

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
  assert.match(refused.html, /a moderator has to approve the server first/);
});

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

Deno.test("who has no access to a server learns that it is not theirs, if everybody can see it", async () => {
  await using world = await openWorld();
  const { steve, alex } = await openCaves(world);
  await steve.submit(`${OWN}/handover`, { heir: "Alex" });
  await alex.submit(`${await offerTo(alex)}/acceptance`);
  const pages = [OWN, SETTINGS, `${OWN}/edit`, `${OWN}/api`];
  for (const path of pages) {
    const { status, html } = await steve.get(path);
    assert.equal(status, 404, path);
    assert.match(html, /not yours[^]*no longer are[^]*href="\/servers\/caves"/, path);
    assert.doesNotMatch(html, /There is no server/, path);
  }
  const unknown = await steve.get("/my/servers/nowhere/settings");
  await alex.submit(`${OWN}/unlisting`);
  const hidden = await steve.get(SETTINGS);
  const textOf = ({ html }: { html: string }) =>
    (/<main[^]*<\/main>/.exec(html)?.[0] ?? "").replace(/<code>[^<]*/, "");
  assert.deepEqual([unknown.status, hidden.status], [404, 404]);
  assert.equal(textOf(hidden).replaceAll("caves", "nowhere"), textOf(unknown));
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
    /its owner took it off the list/,
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

Deno.test("whose role on a listing changed or ended gets a mail, and so does a former owner", async () => {
  await using world = await openWorld();
  const { steve, alex } = await openCaves(world);
  const { sql, postman } = world.services;
  await sql`update account set email_verified = true, email = username_key || '@example.com'`;
  const mailsAfter = async (minutes: number) => {
    const before = world.mails.length;
    world.pass(minutes * 60_000);
    await postman.sendDue();
    return world.mails.slice(before).map(({ to, subject }) =>
      `${to}: ${subject.replace(/[\u2066-\u2069]/g, "")}`
    );
  };
  await join(steve, alex, "manager");
  await mailsAfter(20);
  const { html } = await steve.get(SETTINGS);
  const path = /action="(\/my\/servers\/caves\/people\/[^"]+\/role)"/.exec(html)?.[1] ?? "";
  await steve.submit(path, { role: "viewer" });
  assert.deepEqual(await mailsAfter(20), ["alex@example.com: You are a viewer of Caves now"]);
  await steve.submit(path, { role: "none" });
  assert.deepEqual(await mailsAfter(20), ["alex@example.com: You don't work on Caves any more"]);
  await steve.submit(`${OWN}/handover`, { heir: "Alex", password: PASSWORD });
  await alex.submit(`${await offerTo(alex)}/acceptance`);
  assert.deepEqual(await mailsAfter(20), ["steve_01@example.com: Caves belongs to Alex now"]);
});
