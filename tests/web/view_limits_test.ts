import assert from "node:assert/strict";
import { createViewLimits, VIEWS } from "../../src/site/web/guards/limit_views.ts";
import { ENGLISH } from "../../src/core/locales/locale.ts";
import { readBy } from "../../src/core/observing/metrics.ts";
import { recordMeter } from "../support/processes/metrics.ts";
import { stopClock } from "../support/pages/stopped_views.ts";
import { openPerson, openVisitor, type Visit, type Visitor } from "../support/people/visitor.ts";
import { openWorld } from "../support/world.ts";

const { errors: ERRORS } = ENGLISH.words.frame;

/** An address of no page: the cheapest view there is. */
const NOWHERE = "/nowhere";

Deno.test("an address that opens pages too fast waits, other addresses go on", async () => {
  await using world = await openWorld();
  const site = stopClock(world);
  const visitor = openVisitor(site);
  const refused = await openUntilRefused(visitor);
  assert.equal(refused.status, 429);
  assert.match(refused.headers.get("retry-after") ?? "", /^[1-5]$/);
  assert.match(refused.html, new RegExp(`<h1>${ERRORS.tooManyViews}</h1>`));
  assert.match(refused.html, /class="brand"/);
  assert.equal((await openVisitor(site, { address: "192.0.2.99" }).get("/")).status, 200);
});

Deno.test("each refused view is counted, by address and by session", async () => {
  await using world = await openWorld();
  const site = stopClock(world);
  const steve = await openPerson(site, "Steve_01");
  const { meter, refused } = recordMeter();
  readBy(meter);
  for (const visitor of [openVisitor(site), steve]) {
    assert.equal((await openUntilRefused(visitor)).status, 429);
    await visitor.get(NOWHERE);
  }
  assert.equal(refused.get("views"), 4);
});

Deno.test("a made-up session opens no more pages than its address may", async () => {
  await using world = await openWorld();
  const site = stopClock(world);
  const visitor = openVisitor(site);
  visitor.cookies.set("voteboard_session", "made-up.signature");
  const refused = await openUntilRefused(visitor);
  assert.equal(refused.status, 429);
});

Deno.test("forms of signed-out visitors count as views of their address", async () => {
  await using world = await openWorld();
  const site = stopClock(world);
  const alex = await openPerson(site, "Alex");
  for (const session of [undefined, "made-up.signature"]) {
    const stranger = openVisitor(site, { address: `192.0.2.${session ? 2 : 3}` });
    if (session) stranger.cookies.set("voteboard_session", session);
    for (let sent = 0; sent < VIEWS; sent++) {
      assert.equal((await stranger.submit("/account/boards", { listed: "yes" })).status, 401);
    }
    for (const path of ["/account/boards", "/sign-in", "/sign-up", "/stop-email/x"]) {
      assert.equal((await stranger.submit(path)).status, 429, path);
    }
    assert.equal((await stranger.get("/")).status, 429);
  }
  assert.equal((await alex.submit("/account/boards", { listed: "yes" })).status, 303);
});

Deno.test("each signed-in visitor has a limit of their own", async () => {
  await using world = await openWorld();
  const site = stopClock(world);
  const steve = await openPerson(site, "Steve_01");
  const alex = await openPerson(site, "Alex");
  const refused = await openUntilRefused(steve);
  assert.equal(refused.status, 429);
  assert.equal((await alex.get("/")).status, 200);
  assert.equal((await openVisitor(site).get("/")).status, 200);
});

Deno.test("a session's cookie in another spelling is no session, and gives nobody more pages", async () => {
  await using world = await openWorld();
  const site = stopClock(world);
  const steve = await openPerson(site, "Steve_01");
  const cookie = steve.cookies.get("voteboard_session") ?? "";
  for (const place of [0, 1, 2, 3]) {
    steve.cookies.set("voteboard_session", cookie.slice(0, place) + inHex(cookie, place));
    assert.doesNotMatch((await steve.get(NOWHERE)).html, /Steve_01/);
  }
  // Beside a name that only ends like the session's, it is the same session.
  let views = 0;
  for (; views <= VIEWS; views++) {
    steve.cookies.clear();
    steve.cookies.set("other-voteboard_session", `${views}`);
    steve.cookies.set("voteboard_session", cookie);
    if ((await steve.get(NOWHERE)).status === 429) break;
  }
  assert.equal(views, VIEWS);
});

Deno.test("an address gets 2,000 pictures in five seconds, 50 of them made up", () => {
  let now = 0;
  const { pictures, missed } = createViewLimits(() => now);
  for (const [window, most] of [[pictures, 2_000], [missed, 50]] as const) {
    for (let nth = 0; nth < most; nth++) assert.ok(window.take("192.0.2.1").allowed);
    assert.ok(!window.take("192.0.2.1").allowed);
    assert.ok(window.take("192.0.2.2").allowed);
  }
  now = 5_000;
  assert.ok(pictures.take("192.0.2.1").allowed && missed.take("192.0.2.1").allowed);
});

Deno.test("addresses leave memory without further requests", async () => {
  let now = 0;
  const { pictures, missed, tick } = createViewLimits(() => now);
  for (const window of [pictures, missed]) window.take("192.0.2.1");
  now = 5_001;
  tick();
  assert.deepEqual([pictures.size, missed.size], [0, 0]);
  await using world = await openWorld();
  const ticked: string[] = [];
  const { reportLimits, accountLimits } = world.services;
  const parts = { ...reportLimits, ...accountLimits };
  for (const [name, part] of Object.entries(parts)) part.tick = () => void ticked.push(name);
  world.app.tick();
  assert.deepEqual(ticked.sort(), Object.keys(parts).sort());
});

Deno.test("programs that call the API are no visitors", async () => {
  await using world = await openWorld();
  for (let count = 0; count <= VIEWS; count++) await openVisitor(world).get(NOWHERE);
  const mistyped = new Request("http://localhost/api/v1/votes/");
  const answer = await world.app.fetch(mistyped, { remoteAddress: "192.0.2.1" });
  assert.equal((await answer.json()).code, "not_found");
  const key = await world.key(await world.server());
  assert.equal((await world.get("/api/v1/votes", { key: key.secret })).status, 200);
  assert.equal((await world.get("/healthz")).status, 200);
});

/** The rest of a cookie's text from a place on, with the character there in hex. */
function inHex(text: string, place: number): string {
  const code = text.charCodeAt(place).toString(16).padStart(2, "0");
  return `%${code}${encodeURIComponent(text.slice(place + 1))}`;
}

/** Opens as many pages as are allowed, and one more. */
async function openUntilRefused(visitor: Visitor): Promise<Visit> {
  for (let count = 0; count < VIEWS; count++) {
    assert.equal((await visitor.get(NOWHERE)).status, 404, `view ${count}`);
  }
  return await visitor.get(NOWHERE);
}
