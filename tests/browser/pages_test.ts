import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { launchBrowser } from "../support/browser.ts";
import { findViolations, openWindow, WIDTHS } from "../support/browsing.ts";
import { PAGE_ROUTES } from "../support/page_routes.ts";
import { openShowcase, ROLES, type ShownPage } from "../support/showcase.ts";

/** Bytes of a page with all that it loads, without the proof-of-work widget. */
const PAGE_MAX_BYTES = 100_000;

/** The widget's own files, which only the page to vote on loads. */
const WIDGET = /\/altcha[^/]*$/;

/** Each theme is looked at on another screen; what fits the one is then tried on the other. */
const LOOKS = [{ theme: "light", width: 390 }, { theme: "dark", width: 1280 }] as const;

// Playwright keeps pipes and timers of its own between its calls.
const options = { sanitizeOps: false, sanitizeResources: false };

Deno.test({
  name: "every page is accessible in both themes, fits a phone, is silent and asks only this host",
  ...options,
  async fn() {
    await using browser = await launchBrowser();
    if (browser === null) return;
    await using showcase = await openShowcase();
    for (const look of LOOKS) {
      for (const role of ROLES) {
        const context = await openWindow(browser, showcase, { ...look, role });
        const page = await context.newPage();
        for (const shown of showcase.pages.filter((shown) => shown.role === role)) {
          await page.setViewportSize({ width: look.width, height: 900 });
          await inspect(page, showcase.origin, shown);
        }
        await context.close();
      }
    }
  },
});

Deno.test("every page that the site registers is among those that are looked at", async () => {
  await using showcase = await openShowcase();
  const shown = showcase.pages.map(({ path }) => path.split("?")[0] ?? "");
  const isShown = (route: string) => {
    const pattern = new RegExp(
      `^${route.replaceAll(/:[a-z]+/g, "[^/]+").replace("*", "nowhere")}$`,
    );
    return shown.some((path) => pattern.test(path));
  };
  // It only leads on to the ballot.
  const routes = Object.keys(PAGE_ROUTES).filter((route) => route !== "/servers/:slug/votes");
  assert.deepEqual(routes.filter((route) => !isShown(route)), []);
});

Deno.test({
  name: "every page weighs 100 KB at most with all that it loads, the proof of work aside",
  ...options,
  async fn() {
    await using browser = await launchBrowser();
    if (browser === null) return;
    await using showcase = await openShowcase();
    for (const shown of showcase.pages) {
      // A new window each time: nothing is in its cache.
      const context = await openWindow(browser, showcase, {
        role: shown.role,
        width: 390,
        theme: "light",
      });
      const page = await context.newPage();
      const sizes: Promise<number>[] = [];
      let isLoaded = false;
      page.on("requestfinished", (request) => {
        // A page that looks again by itself is not weighed twice.
        if (isLoaded || WIDGET.test(new URL(request.url()).pathname)) return;
        sizes.push(
          request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize),
        );
      });
      await page.goto(showcase.origin + shown.path, { waitUntil: "load" });
      isLoaded = true;
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      assert.ok(bytes > 1_000 && bytes <= PAGE_MAX_BYTES, `${shown.name} weighs ${bytes} bytes`);
      await context.close();
    }
  },
});

Deno.test({
  name: "everything on a page that can be pressed or filled is reached by the Tab key, in sight",
  ...options,
  async fn() {
    await using browser = await launchBrowser();
    if (browser === null) return;
    await using showcase = await openShowcase();
    for (const role of ROLES) {
      const context = await openWindow(browser, showcase, { role, width: 1280, theme: "light" });
      const page = await context.newPage();
      for (const shown of showcase.pages.filter((shown) => shown.role === role)) {
        await page.goto(showcase.origin + shown.path, { waitUntil: "load" });
        await tabThrough(page, shown);
      }
      await context.close();
    }
  },
});

async function inspect(page: Page, origin: string, { name, path }: ShownPage): Promise<void> {
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on(
    "request",
    (request) => request.url().startsWith(origin) || strangers.push(request.url()),
  );
  const answer = await page.goto(origin + path, { waitUntil: "load" });
  const isMissing = name === "not-found";
  assert.equal(answer?.status(), isMissing ? 404 : 200, path);
  assert.deepEqual(await findViolations(page), [], name);
  assert.deepEqual(strangers, [], name);
  // A browser reports the page's own 404 on the console.
  assert.deepEqual(isMissing ? [] : complaints, [], name);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
    assert.ok(Number(overflow) <= 0, `${name} is ${overflow} px too wide at ${width}`);
  }
  page.removeAllListeners();
}

/** Presses Tab until it comes round, and notes what was reached and could be seen. */
async function tabThrough(page: Page, { name }: ShownPage): Promise<void> {
  const count = Number(
    await page.evaluate(`
    globalThis.wanted = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
      .filter((element) => element.type !== "hidden" && !element.disabled && element.checkVisibility());
    globalThis.reached = new Set();
    globalThis.unseen = [];
    wanted.length`),
  );
  // A field for a date and time has a stop for each of its parts.
  const most = count * 8;
  for (let press = 0; press < most; press++) {
    await page.keyboard.press("Tab");
    const cameRound = await page.evaluate(`(({ activeElement, body }) => {
      if (activeElement === body) return reached.size > 0;
      reached.add(activeElement);
      if (activeElement.getBoundingClientRect().width === 0) unseen.push(activeElement.outerHTML);
    })(document)`);
    if (cameRound) break;
  }
  // Of radio buttons with one name the keyboard reaches the chosen one, and the others by its arrows.
  const missed = await page.evaluate(`wanted
    .filter((element) => element.type !== "radio" && !reached.has(element))
    .map((element) => element.outerHTML.slice(0, 120))`);
  assert.deepEqual(missed, [], name);
  assert.deepEqual(await page.evaluate("unseen"), [], name);
}
