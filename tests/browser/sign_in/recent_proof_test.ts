import assert from "node:assert/strict";
import { findViolations, serveWorld } from "../../support/pages/browsing.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openPerson, PASSWORD } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

testInBrowser(
  "a form that waits for a proof goes on with all that was typed, without a script too",
  async (browser) => {
    for (const javaScriptEnabled of [true, false]) {
      await using world = await openWorld({ now: new Date() });
      const { sql } = world.services;
      const steve = await openPerson(world, "Steve_01");
      const { slug } = await world.server();
      await sql`update server set owner_id = (select id from account where username = 'Steve_01')`;
      const before = new Date(world.clock.now.getTime() - 3_600_000);
      await sql`update session set proved_at = ${before}`;
      await using site = serveWorld(world);
      const context = await browser.newContext({ javaScriptEnabled });
      const cookies = [...steve.cookies]
        .map(([name, value]) => ({ name, value, url: site.origin }));
      await context.addCookies(cookies);
      const page = await context.newPage();
      await page.goto(`${site.origin}/my/servers/${slug}/api`);
      await page.getByLabel("Key name").fill("lobby");
      await page.getByRole("button", { name: "Generate API key" }).click();
      await page.getByRole("heading", { name: "Confirm it's you" }).waitFor();
      if (javaScriptEnabled) assert.deepEqual(await findViolations(page), []);
      await page.getByLabel("Your password").fill("not the password");
      await page.getByRole("button", { name: "Confirm" }).click();
      await page.getByText("That is not your password.").first().waitFor();
      await page.getByLabel("Your password").fill(PASSWORD);
      await page.getByRole("button", { name: "Confirm" }).click();
      await page.locator("#key").waitFor();
      const [key] = await sql`select name from api_key`;
      assert.equal(key?.["name"], "lobby");
      assert.ok(!(await page.content()).includes(PASSWORD));
      await context.close();
    }
  },
);
