import assert from "node:assert/strict";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { UPLOADS_PER_HOUR } from "../../../src/site/web/forms/take_upload.ts";
import { readBy } from "../../../src/core/observing/metrics.ts";
import { recordMeter } from "../../support/processes/metrics.ts";
import { openOwner } from "../../support/people/owner.ts";
import { type Bytes, jpegOf, lookAt, pngOf } from "../../support/pages/pictures.ts";
import { FROM_HERE, openPerson, openVisitor, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { dropOldRows } from "../../../src/core/database/retention.ts";

const LISTING = "/my/servers/caves/edit";
const PICTURES = "/my/servers/caves/pictures";
const MODERATED = "/moderation/servers/caves";

function upload(
  visitor: Visitor,
  file: Bytes,
  { kind = "logo", path = PICTURES } = {},
) {
  const form = new FormData();
  form.set(kind, new File([file], "picture.png", { type: "image/png" }));
  return visitor.submit(path, form);
}

/** The paths of the pictures on a page, each once. */
function picturesOn({ html }: { html: string }): string[] {
  return [...new Set(html.match(/\/pictures\/[0-9a-f]{64}-\d+\.webp/g))].sort();
}

function statusOf(visitor: Visitor, path: string | undefined): Promise<number> {
  return visitor.get(path ?? "").then(({ status }) => status);
}

/** Steve's approved Caves with a logo. */
async function openPictured(world: World) {
  const steve = await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  assert.equal((await upload(steve, pngOf(300, 300))).location, `${LISTING}?notice=picture_saved`);
  const [large = "", small = ""] = picturesOn(await steve.get(LISTING));
  return { steve, mod, small, large };
}

Deno.test("an upload is shown to everybody at once, as nothing but a picture", async () => {
  await using world = await openWorld();
  const { steve, small } = await openPictured(world);
  await upload(steve, await jpegOf(960, 320), { kind: "banner" });
  const visitor = openVisitor(world);
  const shown = picturesOn(await visitor.get("/servers/caves"));
  assert.deepEqual(shown.map((path) => path.replace(/.*-/, "")).sort(), [
    "1280.webp",
    "256.webp",
    "480.webp",
    "64.webp",
  ]);
  for (const path of shown) assert.equal(await statusOf(visitor, path), 200);
  const answer = await world.get(small);
  assert.equal((await lookAt(await answer.bytes())).width, 64);
  const { headers } = answer;
  assert.equal(headers.get("content-type"), "image/webp");
  assert.equal(headers.get("cache-control"), "public, max-age=3600, s-maxage=60");
  assert.equal(headers.get("content-security-policy"), "default-src 'none'; sandbox");
  assert.equal(headers.get("x-content-type-options"), "nosniff");
  assert.equal(headers.get("cross-origin-resource-policy"), "cross-origin");
  const again = await world.get(small, { headers: { "if-none-match": headers.get("etag") ?? "" } });
  assert.equal(again.status, 304);
  for (const other of [small.replace("-64", "-480"), small.replace("-64", "-65"), `${small}x`]) {
    assert.equal(await statusOf(visitor, other), 404, other);
  }
});

Deno.test("shared caches lose a picture within a minute of its removal", async () => {
  await using world = await openWorld({ pagesKeptMs: 1_000 });
  const { mod, small, large } = await openPictured(world);
  const kept = (await world.get(small)).headers;
  const [, browserS, sharedS] = /max-age=(\d+), s-maxage=(\d+)$/
    .exec(kept.get("cache-control") ?? "") ?? [];
  assert.deepEqual([browserS, sharedS], ["3600", "60"]);
  const again = () =>
    world.get(small, { headers: { "if-none-match": kept.get("etag") ?? assert.fail() } });
  const same = await again();
  assert.deepEqual([same.status, (await same.bytes()).length], [304, 0]);
  const logo = /[0-9a-f]{64}/.exec(large)?.[0] ?? "";
  const act = { kind: "logo", logo, picture_reason: "A stolen logo" };
  await mod.submit(`${MODERATED}/pictures/removal`, act);
  const gone = await again();
  assert.deepEqual([gone.status, gone.headers.get("cache-control")], [404, "no-store"]);
});

Deno.test("a suspended server's pictures are for its owner and moderators alone", async () => {
  await using world = await openWorld({ pagesKeptMs: 1_000 });
  const { steve, mod, small } = await openPictured(world);
  const nobody = openVisitor(world);
  const alex = await openPerson(world, "Alex");
  assert.equal(await statusOf(nobody, small), 200);
  await mod.submit(`${MODERATED}/decisions`, { decision: "suspend", reason: "Look at it" });
  for (const visitor of [nobody, alex]) assert.equal(await statusOf(visitor, small), 404);
  for (const visitor of [steve, mod]) {
    const { status, headers } = await visitor.get(small);
    assert.deepEqual([status, headers.get("cache-control")], [200, "no-store"]);
    assert.equal(headers.get("cross-origin-resource-policy"), "same-origin");
  }
});

Deno.test("a picture is dropped once no server has it", async () => {
  await using world = await openWorld();
  const { steve, large } = await openPictured(world);
  await upload(steve, pngOf(64, 64));
  assert.equal(await statusOf(steve, large), 404);
  const { sql } = world.services;
  const count = async () => (await sql`select from picture`).length;
  await dropOldRows(sql, world.clock.now);
  assert.equal(await count(), 2, "a page that was just made may show it");
  const tomorrow = new Date(world.clock.now.getTime() + 86_400_000);
  await dropOldRows(sql, tomorrow);
  assert.equal(await count(), 1);
  const removed = await steve.submit(`${PICTURES}/removal`, { kind: "logo" });
  assert.equal(removed.location, `${LISTING}?notice=picture_removed`);
  await dropOldRows(sql, tomorrow);
  assert.equal(await count(), 0);
  await steve.get(LISTING);
  assert.match(
    (await steve.submit(`${PICTURES}/removal`, { kind: "logo" })).html,
    /changed meanwhile/,
  );
});

Deno.test("a moderator looks at new pictures, and takes one down with a reason", async () => {
  await using world = await openWorld();
  const { steve, mod, large } = await openPictured(world);
  assert.match((await mod.get("/moderation/listings?status=pictures")).html, /New pictures \(1\)/);
  const seenIn = ({ html }: { html: string }) =>
    /servers\/caves\/pictures"[^]*?name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const first = seenIn(await mod.get(MODERATED));
  world.pass(1);
  await upload(steve, pngOf(480, 160), { kind: "banner" });
  const stale = await mod.submit(`${MODERATED}/pictures`, { seen: first });
  assert.match(stale.html, /its pictures were changed meanwhile; look at it again/);
  const accepted = await mod.submit(`${MODERATED}/pictures`, { seen: seenIn(stale) });
  assert.equal(accepted.location, `${MODERATED}?notice=pictures_accepted`);
  assert.match((await mod.get("/moderation/listings?status=pictures")).html, /No new pictures/);

  const act = { kind: "logo", logo: /[0-9a-f]{64}/.exec(large)?.[0] ?? "" };
  const silent = await mod.submit(`${MODERATED}/pictures/removal`, { ...act, picture_reason: "" });
  assert.match(silent.html, /say why, in 3 to 500 characters/);
  await mod.submit(`${MODERATED}/pictures/removal`, { ...act, picture_reason: "A stolen logo" });
  assert.equal(await statusOf(openVisitor(world), large), 404);
  assert.match((await mod.get(`${MODERATED}`)).html, /took down a picture/);
  const told = await world.services.sql`select reason from news where kind = 'picture_taken_down'`;
  assert.deepEqual([...told], [{ reason: "A stolen logo" }]);
});

Deno.test("a picture that is gone waits no more, but another that no moderator has seen still does", async () => {
  await using world = await openWorld();
  const { steve, mod } = await openPictured(world);
  const waiting = async () =>
    /New pictures \((\d)\)/.exec((await mod.get("/moderation/listings?status=pictures")).html)?.[1];
  const remove = async (kind: string) => {
    world.pass(1);
    await steve.submit(`${PICTURES}/removal`, { kind });
  };
  await upload(steve, pngOf(480, 160), { kind: "banner" });
  await remove("logo");
  assert.equal(await waiting(), "1", "the banner");
  await remove("banner");
  assert.equal(await waiting(), "0");
  assert.doesNotMatch((await mod.get(MODERATED)).html, /new pictures|They may stay/);
  await upload(steve, pngOf(480, 160), { kind: "banner" });
  const page = await mod.get(MODERATED);
  const seen = /servers\/caves\/pictures"[^]*?name="seen" value="([^"]+)"/.exec(page.html)?.[1] ??
    "";
  await mod.submit(`${MODERATED}/pictures`, { seen });
  await upload(steve, pngOf(64, 64));
  assert.equal(await waiting(), "1");
  const [caves] = await world.services.sql<[{ logo: string }]>`
    select logo from server where slug = 'caves'`;
  const act = { kind: "logo", logo: caves.logo, picture_reason: "A stolen logo" };
  await mod.submit(`${MODERATED}/pictures/removal`, act);
  assert.equal(await waiting(), "0", "the banner was seen");
});

Deno.test("a listing isn't approved with pictures that came after the look", async () => {
  await using world = await openWorld();
  const { steve, mod } = await openPictured(world);
  await mod.submit(`${MODERATED}/decisions`, { decision: "suspend", reason: "Look at it" });
  const { html } = await mod.get(MODERATED);
  const seen = /decisions"[^]*?name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
  world.pass(1);
  await upload(steve, pngOf(64, 64));
  const approval = await mod.submit(`${MODERATED}/decisions`, { decision: "approve", seen });
  assert.match(approval.html, /it was changed, or somebody else decided, since you opened it/);
});

Deno.test("only a moderator's approval counts as a look at the pictures", async () => {
  await using world = await openWorld();
  const { steve, mod } = await openPictured(world);
  const waiting = async () =>
    /New pictures \((\d)\)/.exec((await mod.get("/moderation/listings?status=pictures")).html)?.[1];
  const suspend = () => decideStatus(world.context, "caves", { decision: "suspend", ...world.act });
  await suspend();
  await decideStatus(world.context, "caves", { decision: "approve", ...world.act });
  assert.equal(await waiting(), "1");
  await suspend();
  await upload(steve, pngOf(64, 64));
  await mod.submit(`${MODERATED}/decisions`, { decision: "approve" });
  assert.equal(await waiting(), "0");
});

Deno.test("what is no picture is refused beside its field, and changes nothing", async () => {
  await using world = await openWorld();
  const { steve, large } = await openPictured(world);
  const svg = new TextEncoder().encode("<svg><script>alert(1)</script></svg>");
  const refused = await upload(steve, svg);
  assert.equal(refused.status, 422);
  assert.match(
    refused.html,
    /id="logo-fault">Cannot use this picture: it isn&#39;t a PNG, JPEG or WebP/,
  );
  assert.match((await steve.submit(PICTURES, new FormData())).html, /Choose a file first/);
  assert.deepEqual(picturesOn(refused)[0], large);
});

Deno.test("the pictures of another owner's server can't be changed", async () => {
  await using world = await openWorld();
  const { mod, large } = await openPictured(world);
  const alex = await openPerson(world, "Alex");
  for (const visitor of [alex, mod]) {
    assert.equal((await upload(visitor, pngOf(64, 64))).status, 404);
    assert.equal((await visitor.submit(`${PICTURES}/removal`, { kind: "logo" })).status, 404);
  }
  assert.equal((await upload(openVisitor(world), pngOf(64, 64))).status, 401);
  assert.equal(await statusOf(alex, large), 200);
});

Deno.test("a page of an earlier version still sends which part of a picture stays", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const file = new File([pngOf(600, 200)], "picture.png", { type: "image/png" });
  for (const fields of [{ logo_crop: "0 0.5", logo: file }, { logo: file, logo_crop: "0 0.5" }]) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    assert.equal((await steve.submit(PICTURES, form)).location, `${LISTING}?notice=picture_saved`);
    const path = picturesOn(await steve.get(LISTING)).find((path) => path.endsWith("-64.webp"));
    const picture = await world.get(path ?? "");
    assert.deepEqual([...new Set((await lookAt(await picture.bytes())).quarters)], ["red", "blue"]);
  }
});

Deno.test("a file over 8 MB is refused in words, and other forms take no file", async () => {
  await using world = await openWorld();
  const { steve } = await openPictured(world);
  const tooLarge = await upload(steve, new Uint8Array(8_100_000));
  assert.equal(tooLarge.status, 413);
  assert.match(tooLarge.html, /A picture may have 8 MB at most. Go back and choose a smaller one/);
  assert.doesNotMatch(tooLarge.html, /shorten/);
  const none = await upload(steve, new Uint8Array());
  assert.match(none.html, /<title>Error: Listing of/);
  const edit = await upload(steve, new Uint8Array(170_000), { path: "/my/servers/caves/edit" });
  assert.equal(edit.status, 415);
});

Deno.test("a visitor who makes up addresses of pictures is refused, and no other", async () => {
  await using world = await openWorld({ pagesKeptMs: 1_000 });
  const { small } = await openPictured(world);
  const [guesser, other] = ["198.51.100.1", "203.0.113.1"].map((address) =>
    openVisitor(world, { address })
  );
  const guesses = Array.from(
    { length: 60 },
    (_, nth) => `/pictures/${String(nth).padStart(64, "0")}-64.webp`,
  );
  const { meter, refused } = recordMeter();
  readBy(meter);
  for (const path of guesses) await guesser?.get(path);
  assert.equal((await guesser?.get(guesses[0] ?? ""))?.status, 429);
  assert.equal(refused.get("pictures"), 11);
  assert.equal((await other?.get(small))?.status, 200);
});

Deno.test("an account uploads thirty pictures an hour", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const none = new Uint8Array(9);
  for (let sent = 0; sent < UPLOADS_PER_HOUR; sent++) await upload(steve, none);
  const { meter, refused } = recordMeter();
  readBy(meter);
  assert.equal((await upload(steve, none)).status, 429);
  assert.equal(refused.get("uploads"), 1);
  assert.equal((await upload(await openPerson(world, "Alex"), none)).status, 404);
});

