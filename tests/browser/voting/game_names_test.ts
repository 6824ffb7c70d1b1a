import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { createProofOfWork } from "../../../src/site/voting/ballot/proof_of_work.ts";
import { findViolations, serveWorld } from "../../support/pages/browsing.ts";
import { LITTLE_WORK } from "../../support/votes/little_work.ts";
import { testInBrowser } from "../shared_browser.ts";
import { PASSWORD } from "../../support/people/people.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, SECRET_KEY, type World } from "../../support/world.ts";

const BEDROCK = ".anna_k";

/** Chooses a name on the open ballot and votes; without one, with the name that is chosen already. */
async function voteAs(page: Page, name?: string): Promise<void> {
  if (name !== undefined) await page.getByRole("radio", { name, exact: true }).check();
  await page.getByText("Ready to vote").waitFor();
  await page.getByRole("button", { name: "Cast my vote" }).click();
  await page.getByRole("heading", { name: "Your vote is counted" }).waitFor();
}

async function hasVoted(world: World, key: string, name: string): Promise<boolean> {
  const path = `/api/v1/vote-check?username=${encodeURIComponent(name)}`;
  return (await (await world.get(path, { key })).json()).voted;
}

testInBrowser(
  "one account votes on two servers with the name that it has on each",
  async (browser) => {
    const botCheck = createProofOfWork(SECRET_KEY, { work: LITTLE_WORK });
    await using world = await openWorld({ now: new Date(), botCheck });
    const java = await world.server("Caves");
    const bedrock = await world.server("Pocket Isles");
    const javaKey = await world.key(java);
    const bedrockKey = await world.key(bedrock);
    await openPerson(world, "Anna_K");
    await using site = serveWorld(world);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${site.origin}/sign-in?next=/servers/${java.slug}/vote`);
    await page.getByLabel("Name or email").fill("Anna_K");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.locator("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await voteAs(page);

    await page.goto(`${site.origin}/servers/${bedrock.slug}/vote`);
    await page.getByRole("link", { name: "Another name in this game? Add it" }).click();
    await page.getByLabel("Name in the game").fill(BEDROCK);
    assert.deepEqual(await findViolations(page), []);
    await page.getByRole("button", { name: "Add this name" }).click();
    await page.getByText("Choose on each ballot which of your names votes").waitFor();
    assert.ok(await page.getByRole("radio", { name: "Anna_K", exact: true }).isChecked());
    assert.deepEqual(await findViolations(page), []);
    await voteAs(page, BEDROCK);
    await page.getByText(BEDROCK, { exact: true }).waitFor();

    const asked = [[javaKey, "Anna_K"], [javaKey, BEDROCK], [bedrockKey, "Anna_K"], [
      bedrockKey,
      BEDROCK,
    ]] as const;
    const voted = await Promise.all(
      asked.map(([{ secret }, name]) => hasVoted(world, secret, name)),
    );
    assert.deepEqual(voted, [true, false, false, true]);

    world.pass(86_400_000);
    for (const [{ slug }, name] of [[java, "Anna_K"], [bedrock, BEDROCK]] as const) {
      await page.goto(`${site.origin}/servers/${slug}/vote`);
      assert.ok(await page.getByRole("radio", { name, exact: true }).isChecked(), slug);
    }
    await context.close();
  },
);
