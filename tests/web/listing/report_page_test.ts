import assert from "node:assert/strict";
import { NAMELESS_REPORTS, reportServer } from "../../../src/site/reports/report.ts";
import { openOwner } from "../../support/people/owner.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";
import { dropOldRows } from "../../../src/core/database/retention.ts";

const REPORTS = "/servers/caves/reports";
const MODERATED = "/moderation/servers/caves";
const SCAM = { reason: "scam", text: "It asks for <b>passwords</b>" };

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
  assert.match((await close("")).html, /say why, in 3 to 500 characters/);
  assert.equal((await close("Asked the owner")).location, "/moderation/reports?after=caves");
  const after = (await mod.get("/moderation/reports?after=caves")).html;
  assert.match(after, /Reports closed.*caves" dir="auto">Caves<.*No open reports/s);
  assert.match((await mod.get(MODERATED)).html, /Asked the owner/);
  assert.match((await close("Again")).html, /none is open/);
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

Deno.test("the answer to reports suspends the listing, tells its owner why, and moves on", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const mod = await openPerson(world, "Mod", { isModerator: true });
  for (const name of ["Caves", "Harbour"]) {
    const { slug } = await world.server(name);
    await openVisitor(world).submit(`/servers/${slug}/reports`, SCAM);
    world.pass(60_000);
  }
  const { html } = await mod.get("/moderation/reports?listing=caves");
  assert.match(html, /2 listings reported.*Next/s);
  const hidden = Object.fromEntries(
    [...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? "",
      value ?? "",
    ]),
  );
  const suspend = (note: string) =>
    mod.submit(`${MODERATED}/reports`, { ...hidden, answer: "suspend", note });
  const statuses = async () =>
    (await sql<{ status: string; open: number }[]>`
      select status, (select count(*)::integer from report where server_id = s.id and closed_at is null) as open
      from server s where slug = 'caves'`)[0];
  assert.match((await suspend("")).html, /id="note-fault"/);
  assert.deepEqual(await statuses(), { status: "approved", open: 1 });
  assert.equal(
    (await suspend("It asks for passwords")).location,
    "/moderation/reports?listing=harbour&after=caves",
  );
  assert.deepEqual(await statuses(), { status: "suspended", open: 0 });
  const [news] = await sql`select reason from news where kind = 'server_suspended'`;
  assert.equal(news?.["reason"], "It asks for passwords");
  await mod.get("/moderation/reports");
  const again = await suspend("It asks for passwords");
  assert.deepEqual([again.status, (await statuses())?.status], [422, "suspended"]);
});

Deno.test("a listing whose reports can't be closed is not suspended by the answer to them", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const mod = await openPerson(world, "Mod", { isModerator: true });
  await world.server("Caves");
  await openVisitor(world).submit(REPORTS, SCAM);
  await sql`alter table report add constraint stays_open check (closed_at is null)`;
  const until = world.clock.now.toISOString();
  const answer = { until, answer: "suspend", note: "It asks for passwords" };
  const { status } = await mod.submit(`${MODERATED}/reports`, answer);
  assert.equal(status, 500);
  const [server] = await sql`select status from server where slug = 'caves'`;
  assert.equal(server?.["status"], "approved");
});

Deno.test("the answer to reports takes down only the picture that was seen", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const mod = await openPerson(world, "Mod", { isModerator: true });
  await world.server("Caves");
  const logo = "a".repeat(64);
  const banner = "b".repeat(64);
  for (const hash of [logo, banner]) {
    await sql`insert into picture (hash, small, large, used_at) values (${hash}, '', '', now())`;
  }
  await sql`update server set logo = ${logo}, banner = ${banner}`;
  await openVisitor(world).submit(REPORTS, SCAM);
  const until = world.clock.now.toISOString();
  const take = (logo: string) =>
    mod.submit(`${MODERATED}/reports`, { until, logo, answer: "logo", note: "It is another's" });
  assert.equal((await take(banner)).status, 422, "the owner has put up another one meanwhile");
  assert.equal((await take(logo)).status, 303);
  const [server] = await sql`select logo, banner from server`;
  assert.deepEqual([server?.["logo"], server?.["banner"]], [null, banner]);
});

Deno.test("an owner who is asked to change a listing reads it by email and on its page, and of no report", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const steve = await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  await openVisitor(world).submit(REPORTS, SCAM);
  const until = world.clock.now.toISOString();
  const ask = (note: string) =>
    mod.submit(`${MODERATED}/reports`, { until, answer: "asked", note });
  const told = () => sql<{ reason: string }[]>`select reason from news where kind = 'change_asked'`;
  assert.match((await ask("")).html, /id="note-fault"/, "there is nothing for the owner to read");
  assert.deepEqual([...await told()], []);
  assert.equal((await ask("Please leave the link to the shop out")).status, 303);
  assert.deepEqual([...await told()], [{ reason: "Please leave the link to the shop out" }]);
  await mod.get("/moderation/reports");
  assert.equal((await ask("Please leave the link to the shop out")).status, 422);
  assert.equal((await told()).length, 1, "the second moderator finds the reports closed");
  for (const page of ["", "/edit", "/api"]) {
    const { html } = await steve.get(`/my/servers/caves${page}`);
    assert.match(html, /leave the link to the shop out/, page);
    assert.doesNotMatch(html, /\breports\b|reported/i, page);
  }
});

