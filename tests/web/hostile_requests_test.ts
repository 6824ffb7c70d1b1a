import assert from "node:assert/strict";
import { ENGLISH } from "../../src/core/locales/locale.ts";
import { FORMS_PER_MINUTE, WORK_PER_MINUTE } from "../../src/site/web/forms/limit_forms.ts";
import { LENIENT } from "../support/votes/ballots.ts";
import { pathOf } from "../support/pages/route_paths.ts";
import { NAMES, openGuardedSite } from "../support/pages/guarded_site.ts";
import { issueByForm, keysOf, openOwner } from "../support/people/owner.ts";
import { PAGE_ROUTES } from "../support/pages/site_routes.ts";
import { FROM_HERE, openPerson, openVisitor, signIn } from "../support/people/visitor.ts";
import { stopClock } from "../support/pages/stopped_views.ts";
import { openWorld } from "../support/world.ts";

const { errors: ERRORS } = ENGLISH.words.frame;

/** Longer than any answer that waits for nothing takes. */
const PATIENCE_MS = 5_000;

/** Control characters as an address spells them. */
const CONTROLS = ["%00", "a%0D%0Ab", "%7F", "%1b"];

Deno.test("a path with a control character, or NUL anywhere, leads nowhere", async () => {
  const { world, targets } = await openGuardedSite();
  await using _ = world;
  let views = 0;
  // Far apart: this many views at once would be refused.
  const apart = stopClock(world, () => ++views * 10_000);
  const browser = openVisitor(apart);
  await signIn(apart, browser, NAMES.administrator);
  for (const route of Object.keys(PAGE_ROUTES)) {
    const query = await browser.get(`${pathOf(route, "administrator", targets)}?q=%00`);
    assert.equal(query.status, 404, `${route}?q=%00`);
    for (const control of route.includes(":") ? CONTROLS : []) {
      const path = pathOf(route.replace(/:\w+/, control), "administrator", targets);
      const { status, html } = await browser.get(path);
      assert.equal(status, 404, path);
      assert.ok(html.includes(`<h1>${ERRORS.notFound}</h1>`), path);
    }
  }
});

Deno.test("a search may hold a tab or a line break", async () => {
  await using world = await openWorld();
  for (const text of ["sky%09block", "sky%0Ablock"]) {
    assert.equal((await world.get(`/?q=${text}`)).status, 200, text);
  }
});

Deno.test("forms drop NUL, and key names refuse other control characters", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  assert.equal((await issueByForm(steve, { name: "lob\u0000by" })).answer.status, 201);
  const { answer } = await issueByForm(steve, { name: "lobby\r\nadmin" });
  assert.equal(answer.status, 422);
  assert.match(answer.html, /id="name-fault">[^<]*1 to 60 printable characters/);
  assert.deepEqual((await keysOf(world)).map(({ name }) => name), ["lobby"]);
});

Deno.test("a page of deliveries before an impossible year is the newest one", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const before = `before=${crypto.randomUUID()}&at=0000-01-01T00:00:00.000Z`;
  assert.equal((await steve.get(`/my/servers/caves/api?${before}`)).status, 200);
});

Deno.test("an account may send 60 forms a minute without slowing anyone else", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const { slug } = await world.server();
  const steve = await openPerson(world, "Steve_01");
  const alex = await openPerson(world, "Alex");
  for (let sent = 0; sent < FORMS_PER_MINUTE; sent++) {
    assert.equal((await steve.submit("/account/name/confirmation")).status, 303);
  }
  const tooMany = await steve.submit("/account/name/confirmation");
  assert.equal(tooMany.status, 429);
  assert.match(tooMany.headers.get("retry-after") ?? "", /^\d+$/);
  const voting = `/servers/${slug}/votes`;
  assert.equal((await steve.submit(voting, { proof: "s" })).status, 429, "of any kind");
  assert.equal((await alex.submit(voting, { proof: "a" })).status, 303);
});

