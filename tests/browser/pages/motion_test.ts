import assert from "node:assert/strict";
import { serveWorld } from "../../support/pages/browsing.ts";
import { openWorld } from "../../support/world.ts";
import { testInBrowser } from "../shared_browser.ts";

testInBrowser(
  "pages fade into each other, except for visitors who asked for less motion",
  async (browser) => {
    await using world = await openWorld();
    await using site = serveWorld(world);
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const page = await (await browser.newContext({ reducedMotion })).newPage();
      await page.addInitScript(
        `addEventListener("pagereveal", ({ viewTransition }) => globalThis.isFading = viewTransition !== null)`,
      );
      await page.goto(site.origin);
      await page.getByRole("link", { name: "Games" }).first().click();
      await page.waitForURL(`${site.origin}/games`);
      await page.waitForFunction("globalThis.isFading !== undefined");
      assert.equal(await page.evaluate("isFading"), reducedMotion === "no-preference");
      await page.context().close();
    }
  },
);
