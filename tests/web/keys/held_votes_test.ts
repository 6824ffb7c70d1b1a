import assert from "node:assert/strict";
import { issueByForm, openOwner } from "../../support/owner.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("a paused webhook's page tells what waits and until when", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { path } = await issueByForm(steve, {
    name: "lobby",
    webhook_url: "http://127.0.0.1:9999/votes",
  });
  assert.doesNotMatch((await steve.get(path)).html, /on hold, each/);
  await steve.submit(`${path}/webhook/state`, { state: "paused" });
  await world.account("Alex_02");
  await world.vote({ slug: "caves" }, "Alex_02");
  const { html } = await steve.get(path);
  assert.match(
    html,
    /1 vote is on hold, each for 30 days\. The oldest is deleted on <time[^>]*2026-04-09/,
  );
});
