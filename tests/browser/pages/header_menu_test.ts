import assert from "node:assert/strict";
import type { Browser } from "playwright-core";
import { LANGUAGE_TAGS } from "../../../src/core/locales/language_tags.ts";
import { findViolations, serveWorld } from "../../support/pages/browsing.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";
import { testInBrowser } from "../shared_browser.ts";

const LOCALES = { enabled: LANGUAGE_TAGS, default: "en" } as const;
const PHONE = { width: 390, height: 844 };

/** Opens a page in a window of its own. */
async function openPage(browser: Browser, url: string, options = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

testInBrowser(
  "on a phone without scripts, the menu leads everywhere, and Sign up is beside it",
  async (browser) => {
    await using world = await openWorld({ locales: LOCALES });
    await using site = serveWorld(world);
    const page = await openPage(browser, `${site.origin}/voters`, {
      viewport: PHONE,
      javaScriptEnabled: false,
    });
    const header = page.getByRole("banner");
    const links = () => header.getByRole("link").allTextContents();
    assert.deepEqual((await links()).slice(1), ["Sign up"], "after the site's name");
    await page.locator(".menu > summary").click();
    assert.deepEqual((await links()).slice(2, 7), [
      "Servers",
      "Games",
      "Docs",
      "List your server",
      "Sign in",
    ]);
    await header.getByRole("link", { name: "Deutsch" }).click();
    assert.equal(page.url(), `${site.origin}/de/voters`);
    await page.context().close();
  },
);

testInBrowser(
  "Esc and a click beside it close the menu, and Esc returns the focus",
  async (browser) => {
    await using world = await openWorld({ locales: LOCALES });
    await using site = serveWorld(world);
    const page = await openPage(browser, `${site.origin}/games`);
    const menu = page.locator(".menu");
    const summary = menu.locator("summary");
    const isOpen = () => menu.evaluate((details) => details.hasAttribute("open"));
    const isFocused = () => summary.evaluate((element) => element.matches(":focus"));
    await summary.press("Enter");
    await page.keyboard.press("Tab");
    assert.deepEqual([await isOpen(), await isFocused()], [true, false]);
    await page.keyboard.press("Escape");
    assert.deepEqual([await isOpen(), await isFocused()], [false, true]);
    await summary.click();
    assert.equal(await isOpen(), true);
    await page.getByRole("heading", { level: 1 }).click();
    assert.equal(await isOpen(), false);
    await page.context().close();
  },
);

testInBrowser(
  "the open menu is accessible and fits on phones in every language",
  async (browser) => {
    await using world = await openWorld({ locales: LOCALES });
    await using site = serveWorld(world);
    const person = await openPerson(world, "A_name_of_some_thirty_two_signs");
    const faults: string[] = [];
    for (const cookies of [[], [...person.cookies]]) {
      const page = await openPage(browser, `${site.origin}/games`);
      await page.context().addCookies(
        cookies.map(([name, value]) => ({ name, value, url: site.origin })),
      );
      for (const tag of LANGUAGE_TAGS) {
        await page.goto(`${site.origin}${tag === "en" ? "" : `/${tag.toLowerCase()}`}/games`);
        await page.locator(".menu > summary").click();
        for (const width of [1440, 1210, 1000, 390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const [over, start, end, lines] = await page.evaluate<number[]>(`(() => {
          const { left, right } = document.querySelector(".menu > div").getBoundingClientRect();
          const tops = [".brand", ".you"].map((part) => {
            const { top, height } = document.querySelector(part).getBoundingClientRect();
            return top + height / 2;
          });
          return [
            document.documentElement.scrollWidth - innerWidth, left, innerWidth - right,
            Math.abs(tops[0] - tops[1]),
          ];
        })()`);
          const isFine = Number(over) <= 0 && Number(start) >= 0 && Number(end) >= 0 &&
            Number(lines) < 10;
          if (!isFine) faults.push(`${tag} at ${width}: ${[over, start, end, lines]}`);
        }
        faults.push(...(await findViolations(page)).map((line) => `${tag}: ${line}`));
      }
      await page.context().close();
    }
    assert.deepEqual(faults, []);
  },
);
