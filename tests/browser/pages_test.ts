import assert from "node:assert/strict";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { launchBrowser } from "../support/browser.ts";
import { openWorld } from "../support/world.ts";

/** Widths of a phone and a desk. */
const WIDTHS = [390, 1280];
const THEMES = ["light", "dark"] as const;
const PAGES = [
  "/",
  "/?q=sky&game=minecraft",
  "/?q=nothing",
  "/servers/skyblock-valley",
  "/nowhere",
];

// Playwright keeps pipes and timers of its own between its calls.
const options = { sanitizeOps: false, sanitizeResources: false };

Deno.test({
  name: "every page is accessible in both themes, fits a phone, and asks only this host",
  ...options,
  async fn() {
    await using browser = await launchBrowser();
    if (browser === null) return;
    await using world = await openWorld();
    const server = await world.server();
    await world.server(
      "A server with a very long name that goes on and on and on and on, and then a bit",
    );
    for (const name of ["Steve_01", "Alex"]) {
      await world.account(name);
      await world.vote(server, name);
    }
    await using site = serveSite(world.app.fetch);
    for (const colorScheme of THEMES) {
      for (const width of WIDTHS) {
        const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
        const page = await context.newPage();
        for (const path of PAGES) await inspect(page, site.origin, path);
        await context.close();
      }
    }
  },
});

async function inspect(page: Page, origin: string, path: string): Promise<void> {
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on(
    "request",
    (request) => request.url().startsWith(origin) || strangers.push(request.url()),
  );
  const answer = await page.goto(origin + path);
  const isMissing = answer?.status() === 404;
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    "axe.run().then(({ violations }) => violations.map(({ id }) => id))",
  );
  assert.deepEqual(violations, [], path);
  assert.deepEqual(strangers, [], path);
  // A browser reports the page's own 404 as an error of the console.
  assert.deepEqual(isMissing ? [] : complaints, [], path);
  const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
  assert.ok(Number(overflow) <= 0, `${path} is ${overflow} px too wide`);
  page.removeAllListeners();
}

function serveSite(fetch: (request: Request) => Response | Promise<Response>) {
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    (request) => fetch(request),
  );
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
