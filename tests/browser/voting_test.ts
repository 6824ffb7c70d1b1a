import assert from "node:assert/strict";
import { createProofOfWork } from "../../src/votes/proof_of_work.ts";
import { openWindow } from "../support/browsing.ts";
import { shareBrowser } from "../support/shared_browser.ts";
import { openShowcase } from "../support/showcase.ts";
import { SHOWN_SERVER } from "../support/shown_pages.ts";
import { SECRET_KEY } from "../support/world.ts";

// Playwright keeps pipes and timers of its own between its calls.
const options = { sanitizeOps: false, sanitizeResources: false };

/** Milliseconds that a browser may work on a proof: two workers on a busy machine. */
const WORK_MS = 60_000;

Deno.test({
  name: "one button casts a vote under the strict policy, without browser errors",
  ...options,
  async fn() {
    const browser = await shareBrowser();
    if (browser === null) return;
    await using showcase = await openShowcase({ botCheck: createProofOfWork(SECRET_KEY) });
    const look = { role: "player", width: 390, theme: "dark" } as const;
    const context = await openWindow(browser, showcase, look);
    const page = await context.newPage();
    const complaints: string[] = [];
    const strangers: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
      if (!request.url().startsWith(showcase.origin)) strangers.push(request.url());
    });
    await page.goto(`${showcase.origin}/servers/${SHOWN_SERVER}`);
    await page.getByRole("link", { name: "Vote for this server" }).click();
    await page.getByText("Ready to vote").waitFor({ timeout: WORK_MS });
    await page.getByRole("button", { name: "Cast my vote" }).click();
    await page.getByRole("heading", { name: "You voted" }).waitFor();
    assert.deepEqual(complaints, []);
    assert.deepEqual(strangers, []);
    await page.goto(`${showcase.origin}/servers/${SHOWN_SERVER}`);
    await page.getByText("You voted today.").waitFor();
    await context.close();
  },
});
