import type { Browser } from "playwright-core";
import { launchBrowser } from "../support/pages/browser.ts";

let launched: Promise<Browser | null> | undefined;

/** Returns the browser that all tests of a worker share, as `launchBrowser` does; a test closes only its windows. */
export function shareBrowser(): Promise<Browser | null> {
  launched ??= launchBrowser();
  return launched;
}

/** Declares a test in the shared browser. It is skipped on machines without one. */
export function testInBrowser(
  name: string,
  fn: (browser: Browser, t: Deno.TestContext) => Promise<void>,
): void {
  Deno.test({
    name,
    // Playwright keeps pipes and timers of its own between its calls.
    sanitizeOps: false,
    sanitizeResources: false,
    async fn(t) {
      const browser = await shareBrowser();
      if (browser !== null) await fn(browser, t);
    },
  });
}

Deno.test.afterAll(async () => await (await launched)?.close());