/** Sends bodies that break off once two are being read; tells whose were read in turn, and how many at once. */
async function readTogether(world: World, names: readonly string[]) {
  const people = new Map<string, Visitor>();
  for (const name of new Set(names)) {
    people.set(name, await openPerson(world, name));
    const listing = { name, game: "minecraft", host: "mc.example.com", port: 25565 };
    await addServer(world.context, { owner: name, ...listing }, world.act);
  }
  const full = Promise.withResolvers<void>();
  const read: string[] = [];
  let reading = 0;
  let most = 0;
  const answers = await Promise.all(names.map((name) => {
    async function pull(controller: ReadableStreamDefaultController): Promise<void> {
      most = Math.max(most, ++reading);
      if (read.push(name) === 2) full.resolve();
      await full.promise;
      reading--;
      controller.error(new Error("The sender is gone"));
    }
    const cookies = [...people.get(name)?.cookies ?? []];
    const cookie = cookies.map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...FROM_HERE, cookie, "content-type": "multipart/form-data; boundary=x" };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const path = `http://localhost/my/servers/${name.toLowerCase()}/pictures`;
    return world.app.fetch(new Request(path, { method: "POST", body, headers }), {});
  }));
  assert.deepEqual(answers.map(({ status }) => status), names.map(() => 400));
  return { read, most };
}

Deno.test("two uploads are read at once, further ones wait unread", async () => {
  await using world = await openWorld();
  assert.equal((await readTogether(world, ["Alex", "Ben", "Cleo", "Dora"])).most, 2);
});

Deno.test("no account's uploads are read two at once", async () => {
  await using world = await openWorld();
  const { read } = await readTogether(world, ["Alex", "Alex", "Ben"]);
  assert.deepEqual(read.slice(0, 2).sort(), ["Alex", "Ben"]);
});

Deno.test("nothing is read of an upload for another owner's server", async () => {
  await using world = await openWorld();
  await openOwner(world);
  const alex = await openPerson(world, "Alex");
  assert.equal((await upload(alex, new Uint8Array(8_100_000))).status, 404);
});
