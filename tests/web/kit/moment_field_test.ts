import assert from "node:assert/strict";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("a moment in the year 0 is a slip of the hand and no error", async () => {
  await using world = await openWorld();
  const { slug } = await world.server();
  const moderator = await openPerson(world, "Mod", { isModerator: true });
  const none = { youngerDays: "", sharing: "" };
  for (const [day, expected] of [["0000-01-01", 422], ["2026-03-10", 200]]) {
    const choice = { since: `${day}T00:00`, until: `${day}T11:00`, ...none };
    const { status } = await moderator.submit(`/moderation/servers/${slug}/voids`, choice);
    assert.equal(status, expected, `${day}`);
  }
});
