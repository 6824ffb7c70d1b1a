import assert from "node:assert/strict";
import type { BrowserContextOptions, Page } from "playwright-core";
import { GUIDES } from "../../../src/site/web/docs/guides.ts";
import {
  findPaleColors,
  findViolations,
  serveWorld,
  WIDTHS,
} from "../../support/pages/browsing.ts";
import { shareBrowser, testInBrowser } from "../shared_browser.ts";
import { openWorld } from "../../support/world.ts";

/** Opens the docs in a window of their own. */
async function withDocs(
  options: BrowserContextOptions,
  look: (page: Page, origin: string) => Promise<void>,
): Promise<void> {
  await using world = await openWorld();
  await using site = serveWorld(world);
  await using context = await (await shareBrowser())?.newContext(options);
  const page = await context?.newPage();
  if (page) await look(page, site.origin);
}

/** The headings of the programs whose code a reader sees. */
function shownPrograms(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll(".programs > details")]
    .filter((tab) => tab.querySelector("pre").checkVisibility({ contentVisibilityAuto: true }))
    .map((tab) => tab.querySelector("summary").textContent)`);
}

testInBrowser("no code of a guide is cut off, on a phone or a desk", async () => {
  await withDocs({}, async (page, origin) => {
    for (const { href } of GUIDES) {
      await page.goto(origin + href);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await page.evaluate<number>(`
          document.querySelectorAll(".programs > details").forEach((tab) => tab.removeAttribute("name"));
          document.querySelectorAll(".programs > details").forEach((tab) => tab.open = true);
          [...document.querySelectorAll("main pre")].filter((block) => block.scrollWidth > block.clientWidth).length`);
        assert.equal(cut, 0, `${href} at ${width} px`);
      }
    }
  });
});

testInBrowser("no table of a guide breaks a word, on a phone or a desk", async () => {
  await withDocs({}, async (page, origin) => {
    for (const { href } of GUIDES) {
      await page.goto(origin + href);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        assert.deepEqual(await findBrokenWords(page), [], `${href} at ${width} px`);
      }
    }
  });
});

/** Finds words in tables that take two lines. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll("main :is(td, th)")].flatMap((cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const words = [];
    for (let node; (node = walker.nextNode()) !== null;) {
      for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) {
          words.push(word);
        }
      }
    }
    return words;
  })`);
}

testInBrowser("coloured code is readable in both themes, in every language", async () => {
  await withDocs({ colorScheme: "light" }, async (page, origin) => {
    for (
      const path of ["/docs/webhooks", "/docs/reward-plugins", "/docs/hosting", "/docs/errors"]
    ) {
      await page.goto(origin + path);
      await page.emulateMedia({ colorScheme: "light" });
      await page.evaluate(`document.querySelectorAll(".programs > details").forEach((tab) => {
        tab.removeAttribute("name");
        tab.open = true;
      })`);
      assert.deepEqual(await findViolations(page), [], `${path}, light`);
      await page.emulateMedia({ colorScheme: "dark" });
      assert.deepEqual(await findPaleColors(page), [], `${path}, dark`);
    }
  });
});

testInBrowser("without a script one program is shown, by keys and by links", async () => {
  await withDocs({ javaScriptEnabled: false }, async (page, origin) => {
    await page.goto(`${origin}/docs/webhooks`);
    assert.deepEqual(await shownPrograms(page), ["Python"]);
    await page.locator(".programs summary", { hasText: "Node" }).focus();
    await page.keyboard.press("Enter");
    assert.deepEqual(await shownPrograms(page), ["Node"]);
    await page.goto(`${origin}/docs/webhooks#rust`);
    assert.deepEqual(await shownPrograms(page), ["Rust"]);
  });
});

testInBrowser("a printed guide has all programs", async () => {
  await withDocs({}, async (page, origin) => {
    await page.goto(`${origin}/docs/webhooks`);
    await page.emulateMedia({ media: "print" });
    assert.equal((await shownPrograms(page)).length, 8);
  });
});

testInBrowser("the language that was chosen stays chosen in the next guide", async () => {
  await withDocs({}, async (page, origin) => {
    await page.goto(`${origin}/docs/webhooks`);
    await page.locator(".programs summary", { hasText: "Lua" }).click();
    assert.deepEqual(await shownPrograms(page), ["Lua"]);
    // What is shown stays open: a second press leaves the reader with no code otherwise.
    await page.keyboard.press("Enter");
    assert.deepEqual(await shownPrograms(page), ["Lua"]);
    await page.goto(`${origin}/docs/polling`);
    assert.deepEqual(await shownPrograms(page), ["Lua"]);
    await page.goto(`${origin}/docs/polling#java`);
    assert.deepEqual(await shownPrograms(page), ["Java"]);
    await page.goto(`${origin}/docs/reward-plugins`);
    assert.deepEqual(await shownPrograms(page), ["Any game with a command"]);
  });
});

testInBrowser("forced colours leave the mark of the shown program", async () => {
  await withDocs({ forcedColors: "active" }, async (page, origin) => {
    await page.goto(`${origin}/docs/webhooks`);
    const marks = await page.evaluate(`[...document.querySelectorAll(".programs summary")]
      .map((tab) => getComputedStyle(tab).borderBottomWidth)`);
    assert.deepEqual(marks, ["3px", ...Array(7).fill("0px")]);
  });
});
