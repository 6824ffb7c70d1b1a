import assert from "node:assert/strict";
import { createProofOfWork } from "../../../src/site/voting/ballot/proof_of_work.ts";
import { findViolations, serveWorld } from "../../support/pages/browsing.ts";
import { testInBrowser } from "../shared_browser.ts";
import { accountsOf, openLinks } from "../../support/votes/vote_links.ts";
import { openWorld, SECRET_KEY } from "../../support/world.ts";

/** Milliseconds that a browser may work on a proof: two workers on a busy machine. */
const WORK_MS = 60_000;

testInBrowser("a stranger votes by a link with one click and no field", async (browser) => {
  await using world = await openWorld({
    botCheck: createProofOfWork(SECRET_KEY),
    now: new Date(),
  });
  const link = await openLinks(world, await world.server());
  await using site = serveWorld(world);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${site.origin}${link("Steve_01")}`);
  await page.getByText("You vote as Steve_01").waitFor();
  assert.equal(
    await page.locator("main input:visible:not([type=checkbox]), main textarea, main select")
      .count(),
    0,
  );
  await page.getByText("Ready to vote").waitFor({ timeout: WORK_MS });
  assert.deepEqual(await findViolations(page), []);
  await page.getByRole("button", { name: "Cast my vote" }).click();
  await page.getByRole("heading", { name: "Your vote is counted" }).waitFor();
  assert.deepEqual(await findViolations(page), []);
  await page.getByRole("link", { name: "Sign up as Steve_01" }).click();
  assert.equal(await page.getByLabel("Your name in").inputValue(), "Steve_01");
  assert.deepEqual(complaints, []);
  assert.deepEqual((await accountsOf(world)).map(({ username }) => username), ["Steve_01"]);
  await context.close();
});
