import assert from "node:assert/strict";
import { readBy } from "../../../../src/core/observing/metrics.ts";
import { recordMeter } from "../../../support/processes/metrics.ts";
import { openOwner } from "../../../support/people/owner.ts";
import { jpegOf, lookAt, pngOf } from "../../../support/pages/pictures.ts";
import { openPerson, openVisitor } from "../../../support/people/visitor.ts";
import { openWorld } from "../../../support/world.ts";
import { dropOldRows } from "../../../../src/core/database/retention.ts";
import {
  LISTING,
  MODERATED,
  openPictured,
  PICTURES,
  picturesOn,
  statusOf,
  upload,
} from "./pictured_listing.ts";

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
    /changed in the meantime/,
  );
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
