import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { serveWorld } from "../../support/pages/browsing.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { LENIENT } from "../../support/votes/ballots.ts";
import { openWorld } from "../../support/world.ts";
import { testInBrowser } from "../shared_browser.ts";

testInBrowser(
  "a printed guide and receipt are text on white, with the addresses of links",
  async (browser) => {
    await using world = await openWorld({ botCheck: LENIENT });
    const { slug } = await world.server();
    await using site = serveWorld(world);
    const steve = await openPerson(world, "Steve_01");
    const { location } = await steve.submit(`/servers/${slug}/votes`, { proof: "one" });
    const page = await (await browser.newContext()).newPage();
    const cookies = [...steve.cookies, ["voteboard_theme", "dark"] as const];
    await page.context().addCookies(
      cookies.map(([name, value]) => ({ name, value, url: site.origin })),
    );
    for (const path of [`${location}`, "/docs/webhooks"]) {
      await page.goto(site.origin + path);
      assert.ok(Number(await lightnessOfText(page)) > 200, "light on the screen");
      await page.emulateMedia({ media: "print" });
      for (const unprinted of ["header.top", "footer.foot", "[role=search]", "button", ".button"]) {
        const shown = page.locator(unprinted).filter({ visible: true });
        assert.equal(await shown.count(), 0, `${path} ${unprinted}`);
      }
      assert.ok(Number(await lightnessOfText(page)) < 60, "dark on paper");
      await page.emulateMedia({ media: "screen" });
    }
    await page.emulateMedia({ media: "print" });
    const after = await page.evaluate<string>(
      `getComputedStyle(document.querySelector('.prose a[href^="http"]'), "::after").content`,
    );
    assert.match(after, /https?:/);
    await page.context().close();
  },
);

/** Returns the red part of the text's color: 0 is black, 255 is white. */
function lightnessOfText(page: Page): Promise<string> {
  return page.evaluate<string>(`getComputedStyle(document.body).color.match(/\\d+/)[0]`);
}
