import assert from "node:assert/strict";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { addServer } from "../../src/site/servers/add_server.ts";
import { findViolations, serveWorld } from "../support/pages/browsing.ts";
import { openHands, printJourney } from "./journey.ts";
import { eventually } from "../support/processes/processes.ts";
import { plantWave } from "../support/votes/planted_wave.ts";
import { testInBrowser } from "./shared_browser.ts";
import { openPerson, openVisitor } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";

/** Clicks in which a moderator finishes twenty listings. */
const CLICKS_MAX = 25;
const WAITING = 20;

/** A site on which listings wait, and a moderator's window. */
async function openDesk(
  browser: Browser,
  { scripts = true, waiting = WAITING } = {},
) {
  const world = await openWorld({ now: new Date() });
  const mod = await openPerson(world, "Mara", { isModerator: true });
  for (let nth = 1; nth <= waiting; nth++) await list(world, nth);
  const site = serveWorld(world);
  const windows: BrowserContext[] = [];
  const hands = await openHands(browser, { scripts, windows });
  const cookies = [...mod.cookies].map(([name, value]) => ({ name, value, url: site.origin }));
  await hands.page.context().addCookies(cookies);
  return {
    world,
    hands,
    origin: site.origin,
    async [Symbol.asyncDispose]() {
      for (const window of windows) await window.close();
      await site[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

async function list(world: World, nth: number): Promise<void> {
  world.pass(1000);
  const owner = `Owner_${nth}`;
  await world.account(owner);
  const description = "Dig, build and trade.\n\n- **Seasons** of three months";
  const place = { game: "minecraft", host: `server-${nth}.example`, port: 25565 };
  await addServer(
    world.context,
    { owner, name: `Server ${nth}`, description, ...place },
    world.act,
  );
}

/** Lists a server, and reports it. */
async function reportNew(world: World, name: string): Promise<void> {
  const { slug } = await world.server(name);
  const report = { reason: "scam", text: "Passwords" };
  const address = `10.${name.length}.${Number(name.split(" ")[1] ?? 0)}.1`;
  const sent = await openVisitor(world, { address }).submit(`/servers/${slug}/reports`, report);
  assert.equal(sent.status, 303);
  world.pass(1000);
}

async function countBy({ services: { sql } }: World, status: string): Promise<number> {
  const [row] = await sql<[{ servers: number }]>`
    select count(*)::integer as servers from server where status::text = ${status}`;
  return row.servers;
}

function heading(page: Page, text: string): Promise<void> {
  return page.getByRole("heading", { level: 1, name: text, exact: true }).waitFor();
}

/** Waits until the page takes keys for decisions: it has been open for a moment. */
async function settle(page: Page): Promise<void> {
  const age = async () => Number(await page.evaluate("performance.now()"));
  await eventually("it has been open", async () => await age() > 700);
}

for (const scripts of [true, false]) {
  testInBrowser(
    `twenty waiting listings take at most 25 clicks ${scripts ? "with" : "without"} JavaScript`,
    async (browser) => {
      await using desk = await openDesk(browser, { scripts });
      const { hands, world, origin } = desk;
      const { page } = hands;
      await page.goto(`${origin}/games`);
      const startedAt = performance.now();
      await hands.click(page.getByRole("link", { name: /^Moderation/ }), "Moderation");
      for (let nth = 1; nth <= WAITING; nth++) {
        await heading(page, `Server ${nth}`);
        if (nth % 7 === 0) {
          await hands.click(page.getByLabel("It advertises something else."), "a reason");
          await hands.click(page.getByRole("button", { name: "Reject" }), "Reject");
        } else await hands.click(page.getByRole("button", { name: "Approve" }), "Approve");
      }
      await page.getByText("No servers are waiting for review.").waitFor();
      printJourney("a moderator, twenty waiting listings", hands, startedAt);
      assert.deepEqual([await countBy(world, "approved"), await countBy(world, "rejected")], [
        18,
        2,
      ]);
      assert.ok(hands.steps.length <= CLICKS_MAX, `${hands.steps.length} clicks`);
    },
  );
}

testInBrowser("twenty ticked listings take less than half as many clicks", async (browser) => {
  await using desk = await openDesk(browser);
  const { hands, world, origin } = desk;
  const { page } = hands;
  await page.goto(`${origin}/moderation`);
  assert.deepEqual(await findViolations(page), []);
  await hands.click(page.getByRole("link", { name: "Listings", exact: true }), "listings");
  assert.deepEqual(await findViolations(page), []);
  for (let nth = 1; nth <= 10; nth++) {
    await hands.click(page.getByLabel(`Tick Server ${nth}`, { exact: true }), "a tick");
  }
  const count =
    `getComputedStyle(document.querySelector(".savebar button > span"), "::before").content`;
  assert.match(String(await page.evaluate(count)), /counter\(ticked\)/);
  await hands.click(page.getByRole("button", { name: "Approve" }), "Approve");
  await page.getByText("The ticked listings are decided.").waitFor();
  assert.deepEqual([await countBy(world, "approved"), hands.steps.length], [10, 12]);
});

testInBrowser(
  "a half-written reason outlives a check and a look at another listing, until a decision",
  async (browser) => {
    await using desk = await openDesk(browser, { waiting: 2 });
    const { hands: { page }, origin } = desk;
    const words = page.getByLabel("In your words");
    const tick = page.getByLabel("It advertises something else.");
    await page.goto(`${origin}/moderation/servers/server-1`);
    await words.fill("Its banner sells");
    await tick.check();
    await settle(page);
    await words.blur();
    await page.keyboard.press("c");
    await page.getByText("We have just checked the server.").waitFor();
    assert.deepEqual([await words.inputValue(), await tick.isChecked()], [
      "Its banner sells",
      true,
    ]);
    await page.getByRole("link", { name: "Next" }).first().click();
    await heading(page, "Server 2");
    assert.deepEqual([await words.inputValue(), await tick.isChecked()], ["", false]);
    await page.getByRole("link", { name: "Previous" }).click();
    await heading(page, "Server 1");
    assert.equal(await words.inputValue(), "Its banner sells");
    await page.getByRole("button", { name: "Approve" }).first().click();
    await heading(page, "Server 2");
    await page.goto(`${origin}/moderation/servers/server-1`);
    assert.equal(await page.getByLabel("Reason", { exact: true }).inputValue(), "");
    assert.equal(await page.locator(".desk > aside > .scrolls details[open]").count(), 0);
  },
);

testInBrowser("the keys decide, move and give reasons, and can be turned off", async (browser) => {
  await using desk = await openDesk(browser, { waiting: 4 });
  const { hands: { page }, world, origin } = desk;
  const open = async (name: string) => {
    await heading(page, name);
    await settle(page);
  };
  await page.goto(`${origin}/moderation/servers/server-1`);
  await open("Server 1");
  await page.keyboard.press("j");
  await open("Server 2");
  await page.keyboard.press("k");
  await open("Server 1");
  await page.keyboard.press("a");
  await open("Server 2");
  await page.keyboard.press("r");
  const focused = "document.activeElement.type";
  assert.equal(await page.evaluate(focused), "checkbox", "r without a reason asks for one");
  await page.keyboard.press("5");
  await page.keyboard.press("r");
  await open("Server 3");
  await page.getByLabel("In your words").fill("a");
  await page.getByLabel("In your words").press("a");
  await heading(page, "Server 3");
  await page.getByLabel("In your words").blur();
  await page.keyboard.press("?");
  await page.getByText("check now").first().waitFor();
  await page.getByLabel("Use keys").uncheck();
  await page.reload();
  await open("Server 3");
  await page.keyboard.press("a");
  await heading(page, "Server 3");
  assert.deepEqual([await countBy(world, "approved"), await countBy(world, "rejected")], [1, 1]);
});

testInBrowser("a key pressed twice doesn't decide about an unseen listing", async (browser) => {
  await using desk = await openDesk(browser, { waiting: 3 });
  const { hands: { page }, world, origin } = desk;
  await page.goto(`${origin}/moderation/servers/server-1`);
  await settle(page);
  await page.keyboard.press("a");
  await heading(page, "Server 2");
  if (Number(await page.evaluate("performance.now()")) > 500) return;
  await page.keyboard.press("a");
  await settle(page);
  assert.equal(await countBy(world, "approved"), 1);
});

testInBrowser(
  "one row of tabs leads to all pages of moderators, without JavaScript, too",
  async (browser) => {
    await using desk = await openDesk(browser, { waiting: 1, scripts: false });
    const { hands: { page }, origin } = desk;
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${origin}/moderation`);
      const tabs = page.getByRole("navigation", { name: "Moderation", exact: true });
      await tabs.getByRole("link", { name: "Health" }).click();
      await heading(page, "Health");
    }
  },
);

testInBrowser(
  "the decision is in sight without scrolling, and a pane that scrolls shows it",
  async (browser) => {
    await using desk = await openDesk(browser, { waiting: 2 });
    const { hands: { page }, origin } = desk;
    const inSight = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      return box !== null && box.y >= 0 && box.y + box.height <= height;
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}/moderation/servers/server-1`);
    const panes = await page.locator(".desk").boundingBox();
    assert.ok(panes && panes.y <= 180, `the panes start at ${panes?.y} px`);
    for (const key of ["a", "r"]) {
      assert.equal(await inSight(`.desk > aside button[aria-keyshortcuts="${key}"]`), true, key);
    }
    await page.setViewportSize({ width: 1440, height: 1100 });
    const more =
      `getComputedStyle(document.querySelector(".desk > aside > .scrolls"), "::after").opacity`;
    const showsMore = async () => await page.evaluate(more) === "1";
    await eventually("all checks are in sight", async () => !await showsMore());
    await page.setViewportSize({ width: 1440, height: 720 });
    assert.equal(await inSight(`.desk > aside button[aria-keyshortcuts="r"]`), true);
    await eventually("there is more below", showsMore);
    await page.setViewportSize({ width: 390, height: 844 });
    assert.equal(await inSight(".thumb button"), true);
    assert.equal(await inSight(".thumb .danger"), true);
  },
);

for (const scripts of [true, false]) {
  testInBrowser(
    `twenty reported listings take two clicks each ${scripts ? "with" : "without"} JavaScript`,
    async (browser) => {
      await using desk = await openDesk(browser, { waiting: 0, scripts });
      const { hands, world, origin } = desk;
      const { page } = hands;
      for (let nth = 1; nth <= WAITING; nth++) await reportNew(world, `Server ${nth}`);
      await page.goto(`${origin}/moderation/reports`);
      const startedAt = performance.now();
      for (let nth = 1; nth <= WAITING; nth++) {
        await heading(page, `Server ${nth}`);
        await hands.click(page.getByLabel("It is fine: nothing to do"), "what to do");
        await hands.click(page.getByRole("button", { name: /^Answer and close/ }), "Answer");
      }
      await page.getByText("No open reports.").waitFor();
      printJourney("a moderator, twenty reported listings", hands, startedAt);
      assert.equal(hands.steps.length, 2 * WAITING);
    },
  );
}

testInBrowser("on a phone, the answer to reports is one press away", async (browser) => {
  await using desk = await openDesk(browser, { waiting: 0 });
  const { hands: { page }, world, origin } = desk;
  await reportNew(world, "Caves");
  await reportNew(world, "Harbour");
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${origin}/moderation/reports`);
  assert.equal(
    await page.evaluate("document.documentElement.scrollWidth - innerWidth"),
    0,
    "no sideways scroll",
  );
  assert.deepEqual(await findViolations(page), []);
  await page.getByRole("link", { name: "Answer …" }).click();
  const choices = page.locator("#answer input[type=radio]");
  await eventually("the choices are in sight", async () => {
    const box = await choices.first().boundingBox();
    return box !== null && box.y >= 0 && box.y < 640;
  });
  await page.locator(".thumb").getByRole("link", { name: "Next" }).click();
  await heading(page, "Harbour");
});

testInBrowser(
  "keys answer reports one after the other, also beside a radio button",
  async (browser) => {
    await using desk = await openDesk(browser, { waiting: 0 });
    const { hands: { page }, world, origin } = desk;
    for (const name of ["Caves", "Harbour"]) await reportNew(world, name);
    await page.goto(`${origin}/moderation/reports`);
    const listing = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
    await listing("Caves");
    await page.keyboard.press("j");
    await listing("Harbour");
    await page.keyboard.press("k");
    await listing("Caves");
    await settle(page);
    await page.keyboard.press("a");
    assert.equal(await page.evaluate("document.activeElement.type"), "radio", "asks what to do");
    await page.keyboard.press("1");
    await page.keyboard.press("a");
    await listing("Harbour");
    await page.getByText("Reports closed").waitFor();
  },
);

testInBrowser("votes are counted as they are ticked and chosen", async (browser) => {
  await using desk = await openDesk(browser, { waiting: 0 });
  const { hands: { page }, world, origin } = desk;
  const id = await plantWave(world, await world.server());
  await page.goto(`${origin}/moderation/waves/${id}`);
  const voids = (name: string) => page.getByRole("button", { name, exact: true });
  await voids("Void 40 votes").waitFor();
  await page.getByRole("checkbox", { name: "Players who voted here before" }).check();
  await voids("Void 41 votes").waitFor();
  await page.getByText("41 of 41 ticked").waitFor();
  await page.getByText("A sample: 6 of 40").click();
  await page.locator("#which").click();
  await page.getByLabel("Account younger than, in days").fill("1");
  await page.getByLabel("Account younger than, in days").blur();
  await page.getByText("40 of 40 ticked").waitFor();
  await page.getByText("by accounts younger than a day").waitFor();
  await voids("Void 40 votes").waitFor();
  assert.deepEqual(await findViolations(page), []);
});
