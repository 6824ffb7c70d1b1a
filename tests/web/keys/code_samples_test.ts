import assert from "node:assert/strict";
import { SAMPLES } from "../../../samples/samples.ts";
import { openOwner, PANEL } from "../../support/people/owner.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("the panel leads to every sample, with this site's own address", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { html } = await steve.get(PANEL);
  // The words beside the links name the one function that is left to fill in.
  assert.ok(html.includes("calls the function reward"));
  for (const [guide, anchor, kind] of GUIDES) {
    assert.ok(html.includes(`href="${guide}${anchor}"`), guide);
    const shown = await steve.get(guide);
    if (anchor !== "") assert.ok(shown.html.includes(`id="${anchor.slice(1)}"`), anchor);
    const { html: text } = await steve.get(`${guide}.md`);
    for (const { language, [kind]: code, manifest = "" } of SAMPLES) {
      const own = code.replaceAll("https://voteboard.example", "http://localhost");
      assert.ok(text.includes(own.trimEnd()), `${guide}: ${language}`);
      assert.ok(text.includes(manifest.trimEnd()), `${guide}: ${language}'s packages`);
      if (kind === "verify") assert.match(code, /YOUR PART[^]*\breward\(/i, language);
    }
  }
});

const GUIDES = [
  ["/docs/polling", "", "check"],
  ["/docs/webhooks", "#whole-receivers", "verify"],
] as const;
