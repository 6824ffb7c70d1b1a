import assert from "node:assert/strict";
import { askedBy } from "../../../src/site/accounts/passwords/asker.ts";
import { findAccount } from "../../../src/core/accounts/named_account.ts";
import { QueueFull } from "../../../src/core/limits/fair_queue.ts";
import { deleteAccount } from "../../../src/site/sign_in/delete_account.ts";
import { eventually } from "../../support/processes/processes.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { browserOf, fillWithKnownBrowsers, openSite, ROOM } from "./flooded_site.ts";

Deno.test("in a full queue a sign-in asks for a proof and keeps what was typed", async () => {
  await using site = await openSite();
  const { world } = site;
  await openPerson(world, "Steve_01");
  const newcomer = openVisitor(world, { address: "198.51.100.1" });
  assert.doesNotMatch((await newcomer.get("/sign-in")).html, /<altcha-widget/);
  await site.floodFrom(100);
  const form = { name: "Newcomer", password: "Newcomer's long walk", next: "/games" };
  const refused = await newcomer.submit("/sign-in", form);
  assert.deepEqual([refused.status, refused.headers.get("retry-after")], [503, "3"]);
  assert.match(refused.html, /Too many people are doing this right now, so you are not signed in/);
  assert.match(refused.html, /<altcha-widget[\s\S]*<noscript>.*without JavaScript/);
  assert.match(refused.html, /value="Newcomer"/);
  assert.match(refused.html, /name="next" value="\/games"/);
  assert.doesNotMatch(refused.html, /Newcomer&#39;s|Newcomer's/);
  assert.match((await newcomer.get("/sign-in")).html, /<altcha-widget/);
  const known = openVisitor(world, { address: "198.51.100.2" });
  const [name = "", value = ""] = (await browserOf(world, "Steve_01")).split("=");
  known.cookies.set(name, value);
  assert.doesNotMatch((await known.get("/sign-in")).html, /<altcha-widget/);
});

Deno.test("a proof that finds no place in the queue is spent, and the form brings another", async () => {
  await using site = await openSite();
  const proved = Array.from(
    { length: ROOM.slots + ROOM.waiting },
    (_, n) => site.signIn(`Proved_${n}`, `10.0.${n}.1`, { proof: `proof ${n}` }),
  );
  await eventually("the queue is full", () => site.asked.length >= ROOM.slots + ROOM.waiting);
  const sent = { name: "Player_1", from: "198.51.100.3", proof: "a sign-up's" };
  const refused = await site.signUp(sent.name, sent.from, sent.proof);
  const html = await refused.text();
  assert.equal(refused.status, 503);
  assert.match(html, /<altcha-widget[^>]* name="proof"/);
  assert.match(html, /value="Player_1"/);
  site.finish();
  await Promise.all(proved);
  const again = await site.signUp("Player_2", sent.from, sent.proof);
  assert.match(await again.text(), /was already used/);
  assert.equal((await site.signUp("Player_2", sent.from, "another")).status, 303);
});

Deno.test("a proof sent from many networks buys one place", async () => {
  await using site = await openSite();
  const flood = await site.floodFrom(100);
  const first = site.signIn("First", "198.51.100.1", { proof: "the same" });
  await eventually("the first waits", () => site.hasAsked("First"));
  const before = site.asked.length;
  const again = Array.from(
    { length: 320 },
    (_, n) => site.signIn(`Again_${n}`, `10.1.${n % 256}.1`, { proof: "the same" }),
  );
  for (const { status } of await Promise.all(again)) assert.equal(status, 503);
  assert.equal(site.asked.length, before);
  site.finish();
  await Promise.all([...flood, first]);
});

Deno.test("attempts that found no place in the queue count for no limit", async () => {
  await using site = await openSite();
  const flood = await site.floodFrom(100);
  for (let attempt = 0; attempt < 12; attempt++) {
    assert.equal((await site.signIn("Patient", "198.51.100.1")).status, 503);
  }
  site.finish();
  await Promise.all(flood);
  assert.equal((await site.signIn("Patient", "198.51.100.1")).status, 422);
});

Deno.test("a client that leaves the queue has spent its proof", async () => {
  await using site = await openSite();
  const flood = await site.floodFrom(100);
  const leaving = new AbortController();
  const options = { proof: "a leaver's", signal: leaving.signal };
  const left = site.signIn("Leaver", "198.51.100.1", options);
  await eventually("the leaver waits", () => site.hasAsked("Leaver"));
  leaving.abort();
  await left;
  const [row] = await site.world.services.sql`select count(*)::int as spent from spent_proof`;
  assert.equal(row?.["spent"], 1);
  site.finish();
  await Promise.all(flood);
  assert.ok(!site.begun.includes("Leaver's long walk"));
});

Deno.test("a signed-in person who finds no place in the queue loses no attempt", async () => {
  await using site = await openSite();
  const { world } = site;
  await openPerson(world, "Steve_01");
  const steve = await findAccount(world.services.sql, "Steve_01") ?? assert.fail();
  const viewer = {
    accountId: steve.id,
    username: "Steve_01",
    isModerator: false,
    sessionId: crypto.randomUUID(),
    emailVerified: false,
    provedAt: world.clock.now,
  };
  await fillWithKnownBrowsers(site);
  const typed = { password: "any", now: world.clock.now };
  const deleting = askedBy(
    { network: "198.51.100.0/24" },
    () => deleteAccount(world.context, viewer, typed),
  );
  await assert.rejects(deleting, QueueFull);
  const decision = await world.services.accountLimits.passwordByAccount.peek(steve.id);
  assert.ok(decision.allowed && decision.remaining === 10);
  site.finish();
});
