import assert from "node:assert/strict";
import { createApp } from "../../../src/app.ts";
import { createSiteLook, saveLookText } from "../../../src/settings/site_look.ts";
import { readReferenceFiles } from "../../../src/api/reference.ts";
import { listAudit } from "../../../src/trail/audit.ts";
import { OPERATOR } from "../../../src/rights/actor.ts";
import { openPerson, openVisitor, type Visitor } from "../../support/visitor.ts";
import { openWorld, SITE, type World } from "../../support/world.ts";

const SETUP = "/moderation/setup";

function openAdministrator(world: World): Promise<Visitor> {
  return openPerson(world, "Ada", { isAdministrator: true });
}

/** A picture as a browser would send it. */
async function logoForm(bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const form = new FormData();
  form.set("logo", new File([bytes], "logo.png", { type: "image/png" }));
  await Promise.resolve();
  return form;
}

Deno.test("a new site's list says what is missing and why, and each part can be set there", async () => {
  await using world = await openWorld();
  const ada = await openAdministrator(world);
  const before = await ada.get(SETUP);
  assert.match(before.html, /5 of 8 are fine/);
  for (
    const missing of [
      /still called Voteboard/,

      /no imprint/,
      /None was made yet/,
    ]
  ) {
    assert.match(before.html, missing);
  }
  const imprint = "Ada Lovelace\n\nLondon, <script>alert(1)</script>";
  await ada.submit(SETUP, { part: "name", name: "Spielplatz" });
  await ada.submit(SETUP, { part: "accent", accent: "#36C" });
  await ada.submit(SETUP, { part: "imprint", imprint });
  const visitor = openVisitor(world);
  const { html } = await visitor.get("/");
  assert.match(html, /<title>[^<]*Spielplatz/);
  assert.match(html, /href="\/imprint"/);
  const sheet = /href="(\/accent\.[0-9a-f]{10}\.css)"/.exec(html)?.[1] ?? "";
  assert.match((await visitor.get(sheet)).html, /--accent: #3366cc; --on-accent: #ffffff/);
  const page = await visitor.get("/imprint");
  assert.match(page.html, /<h1[^>]*>Imprint<\/h1>[^]*Ada Lovelace/);
  assert.doesNotMatch(page.html, /<script>alert/);
  assert.match((await ada.get(SETUP)).html, /#3366cc, text on it reads with 5\.\d : 1/);
  const trail = await listAudit(world.services.sql, { by: OPERATOR });
  assert.deepEqual(trail.map(({ action, actor, subject }) => [action, actor, subject]), [
    ["setting_changed", "Ada", "imprint"],
    ["setting_changed", "Ada", "accent"],
    ["setting_changed", "Ada", "name"],
  ]);
  await ada.submit(SETUP, { part: "name", name: "" });
  assert.match(
    (await visitor.get("/")).html,
    /<title>[^<]*Voteboard/,
    "an empty one takes it back",
  );
});

Deno.test("emails have the site's name of today", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  await saveLookText(world.context, { name: "name", text: "Spielplatz", ...world.act });
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
  const path = `${SETUP}/mail`;
  assert.equal((await ada.submit(path)).location, `${SETUP}?notice=test_mail_sent`);
  assert.deepEqual(world.mails.map(({ to, subject }) => [to, subject]), [
    ["ada@example.com", "Mail from Voteboard arrives"],
  ]);
  world.services.mailer.send = () => Promise.reject(new Error("connect ECONNREFUSED <b>"));
  const refused = await ada.submit(path);
  assert.equal(refused.status, 422);
  assert.match(refused.html, /id="mail">The mail was not sent.*ECONNREFUSED &lt;b&gt;/s);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  assert.equal((await mod.submit(path)).status, 403);
});

Deno.test("what the host decided wins: the page says so, and a forged form changes nothing", async () => {
  const brand = { accent: "#ff0000", pages: { imprint: "The host's" } };
  await using world = await openWorld({ name: "Host's name", brand });
  const ada = await openAdministrator(world);
  const { html } = await ada.get(SETUP);
  for (const where of ["SITE_NAME", "ACCENT_COLOR", "pages/imprint.md"]) {
    assert.ok(html.includes(`${where} decides this`), where);
  }
  assert.equal(html.match(/<fieldset class="plain" disabled/g)?.length, 3, "all but the logo's");
  for (const part of ["name", "accent", "imprint"]) {
    const { status } = await ada.submit(SETUP, { part, [part]: "#00ff00" });
    assert.equal(status, 403, part);
  }
  await saveLookText(world.context, { name: "name", text: "Stored before", ...world.act });
  await world.services.look.reload();
  assert.match((await openVisitor(world).get("/")).html, /<title>[^<]*Host&#39;s name/);
});

Deno.test("what isn't a name, a colour or an imprint is refused, and what was typed stays", async () => {
  await using world = await openWorld();
  const ada = await openAdministrator(world);
  const bad = {
    name: "x".repeat(61),
    accent: "red; } body { display: none",
    imprint: "x".repeat(20_001),
  };
  for (const [part, text] of Object.entries(bad)) {
    const { status, html } = await ada.submit(SETUP, { part, [part]: text });
    assert.equal(status, 422, part);
    assert.match(html, new RegExp(`id="${part}-fault"`));
    assert.ok(html.includes(text), part);
  }
  assert.deepEqual([...await world.services.sql`select name from site_setting`], []);
});

Deno.test("a logo is drawn again, and a hostile picture is refused", async () => {
  await using world = await openWorld();
  const ada = await openAdministrator(world);
  const hostile = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`,
  );
  const refused = await ada.submit(`${SETUP}/logo`, await logoForm(hostile));
  assert.equal(refused.status, 422);
  assert.match(refused.html, /id="logo-fault"/);
  const png = await (await world.get("/apple-touch-icon.png")).bytes();
  const { status, location } = await ada.submit(`${SETUP}/logo`, await logoForm(png));
  assert.deepEqual([status, location], [303, `${SETUP}?notice=look_saved`]);
});

Deno.test("another process shows the change within seconds, and sends its files at once", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  let at = 0;
  const look = createSiteLook(sql, () => at);
  const config = { trustedProxies: [], site: SITE.site, baseUrl: SITE.baseUrl };
  const other = createApp({ ...world.services, look }, config, await readReferenceFiles());
  await look.freshen();
  const ada = await openAdministrator(world);
  await ada.submit(SETUP, { part: "accent", accent: "#123456" });
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
  await ada.submit(SETUP, { part: "name", name: "Spielplatz" });
  at += 2_000;
  await look.freshen();
  assert.match((await elsewhere.get("/")).html, /Spielplatz/);
});

Deno.test("a setting decides what moderators review, and only administrators set it", async () => {
  await using world = await openWorld();
  const ada = await openAdministrator(world);
  const ticksOf = (html: string) =>
    [...html.matchAll(/<input[^>]*name="review:(\w+)"[^>]*>/g)]
      .filter(([box]) => /\schecked/.test(box)).map(([, group]) => group);
  assert.deepEqual(ticksOf((await ada.get("/moderation/settings")).html), [
    "name",
    "game",
    "address",
  ]);
  await ada.submit("/moderation/settings/review", { "review:name": "1", "review:texts": "1" });
  assert.deepEqual(ticksOf((await ada.get("/moderation/settings")).html), ["name", "texts"]);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  assert.equal((await mod.get("/moderation/settings")).status, 403);
  assert.equal((await mod.submit("/moderation/settings/review")).status, 403);
  assert.equal((await mod.submit(`${SETUP}/logo`, new FormData())).status, 403);
});
