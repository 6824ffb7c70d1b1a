import assert from "node:assert/strict";
import { addServer } from "../../../../src/site/servers/add_server.ts";
import { UPLOADS_PER_HOUR } from "../../../../src/site/web/forms/take_upload.ts";
import { readBy } from "../../../../src/core/observing/metrics.ts";
import { recordMeter } from "../../../support/processes/metrics.ts";
import { openOwner } from "../../../support/people/owner.ts";
import { pngOf } from "../../../support/pages/pictures.ts";
import {
  FROM_HERE,
  openPerson,
  openVisitor,
  type Visitor,
} from "../../../support/people/visitor.ts";
import { openWorld, type World } from "../../../support/world.ts";
import { openPictured, PICTURES, picturesOn, statusOf, upload } from "./pictured_listing.ts";

Deno.test("what is no picture is refused beside its field, and changes nothing", async () => {
  await using world = await openWorld();
  const { steve, large } = await openPictured(world);
  const svg = new TextEncoder().encode("<svg><script>alert(1)</script></svg>");
  const refused = await upload(steve, svg);
  assert.equal(refused.status, 422);
  assert.match(
    refused.html,
    /id="logo-fault">Use a PNG, JPEG or WebP\./,
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
