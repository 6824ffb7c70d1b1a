import assert from "node:assert/strict";
import { createApp } from "../../../src/service/app.ts";
import { createExamination } from "../../../src/service/doctor/examine.ts";
import type { Installation } from "../../../src/service/doctor/installation.ts";
import { createSiteLook } from "../../../src/site/settings/site_look.ts";
import { saveLookTexts } from "../../../src/site/settings/change_look.ts";
import { readReferenceFiles } from "../../../src/service/api/reference_files.ts";
import { listAudit } from "../../../src/site/trail/find_audit.ts";
import { OPERATOR } from "../../../src/core/rights/actor.ts";
import { patientOf } from "../../support/processes/patients.ts";
import { openPerson, openVisitor, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, SITE, type World } from "../../support/world.ts";

const SETTINGS = "/moderation/settings";
const HEALTH = "/moderation/health";

/** Has the doctor of a world look at an installation that differs from a healthy one. */
function examineAs(world: World, change: Partial<Installation>): void {
  const { sql } = world.services;
  world.services.examination = createExamination({ ...patientOf(sql), ...change });
}

/** Returns the titles of the rows that a page lists under a heading. */
function stepsUnder(html: string, heading: string): string[] {
  const [, part = ""] = html.split(`<h2>${heading}</h2>`);
  const [list = ""] = part.split("</ul>");
  return [...list.matchAll(/<h3>(?:<span[^>]*>)?([^<]*)</g)].map(([, title = ""]) => title);
}

function openAdministrator(world: World): Promise<Visitor> {
  return openPerson(world, "Ada", { isAdministrator: true });
}

/** A picture as a browser would send it. */
async function logoForm(bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const form = new FormData();
  form.set("picture", new File([bytes], "logo.png", { type: "image/png" }));
  await Promise.resolve();
  return form;
}

Deno.test("a new site's list says what is missing, why and where to do it", async () => {
  await using world = await openWorld();
  examineAs(world, {});
  const ada = await openAdministrator(world);
  assert.equal((await ada.get("/moderation/setup")).location, HEALTH);
  const { html } = await ada.get(HEALTH);
  const missing = stepsUnder(html, "What to do");
  for (const title of ["Mail", "Backups", "Name", "Imprint"]) {
    assert.ok(missing.includes(title), title);
  }
  assert.deepEqual(stepsUnder(html, "If you like"), ["Moderators", "Colour", "Logo"]);
  assert.deepEqual(stepsUnder(html, "Done"), ["First game"]);
  assert.doesNotMatch(html, /<details class="fold"[^>]* open/, "what is done is folded");
  for (const why of [/no imprint[^]*Many countries require it/, /backup[^]*are gone/]) {
    assert.match(html, why);
  }
  for (const place of [`${SETTINGS}#look`, `${SETTINGS}#text`]) {
    assert.match(html, new RegExp(`<a class="button" href="${place}"`));
  }
  assert.match(html, /href="\/docs\/hosting#email"/);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  assert.doesNotMatch((await mod.get(HEALTH)).html, /Imprint<|First game|test mail/);
});

Deno.test("health and the doctor tell the same of mail, address and backups", async () => {
  await using world = await openWorld();
  const ada = await openAdministrator(world);
  const refusing = { smtpUrl: "smtp://127.0.0.1:1", baseUrl: "http://votes.example.com" };
  for (const change of [refusing, { smtpUrl: undefined }]) {
    examineAs(world, change);
    const found = await world.services.examination().found;
    const { html } = await ada.get(HEALTH);
    const text = html.replaceAll("&#39;", "'").replaceAll("&quot;", '"');
    const missing = stepsUnder(html, "What to do");
    const titles = [["mail", "Mail"], ["site", "Address of the site"], ["backups", "Backups"]];
    for (const [check, title] of titles) {
      const { state, message } = found[check as "mail" | "site" | "backups"];
      assert.equal(missing.includes(title ?? ""), state !== "ok", `${title}: ${message}`);
      assert.ok(text.includes(message), message);
    }
  }
});

Deno.test("whether mail is sent is one fact for the postman, the doctor and the settings", async () => {
  await using world = await openWorld();
  const ada = await openAdministrator(world);
  const { mail } = await world.services.examination().found;
  assert.deepEqual([world.services.postman.isOn, mail.state], [true, "ok"]);
  assert.match((await ada.get(SETTINGS)).html, /<dt>Mail<\/dt><dd[^>]*><bdi>on</);
  assert.ok(!stepsUnder((await ada.get(HEALTH)).html, "What to do").includes("Mail"));
});

