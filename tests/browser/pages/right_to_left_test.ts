import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  findPaleColors,
  findViolations,
  openStill,
  openWindow,
} from "../../support/pages/browsing.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openShowcase, type Showcase } from "../../support/pages/showcase/showcase.ts";
import { ROLES } from "../../support/pages/shown_pages.ts";

/** A phone and a desk; each is looked at in another theme. */
const LOOKS = [{ theme: "light", width: 390 }, { theme: "dark", width: 1440 }] as const;

/** Moderators' pages may stay in English. */
const READERS = ROLES.filter((role) => role !== "moderator");

testInBrowser("every page of visitors, players and owners reads from right to left", async (
  browser,
  t,
) => {
  await using showcase = await openShowcase({
    locales: { enabled: ["ar", "en"], default: "ar" },
  });
  for (const role of READERS) {
    const context = await openWindow(browser, showcase, { role, ...LOOKS[0] });
    await context.setExtraHTTPHeaders({ "accept-language": "ar" });
    const page = await context.newPage();
    for (const { name, path } of showcase.pages.filter((shown) => shown.role === role)) {
      await t.step(`${name}, for ${role}`, () => look(page, showcase, path));
    }
    await context.close();
  }
});

async function look(page: Page, { origin }: Showcase, path: string): Promise<void> {
  await page.setViewportSize({ width: LOOKS[0].width, height: 900 });
  await page.emulateMedia({ colorScheme: LOOKS[0].theme });
  await openStill(page, origin + path);
  const found: Record<string, unknown> = {
    direction: await page.locator("html").getAttribute("dir"),
    violations: await findViolations(page),
  };
  for (const { theme, width } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    found[width] = await page.evaluate(FIND_FAULTS);
  }
  // Colours fade from one theme into the other.
  await page.evaluate(
    `Promise.allSettled(document.getAnimations().map(({ finished }) => finished))`,
  );
  assert.deepEqual({ ...found, pale: await findPaleColors(page) }, {
    direction: "rtl",
    violations: [],
    pale: [],
    ...Object.fromEntries(LOOKS.map(({ width }) => [width, NO_FAULTS])),
  });
}

/** Result of `FIND_FAULTS` on a page without faults. */
const NO_FAULTS = { sideways: 0, outside: [], cut: [], ahead: [], turned: [] };

/**
 * The pixels by which a page is too wide; what is beside the screen, where nothing scrolls to it; labels that are cut
 * off; names in Latin letters at the left of their line; and those whose own direction turns more than their text, as
 * their parts or the room beside them would change sides.
 */
const FIND_FAULTS = `(() => {
  const shown = (selector) => [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility() && !element.closest(".unseen, .skip, .prose, pre"));
  const tell = (elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 120));
  const scrolls = (element) => {
    for (let above = element.parentElement; above; above = above.parentElement) {
      if (getComputedStyle(above).overflowX !== "visible") return true;
    }
    return false;
  };
  const isOutside = (element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element);
  };
  const isLeft = (element) => {
    const own = getComputedStyle(element);
    const above = getComputedStyle(element.parentElement);
    const isMeant = above.direction === "ltr" || /left|end|center/.test(above.textAlign);
    return !isMeant && own.display !== "inline" &&
      (/left/.test(own.textAlign) || own.textAlign === "start" && own.direction === "ltr");
  };
  const isTurned = (element) => {
    const own = getComputedStyle(element);
    return own.direction !== getComputedStyle(element.parentElement).direction &&
      (/^(inline-)?(flex|grid)$/.test(own.display) || own.paddingLeft !== own.paddingRight ||
        own.marginLeft !== own.marginRight);
  };
  return {
    sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    outside: tell(shown(":is(main, header, footer) :not(svg *)").filter(isOutside)),
    cut: tell(shown("button, .button, .badge, .tabs a, summary, th, label, legend")
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)),
    ahead: tell(shown('[dir="auto"]:not(textarea)').filter(isLeft)),
    turned: tell(shown('[dir="auto"]').filter(isTurned)),
  };
})()`;
