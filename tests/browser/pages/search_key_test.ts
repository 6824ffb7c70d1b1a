import assert from "node:assert/strict";
import { serveWorld } from "../../support/pages/browsing.ts";
import { openWorld } from "../../support/world.ts";
import { testInBrowser } from "../shared_browser.ts";

testInBrowser(
  "/ moves the focus to the page's search, except while the visitor is typing",
  async (browser) => {
    await using world = await openWorld();
    await using site = serveWorld(world);
    const page = await (await browser.newContext()).newPage();
    const focused = () =>
      page.evaluate<string>(`document.activeElement.id || document.activeElement.form?.action`);
    const searches = [["/", "find"], ["/games", "find"], ["/docs", `${site.origin}/docs/search`]];
    for (const [path, search] of searches) {
      await page.goto(site.origin + path);
      await page.keyboard.press("/");
      assert.equal(await focused(), search, path);
      await page.keyboard.type("a/b");
      assert.equal(await page.locator(":focus").inputValue(), "a/b", path);
    }
    await page.goto(`${site.origin}/sign-up`);
    await page.locator("#username").fill("Steve");
    await page.keyboard.press("/");
    assert.equal(await page.locator("#username").inputValue(), "Steve/");
    assert.equal(await focused(), "username");
    await page.context().close();
  },
);

testInBrowser(
  "Esc clears a search in the filters, then closes them and returns the focus",
  async (browser) => {
    await using world = await openWorld();
    await world.server();
    await using site = serveWorld(world);
    const page = await (await browser.newContext()).newPage();
    await page.goto(site.origin);
    const filters = page.locator("details.fold:has([role=search])");
    await filters.locator("summary").click();
    const search = filters.getByRole("searchbox");
    await search.fill("caves");
    await search.press("Escape");
    assert.equal(await search.inputValue(), "");
    await search.press("Escape");
    assert.equal(await search.isVisible(), false);
    assert.equal(await filters.locator("summary").evaluate((it) => it.matches(":focus")), true);
    await page.context().close();
  },
);
