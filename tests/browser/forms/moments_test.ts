import assert from "node:assert/strict";
import { serveWorld } from "../../support/pages/browsing.ts";
import { issueByForm, openOwner } from "../../support/people/owner.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openWorld } from "../../support/world.ts";

testInBrowser("moments are typed in the zone in which they are shown", async (browser) => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { path } = await issueByForm(steve, {
    name: "lobby",
    webhook_url: "http://127.0.0.1:9999/",
  });
  await using site = serveWorld(world);
  const cookies = [...steve.cookies].map(([name, value]) => ({ name, value, url: site.origin }));
  for (const [javaScriptEnabled, zone] of [[true, "Europe/Berlin"], [false, "UTC"]] as const) {
    const context = await browser.newContext({ javaScriptEnabled, timezoneId: "Europe/Berlin" });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(site.origin + path);
    const field = page.getByLabel(`Votes since (${zone})`);
    // 12:01 UTC: a minute ahead of the site's clock.
    await field.fill(javaScriptEnabled ? "2026-03-10T13:01" : "2026-03-10T12:01");
    await page.getByRole("button", { name: "Replay votes" }).click();
    await page.getByText("Choose a time within the last").first().waitFor();
    const again = page.getByLabel(`Votes since (${zone})`);
    assert.equal(
      await again.inputValue(),
      javaScriptEnabled ? "2026-03-10T13:01" : "2026-03-10T12:01",
    );
    await context.close();
  }
});

testInBrowser("a day stays that day in every zone", async (browser) => {
  await using world = await openWorld({ now: new Date("2026-03-10T00:30:00.000Z") });
  const { slug } = await world.server();
  await using site = serveWorld(world);
  const context = await browser.newContext({
    locale: "en-US",
    timezoneId: "America/Los_Angeles",
  });
  const page = await context.newPage();
  await page.goto(`${site.origin}/servers/${slug}`);
  await page.getByText("Mar 10, 2026", { exact: true }).waitFor();
  await context.close();
});

testInBrowser(
  "times are in the reader's zone, and to the second in UTC when hovered",
  async (browser) => {
    await using world = await openWorld({ now: new Date("2026-03-10T23:30:07.000Z") });
    const steve = await openOwner(world);
    const { path } = await issueByForm(steve, {
      name: "lobby",
      webhook_url: "http://127.0.0.1:9999/",
    });
    await using site = serveWorld(world);
    const cookies = [...steve.cookies].map(([name, value]) => ({ name, value, url: site.origin }));
    const context = await browser.newContext({ locale: "en-US", timezoneId: "Asia/Tokyo" });
    await context.addCookies(cookies);
    const page = await context.newPage();
    const readings = [
      ["2026-03-11T12:00:00Z", "8:30 AM"],
      ["2026-03-13T12:00:00Z", "Mar 11, 8:30 AM"],
      ["2027-03-13T12:00:00Z", "Mar 11, 2026, 8:30 AM"],
    ] as const;
    for (const [now, text] of readings) {
      await page.clock.setFixedTime(new Date(now));
      await page.goto(site.origin + path);
      const made = page.getByText(text, { exact: true }).first();
      assert.equal(await made.getAttribute("title"), "2026-03-10 23:30:07 UTC");
    }
    await context.close();
  },
);
