import assert from "node:assert/strict";
import { createProofOfWork } from "../../../src/site/voting/ballot/proof_of_work.ts";
import type { BrowserContext } from "playwright-core";
import { findViolations, openWindow, serveWorld } from "../../support/pages/browsing.ts";
import { castVote, openBallot, openHands, vote } from "../journeys/journey.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openShowcase } from "../../support/pages/showcase/showcase.ts";
import { SHOWN_SERVER } from "../../support/pages/shown_pages.ts";
import { openWorld, SECRET_KEY } from "../../support/world.ts";

/** Milliseconds that a browser may work on a proof: two workers on a busy machine. */
const WORK_MS = 60_000;

testInBrowser(
  "one button casts a vote under the strict policy, without browser errors",
  async (browser) => {
    await using showcase = await openShowcase({ botCheck: createProofOfWork(SECRET_KEY) });
    const look = { role: "player", width: 390, theme: "dark" } as const;
    const context = await openWindow(browser, showcase, look);
    const page = await context.newPage();
    const complaints: string[] = [];
    const strangers: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
      if (!request.url().startsWith(showcase.origin)) strangers.push(request.url());
    });
    await page.goto(`${showcase.origin}/servers/${SHOWN_SERVER}`);
    await page.locator("main a.button--vote:visible").first().click();
    await page.getByText("Ready to vote").waitFor({ timeout: WORK_MS });
    await page.getByRole("button", { name: "Cast my vote" }).click();
    await page.getByRole("heading", { name: "Your vote is counted" }).waitFor();
    assert.deepEqual(complaints, []);
    assert.deepEqual(strangers, []);
    await page.goto(`${showcase.origin}/servers/${SHOWN_SERVER}`);
    await page.getByText("You voted today.").waitFor();
    await context.close();
  },
);

testInBrowser("a button pressed before the check is done casts its vote", async (browser) => {
  const botCheck = createProofOfWork(SECRET_KEY);
  await using world = await openWorld({ botCheck, now: new Date(), voting: { isOpen: true } });
  const { slug } = await world.server();
  await using site = serveWorld(world);
  const context = await browser.newContext();
  const page = await context.newPage();
  const pressed = Promise.withResolvers<void>();
  await page.route("**/altcha-worker*", async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto(`${site.origin}/servers/${slug}/vote`);
  const button = page.getByRole("button", { name: "Cast my vote" });
  await page.getByText("Checking that you're not a bot").waitFor();
  await button.click();
  assert.equal(await page.evaluate("document.activeElement.name"), "name", "no name was typed");
  await page.getByLabel("Your name in the game").fill("Steve_01");
  await button.click();
  assert.equal(page.url(), `${site.origin}/servers/${slug}/vote`);
  pressed.resolve();
  await page.getByRole("heading", { name: "Your vote is counted" }).waitFor({ timeout: WORK_MS });
  await context.close();
});

testInBrowser(
  "a first vote takes one form and three clicks, the next day's two clicks",
  async (browser) => {
    const check = createProofOfWork(SECRET_KEY);
    await using world = await openWorld({ botCheck: check, now: new Date() });
    await world.server();
    await using site = serveWorld(world);
    const windows: BrowserContext[] = [];
    const place = { origin: site.origin, scripts: true };
    const hands = await openHands(browser, { scripts: true, windows });
    await vote(hands, place);
    const clicks = () => hands.steps.filter((step) => step.startsWith("click"));
    assert.deepEqual(clicks(), ["click Vote", "click Sign up", "click Cast my vote"]);
    assert.equal(hands.steps.length - clicks().length, 3, "name, address and password");
    const { page } = hands;
    await page.setViewportSize({ width: 390, height: 844 });
    assert.deepEqual(await findViolations(page), []);
    // Back leads to no second vote.
    await page.goBack();
    await page.getByText("You already voted for this server today").waitFor();

    hands.steps.length = 0;
    world.pass(86_400_000);
    await page.goto(`${site.origin}/servers/skyblock-valley`);
    await openBallot(hands);
    await castVote(hands, place);
    assert.deepEqual(hands.steps, ["click Vote", "click Cast my vote"]);
    for (const window of windows) await window.close();
  },
);
