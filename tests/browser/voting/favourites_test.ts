import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { createProofOfWork } from "../../../src/site/voting/ballot/proof_of_work.ts";
import { serveWorld } from "../../support/pages/browsing.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, SECRET_KEY, type World } from "../../support/world.ts";

/** Milliseconds that a browser may work on a proof: two workers on a busy machine. */
const WORK_MS = 60_000;

/** Presses Tab until what has the focus has that name, then Enter. */
async function pressNamed(page: Page, name: string | RegExp): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press("Tab");
    const text = await page.evaluate<string>(
      "document.activeElement.textContent.replace(/\\s+/g, ' ').trim()",
    );
    if (typeof name === "string" ? text === name : name.test(text)) {
      return await page.keyboard.press("Enter");
    }
  }
  throw new Error(`Tab reaches nothing named ${name}`);
}

/** Opens a window in which Steve_01 is signed in. */
async function openSteve(
  world: World,
  { origin, browser, scripts = true }: {
    origin: string;
    browser: Parameters<Parameters<typeof testInBrowser>[1]>[0];
    scripts?: boolean;
  },
) {
  const { cookies } = await openPerson(world, "Steve_01");
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    viewport: { width: 390, height: 844 },
  });
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, url: origin })),
  );
  return { context, page: await context.newPage() };
}

testInBrowser(
  "by keyboard alone a player chooses favourites and votes for all of them in a row",
  async (browser) => {
    const botCheck = createProofOfWork(SECRET_KEY);
    await using world = await openWorld({ botCheck, now: new Date() });
    for (const name of ["One", "Two"]) await world.server(name);
    await using site = serveWorld(world);
    const { context, page } = await openSteve(world, { origin: site.origin, browser });
    for (const slug of ["one", "two"]) {
      await page.goto(`${site.origin}/servers/${slug}`);
      await pressNamed(page, "Favourite");
      await page.getByText("Added to your favourites").waitFor();
    }
    await pressNamed(page, /^My votes/);
    await page.getByText("0 of 2 voted, 2 left").waitFor();
    await pressNamed(page, /^Vote for all 2 in a row$/);
    await page.getByText("0 of 2 voted").waitFor();
    await page.getByText("Ready to vote").waitFor({ timeout: WORK_MS });
    await pressNamed(page, "Cast and go on");
    await page.getByText("1 of 2 voted").waitFor();
    await page.getByText("Ready to vote").waitFor({ timeout: WORK_MS });
    await pressNamed(page, "Cast my vote");
    await page.getByText("All 2 voted").waitFor();
    await page.goto(site.origin);
    assert.equal(await page.getByRole("link", { name: /^Voted today/ }).count(), 2);
    await context.close();
  },
);

testInBrowser(
  "without scripts favourites are added and removed, and a day shows its servers",
  async (browser) => {
    await using world = await openWorld({ now: new Date() });
    for (const name of ["One", "Two"]) await world.server(name);
    await using site = serveWorld(world);
    const { context, page } = await openSteve(world, {
      origin: site.origin,
      browser,
      scripts: false,
    });
    for (const slug of ["one", "two"]) {
      await page.goto(`${site.origin}/servers/${slug}`);
      await page.getByRole("button", { name: "Favourite" }).click();
    }
    await world.vote({ slug: "one" }, "Steve_01");
    await page.goto(`${site.origin}/my/votes`);
    const stars = page.getByRole("button", { name: /^Favourite:/, pressed: true });
    assert.deepEqual(await stars.allTextContents(), ["Favourite: Two", "Favourite: One"]);
    await page.getByRole("button", { name: "Favourite: Two" }).click();
    await page.getByText("Removed from your favourites.").waitFor();
    assert.deepEqual(await stars.allTextContents(), ["Favourite: One"]);
    await page.locator(".cal a").click();
    await page.locator(".past li:target").getByRole("link", { name: "One" }).waitFor();
    await context.close();
  },
);
