import assert from "node:assert/strict";
import { createLimiters } from "../../../src/core/limits/shared_window.ts";
import { createAccountLimits } from "../../../src/site/sign_in/limits.ts";
import { eventually } from "../../support/processes/processes.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { browserOf, openSite, ROOM } from "./flooded_site.ts";

const FLOOD = 150;

Deno.test("150 aborted sign-ins delay no other and cost no work", async () => {
  await using site = await openSite();
  const leaving = new AbortController();
  const flood = Array.from(
    { length: FLOOD },
    (_, i) => site.signIn(`Nobody_${i}`, `203.0.113.${i % 8}`, { signal: leaving.signal }),
  );
  await eventually("the queue is full", () => site.begun.length === ROOM.slots ? true : undefined);
  leaving.abort();
  site.finish();
  await Promise.all(flood);
  const before = site.begun.length;
  assert.equal((await site.signIn("Other", "198.51.100.1")).status, 422);
  assert.ok(before <= ROOM.slots + 1, `${before} passwords were hashed`);
});

Deno.test("a sign-in waits for few of another network's flood", async () => {
  await using site = await openSite();
  const flood = Array.from(
    { length: FLOOD },
    (_, i) => site.signIn(`Nobody_${i}`, `203.0.113.${i % 8}`),
  );
  const refused = FLOOD - ROOM.slots - ROOM.perNetwork;
  await eventually("the share is full", () => site.refused() >= refused ? true : undefined);
  const other = site.signIn("Other", "198.51.100.1");
  await eventually("the other waits", () => site.asked.length > FLOOD ? true : undefined);
  site.finish();
  assert.equal((await other).status, 422);
  const answers = await Promise.all(flood);
  assert.ok(site.begun.indexOf("Other's long walk") <= ROOM.slots + 1, site.begun.join());
  const busy = answers.filter(({ status }) => status === 503);
  assert.equal(busy.length, refused);
  assert.equal(busy[0]?.headers.get("retry-after"), "3");
  assert.match(await busy[0]?.text() ?? "", /Too many people are doing this right now/);
});

Deno.test("sign-ins of 1,000 networks hold up neither known browsers nor proofs", async () => {
  await using site = await openSite();
  const { world } = site;
  await openPerson(world, "Steve_01");
  const flood = await site.floodFrom(1_000);
  const known = site.signIn("Steve_01", "198.51.100.1", {
    cookie: await browserOf(world, "Steve_01"),
  });
  await eventually("the known browser waits", () => site.hasAsked("Steve_01"));
  const newcomer = site.signIn("Newcomer", "198.51.100.2", { proof: "a newcomer's" });
  await eventually("the newcomer waits", () => site.hasAsked("Newcomer"));
  const signUp = site.signUp("Player_1", "198.51.100.3", "a sign-up's");
  await eventually("the sign-up waits", () => site.hasAsked("Player_1"));
  site.finish();
  const answers = await Promise.all([known, newcomer, signUp]);
  assert.deepEqual(answers.map(({ status }) => status), [422, 422, 303]);
  const first = site.begun.slice(ROOM.slots, ROOM.slots + 3);
  assert.deepEqual(
    first,
    ["Newcomer", "Player_1", "Steve_01"].map((name) => `${name}'s long walk`),
  );
  const refused = (await Promise.all(flood)).filter(({ status }) => status === 503);
  assert.equal(refused.length, 1_000 - ROOM.slots - ROOM.waiting + 3);
});

Deno.test("a proof signs in after strangers used up the attempts for the name", async () => {
  await using site = await openSite();
  site.finish();
  await openPerson(site.world, "Steve_01", { address: "192.0.2.1" });
  for (let n = 0; n < 200; n++) await site.signIn("Steve_01", `10.${n % 20}.0.1`);
  const from = "198.51.100.1";
  const limited = await site.signIn("Steve_01", from);
  const html = await limited.text();
  assert.equal(limited.status, 429);
  assert.match(limited.headers.get("retry-after") ?? "", /^\d+$/);
  assert.match(html, /too many attempts for this name[^<]*so you are not signed in yet/);
  assert.match(html, /<altcha-widget/);
  assert.match(html, /value="Steve_01"/);
  const forged = await site.signIn("Steve_01", from, { proof: "forged" });
  assert.equal(forged.status, 429, "an invalid proof is none");
  assert.equal((await site.signIn("Steve_01", from, { proof: "Steve's" })).status, 422);
  for (let n = 0; n < 9; n++) await site.signIn("Steve_01", from, { proof: `guess ${n}` });
  const guessed = await site.signIn("Steve_01", from, { proof: "guess 10" });
  assert.equal(guessed.status, 429, "proofs buy no more than ten attempts from a network");
  assert.doesNotMatch(await guessed.text(), /<altcha-widget/);
});

Deno.test("invented names from 3,000 networks limit no attempt with a proof", async () => {
  const now = () => 0;
  const limits = createAccountLimits((name, options) =>
    createLimiters()(name, { ...options, now })
  );
  for (let n = 0; n < 22_500; n++) {
    const network = `network ${n % 3_000}`;
    await limits.passwordByName.take(`Nobody_${n}`, network);
  }
  for (let n = 0; n < 200; n++) {
    await limits.passwordByName.take(`Other_${n}`, "a new network");
  }
  assert.ok(!(await limits.passwordByName.take("Newcomer", "198.51.100.0/24")).allowed);
  await using site = await openSite();
  site.finish();
  Object.assign(site.world.services.accountLimits, limits);
  assert.equal((await site.signIn("Newcomer", "198.51.100.1")).status, 429);
  const paid = await site.signIn("Newcomer", "198.51.100.1", { proof: "a newcomer's" });
  assert.equal(paid.status, 422);
});
