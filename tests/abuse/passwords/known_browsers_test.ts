import assert from "node:assert/strict";
import { eventually } from "../../support/processes/processes.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { browserOf, fillWithKnownBrowsers, openSite, ROOM } from "./flooded_site.ts";

Deno.test("known browsers of 40 accounts at one address delay another known browser by one", async () => {
  await using site = await openSite();
  const { world } = site;
  await site.floodFrom(100);
  const before = site.asked.length;
  for (let n = 0; n < 40; n++) {
    await openPerson(world, `Mallory_${n}`);
    const cookie = await browserOf(world, `Mallory_${n}`);
    void site.signIn(`Mallory_${n}`, "203.0.113.7", { cookie });
  }
  await eventually("its share is full", () => site.asked.length - before >= ROOM.perNetwork);
  await openPerson(world, "Steve_01");
  const steve = site.signIn("Steve_01", "198.51.100.1", {
    cookie: await browserOf(world, "Steve_01"),
  });
  await eventually("Steve waits", () => site.hasAsked("Steve_01"));
  site.finish();
  await steve;
  const place = site.begun.indexOf("Steve_01's long walk");
  assert.ok(place <= ROOM.slots + 1, site.begun.slice(0, place + 1).join());
});

Deno.test("a known browser that finds no place in the queue loses no attempt", async () => {
  await using site = await openSite();
  const { world } = site;
  const flood = await fillWithKnownBrowsers(site);
  await openPerson(world, "Steve_01");
  const cookie = await browserOf(world, "Steve_01");
  for (let n = 0; n < 12; n++) {
    assert.equal((await site.signIn("Steve_01", "198.51.100.1", { cookie })).status, 503);
  }
  const { id } = world.services.browsers.find(new Headers({ cookie })) ?? assert.fail();
  const decision = await world.services.accountLimits.passwordByBrowser.peek(id);
  assert.ok(decision.allowed && decision.remaining === 10);
  site.finish();
  await Promise.all(flood);
});

Deno.test("known browsers of many networks hold up no proof, and least a known browser's", async () => {
  await using site = await openSite();
  const { world } = site;
  await fillWithKnownBrowsers(site);
  await openPerson(world, "Steve_01");
  const cookie = await browserOf(world, "Steve_01");
  const refused = await site.signIn("Steve_01", "198.51.100.1", { cookie });
  assert.equal(refused.status, 503);
  assert.match(await refused.text(), /<altcha-widget/);
  const steve = site.signIn("Steve_01", "198.51.100.1", { cookie, proof: "Steve's" });
  await eventually("Steve waits", () => site.hasAsked("Steve_01"));
  const newcomer = site.signIn("Newcomer", "198.51.100.2", { proof: "a newcomer's" });
  await eventually("the newcomer waits", () => site.hasAsked("Newcomer"));
  site.finish();
  assert.deepEqual([(await steve).status, (await newcomer).status], [422, 422]);
  const first = site.begun.slice(ROOM.slots, ROOM.slots + 2);
  assert.deepEqual(first, ["Steve_01's long walk", "Newcomer's long walk"]);
});

Deno.test("many browsers of one account go first twenty times in 15 minutes", async () => {
  await using site = await openSite();
  const { world } = site;
  for (const name of ["Mallory", "Steve_01"]) await openPerson(world, name);
  await site.floodFrom(100);
  const before = site.asked.length;
  let refused = 0;
  for (let n = 0; n < 25; n++) {
    const cookie = await browserOf(world, "Mallory");
    void site.signIn("Mallory", `10.1.${n}.1`, { cookie })
      .then(({ status }) => status === 503 && refused++);
  }
  await eventually(
    "twenty wait, five are strangers",
    () => refused === 5 && site.asked.length - before === 20,
  );
  const cookie = await browserOf(world, "Steve_01");
  const steve = site.signIn("Steve_01", "198.51.100.1", { cookie });
  await eventually("Steve waits", () => site.hasAsked("Steve_01"));
  site.finish();
  await steve;
  const place = site.begun.indexOf("Steve_01's long walk");
  // Each of the twenty came from another network. Every fifth turn goes to strangers.
  assert.ok(place <= ROOM.slots + 25, site.begun.slice(0, place + 1).join());
});
