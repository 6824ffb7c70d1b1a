import assert from "node:assert/strict";
import { openOwner, PANEL } from "../support/owner.ts";
import { openWorld } from "../support/world.ts";

Deno.test("the panel shows every sample as text, with this site's own address in it", async () => {
  await using world = await openWorld();
  const { html } = await (await openOwner(world)).get(PANEL);
  const shown = Array.from(
    html.matchAll(/<pre id="[^"]+"[^>]*>(.*?)<\/pre>/gs),
    ([, code]) => code,
  );
  assert.equal(shown.length, 8);
  assert.equal(shown.filter((code) => code?.includes("http://localhost")).length, 4);
  assert.ok(!html.includes("voteboard.example") && !html.includes("<?php"));
});
