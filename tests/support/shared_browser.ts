import type { Browser } from "playwright-core";
import { launchBrowser } from "./browser.ts";

let launched: Promise<Browser | null> | undefined;

/** Returns the browser that all tests of a worker share, as `launchBrowser` does; a test closes only its windows. */
export function shareBrowser(): Promise<Browser | null> {
  launched ??= launchBrowser();
  return launched;
}

Deno.test.afterAll(async () => await (await launched)?.close());
