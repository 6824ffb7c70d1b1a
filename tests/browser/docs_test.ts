import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { z } from "zod";
import { createReference, readReferenceFiles } from "../../src/api/reference.ts";
import { hasBundle } from "../../src/api/reference_bundle.ts";
import { shareBrowser } from "../support/shared_browser.ts";

const ROOT = new URL("../../", import.meta.url);
const ASSETS = new URL("static/", ROOT);
const SUMMARY = z.object({ summary: z.string() });
const CONTRACT = z.object({
  paths: z.record(z.string(), z.object({ get: SUMMARY })),
  webhooks: z.record(z.string(), z.object({ post: SUMMARY })),
}).parse(JSON.parse(await Deno.readTextFile(new URL("generated/openapi.json", ROOT))));

// Playwright keeps a pipe and timers to the browser beyond what the sanitizers can attribute.
const browserTest = { sanitizeOps: false, sanitizeResources: false };

Deno.test("the reference page shows every operation and the webhook", browserTest, async () => {
  await withPage(async ({ page }) => {
    const text = await page.innerText("body");
    const operations = Object.entries(CONTRACT.paths);
    assert.equal(operations.length, 3);
    for (const [path, { get }] of operations) assertShown(text, path, get.summary);
    assertShown(text, CONTRACT.webhooks.vote?.post.summary ?? "a webhook named vote");
    assert.equal(await page.title(), "Voteboard API");
  });
});

Deno.test("the reference page calls no other host and breaks no policy", browserTest, async () => {
  await withPage(async ({ page, origin, requests, complaints }) => {
    // Parts that are drawn late, or only when asked for, might call out late too.
    for (const part of ["Receive a vote", "Search"]) await page.getByText(part).first().click();
    await page.getByRole("dialog").waitFor({ state: "attached" });
    assert.ok(requests.some((url) => url.endsWith("/openapi.json")));
    assert.deepEqual(requests.filter((url) => new URL(url).origin !== origin), []);
    assert.deepEqual(complaints, []);
  });
});

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
  { javaScriptEnabled = true } = {},
): Promise<void> {
  assert.ok(await hasBundle(ASSETS), "the bundle is missing: run `deno task assets`");
  const browser = await shareBrowser();
  if (browser === null) return;
  const server = await serveReference();
  try {
    const viewport = { width: 1360, height: 900 };
    await using context = await browser.newContext({ javaScriptEnabled, viewport });
    const page = await context.newPage();
    const visit = record(page, `http://127.0.0.1:${server.addr.port}`);
    await page.goto(`${visit.origin}/docs/api`);
    if (javaScriptEnabled) await settle(page);
    await look(visit);
  } finally {
    await server.shutdown();
  }
}

async function serveReference() {
  const reference = createReference({ ...await readReferenceFiles(), assets: ASSETS });
  return Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, reference.fetch);
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
