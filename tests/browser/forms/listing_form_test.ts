import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import { findViolations, serveWorld } from "../../support/pages/browsing.ts";
import { partOf } from "../journeys/journey.ts";
import { openOwner } from "../../support/people/owner.ts";
import { pngOf } from "../../support/pages/pictures.ts";
import { testInBrowser } from "../shared_browser.ts";
import type { Visitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const EDIT = "/my/servers/caves/edit";

/** Opens a window in which an owner is signed in, and counts its complaints about the pages. */
async function openPage(
  browser: Browser,
  { owner, origin, ...options }: {
    owner: Visitor;
    origin: string;
    javaScriptEnabled?: boolean;
    viewport?: { width: number; height: number };
  },
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext(options);
  const cookies = [...owner.cookies].map(([name, value]) => ({ name, value, url: origin }));
  await context.addCookies(cookies);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (line) => complaints.push(line.text()));
  page.on("pageerror", ({ message }) => complaints.push(message));
  return { page, complaints };
}

testInBrowser("the preview follows what is typed, and runs nothing of it", async (browser) => {
  await using world = await openWorld({ now: new Date() });
  await using site = serveWorld(world);
  const owner = await openOwner(world);
  const { page, complaints } = await openPage(browser, { owner, ...site });
  await page.goto(site.origin + EDIT);
  const drawn = page.locator("#drawn");
  await partOf(page, "Tagline, description and rules").click();
  await page.fill("#name", "Deep <img src=x onerror=alert(1)>");
  await page.fill("#tagline", "Dig deeper");
  await page.fill("#description", "Bring a **lamp** <script>alert(1)</script>");
  await drawn.locator(".entry h3", { hasText: "Deep <img src=x" }).waitFor();
  await drawn.getByText("Dig deeper").waitFor();
  await drawn.locator("strong", { hasText: "lamp" }).waitFor();
  assert.equal(await drawn.locator("img[src=x], script").count(), 0);
  assert.deepEqual(await findViolations(page), []);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

testInBrowser(
  "what was typed survives an upload, which says that it is done, and is not left by mistake",
  async (browser) => {
    await using world = await openWorld({ now: new Date() });
    await using site = serveWorld(world);
    const owner = await openOwner(world);
    const { page, complaints } = await openPage(browser, { owner, ...site });
    await page.goto(site.origin + EDIT);
    await partOf(page, "Tagline, description and rules").click();
    await page.fill("#tagline", "Typed for an hour");
    await partOf(page, "Links").click();
    await page.fill("#website", "caves.example");
    await partOf(page, "Links").click();
    await page.getByRole("button", { name: "Save changes" }).click();
    assert.ok(await page.locator("#website").isVisible(), "the part with a fault is opened");
    await page.fill("#website", "http://caves.example");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.locator("#website-fault").waitFor();
    const png = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(pngOf(300, 300)) };
    const broken = { ...png, buffer: Buffer.from("no picture") };
    await page.setInputFiles("#logo", broken);
    await page.getByRole("button", { name: "Upload logo" }).click();
    await page.locator("#logo-fault").waitFor();
    await page.setInputFiles("#logo", png);
    await page.getByRole("button", { name: "Upload logo" }).click();
    await page.getByRole("button", { name: "Remove logo" }).waitFor();
    await page.locator("#pictures").getByText("The picture is saved").waitFor();
    await page.locator("#drawn img.logo").waitFor();
    assert.equal(await page.inputValue("#tagline"), "Typed for an hour");
    await page.fill("#website", "");
    const asked = page.waitForEvent("dialog");
    const leaving = page.getByRole("link", { name: "Overview" }).click({ noWaitAfter: true });
    await (await asked).dismiss();
    await leaving;
    assert.equal(await page.inputValue("#tagline"), "Typed for an hour");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Your changes were saved").waitFor();
    // A form that is refused is the browser's own complaint.
    assert.deepEqual(complaints.filter((line) => !line.includes("422")), []);
    await page.context().close();
  },
);

testInBrowser("without a script, the preview opens in another tab", async (browser) => {
  await using world = await openWorld({ now: new Date() });
  await using site = serveWorld(world);
  const owner = await openOwner(world);
  const window = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
  const { page } = await openPage(browser, { owner, ...site, ...window });
  await page.goto(site.origin + EDIT);
  await partOf(page, "Tagline, description and rules").click();
  await page.fill("#tagline", "Dig deeper");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Preview" }).click();
  await (await opened).getByText("Dig deeper").waitFor();
  assert.equal(await page.inputValue("#tagline"), "Dig deeper");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Your changes were saved").waitFor();
  await page.context().close();
});

testInBrowser("a link to a folded part of the form opens it without a script", async (browser) => {
  await using world = await openWorld({ now: new Date() });
  await using site = serveWorld(world);
  const owner = await openOwner(world);
  const { page } = await openPage(browser, { owner, ...site, javaScriptEnabled: false });
  await page.goto(site.origin + EDIT);
  assert.equal(await page.locator("#website").isVisible(), false);
  await page.goto(`${site.origin}${EDIT}#links`);
  await page.locator("#website").waitFor();
  assert.equal(await page.locator("#tagline").isVisible(), false);
  await page.context().close();
});
