import assert from "node:assert/strict";
import { printJourney } from "../journeys/journey.ts";
import { eventually } from "../../support/processes/processes.ts";
import { testInBrowser } from "../shared_browser.ts";
import { countBy, heading, openDesk, settle, WAITING } from "./moderators_desk.ts";

/** Clicks in which a moderator finishes twenty listings. */
const CLICKS_MAX = 25;

for (const scripts of [true, false]) {
  testInBrowser(
    `twenty waiting listings take at most 25 clicks ${scripts ? "with" : "without"} JavaScript`,
    async (browser) => {
      await using desk = await openDesk(browser, { scripts });
      const { hands, world, origin } = desk;
      const { page } = hands;
      await page.goto(`${origin}/games`);
      const startedAt = performance.now();
      await hands.click(page.getByRole("link", { name: /^Moderation/ }), "Moderation");
      for (let nth = 1; nth <= WAITING; nth++) {
        await heading(page, `Server ${nth}`);
        if (nth % 7 === 0) {
          await hands.click(page.getByLabel("It advertises something else."), "a reason");
          await hands.click(page.getByRole("button", { name: "Reject" }), "Reject");
        } else await hands.click(page.getByRole("button", { name: "Approve" }), "Approve");
      }
      await page.getByText("No servers are waiting for review.").waitFor();
      printJourney("a moderator, twenty waiting listings", hands, startedAt);
      assert.deepEqual([await countBy(world, "approved"), await countBy(world, "rejected")], [
        18,
        2,
      ]);
      assert.ok(hands.steps.length <= CLICKS_MAX, `${hands.steps.length} clicks`);
    },
  );
}

testInBrowser(
  "a half-written reason outlives a check and a look at another listing, until a decision",
  async (browser) => {
    await using desk = await openDesk(browser, { waiting: 2 });
    const { hands: { page }, origin } = desk;
    const words = page.getByLabel("In your words");
    const tick = page.getByLabel("It advertises something else.");
    await page.goto(`${origin}/moderation/servers/server-1`);
    await words.fill("Its banner sells");
    await tick.check();
    await settle(page);
    await words.blur();
    await page.keyboard.press("c");
    await page.getByText("We have just checked the server.").waitFor();
    assert.deepEqual([await words.inputValue(), await tick.isChecked()], [
      "Its banner sells",
      true,
    ]);
    await page.getByRole("link", { name: "Next" }).first().click();
    await heading(page, "Server 2");
    assert.deepEqual([await words.inputValue(), await tick.isChecked()], ["", false]);
    await page.getByRole("link", { name: "Previous" }).click();
    await heading(page, "Server 1");
    assert.equal(await words.inputValue(), "Its banner sells");
    await page.getByRole("button", { name: "Approve" }).first().click();
    await heading(page, "Server 2");
    await page.goto(`${origin}/moderation/servers/server-1`);
    assert.equal(await page.getByLabel("Reason", { exact: true }).inputValue(), "");
    assert.equal(await page.locator(".desk > aside > .scrolls details[open]").count(), 0);
  },
);

testInBrowser("Ctrl+Enter sends a typed reason, and u undoes the decision", async (browser) => {
  await using desk = await openDesk(browser, { waiting: 2 });
  const { hands: { page }, origin, world } = desk;
  await page.goto(`${origin}/moderation/servers/server-1`);
  for (const next of ["Server 2", "No servers are waiting for review."]) {
    await page.getByLabel("In your words").fill("Its banner sells");
    await page.keyboard.press("Control+Enter");
    await heading(page, next);
  }
  assert.equal(await countBy(world, "rejected"), 2);
  await settle(page);
  await page.keyboard.press("u");
  await heading(page, "Server 2");
  assert.equal(await countBy(world, "rejected"), 1);
});

testInBrowser(
  "one row of tabs leads to all pages of moderators, without JavaScript, too",
  async (browser) => {
    await using desk = await openDesk(browser, { waiting: 1, scripts: false });
    const { hands: { page }, origin } = desk;
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${origin}/moderation`);
      const tabs = page.getByRole("navigation", { name: "Moderation", exact: true });
      await tabs.getByRole("link", { name: "Health" }).click();
      await heading(page, "Health");
    }
  },
);

testInBrowser(
  "the decision is in sight without scrolling, and a pane that scrolls shows it",
  async (browser) => {
    await using desk = await openDesk(browser, { waiting: 2 });
    const { hands: { page }, origin } = desk;
    const inSight = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      return box !== null && box.y >= 0 && box.y + box.height <= height;
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}/moderation/servers/server-1`);
    const panes = await page.locator(".desk").boundingBox();
    assert.ok(panes && panes.y <= 180, `the panes start at ${panes?.y} px`);
    for (const key of ["a", "r"]) {
      assert.equal(await inSight(`.desk > aside button[aria-keyshortcuts="${key}"]`), true, key);
    }
    await page.setViewportSize({ width: 1440, height: 1100 });
    const more =
      `getComputedStyle(document.querySelector(".desk > aside > .scrolls"), "::after").opacity`;
    const showsMore = async () => await page.evaluate(more) === "1";
    await eventually("all checks are in sight", async () => !await showsMore());
    await page.setViewportSize({ width: 1440, height: 720 });
    assert.equal(await inSight(`.desk > aside button[aria-keyshortcuts="r"]`), true);
    await eventually("there is more below", showsMore);
    await page.setViewportSize({ width: 390, height: 844 });
    assert.equal(await inSight(".thumb button"), true);
    assert.equal(await inSight(".thumb .danger"), true);
  },
);
