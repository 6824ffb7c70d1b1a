import assert from "node:assert/strict";
import { showSent } from "../../../src/site/web/kit/sent_form.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("a request shows no form of another one, even if that one's work began it", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const typed = { username: "typed by somebody else" };
  const sent = { typed, faults: { username: "Not yours" }, action: {}, path: "/account/name" };
  const { status, html } = await showSent(sent, () => steve.get("/account/name"));
  assert.equal(status, 200);
  assert.doesNotMatch(html, /typed by somebody else|Not yours/);
});
