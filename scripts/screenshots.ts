/**
 * Takes a screenshot of every page, on a phone and a desktop, in both themes, into `screenshots/`. Run by `deno task
 * screenshots`, which provides a Postgres and a site with content on every page. Needs Chromium or Chrome.
 */
import { fileURLToPath } from "node:url";
import { answerHelp } from "../src/service/cli/help.ts";
import { launchBrowser } from "../tests/support/pages/browser.ts";
import { type Look, openWindow, THEMES, WIDTHS } from "../tests/support/pages/browsing.ts";
import { openShowcase, type Showcase } from "../tests/support/pages/showcase/showcase.ts";
import { ROLES } from "../tests/support/pages/shown_pages.ts";
import { withTestServer } from "./test/test_server.ts";

const FOLDER = new URL("../screenshots/", import.meta.url);

answerHelp("Usage: deno task screenshots");
const browser = await launchBrowser();
if (browser === null) Deno.exit(1);
await Deno.mkdir(FOLDER, { recursive: true });
const taken = await withTestServer(async (environment) => {
  for (const [name, value] of Object.entries(environment)) Deno.env.set(name, value);
  await using showcase = await openShowcase();
  let pictures = 0;
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      for (const role of ROLES) {
        pictures += await takeAll(browser, showcase, { role, width, theme });
      }
    }
  }
  return pictures;
});
await browser.close();
console.log(`${taken} pictures are in screenshots/`);
Deno.exit(0);

/** Chromium, as used by the tests. */
type Browser = NonNullable<Awaited<ReturnType<typeof launchBrowser>>>;

async function takeAll(browser: Browser, showcase: Showcase, look: Look): Promise<number> {
  const context = await openWindow(browser, showcase, look);
  const page = await context.newPage();
  const shown = showcase.pages.filter(({ role }) => role === look.role);
  for (const { name, path } of shown) {
    await page.goto(showcase.origin + path, { waitUntil: "load" });
    const file = new URL(`${name}-${look.width}-${look.theme}.png`, FOLDER);
    await page.screenshot({ path: fileURLToPath(file), fullPage: true });
  }
  await context.close();
  return shown.length;
}
