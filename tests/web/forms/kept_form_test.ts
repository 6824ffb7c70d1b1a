import assert from "node:assert/strict";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("a page keeps what was typed, but no password and no token", async () => {
  await using world = await openWorld();
  const { slug } = await world.server();
  const stranger = openVisitor(world);
  const fields = { host: "play.example.com", port: "8192", secret: "a token of Votifier" };
  const { status, html } = await stranger.submit(`/my/servers/${slug}/rewards/votifier`, fields);
  assert.equal(status, 401);
  assert.doesNotMatch(html, /a token of Votifier/);
  const kept = await stranger.submit(`/my/servers/${slug}/edit`, { name: "Typed for an hour" });
  assert.match(kept.html, /value="Typed for an hour"/);
});
