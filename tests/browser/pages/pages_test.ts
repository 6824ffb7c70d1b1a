import assert from "node:assert/strict";
import type { CDPSession, Page } from "playwright-core";
import {
  findPaleColors,
  findViolations,
  openStill,
  openWindow,
  WIDTHS,
} from "../../support/pages/browsing.ts";
import { type Focusing, lookAtControls } from "./focus_rings.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openShowcase } from "../../support/pages/showcase/showcase.ts";
import { ROLES, type ShownPage } from "../../support/pages/shown_pages.ts";

/** Bytes of a page with all that it loads, without the proof-of-work widget. */
const PAGE_MAX_BYTES = 100_000;

/** The widget's own files, which only the page to vote on loads. */
const WIDGET = /\/altcha[^/]*$/;

/** Each theme is looked at on another screen; what fits the one is then tried on the other. */
const LOOKS = [{ theme: "light", width: 390 }, { theme: "dark", width: 1280 }] as const;

/** A press of the Tab key. */
const TAB = { type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 } as const;

/** Findings of one visit to a page in a browser. */
interface Visit {
  name: string;
  status: number | undefined;
  /** Its address and its title: no other page has the same. */
  path: string;
  title: string;
  /** Violations that axe finds, in both themes. */
  violations: string[];
  /** Lines on the console, apart from a page's own 404. */
  complaints: string[];
  /** Requests to other hosts. */
  strangers: string[];
  /** Pixels that the page is wider than a window, by the window's width. */
  overflow: Record<number, number>;
  /** Tables that are wider than a phone. */
  sideways: string[];
  /** Bytes of all that the page loads with an empty cache. */
  bytes: number;
  /** Controls that Tab does not reach; and, as `unseen`, those it reaches out of sight. */
  missed: string[];
  unseen: string[];
  /** Controls whose ring cannot be seen, by the window's width. */
  rings: Record<number, Focusing>;
}

/**
 * Pages that say that something is not there: the showcase has a moderator, so no account becomes the first, and no
 * sign-in waits for a second step.
 */
const GONE: Record<string, number> = {
  "not-found": 404,
  "first-moderator-token": 410,
  "sign-in-second-factor": 410,
};

testInBrowser("every page, visited once in a browser", async (browser, t) => {
  await using showcase = await openShowcase();
  const visits: Visit[] = [];
  for (const role of ROLES) {
    const context = await openWindow(browser, showcase, { role, ...LOOKS[0] });
    const page = await context.newPage();
    // Pages are weighed as a first visit loads them.
    const protocol = await context.newCDPSession(page);
    await protocol.send("Network.setCacheDisabled", { cacheDisabled: true });
    for (const shown of showcase.pages.filter((shown) => shown.role === role)) {
      visits.push(await visit({ page, protocol }, showcase.origin, shown));
    }
    await context.close();
  }
  await t.step("is accessible in both themes, silent, and asks only this host", () => {
    for (const { name, status, violations, complaints, strangers } of visits) {
      assert.equal(status, GONE[name] ?? 200, name);
      assert.deepEqual({ violations, complaints, strangers }, {
        violations: [],
        complaints: [],
        strangers: [],
      }, name);
    }
  });
  await t.step("fits a phone and a desk", () => {
    for (const { name, overflow } of visits) {
      for (const width of WIDTHS) {
        assert.ok(Number(overflow[width]) <= 0, `${name}: ${overflow[width]} px at ${width}`);
      }
    }
  });
  await t.step("hides no column of a table beside a phone's screen", () => {
    for (const { name, sideways } of visits) assert.deepEqual(sideways, [], name);
  });
  await t.step("has a title of its own", () => {
    const paths = new Map<string, Set<string>>();
    for (const { title, path } of visits) {
      paths.set(title, (paths.get(title) ?? new Set()).add(path));
    }
    assert.deepEqual([...paths].filter(([, { size }]) => size > 1), []);
  });
  await t.step("weighs 100 KB at most, apart from the proof of work", () => {
    for (const { name, bytes } of visits) {
      assert.ok(bytes > 1_000 && bytes <= PAGE_MAX_BYTES, `${name} weighs ${bytes} bytes`);
    }
  });
  await t.step("can be used by the Tab key alone, which stays in sight", () => {
    for (const { name, missed, unseen } of visits) {
      assert.deepEqual({ missed, unseen }, { missed: [], unseen: [] }, name);
    }
  });
  await t.step("shows every control that takes the focus, with its whole ring", () => {
    for (const { name, rings } of visits) {
      for (const width of WIDTHS) {
        assert.deepEqual(rings[width], { hidden: [], cut: [] }, `${name} at ${width}`);
      }
    }
  });
});

