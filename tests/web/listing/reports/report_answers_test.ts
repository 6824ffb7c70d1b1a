import assert from "node:assert/strict";
import { openOwner } from "../../../support/people/owner.ts";
import { openPerson, openVisitor } from "../../../support/people/visitor.ts";
import { openWorld } from "../../../support/world.ts";
import { MODERATED, REPORTS, SCAM } from "./reported_listing.ts";

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
