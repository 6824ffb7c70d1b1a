import assert from "node:assert/strict";
import { openOwner } from "../../../support/people/owner.ts";
import { openPerson, openVisitor } from "../../../support/people/visitor.ts";
import { openWorld } from "../../../support/world.ts";
import { dropOldRows } from "../../../../src/core/database/retention.ts";
import { MODERATED, REPORTS, SCAM } from "./reported_listing.ts";

Deno.test("players report a listing, and a moderator closes the reports with a note", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const alex = await openPerson(world, "Alex");
  assert.match((await alex.get("/servers/caves")).html, /href="\/servers\/caves\/report"/);
  const sent = await openVisitor(world).submit(REPORTS, SCAM);
  assert.equal(sent.location, "/servers/caves?notice=report_sent");
  await alex.submit(REPORTS, { reason: "other", text: "First" });
  await alex.submit(REPORTS, { reason: "other", text: "Second" });
  assert.match((await mod.get(MODERATED)).html, /reports\?listing=caves.*Second/s);
  const { html } = await mod.get("/moderation/reports");
  assert.match(html, /It asks for &lt;b&gt;passwords&lt;\/b&gt;/);
  assert.match(html, /Second/);
  assert.doesNotMatch(html, /First/);
  const until = /name="until" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const close = (note: string) => mod.submit(`${MODERATED}/reports`, { note, until });
  assert.match((await close("")).html, /Say why, in 3 to 500 characters\./);
  assert.equal((await close("Asked the owner")).location, "/moderation/reports?after=caves");
  const after = (await mod.get("/moderation/reports?after=caves")).html;
  assert.match(after, /Reports closed.*caves" dir="auto">Caves<.*No open reports/s);
  assert.match((await mod.get(MODERATED)).html, /Asked the owner/);
  assert.match((await close("Again")).html, /No report of &quot;caves&quot; is open any more/);
  assert.doesNotMatch((await steve.get("/my/servers/caves")).html, /passwords/);
  const { sql } = world.services;
  await dropOldRows(sql, new Date(world.clock.now.getTime() + 91 * 86_400_000));
  assert.equal((await sql`select from report`).length, 0);
});

Deno.test("the worst reports come first, and closing them opens the next listing", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  for (const [name, reports] of [["Harbour", 1], ["Caves", 3], ["Desert", 1]] as const) {
    const { slug } = await world.server(name);
    world.pass(60_000);
    for (let nth = 0; nth < reports; nth++) {
      const visitor = openVisitor(world, { address: `10.0.${nth}.${name.length}` });
      await visitor.submit(`/servers/${slug}/reports`, SCAM);
    }
  }
  const close = async (slug: string) => {
    const { html } = await mod.get(`/moderation/reports?listing=${slug}`);
    const until = /name="until" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const form = { until, note: "", answer: "fine" };
    return await mod.submit(`/moderation/servers/${slug}/reports`, form);
  };
  const { html } = await mod.get("/moderation/reports");
  assert.match(html, /3 listings reported.*>Caves<.*3 reports.*>Harbour<.*>Desert</s);
  assert.match(html, /<li class="row"[^>]* aria-current="true">.{0,300}dir="auto">Caves</);
  assert.equal((await close("caves")).location, "/moderation/reports?listing=harbour&after=caves");
  assert.equal((await close("desert")).location, "/moderation/reports?after=desert");
  const rest = await mod.get("/moderation/reports?after=desert");
  assert.match(
    rest.html,
    /1 listing reported.*<li class="row"[^>]* aria-current="true">.{0,300}dir="auto">Harbour</s,
  );
  assert.match((await mod.get("/moderation/audit")).html, /Outcome: Nothing was wrong/);
});

Deno.test("all that a reported listing says stands open below its reports", async () => {
  await using world = await openWorld();
  await openOwner(world);
  const { sql } = world.services;
  const mod = await openPerson(world, "Mod", { isModerator: true });
  await sql`update server set rules = 'No strangers.', version = '1.21.4'`;
  await openVisitor(world).submit(REPORTS, { reason: "hateful", text: "" });
  const { html } = await mod.get("/moderation/reports");
  assert.match(html, /What players wrote.*What it says.*1\.21\.4.*No strangers\./s);
});

Deno.test("a note about one listing's reports is never put under another's", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  for (const name of ["Caves", "Harbour"]) await world.server(name);
  await openVisitor(world).submit("/servers/harbour/reports", SCAM);
  const form = { until: world.clock.now.toISOString(), note: "About Caves" };
  const { status, html } = await mod.submit("/moderation/servers/caves/reports", form);
  assert.equal(status, 422);
  assert.match(html, /is open any more.*Harbour/s);
  assert.doesNotMatch(html, /About Caves/);
});

Deno.test("a report needs a reason, and a text where none fits", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  await openOwner(world);
  assert.equal((await visitor.get("/servers/caves/report")).status, 200);
  assert.match(
    (await visitor.submit(REPORTS, { reason: "", text: "x" })).html,
    /Choose what is wrong/,
  );
  const empty = await visitor.submit(REPORTS, { reason: "other", text: " " });
  assert.match(empty.html, /id="text-fault">Say what is wrong, in 1 to/);
  assert.equal((await visitor.submit("/servers/nowhere/reports", SCAM)).status, 404);
  assert.equal((await visitor.get("/servers/nowhere/report")).status, 404);
});
