import assert from "node:assert/strict";
import { createExamination, examine } from "../../../src/service/doctor/examine.ts";
import type { Installation } from "../../../src/service/doctor/installation.ts";
import { REMEDIES } from "../../../src/desk/health/remedies.ts";
import { OPERATOR } from "../../../src/core/rights/actor.ts";
import { recordAudit } from "../../../src/core/trail/audit.ts";
import { patientOf } from "../../support/processes/patients.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const HEALTH = "/moderation/health";

/** Returns a page with its escaped quotes as they read. */
function textOf(html: string): string {
  return html.replaceAll("&#39;", "'").replaceAll("&quot;", '"');
}

Deno.test("moderators read the doctor's findings, asked once in half a minute", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  let visits = 0;
  const patient = { ...patientOf(sql), now: () => world.clock.now };
  const counting = {
    ...patient,
    fetch: (...asked: Parameters<typeof fetch>) => {
      visits++;
      return patient.fetch(...asked);
    },
  };
  world.services.examination = createExamination(counting);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const other = await openPerson(world, "Other_Mod", { isModerator: true });
  const [page] = await Promise.all([mod, other, mod].map((one) => one.get(HEALTH)));
  assert.deepEqual([page?.status, visits], [200, 1]);
  const text = textOf(page?.html ?? "");
  // The world's clock stands still, which the page says once.
  const { clock: _, votes: __, ...findings } = await examine(patient);
  for (const [name, { state, message }] of Object.entries(findings)) {
    if (state !== "shell") assert.ok(text.includes(message), `${name}: ${message}`);
  }
  assert.match(text, /Not checked from here.*Connection pooler, Disk.*deno task doctor/s);

  world.pass(29_999);
  await other.get(HEALTH);
  assert.equal(visits, 1);
  world.pass(1);
  await other.get(HEALTH);
  assert.equal(visits, 2);
});

Deno.test("pages go on while a check waits for another program", async () => {
  await using world = await openWorld();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const slow = { ...patientOf(world.services.sql), fetch: () => promise };
  world.services.examination = createExamination(slow);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const checked = mod.get(HEALTH);
  for (const path of ["/", "/moderation"]) assert.equal((await mod.get(path)).status, 200);
  resolve(new Response("oops", { status: 502 }));
  const { status, html } = await checked;
  assert.equal(status, 200);
  assert.match(html, /votes\.example\.com\/readyz answers 502.*Fault/s);
  assert.match(html, /Players can’t reach the site at its address/);
});

/** An installation without a fault: its mails are sent, and a backup was made just now. */
async function soundOf(world: World): Promise<Installation> {
  const { sql } = world.services;
  await recordAudit(sql, { by: OPERATOR, now: new Date() }, {
    action: "backup_made",
    serverId: null,
    subject: "database",
  });
  return { ...patientOf(sql), sendsMail: true };
}

Deno.test("a site on which every check passes is said to work, and needs no action", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  world.services.examination = createExamination(await soundOf(world));
  const { html } = await mod.get(HEALTH);
  // A test's role may be a superuser, which is a warning.
  if (/superuser/.test(html)) return;
  assert.match(html, /<h2>Everything works\.<\/h2>\s*<p>Players can vote\./);
  assert.doesNotMatch(html, /What to do|Warning|Fault/);
});

Deno.test("what needs a person comes first, faults before warnings, each with what to do", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const sound = await soundOf(world);
  world.services.examination = createExamination({
    ...sound,
    smtpUrl: "smtp://127.0.0.1:1",
    baseUrl: "http://votes.example.com",
  });
  const { found } = world.services.examination();
  const needy = Object.values(await found).filter(({ state }) => /warn|fail/.test(state));
  const { html } = await mod.get(HEALTH);
  assert.match(html, new RegExp(`<h2>${needy.length} things need you\\.</h2>`));
  assert.match(html, /One of the things below is a fault/);
  const [needs = "", rest = ""] = html.split("All other checks");
  assert.match(needs, /<h3>Mail<\/h3>[^]*Fault[^]*<h3>Address of the site<\/h3>[^]*Warning/);
  assert.match(needs, />SMTP_URL=smtp:/);
  assert.match(needs, /href="\/docs\/hosting#email"/);
  assert.match(needs, /href="\/docs\/deploy#behind-a-proxy"/);
  assert.match(rest, /Backups[^]*less than 1 day old[^]*Normal: at most 2 days old/);
});

Deno.test("a clock that prevents votes is said once, and that it keeps players from voting", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const now = () => new Date(Date.now() + 60_000);
  world.services.examination = createExamination({ ...await soundOf(world), now });
  const { html } = await mod.get(HEALTH);
  assert.match(html, /Players can’t vote at the moment.*<h3>Clock<\/h3>/s);
  assert.doesNotMatch(html, /<h3>Votes<\/h3>/);
});

Deno.test("moderators have it checked again at once, but not more often than every five seconds", async () => {
  await using world = await openWorld();
  let visits = 0;
  const counting = {
    ...patientOf(world.services.sql),
    now: () => world.clock.now,
    fetch: () => Promise.resolve(Response.json({ visits: visits++ })),
  };
  world.services.examination = createExamination(counting);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  await mod.get(HEALTH);
  world.pass(4_999);
  await mod.submit(`${HEALTH}/checks`);
  assert.equal(visits, 1);
  world.pass(1);
  const { status, location } = await mod.submit(`${HEALTH}/checks`);
  assert.deepEqual([status, location, visits], [303, HEALTH, 2]);
});

Deno.test("every remedy leads to a part of a guide that exists", async () => {
  for (const [name, { guide }] of Object.entries(REMEDIES)) {
    const [file = "", part] = guide.split("#");
    const text = await Deno.readTextFile(new URL(`../../../docs/${file}.md`, import.meta.url));
    const parts = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
      title.toLowerCase().replaceAll(" ", "-")
    );
    if (part !== undefined) assert.ok(parts.includes(part), `${name}: ${guide}`);
  }
});

Deno.test("only moderators read or cause the findings", async () => {
  await using world = await openWorld();
  world.services.examination = () => assert.fail("nobody may ask");
  const eve = await openPerson(world, "Eve");
  assert.equal((await eve.get(HEALTH)).status, 403);
});
