import assert from "node:assert/strict";
import { findViolations } from "../../support/pages/browsing.ts";
import { printJourney } from "../journeys/journey.ts";
import { eventually } from "../../support/processes/processes.ts";
import { testInBrowser } from "../shared_browser.ts";
import { heading, openDesk, reportNew, WAITING } from "./moderators_desk.ts";

for (const scripts of [true, false]) {
  testInBrowser(
    `twenty reported listings take two clicks each ${scripts ? "with" : "without"} JavaScript`,
    async (browser) => {
      await using desk = await openDesk(browser, { waiting: 0, scripts });
      const { hands, world, origin } = desk;
      const { page } = hands;
      for (let nth = 1; nth <= WAITING; nth++) await reportNew(world, `Server ${nth}`);
      await page.goto(`${origin}/moderation/reports`);
      const startedAt = performance.now();
      for (let nth = 1; nth <= WAITING; nth++) {
        await heading(page, `Server ${nth}`);
        await hands.click(page.getByLabel("Nothing wrong"), "what to do");
        await hands.click(page.getByRole("button", { name: /^Answer and close/ }), "Answer");
      }
      await page.getByText("No open reports.").waitFor();
      printJourney("a moderator, twenty reported listings", hands, startedAt);
      assert.equal(hands.steps.length, 2 * WAITING);
    },
  );
}

testInBrowser("on a phone, the answer to reports is one press away", async (browser) => {
  await using desk = await openDesk(browser, { waiting: 0 });
  const { hands: { page }, world, origin } = desk;
  await reportNew(world, "Caves");
  await reportNew(world, "Harbour");
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${origin}/moderation/reports`);
  assert.equal(
    await page.evaluate("document.documentElement.scrollWidth - innerWidth"),
    0,
    "no sideways scroll",
  );
  assert.deepEqual(await findViolations(page), []);
  await page.getByRole("link", { name: "Answer …" }).click();
  const choices = page.locator("#answer input[type=radio]");
  await eventually("the choices are in sight", async () => {
    const box = await choices.first().boundingBox();
    return box !== null && box.y >= 0 && box.y < 640;
  });
  await page.locator(".thumb").getByRole("link", { name: "Next" }).click();
  await heading(page, "Harbour");
});
