import assert from "node:assert/strict";
import { QueueFull } from "../../../src/core/limits/fair_queue.ts";
import { createProofOfWork } from "../../../src/site/voting/ballot/proof_of_work.ts";
import type { Passwords } from "../../../src/site/accounts/passwords/password.ts";
import { findViolations, serveWorld } from "../../support/pages/browsing.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openPerson, PASSWORD } from "../../support/people/visitor.ts";
import { openWorld, PASSWORDS, SECRET_KEY } from "../../support/world.ts";

testInBrowser(
  "when too many sign in, a browser does some work and signs in with it",
  async (browser) => {
    let isFull = true;
    const passwords: Passwords = {
      ...PASSWORDS,
      as: () => passwords,
      expectRoom() {
        if (isFull) throw new QueueFull(3);
      },
    };
    const botCheck = createProofOfWork(SECRET_KEY);
    await using world = await openWorld({ passwords, botCheck, now: new Date() });
    await openPerson(world, "Steve_01");
    await using site = serveWorld(world);
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${site.origin}/sign-in?next=/games`);
    await page.getByLabel("Username or email address").fill("Steve_01");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("Too many people are doing this right now").waitFor();
    assert.deepEqual(await findViolations(page), []);
    assert.equal(await page.getByLabel("Username or email address").inputValue(), "Steve_01");
    assert.equal(await page.getByLabel("Password").inputValue(), "");
    isFull = false;
    await page.getByLabel("Password").fill(PASSWORD);
    // Pressed at once: the form is sent as soon as the work is done.
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(`${site.origin}/games`, { timeout: 60_000 });
    const [row] = await world.services.sql`select count(*)::int as spent from spent_proof`;
    assert.equal(row?.["spent"], 1);
    assert.deepEqual(complaints, []);
    await context.close();
  },
);
