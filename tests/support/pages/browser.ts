import { type Browser, chromium } from "playwright-core";

/**
 * Chromium without a user interface comes first, because the complete one draws its tabs and toolbars even when they
 * are not visible.
 */
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The flags of Chromium. The last five prevent requests to its vendor while a test counts requests. Its sandbox can't
 * start as root or in most containers, and the tests open only our own pages.
 */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let noticePrinted = false;

/**
 * Starts the system's Chromium (`CHROMIUM` names another file) in headless mode. The caller closes it. Without a
 * Chromium, prints a notice and returns null, so that the test ends early. Throws if `CI` is `true`, where a silent
 * skip would hide that nothing was tested, and if the file that `CHROMIUM` names doesn't exist.
 */
export async function launchBrowser(): Promise<Browser | null> {
  const executablePath = findBrowser();
  if (executablePath !== undefined) return await chromium.launch({ executablePath, args: FLAGS });
  if (Deno.env.get("CI") === "true") throw new Error("Cannot test in a browser: none found");
  if (!noticePrinted) console.warn("Browser tests skipped: no Chromium found (set CHROMIUM)");
  noticePrinted = true;
  return null;
}

/**
 * Finds the file of the browser for the tests, if there is one. Throws if the file that `CHROMIUM` names doesn't exist.
 */
export function findBrowser(): string | undefined {
  const chosen = Deno.env.get("CHROMIUM");
  if (!chosen) return SYSTEM_BROWSERS.find(isFile);
  if (!isFile(chosen)) throw new Error(`Cannot test in a browser: CHROMIUM=${chosen} is no file`);
  return chosen;
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