/** A page, and Chromium's own protocol to it. */
interface Opened {
  page: Page;
  protocol: CDPSession;
}

async function visit(
  { page, protocol }: Opened,
  origin: string,
  { name, path }: ShownPage,
): Promise<Visit> {
  await page.setViewportSize({ width: LOOKS[0].width, height: 900 });
  await page.emulateMedia({ colorScheme: LOOKS[0].theme });
  const { complaints, strangers } = noteFaults(page, origin);
  const weight = weigh(page);
  const answer = await openStill(page, origin + path);
  const bytes = await weight.whenLoaded();
  const violations = await findViolations(page);
  const sideways = await page.evaluate<string[]>(
    `[...document.querySelectorAll(".table")].filter((wrap) => wrap.scrollWidth > wrap.clientWidth + 1)
      .map((wrap) => wrap.getAttribute("aria-label"))`,
  );
  const overflow = await findOverflow(page);
  await page.emulateMedia({ colorScheme: LOOKS[1].theme });
  // Colours fade from one theme into the other. What follows scrolling never ends.
  await page.evaluate(
    `new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    .then(() => Promise.allSettled(
      document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished)
    ))`,
  );
  violations.push(...await findPaleColors(page));
  const isRefused = Number(answer?.status()) >= 400;
  const visited = {
    name,
    status: answer?.status(),
    path,
    title: await page.title(),
    violations,
    overflow,
    sideways,
    bytes,
    strangers,
    complaints: isRefused ? [] : complaints,
    ...await tabThrough({ page, protocol }),
    rings: await findRings(page),
  };
  page.removeAllListeners();
  return visited;
}

/** Notes what a page says on the console, and its requests to other hosts. */
function noteFaults(page: Page, origin: string): Pick<Visit, "complaints" | "strangers"> {
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on(
    "request",
    (request) => request.url().startsWith(origin) || strangers.push(request.url()),
  );
  return { complaints, strangers };
}

async function findOverflow(page: Page): Promise<Visit["overflow"]> {
  const overflow: Visit["overflow"] = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    overflow[width] = Number(
      await page.evaluate("document.documentElement.scrollWidth - innerWidth"),
    );
  }
  return overflow;
}

/** Looks for rings that are cut off, on either screen. */
async function findRings(page: Page): Promise<Visit["rings"]> {
  const rings: Visit["rings"] = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    rings[width] = await lookAtControls(page);
  }
  return rings;
}

/** Adds up what a page loads until its load event: one that looks again by itself is not weighed twice. */
function weigh(page: Page): { whenLoaded(): Promise<number> } {
  const sizes: Promise<number>[] = [];
  let isLoaded = false;
  page.on("requestfinished", (request) => {
    if (isLoaded || WIDGET.test(new URL(request.url()).pathname)) return;
    sizes.push(
      request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize),
    );
  });
  return {
    async whenLoaded() {
      isLoaded = true;
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
  };
}

/** Presses Tab until it comes round, and tells what was not reached, and what could not be seen. */
async function tabThrough(
  { page, protocol }: Opened,
): Promise<Pick<Visit, "missed" | "unseen">> {
  const count = Number(
    await page.evaluate(`
    globalThis.wanted = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
      .filter((element) => element.type !== "hidden" && !element.disabled && element.checkVisibility());
    globalThis.reached = new Set();
    globalThis.unseen = [];
    globalThis.first = undefined;
    globalThis.cameRound = false;
    document.activeElement.blur();
    addEventListener("focusin", ({ target }) => {
      cameRound ||= reached.size > 1 && target === first;
      first ??= target;
      reached.add(target);
      if (target.getBoundingClientRect().width === 0) unseen.push(target.outerHTML);
    });
    wanted.length`),
  );
  // A field for a date and time has a stop for each of its parts.
  for (let pressed = 0; pressed < count * 8;) {
    const presses = Math.max(count - pressed, 4);
    // Without waiting for each: Chromium keeps their order, and Playwright would send four messages for one.
    await Promise.all(
      Array.from({ length: presses }, () => protocol.send("Input.dispatchKeyEvent", TAB)),
    );
    pressed += presses;
    if (await page.evaluate("cameRound")) break;
  }
  // Of radio buttons with one name the keyboard reaches the chosen one, and the others by its arrows.
  return await page.evaluate(`({
    missed: wanted.filter((element) => element.type !== "radio" && !reached.has(element))
      .map((element) => element.outerHTML.slice(0, 120)),
    unseen,
  })`);
}
