import assert from "node:assert/strict";
import { SAMPLES } from "../../../samples/samples.ts";
import { openOwner, PANEL } from "../../support/owner.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("the panel shows every sample as text, with this site's own address", async () => {
  await using world = await openWorld();
  const { html } = await (await openOwner(world)).get(PANEL);
  const shown = Array.from(
    html.matchAll(/<pre id="[^"]+"[^>]*>(.*?)<\/pre>/gs),
    ([, code]) => code,
  );
  assert.equal(shown.length, 2 * SAMPLES.length + 1, "and the packages of Rust's");
  assert.equal(shown.filter((code) => code?.includes("http://localhost")).length, SAMPLES.length);
  assert.ok(!html.includes("voteboard.example") && !html.includes("<?php"));
  // The words above them name the one function that is left to fill in.
  assert.ok(html.includes("calls the function reward"));
  const yours = shown.filter((code) => /YOUR PART[^]*\breward\(/i.test(code ?? ""));
  assert.equal(yours.length, SAMPLES.length);
});
