import assert from "node:assert/strict";
import { LENIENT } from "../support/votes/ballots.ts";
import { openPerson, openVisitor, PASSWORD, type Visitor } from "../support/people/visitor.ts";
import { openWorld } from "../support/world.ts";

const SCHOOL = { address: "198.51.100.7" };

function signUp(visitor: Visitor, username: string, password: string) {
  const email = "somebody@example.com";
  return visitor.submit("/sign-up", { username, email, password, proof: crypto.randomUUID() });
}

Deno.test("a class that signs up with taken names uses up no sign-ins", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  for (let pupil = 0; pupil < 31; pupil++) {
    await openPerson(world, `Taken_${pupil}`);
    const { status } = await signUp(openVisitor(world, SCHOOL), `Taken_${pupil}`, "another word");
    assert.equal(status, 422);
  }
  const taken = openVisitor(world, SCHOOL);
  const form = { name: "Taken_30", password: PASSWORD };
  assert.equal((await taken.submit("/sign-in", form)).status, 303);
});

Deno.test("a password is guessed no further by signing up than by signing in", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await openPerson(world, "Steve_01");
  const mallory = openVisitor(world, SCHOOL);
  for (let guess = 0; guess < 10; guess++) {
    await signUp(mallory, "Steve_01", `a long guess ${guess}`);
  }
  assert.equal((await signUp(mallory, "Steve_01", PASSWORD)).status, 422);
  const form = { name: "Steve_01", password: PASSWORD };
  assert.equal((await mallory.submit("/sign-in", form)).status, 429);
});
