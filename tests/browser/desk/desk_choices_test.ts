import assert from "node:assert/strict";
import { findViolations } from "../../support/pages/browsing.ts";
import { plantWave } from "../../support/votes/planted_wave.ts";
import { testInBrowser } from "../shared_browser.ts";
import { countBy, openDesk } from "./moderators_desk.ts";

testInBrowser("twenty ticked listings take less than half as many clicks", async (browser) => {
  await using desk = await openDesk(browser);
  const { hands, world, origin } = desk;
  const { page } = hands;
  await page.goto(`${origin}/moderation`);
  assert.deepEqual(await findViolations(page), []);
  await hands.click(page.getByRole("link", { name: "Listings", exact: true }), "listings");
  assert.deepEqual(await findViolations(page), []);
  for (let nth = 1; nth <= 10; nth++) {
    await hands.click(page.getByLabel(`Tick Server ${nth}`, { exact: true }), "a tick");
  }
  const count =
    `getComputedStyle(document.querySelector(".savebar button > span"), "::before").content`;
  assert.match(String(await page.evaluate(count)), /counter\(ticked\)/);
  await hands.click(page.getByRole("button", { name: "Approve" }), "Approve");
  await page.getByText("The ticked listings are decided.").waitFor();
  assert.deepEqual([await countBy(world, "approved"), hands.steps.length], [10, 12]);
});

testInBrowser("votes are counted as they are ticked and chosen", async (browser) => {
  await using desk = await openDesk(browser, { waiting: 0 });
  const { hands: { page }, world, origin } = desk;
  const id = await plantWave(world, await world.server());
  await page.goto(`${origin}/moderation/waves/${id}`);
  const voids = (name: string) => page.getByRole("button", { name, exact: true });
  await voids("Void 40 votes").waitFor();
  await page.getByRole("checkbox", { name: "Players who voted here before" }).check();
  await voids("Void 41 votes").waitFor();
  await page.getByText("41 of 41 ticked").waitFor();
  await page.getByText("A sample: 6 of 40").click();
  await page.locator("#which").click();
  await page.getByLabel("Account younger than, in days").fill("1");
  await page.getByLabel("Account younger than, in days").blur();
  await page.getByText("40 of 40 ticked").waitFor();
  await page.getByText("by accounts younger than a day").waitFor();
  await voids("Void 40 votes").waitFor();
  assert.deepEqual(await findViolations(page), []);
});