Deno.test("what this process noticed of its mails is told wherever the site is described", async () => {
  await using world = await openWorld();
  examineAs(world, { sendsMail: true });
  const ada = await openAdministrator(world);
  assert.ok(!stepsUnder((await ada.get(HEALTH)).html, "What to do").includes("Mail"));
  world.services.postman.warning = () => "Mails wait for an hour.";
  assert.ok(stepsUnder((await ada.get(HEALTH)).html, "What to do").includes("Mail"));
  assert.match((await ada.get(HEALTH)).html, /<h3>Mail<\/h3><p>Mails wait for an hour\./);
});

Deno.test("name, colour and imprint are set together or one by one, and the page says what was saved", async () => {
  await using world = await openWorld();
  const ada = await openAdministrator(world);
  const imprint = "Ada Lovelace\n\nLondon, <script>alert(1)</script>";
  const saved = await ada.submit(SETTINGS, { name: "Spielplatz", accent: "#36C" });
  assert.equal(saved.location, `${SETTINGS}?notice=look_saved#look`);
  assert.match((await ada.get(saved.location ?? "")).html, /Saved\. Every page shows it/);
  await ada.submit(SETTINGS, { text: imprint });
  const visitor = openVisitor(world);
  const { html } = await visitor.get("/");
  assert.match(html, /<title>[^<]*Spielplatz/);
  assert.match(html, /href="\/imprint"/);
  const sheet = /href="(\/accent\.[0-9a-f]{10}\.css)"/.exec(html)?.[1] ?? "";
  assert.match((await visitor.get(sheet)).html, /--accent: #3366cc; --on-accent: #ffffff/);
  const page = await visitor.get("/imprint");
  assert.match(page.html, /<h1[^>]*>Imprint<\/h1>[^]*Ada Lovelace/);
  assert.doesNotMatch(page.html, /<script>alert/);
  assert.match((await ada.get(HEALTH)).html, /#3366cc\. Text on it has a contrast of 5\.\d : 1/);
  const trail = await listAudit(world.services.sql, { by: OPERATOR });
  assert.deepEqual(trail.map(({ action, actor, subject }) => [action, actor, subject]).sort(), [
    ["setting_changed", "Ada", "accent"],
    ["setting_changed", "Ada", "imprint"],
    ["setting_changed", "Ada", "name"],
  ]);
  await ada.submit(SETTINGS, { name: "" });
  assert.match(
    (await visitor.get("/")).html,
    /<title>[^<]*Voteboard/,
    "an empty one takes it back",
  );
});

Deno.test("saving what is already set changes nothing, leaves no trail, and says so", async () => {
  await using world = await openWorld();
  const ada = await openAdministrator(world);
  const { location } = await ada.submit(SETTINGS, { name: "", accent: "" });
  assert.equal(location, `${SETTINGS}?notice=nothing_changed#look`);
  assert.match((await ada.get(location ?? "")).html, /Nothing was changed/);
  assert.deepEqual(await listAudit(world.services.sql, { by: OPERATOR }), []);
});

Deno.test("a link alone can't make the settings claim that something was saved", async () => {
  await using world = await openWorld();
  const ada = await openAdministrator(world);
  const { html } = await ada.get(`${SETTINGS}?notice=look_saved`);
  assert.doesNotMatch(html, /Saved/);
});

Deno.test("emails have the site's name of today", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  await saveLookTexts(world.context, { texts: { name: "Spielplatz" }, ...world.act });
  await world.services.look.reload();
  const ada = await openAdministrator(world);
  const { html } = await ada.get("/moderation");
  assert.match(html, /Spielplatz/);
  await sql`update account set email_verified = true`;
  await openVisitor(world).submit("/reset-password", { email: "ada@example.com" });
  await world.services.background.settled();
  assert.match(world.mails[0]?.subject ?? "", /Spielplatz/);
});

Deno.test("an administrator sends a test mail, and reads what the mail server says", async () => {
  await using world = await openWorld();
  const ada = await openAdministrator(world);
  const path = "/moderation/setup/mail";
  assert.equal((await ada.submit(path)).location, `${HEALTH}?notice=test_mail_sent`);
  assert.deepEqual(world.mails.map(({ to, subject }) => [to, subject]), [
    ["ada@example.com", "Mail from Voteboard arrives"],
  ]);
  world.services.mailer.send = () => Promise.reject(new Error("connect ECONNREFUSED <b>"));
  await ada.get(HEALTH);
  const refused = await ada.submit(path);
  assert.equal(refused.status, 422);
  assert.match(refused.html, /role="alert"[^]*The mail was not sent.*ECONNREFUSED &lt;b&gt;/s);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  assert.equal((await mod.submit(path)).status, 403);
});

Deno.test("what the host decided wins: the page says so, and a forged form changes nothing", async () => {
  const brand = { accent: "#ff0000", pages: { imprint: "The host's" } };
  await using world = await openWorld({ name: "Host's name", brand });
  const ada = await openAdministrator(world);
  const { html } = await ada.get(SETTINGS);
  for (const where of ["SITE_NAME", "ACCENT_COLOR", "pages/imprint.md"]) {
    assert.ok(html.includes(`${where} decides this`), where);
  }
  assert.match(html, /<input[^>]*value="Host&#39;s name"[^>]*disabled/);
  assert.equal(html.match(/<(input|textarea)[^>]* disabled/g)?.length, 3, "all but the logo's");
  for (const field of ["name", "accent", "text"]) {
    const { status } = await ada.submit(SETTINGS, { [field]: "#00ff00" });
    assert.equal(status, 403, field);
  }
  await saveLookTexts(world.context, { texts: { name: "Stored before" }, ...world.act });
  await world.services.look.reload();
  assert.match((await openVisitor(world).get("/")).html, /<title>[^<]*Host&#39;s name/);
});

Deno.test("what isn't a name, a colour or an imprint is refused, and what was typed stays", async () => {
  await using world = await openWorld();
  const ada = await openAdministrator(world);
  const bad = { name: "x".repeat(61), accent: "red; } body { display: none" };
  const look = await ada.submit(SETTINGS, bad);
  const long = await ada.submit(SETTINGS, { text: "x".repeat(20_001) });
  assert.deepEqual([look.status, long.status], [422, 422]);
  for (const field of ["name", "accent"]) {
    assert.match(look.html, new RegExp(`<p class="fault" id="${field}-fault"`));
  }
  assert.match(long.html, /<p class="fault" id="text-fault"/);
  for (const text of Object.values(bad)) assert.ok(look.html.includes(text), text);
  const half = await ada.submit(SETTINGS, { name: "Spielplatz", accent: "red" });
  assert.equal(half.status, 422, "all of a section or none");
  assert.deepEqual([...await world.services.sql`select name from site_setting`], []);
});

Deno.test("a logo is drawn again, and a hostile picture is refused", async () => {
  await using world = await openWorld();
  const ada = await openAdministrator(world);
  const hostile = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`,
  );
  const refused = await ada.submit(`${SETTINGS}/logo`, await logoForm(hostile));
  assert.equal(refused.status, 422);
  assert.match(refused.html, /id="picture-fault"/);
  const png = await (await world.get("/apple-touch-icon.png")).bytes();
  const { status, location } = await ada.submit(`${SETTINGS}/logo`, await logoForm(png));
  assert.deepEqual([status, location], [303, `${SETTINGS}?notice=look_saved#logo`]);
});

Deno.test("another process shows the change within seconds, and sends its files at once", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  let at = 0;
  const look = createSiteLook(sql, () => at);
  const config = { trustedProxies: [], site: SITE.site, baseUrl: SITE.baseUrl };
  const other = createApp({ ...world.services, look }, config, {
    reference: await readReferenceFiles(),
  });
  await look.freshen();
  const ada = await openAdministrator(world);
  await ada.submit(SETTINGS, { accent: "#123456" });
  const elsewhere = openVisitor({ app: other });
  assert.doesNotMatch((await elsewhere.get("/")).html, /\/accent\./);
  const { html } = await openVisitor(world).get("/");
  const sheet = /href="(\/accent\.[^"]+)"/.exec(html)?.[1] ?? "";
  at += 300;
  assert.match(
    (await elsewhere.get(sheet)).html,
    /#123456/,
    "a page of the first process loads it",
  );
  assert.equal((await elsewhere.get("/accent.0123456789.css")).status, 404);
  await ada.submit(SETTINGS, { name: "Spielplatz" });
  at += 2_000;
  await look.freshen();
  assert.match((await elsewhere.get("/")).html, /Spielplatz/);
});

Deno.test("a setting decides what moderators review, and only administrators set it", async () => {
  await using world = await openWorld();
  const ada = await openAdministrator(world);
  const ticksOf = (html: string) =>
    [...html.matchAll(/<input[^>]*name="reviewed:(\w+)"[^>]*>/g)]
      .filter(([box]) => /\schecked/.test(box)).map(([, group]) => group);
  assert.deepEqual(ticksOf((await ada.get("/moderation/settings")).html), [
    "name",
    "game",
    "address",
  ]);
  await ada.submit("/moderation/settings/review", { "reviewed:name": "1", "reviewed:texts": "1" });
  assert.deepEqual(ticksOf((await ada.get("/moderation/settings")).html), ["name", "texts"]);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const { html: own } = await mod.get("/moderation/settings");
  assert.match(own, /name="every"/);
  assert.doesNotMatch(own, /name="(reviewed:name|accent|secret_address|text|picture)"|SMTP_URL/);
  assert.equal((await mod.submit("/moderation/settings/review")).status, 403);
  assert.equal((await mod.submit(`${SETTINGS}/logo`, new FormData())).status, 403);
});
