import assert from "node:assert/strict";
import { openWindow } from "../../support/pages/browsing.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openShowcase } from "../../support/pages/showcase/showcase.ts";

testInBrowser("forced colours take no mark away that only colours made", async (browser) => {
  await using showcase = await openShowcase();
  const look = { role: "moderator", width: 1280, theme: "dark" } as const;
  const context = await openWindow(browser, showcase, look);
  const page = await context.newPage();
  await page.emulateMedia({ forcedColors: "active" });
  const styleOf = async (selector: string, property: string) => {
    await page.locator(selector).first().waitFor();
    const element = `document.querySelector("${selector}")`;
    return await page.evaluate(`getComputedStyle(${element}).getPropertyValue("${property}")`);
  };
  await page.goto(`${showcase.origin}/moderation/servers/copper-coast`);
  const here = "[aria-current=page]";
  assert.equal(await styleOf(`.top ${here}`, "text-decoration-line"), "underline");
  assert.equal(await styleOf(".row[aria-current]", "border-inline-start-width"), "4px");
  assert.equal(await styleOf(".panel", "border-top-style"), "solid");
  await page.goto(`${showcase.origin}/servers/bedrock-bay/vote`);
  assert.equal(await styleOf("altcha-widget [type=checkbox]", "forced-color-adjust"), "none");
  await context.close();
});
