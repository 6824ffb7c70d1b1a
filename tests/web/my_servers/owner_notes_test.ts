import assert from "node:assert/strict";
import { reportServer } from "../../../src/site/reports/report.ts";
import { closeReports } from "../../../src/site/reports/close_reports.ts";
import { editServer } from "../../../src/site/servers/editing/edit_server.ts";
import { DAY_MS } from "../../../src/core/time/day.ts";
import { recordAudit } from "../../../src/core/trail/audit.ts";
import { openOwner, PANEL } from "../../support/people/owner.ts";
import { openPerson, signIn } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const PATH = "/my/servers/caves";
const WORDS = "The banner is somebody else's";

/** Steve's Caves, whose banner a moderator took down. */
async function openTakenDown() {
  const world = await openWorld();
  const { sql } = world.services;
  const steve = await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const hash = "ab".repeat(32);
  await sql`insert into picture (hash, small, large, used_at) values (${hash}, '', '', ${world.clock.now})`;
  await sql`update server set banner = ${hash}, pictures_at = ${world.clock.now} where slug = 'caves'`;
  const taken = { kind: "banner", banner: hash, picture_reason: WORDS };
  const { status } = await mod.submit("/moderation/servers/caves/pictures/removal", taken);
  assert.equal(status, 303);
  return { world, sql, steve, mod };
}

/** Saves the listing as it is, as its owner does. */
async function save(world: World): Promise<void> {
  const { sql } = world.services;
  const [caves] = await sql<[{ id: string; name: string; host: string; port: number }]>`
    select owner_id as id, name, host, port from server where slug = 'caves'`;
  const { id, ...edit } = caves;
  await editServer(world.context, "caves", {
    edit: { ...edit, game: "minecraft", description: "" },
    by: { kind: "account", id, isModerator: false, isAdministrator: false },
    now: world.clock.now,
  });
}

Deno.test("without email an owner reads on their pages what a moderator wrote, until they save the listing", async () => {
  const { world, steve } = await openTakenDown();
  await using _ = world;
  const { html } = await steve.get(PATH);
  assert.match(html, /A picture of .*Caves.* was taken down.*<bdi>The banner is somebody else/s);
  assert.match(html, /<a class="button primary" href="\/my\/servers\/caves\/edit">Edit the list/);
  assert.match((await steve.get(`${PATH}/edit`)).html, /somebody else/, "where they save it, too");
  assert.match((await steve.get(PANEL)).html, /took down a picture.*somebody else/s);
  world.pass(60_000);
  await save(world);
  for (const page of [PATH, `${PATH}/edit`]) {
    assert.doesNotMatch((await steve.get(page)).html, /somebody else/, page);
  }
  assert.match((await steve.get(PANEL)).html, /somebody else/, "the trail keeps it");
});

Deno.test("a moderator's words leave an owner's pages after 30 days, and viewers never read them", async () => {
  const { world, sql, steve } = await openTakenDown();
  await using _ = world;
  const alex = await openPerson(world, "Alex");
  await sql`
    insert into server_member (server_id, account_id, role, joined_at)
    select s.id, a.id, 'viewer', ${world.clock.now} from server s, account a
    where s.slug = 'caves' and a.username = 'Alex'`;
  assert.doesNotMatch((await alex.get(PATH)).html, /somebody else/);
  world.pass(29 * DAY_MS);
  await signIn(world, steve, "Steve_01");
  assert.match((await steve.get(PATH)).html, /somebody else/);
  world.pass(2 * DAY_MS);
  await signIn(world, steve, "Steve_01");
  assert.doesNotMatch((await steve.get(PATH)).html, /somebody else/);
});

Deno.test("a new picture answers what was said of the old one, and not what a moderator asked", async () => {
  const { world, sql, steve } = await openTakenDown();
  await using _ = world;
  const { now } = world.clock;
  const report = { reason: "other", text: "Bad", reporterId: null, now } as const;
  await reportServer(world.context, "caves", report);
  const note = "Leave the shop out";
  await closeReports(world.context, "caves", { outcome: "asked", note, until: now, ...world.act });
  assert.match((await steve.get(PATH)).html, /Leave the shop out.*somebody else/s);
  const [caves] = await sql<[{ id: string }]>`select id from server where slug = 'caves'`;
  await recordAudit(sql, { ...world.act, now }, {
    action: "picture_added",
    serverId: caves.id,
    subject: "caves",
    details: { picture: "banner" },
  });
  const { html } = await steve.get(PATH);
  assert.match(html, /Leave the shop out/);
  assert.doesNotMatch(html, /somebody else/);
});

Deno.test("what moderators note for themselves about reports is on no page of the owner", async () => {
  const { world, steve } = await openTakenDown();
  await using _ = world;
  const { now } = world.clock;
  const report = { reason: "other", text: "Bad", reporterId: null, now } as const;
  await reportServer(world.context, "caves", report);
  const note = "A rival sends these";
  await closeReports(world.context, "caves", { outcome: "fine", note, until: now, ...world.act });
  for (const page of [PATH, PANEL]) {
    assert.doesNotMatch((await steve.get(page)).html, /rival|closed reports/, page);
  }
});
