import assert from "node:assert/strict";
import { serveWorld } from "../../support/pages/browsing.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openWorld } from "../../support/world.ts";

testInBrowser("focus moves to the first field at fault, without a script too", async (browser) => {
  await using world = await openWorld({ now: new Date() });
  await using site = serveWorld(world);
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${site.origin}/sign-in`);
    await page.fill("#name", "Steve_01");
    await page.fill("#password", "not the password");
    await page.press("#password", "Enter");
    await page.waitForSelector("#password[aria-invalid=true]:focus");
    assert.match(await page.title(), /^Error: Sign in/);
    await context.close();
  }
});

testInBrowser("a screen reader is told that an address was copied", async (browser) => {
  await using world = await openWorld({ now: new Date() });
  const { slug } = await world.server();
  await using site = serveWorld(world);
  const context = await browser.newContext({
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await page.goto(`${site.origin}/servers/${slug}`);
  await page.click("button[data-copy]");
  await page.waitForSelector("[role=status]:text('Copied')", { state: "attached" });
  await context.close();
});

testInBrowser("a browser takes an address however it was pasted or typed", async (browser) => {
  await using world = await openWorld({ now: new Date() });
  await using site = serveWorld(world);
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const typed of ["\u200ekim@mail.example\u200f", "\u3000ｋｉｍ＠mail。example\u200b"]) {
    await page.goto(`${site.origin}/reset-password`);
    await page.focus("#email");
    await page.keyboard.insertText(typed);
    await page.press("#email", "Enter");
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
  }
  // A link stays as it is, and marks around it go.
  const value = await page.evaluate(`{
    const input = Object.assign(document.createElement("input"), { type: "url" });
    document.body.append(input);
    input.value = "\\u202ahttps://votes.example/ｘ\\u202c";
    input.dispatchEvent(new Event("change", { bubbles: true }));
    input.value;
  }`);
  assert.equal(value, "https://votes.example/ｘ");
  await context.close();
});