Deno.test("an answer stays in sight: by whom, what was done, and what the moderator wrote", async () => {
  await using world = await openWorld();
  await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const alex = await openPerson(world, "Alex");
  const answered = async () => (await mod.get("/moderation/audit?kind=reports")).html;
  const former = await mod.get("/moderation/reports?state=answered");
  assert.equal(former.location, "/moderation/audit?kind=reports&state=answered");
  assert.equal(former.headers.get("Cache-Control"), "private, no-store");
  await alex.submit(REPORTS, { reason: "wrong", text: "It is gone" });
  const close = (form: Record<string, string>) =>
    mod.submit(`${MODERATED}/reports`, { until: world.clock.now.toISOString(), ...form });
  await close({ answer: "asked", note: "Is it still <i>there</i>?" });
  assert.match(
    await answered(),
    /Mod<.*Caves<.*Outcome: .?Owner asked to change it.*Note: .?Is it still &lt;i&gt;there&lt;\/i&gt;\?/s,
  );
  world.pass(60_000);
  await alex.submit(REPORTS, SCAM);
  const open = (await mod.get("/moderation/reports")).html;
  assert.match(open, /1 earlier report, 1 was right/, "the moderator knows how far to trust Alex");
  assert.match(
    open,
    /Answered before.*1 report: wrong facts.*>Mod<.*Is it still.*Owner asked to change it/s,
  );
  await close({ answer: "fine", note: "" });
  world.pass(60_000);
  await alex.submit(REPORTS, SCAM);
  const last = (await mod.get("/moderation/reports")).html;
  assert.match(last, /2 earlier reports, 1 was right/);
  assert.match(await answered(), /Nothing was wrong.*Owner asked/s, "the newest first");
});

Deno.test("only moderators see how reports were answered", async () => {
  await using world = await openWorld();
  await openOwner(world);
  const alex = await openPerson(world, "Alex");
  for (const path of ["/moderation/reports?state=answered", "/moderation/audit?kind=reports"]) {
    assert.equal((await alex.get(path)).status, 403, path);
  }
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
  assert.match(html, /none is open.*Harbour/s);
  assert.doesNotMatch(html, /About Caves/);
});

Deno.test("an address sends five reports an hour, and a network twenty", async () => {
  await using world = await openWorld();
  await openOwner(world);
  const send = async (address: string) =>
    (await openVisitor(world, { address }).submit(REPORTS, SCAM)).status;
  for (let sent = 0; sent < 5; sent++) assert.equal(await send("203.0.113.1"), 303);
  assert.equal(await send("203.0.113.1"), 429);
  for (let host = 2; host < 17; host++) assert.equal(await send(`203.0.113.${host}`), 303);
  assert.equal(await send("203.0.113.99"), 429);
  assert.equal(await send("198.51.100.1"), 303);
});

Deno.test("a flood of reports fills no queue, and no report is dropped silently", async () => {
  await using world = await openWorld();
  await openOwner(world);
  for (let network = 0; network < NAMELESS_REPORTS + 5; network++) {
    const visitor = openVisitor(world, { address: `10.0.${network}.1` });
    const { status, html } = await visitor.submit(REPORTS, SCAM);
    const isKept = network < NAMELESS_REPORTS;
    assert.equal(status, isKept ? 303 : 422);
    if (!isKept) assert.match(html, /Sign in, in another tab.*passwords/s, "with what was typed");
  }
  assert.equal((await world.services.sql`select from report`).length, NAMELESS_REPORTS);
});

Deno.test("no flood of nameless reports keeps an account's from the moderators", async () => {
  await using world = await openWorld();
  await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  for (let network = 0; network < NAMELESS_REPORTS; network++) {
    const visitor = openVisitor(world, { address: `10.0.${network}.1` });
    await visitor.submit(REPORTS, { reason: "wrong", text: "Nothing" });
  }
  const alex = await openPerson(world, "Alex");
  assert.equal((await alex.submit(REPORTS, SCAM)).status, 303);
  assert.match((await mod.get(MODERATED)).html, /passwords/);
});

Deno.test("a listing gets a hundred reports by accounts, until they are closed", async () => {
  await using world = await openWorld();
  const { slug } = await world.server("Caves");
  const report = (reporterId: string | null) =>
    reportServer(world.context, slug, {
      reason: "scam",
      text: "",
      reporterId,
      now: world.clock.now,
    });
  const ids = [];
  for (let nth = 0; nth <= 100; nth++) ids.push((await world.account(`Player_${nth}`)).id);
  const [last = "", ...reporters] = ids;
  for (const id of reporters) await report(id);
  await assert.rejects(report(last), { code: "reports_too_many" });
  await report(null);
  await report(reporters[0] ?? "");
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
  assert.match(empty.html, /id="text-fault">Cannot report: say what is wrong/);
  assert.equal((await visitor.submit("/servers/nowhere/reports", SCAM)).status, 404);
  assert.equal((await visitor.get("/servers/nowhere/report")).status, 404);
});