Deno.test("an owner's buttons that cost work share ten presses a minute", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { key, path } = await issueByForm(steve, { name: "K", webhook_url: "https://a.example/v" });
  assert.ok(key);
  const press = async (end: string, fields: Record<string, string>) =>
    (await steve.submit(end, { form_id: crypto.randomUUID(), ...fields })).status;
  for (let pressed = 0; pressed < WORK_PER_MINUTE - 1; pressed++) {
    assert.equal(await press(`${path}/replays`, { only: "abandoned" }), 422, "nothing to replay");
  }
  assert.equal(await press("/my/servers/caves/rewards/test-votes", { player: "Steve_01" }), 303);
  assert.equal(await press(`${path}/replays`, { only: "abandoned" }), 429);
  assert.equal(await press(`${path}/grades`, {}), 429);
  assert.equal(await press("/my/servers/caves/rewards/test-votes", { player: "Steve_01" }), 429);
  assert.equal(await press(`${path}/webhook/state`, { state: "paused" }), 303);
});

Deno.test("a form of another site is refused before it counts", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  for (let sent = 0; sent <= FORMS_PER_MINUTE; sent++) {
    const forged = await steve.submit("/account/name/confirmation", {}, {});
    assert.equal(forged.status, 403);
  }
  assert.equal((await steve.submit("/account/name/confirmation")).status, 303);
});

Deno.test("no cache stores a page with a form, not even when signed out", async () => {
  await using world = await openWorld();
  const nobody = openVisitor(world);
  for (const path of ["/sign-in", "/sign-up", "/reset-password"]) {
    const { headers } = await nobody.get(path);
    assert.equal(headers.get("cache-control"), "private, no-store", path);
  }
  assert.equal((await nobody.get("/")).headers.get("cache-control"), "no-cache");
});

Deno.test("signing in again leads back to the form, never to another site", async () => {
  await using world = await openWorld();
  const send = async (referer: string) => {
    const headers = { ...FROM_HERE, referer };
    const request = new Request("http://10.0.0.5:8000/account/name", { method: "POST", headers });
    const response = await world.app.fetch(request);
    assert.equal(response.status, 401);
    return /href="(\/sign-in[^"]*)"[^>]*>\s*Sign in\s*<\/a>\s*<\/p>/.exec(await response.text())
      ?.[1];
  };
  assert.equal(await send("http://localhost/account/name?x=1"), "/sign-in?next=%2Faccount%2Fname");
  assert.equal(await send("http://evil.example/account/name"), "/sign-in");
});

Deno.test("however many search at once, other work still gets connections", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holding = sql.begin(async (tx) => {
    await tx`lock table vote_count in access exclusive mode`;
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const waiting = Array.from({ length: 20 }, () => world.get("/"));
  const late = setTimeout(release.resolve, PATIENCE_MS);
  const startedAt = performance.now();
  assert.equal((await world.get("/servers/nowhere")).status, 404);
  assert.ok(performance.now() - startedAt < PATIENCE_MS, "it waited for the listings");
  clearTimeout(late);
  release.resolve();
  await holding;
  for (const page of await Promise.all(waiting)) {
    assert.equal(page.status, 200);
    await page.body?.cancel();
  }
});

Deno.test("a moment that the database does not know is a fault of the form", async () => {
  const { world, guests } = await openGuardedSite();
  await using _ = world;
  const fields = { decision: "approve", note: "Seen to" };
  for (const moment of ["0000-01-01T00:00:00Z", "+275760-09-13T00:00:00Z", "-000001-01-01", ""]) {
    const sent = { ...fields, seen: moment, until: moment };
    for (const form of ["decisions", "pictures", "reports"]) {
      const { status } = await guests.moderator.submit(`/moderation/servers/caves/${form}`, sent);
      assert.equal(status, 422, `${form}: ${moment}`);
    }
  }
});
