import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { createProofOfWork } from "../../../src/site/voting/ballot/proof_of_work.ts";
import { serveWorld } from "../../support/pages/browsing.ts";
import { freePort } from "../../support/network/ports.ts";
import { doubleProviders } from "../../support/people/provider_double.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openWorld, SECRET_KEY } from "../../support/world.ts";

/** Milliseconds that a browser may work on a proof. */
const WORK_MS = 60_000;

/** A provider's own page: one button, which leads back with the answer. */
function providersPage(asked: URL, origin: string): string {
  const state = asked.searchParams.get("state") ?? "";
  const back = `${origin}/sign-in/with/discord/back?state=${state}&code=a`;
  return `<!doctype html><title>Provider</title><a href="${back}">Authorize</a>`;
}

testInBrowser(
  "a newcomer's first vote with Discord takes one field and at most three clicks after Discord's page",
  async (browser) => {
    const port = freePort();
    const origin = `http://localhost:${port}`;
    await using world = await openWorld({
      now: new Date(),
      baseUrl: origin,
      rounds: doubleProviders(),
      botCheck: createProofOfWork(SECRET_KEY),
    });
    await using _site = serveWorld(world, { port });
    const { slug } = await world.server();
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    await context.route("https://provider.example/**", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: providersPage(new URL(route.request().url()), origin),
      }));
    const page = await context.newPage();
    const done = { clicks: 0, fields: 0 };
    const click = async (what: Locator) => {
      done.clicks++;
      await what.click();
    };
    await page.goto(`${origin}/servers/${slug}/vote`);
    await page.getByRole("button", { name: "Continue with Discord" }).click();
    await page.getByRole("link", { name: "Authorize" }).click();

    done.fields++;
    await page.getByLabel("Your name in Minecraft").fill("Pia_1");
    assert.equal(await page.locator("main input:visible").count(), 1);
    await click(page.getByRole("button", { name: "Go to the vote" }));
    await page.getByText("Ready to vote").waitFor({ timeout: WORK_MS });
    await click(page.getByRole("button", { name: "Cast my vote" }));
    await page.getByRole("heading", { name: "Your vote is counted" }).waitFor();
    assert.ok(done.clicks <= 3, `${done.clicks} clicks`);
    assert.deepEqual(done, { clicks: 2, fields: 1 });
    const [vote] = await world.services.sql<{ username: string }[]>`
      select username from vote join account on account.id = vote.account_id`;
    assert.equal(vote?.username, "Pia_1");
    await context.close();
  },
);
