import assert from "node:assert/strict";
import { testInBrowser } from "../shared_browser.ts";
import { countBy, heading, openDesk, reportNew, settle } from "./moderators_desk.ts";

testInBrowser("the keys decide, move and give reasons, and can be turned off", async (browser) => {
  await using desk = await openDesk(browser, { waiting: 4 });
  const { hands: { page }, world, origin } = desk;
  const open = async (name: string) => {
    await heading(page, name);
    await settle(page);
  };
  await page.goto(`${origin}/moderation/servers/server-1`);
  await open("Server 1");
  await page.keyboard.press("j");
  await open("Server 2");
  await page.keyboard.press("k");
  await open("Server 1");
  await page.keyboard.press("a");
  await open("Server 2");
  await page.keyboard.press("r");
  const focused = "document.activeElement.type";
  assert.equal(await page.evaluate(focused), "checkbox", "r without a reason asks for one");
  await page.keyboard.press("5");
  await page.keyboard.press("r");
  await open("Server 3");
  await page.getByLabel("In your words").fill("a");
  await page.getByLabel("In your words").press("a");
  await heading(page, "Server 3");
  await page.getByLabel("In your words").blur();
  await page.keyboard.press("?");
  await page.getByText("check now").first().waitFor();
  await page.getByLabel("Use keys").uncheck();
  await page.reload();
  await open("Server 3");
  await page.keyboard.press("a");
  await heading(page, "Server 3");
  assert.deepEqual([await countBy(world, "approved"), await countBy(world, "rejected")], [1, 1]);
});

testInBrowser("a key pressed twice doesn't decide about an unseen listing", async (browser) => {
  await using desk = await openDesk(browser, { waiting: 3 });
  const { hands: { page }, world, origin } = desk;
  await page.goto(`${origin}/moderation/servers/server-1`);
  await settle(page);
  await page.keyboard.press("a");
  await heading(page, "Server 2");
  if (Number(await page.evaluate("performance.now()")) > 500) return;
  await page.keyboard.press("a");
  await settle(page);
  assert.equal(await countBy(world, "approved"), 1);
});

testInBrowser(
  "keys answer reports one after the other, also beside a radio button",
  async (browser) => {
    await using desk = await openDesk(browser, { waiting: 0 });
    const { hands: { page }, world, origin } = desk;
    for (const name of ["Caves", "Harbour"]) await reportNew(world, name);
    await page.goto(`${origin}/moderation/reports`);
    const listing = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
    await listing("Caves");
    await page.keyboard.press("j");
    await listing("Harbour");
    await page.keyboard.press("k");
    await listing("Caves");
    await settle(page);
    await page.keyboard.press("a");
    assert.equal(await page.evaluate("document.activeElement.type"), "radio", "asks what to do");
    await page.keyboard.press("1");
    await page.keyboard.press("a");
    await listing("Harbour");
    await page.getByText("Reports closed").waitFor();
  },
);
