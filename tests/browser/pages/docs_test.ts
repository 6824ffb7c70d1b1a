import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import type { Page } from "playwright-core";
import { z } from "zod";
import { hasBundle } from "../../../src/service/api/reference_bundle.ts";
import { findViolations, serveWorld } from "../../support/pages/browsing.ts";
import { eventually } from "../../support/processes/processes.ts";
import { openWorld } from "../../support/world.ts";
import { shareBrowser } from "../shared_browser.ts";

const ROOT = new URL("../../../", import.meta.url);
const ASSETS = new URL("static/", ROOT);
const SUMMARY = z.object({ summary: z.string() });
const CONTRACT = z.object({
  paths: z.record(z.string(), z.object({ get: SUMMARY })),
  webhooks: z.record(z.string(), z.object({ post: SUMMARY })),
}).parse(JSON.parse(await Deno.readTextFile(new URL("generated/openapi.json", ROOT))));

/** Each theme is looked at on another screen. */
const LOOKS = [{ colorScheme: "light", width: 390 }, { colorScheme: "dark", width: 1280 }] as const;

// Playwright keeps a pipe and timers to the browser beyond what the sanitizers can attribute.
const browserTest = { sanitizeOps: false, sanitizeResources: false };

Deno.test("the reference page calls no other host and breaks no policy", browserTest, async () => {
  await withPage(async ({ page, origin, requests, complaints }) => {
    const text = await page.innerText("body");
    const operations = Object.entries(CONTRACT.paths);
    assert.equal(operations.length, 3);
    for (const [path, { get }] of operations) assertShown(text, path, get.summary);
    assertShown(text, CONTRACT.webhooks.vote?.post.summary ?? "a webhook named vote");
    assert.match(await page.title(), /^Voteboard API – /);
    // Parts that are drawn late, or only when asked for, might call out late too.
    for (const part of ["Receive a vote", "Search"]) await page.getByText(part).first().click();
    await page.getByRole("dialog").waitFor({ state: "attached" });
    assert.ok(requests.some((url) => url.endsWith("/openapi.json")));
    assert.deepEqual(requests.filter((url) => new URL(url).origin !== origin), []);
    assert.deepEqual(complaints, []);
  });
});

Deno.test("the reference is accessible, and breaks no word of a table", browserTest, async (t) => {
  for (const { colorScheme, width } of LOOKS) {
    await withPage(async ({ page }) => {
      await drawAll(page);
      assert.deepEqual(await findViolations(page), [], colorScheme);
      const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
      assert.equal(overflow, 0, `${width} px`);
      assert.deepEqual(await findBrokenWords(page), [], `${width} px`);
      if (width !== LOOKS[0].width) return;
      await t.step(
        "the webhook shows the bytes that were signed, and no test request",
        () => assertSigned(page),
      );
    }, { colorScheme, width });
  }
});

Deno.test("the reference has the theme that was chosen on the site", browserTest, async () => {
  await withPage(async ({ page }) => {
    const look = () =>
      page.evaluate<string[]>(`[
        getComputedStyle(document.querySelector(".references-layout")).backgroundColor,
        getComputedStyle(document.querySelector(".top")).backgroundColor,
      ]`);
    const [light, header] = await look();
    assert.equal(light, header);
    await page.locator(".menu > summary").click();
    await page.locator("[data-themes] label", { hasText: "Dark" }).click();
    await eventually("the reference is dark, as the header is", async () => {
      const [dark, darkHeader] = await look();
      return dark !== light && dark === darkHeader;
    });
  });
});

/** Finds words in tables that take two lines. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll(".markdown td, .markdown th")]
    .flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const words = [];
      for (let text; (text = walker.nextNode());) {
        for (const { index, 0: word } of text.data.matchAll(/[\\p{L}\\p{N}_]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) {
            words.push(word);
          }
        }
      }
      return words;
    })`);
}

async function assertSigned(page: Page): Promise<void> {
  const webhook = page.locator("[id$='/webhook/POST/vote']");
  assert.equal(await webhook.getByRole("button", { name: /Test Request/ }).count(), 0);
  assert.ok(await page.getByRole("button", { name: /Test Request/ }).count() > 0);
  const shown = await webhook.locator("pre code", { hasText: "POST /votes" }).innerText();
  const [head = "", body = ""] = shown.trim().split("\n\n");
  const [, t, v1] = /X-Listing-Signature: t=(\d+),v1=(\w+)/.exec(head) ?? [];
  const secret = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";
  assert.equal(createHmac("sha256", secret).update(`${t}.${body}`).digest("hex"), v1);
}

Deno.test("without JavaScript the page points at the contract", browserTest, async () => {
  await withPage(async ({ page }) => {
    assert.equal(await page.getAttribute("noscript a", "href"), "/openapi.yaml");
  }, { javaScriptEnabled: false });
});

function assertShown(text: string, ...parts: string[]) {
  for (const part of parts) assert.ok(text.includes(part), `the page does not show "${part}"`);
}

interface Visit {
  page: Page;
  origin: string;
  /** URLs of all requests since the page was opened; `data:` and `blob:` ones are left out. */
  requests: string[];
  /** Console errors, refusals by the content security policy, uncaught exceptions. */
  complaints: string[];
}

async function withPage(
  look: (visit: Visit) => Promise<void>,
  { javaScriptEnabled = true, colorScheme = "light", width = 1360 }: {
    javaScriptEnabled?: boolean;
    colorScheme?: "light" | "dark";
    width?: number;
  } = {},
): Promise<void> {
  assert.ok(await hasBundle(ASSETS), "the bundle is missing: run `deno task assets`");
  const browser = await shareBrowser();
  if (browser === null) return;
  await using world = await openWorld();
  await using site = serveWorld(world);
  const viewport = { width, height: 900 };
  await using context = await browser.newContext({ javaScriptEnabled, colorScheme, viewport });
  const page = await context.newPage();
  const visit = record(page, site.origin);
  await page.goto(`${visit.origin}/docs/api`);
  if (javaScriptEnabled) await settle(page);
  await look(visit);
}

function record(page: Page, origin: string): Visit {
  const visit: Visit = { page, origin, requests: [], complaints: [] };
  page.on("request", (request) => {
    if (request.url().startsWith("http")) visit.requests.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") visit.complaints.push(message.text());
  });
  page.on("pageerror", (error) => visit.complaints.push(error.message));
  return visit;
}

// The sidebar is drawn from the parsed contract, bodies after it: wait for the last of both.
async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Voteboard API" }).first().waitFor();
  for (const path of Object.keys(CONTRACT.paths)) await page.getByText(path).first().waitFor();
}

/** Scalar draws what comes into sight: passes by all of it, until the webhook stands there with its bytes. */
async function drawAll(page: Page): Promise<void> {
  for (const { post } of Object.values(CONTRACT.webhooks)) {
    await page.getByText(post.summary).last().scrollIntoViewIfNeeded();
  }
  await page.getByText("POST /votes").first().waitFor();
}
