import assert from "node:assert/strict";
import { openVisitor } from "../support/visitor.ts";
import { proveSignUp } from "../support/ballots.ts";
import { floodLine } from "../support/flooded_line.ts";
import { openWorld } from "../support/world.ts";

/** A network of an attacker delays new browsers by one hash in 15 minutes, and a step of the clock. */
const HASH_SECONDS = 0.11;

/** Seconds until a browser that was refused has tried again, and was hashed. */
const AGAIN_SECONDS = 3 + 2;

Deno.test("24 networks with 14 core-seconds keep no new browser from signing in", async () => {
  const attack = { networks: 24, coreSeconds: 14 };
  const flood = await floodLine({ ...attack, honest: 7, everyMs: 500, seconds: 10 });
  assert.ok(flood.coreSeconds > 13.8, `${flood.coreSeconds} core-seconds`);
  for (const seconds of flood.waits) assert.ok((seconds ?? Infinity) < 2.2, `${flood.waits}`);
});

for (const networks of [8, 24, 64, 256, 1_000]) {
  Deno.test(`${networks} networks delay new browsers by a turn of each, whatever they spend`, async () => {
    const shutSeconds = networks * HASH_SECONDS + AGAIN_SECONDS;
    const honest = Math.ceil(shutSeconds) + 10;
    const flood = await floodLine({
      networks,
      coreSeconds: Infinity,
      honest,
      seconds: honest + AGAIN_SECONDS,
    });
    assert.ok(flood.coreSeconds > honest, "the queue was flooded until the end");
    flood.waits.forEach((seconds, n) => {
      const limit = n > networks * HASH_SECONDS ? 2.2 : shutSeconds;
      assert.ok((seconds ?? Infinity) <= limit, `the ${n}th waited ${seconds} s`);
    });
  });
}

Deno.test("a sign-up with a challenge of another network is refused, and its form brings another", async () => {
  await using world = await openWorld();
  const proof = await proveSignUp(openVisitor(world, { address: "203.0.113.9" }));
  const typed = { email: "alex@example.com", password: "a long walk at noon" };
  const elsewhere = openVisitor(world, { address: "198.51.100.1" });
  await elsewhere.get("/sign-up");
  const refused = await elsewhere.submit("/sign-up", { ...typed, username: "Alex_01", proof });
  assert.equal(refused.status, 422);
  assert.match(refused.html, /That check was not for this form/);
  assert.match(refused.html, /<altcha-widget/);
  const near = openVisitor(world, { address: "203.0.113.200" });
  await near.get("/sign-up");
  const done = await near.submit("/sign-up", { ...typed, username: "Alex_01", proof });
  assert.equal(done.status, 303);
});
