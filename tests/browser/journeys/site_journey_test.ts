import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";
import { createAccount } from "../../../src/site/accounts/create_account.ts";
import { findViolations, serveWorld } from "../../support/pages/browsing.ts";
import { type Hands, listServer, openHands, PASSWORD, signUp, vote } from "./journey.ts";
import { type Received, type Receiver, startReceiver } from "../../support/deliveries/receiver.ts";
import { shareBrowser } from "../shared_browser.ts";
import { openWorld, type World } from "../../support/world.ts";
import { eventually } from "../../support/processes/processes.ts";

// Playwright keeps pipes and timers of its own between its calls.
const options = { sanitizeOps: false, sanitizeResources: false };

/** The site, its visitors, and the receiver of the owner's votes. */
interface Journey {
  world: World;
  origin: string;
  receiver: Receiver;
  /** A window for one person. */
  open(): Promise<Hands>;
  scripts: boolean;
}

for (const scripts of [true, false]) {
  Deno.test({
    name: "from sign-up to a resent webhook in a browser" +
      (scripts ? "" : " without JavaScript"),
    ...options,
    async fn() {
      const browser = await shareBrowser();
      if (browser === null) return;
      await using world = await openWorld({ now: new Date() });
      await using site = serveWorld(world);
      await using receiver = startReceiver();
      const windows: BrowserContext[] = [];
      const journey = {
        world,
        receiver,
        origin: site.origin,
        scripts,
        open: () => openHands(browser, { scripts, windows }),
      };
      await walk(journey);
      for (const window of windows) await window.close();
    },
  });
}

async function walk(journey: Journey): Promise<void> {
  const { world, receiver } = journey;
  const owner = await journey.open();
  await signUp(owner, journey, { username: "Sky_Captain", next: "/my/servers" });
  await listServer(owner, { host: "play.example.com" });
  await owner.page.getByText("A moderator will review it").first().waitFor();
  await approveServer((await journey.open()).page, journey);
  const { key, secret } = await generateKey(owner.page, journey);
  await testWebhook(owner.page, receiver, secret);

  const player = await journey.open();
  await vote(player, journey);
  const delivered = await eventually("the vote", () => receiver.received.find(isRealVote));
  assert.equal(digestOf(delivered, secret), delivered.headers.get("x-listing-signature"));
  assert.equal(JSON.parse(delivered.body).username, "Steve_01");
  await shows(player.page, "delivered");

  const check = await world.get("/api/v1/vote-check?username=steve_01", { key });
  assert.equal((await check.json()).voted, true);

  await resend(owner.page, journey);
  const votes = await eventually("the vote again", () => {
    const real = receiver.received.filter(isRealVote);
    return real.length === 2 ? real : undefined;
  });
  const ids = votes.map(({ headers }) => headers.get("x-listing-vote"));
  assert.equal(ids[0], ids[1]);
  assert.notEqual(ids[0], null);
}

async function approveServer(page: Page, { world, origin }: Journey): Promise<void> {
  const account = {
    username: "Mod_Mira",
    email: "mira@example.com",
    password: PASSWORD,
    isModerator: true,
  };
  await createAccount(world.context, account, world.act);
  await page.goto(`${origin}/moderation`);
  await page.getByLabel("Username or email address").fill("mod_mira");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("link", { name: "Skyblock Valley" }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByText("Approved", { exact: true }).first().waitFor();
}

async function generateKey(
  page: Page,
  { origin, receiver, scripts }: Journey,
): Promise<{ key: string; secret: string }> {
  await page.goto(`${origin}/my/servers/skyblock-valley/api`);
  await page.getByLabel("Key name").fill("Survival plugin");
  await page.getByLabel("Webhook URL").fill(receiver.url);
  await page.getByRole("button", { name: "Generate API key" }).click();
  const key = await page.getByLabel("API key", { exact: true }).inputValue();
  const secret = await page.getByLabel("Webhook secret").inputValue();
  assert.match(key, /^vb_/);
  if (scripts) assert.deepEqual(await findViolations(page), [], "the key that is shown once");
  await page.goto(`${origin}/my/servers/skyblock-valley/api`);
  assert.ok(!(await page.content()).includes(key), "the key shows a second time");
  return { key, secret };
}

async function testWebhook(page: Page, receiver: Receiver, secret: string): Promise<void> {
  await page.getByRole("link", { name: "Survival plugin" }).click();
  await page.getByRole("button", { name: "Send test" }).click();
  const test = await eventually(
    "the test",
    () => receiver.received.find(({ headers }) => headers.get("x-listing-test") === "true"),
  );
  assert.equal(digestOf(test, secret), test.headers.get("x-listing-signature"));
  await shows(page, "204");
}

async function resend(page: Page, { origin }: Journey): Promise<void> {
  await page.goto(`${origin}/my/servers/skyblock-valley/api`);
  const rows = page.getByRole("row").filter({ hasNotText: "test" });
  await rows.filter({ hasText: "delivered" }).first().getByRole("link").first().click();
  await page.getByRole("heading", { name: "Attempts" }).waitFor();
  await page.getByRole("button", { name: "Send again" }).click();
}

/** Loads a page again until it shows a text. */
async function shows(page: Page, text: string): Promise<void> {
  await eventually(`"${text}"`, async () => {
    if (await page.getByText(text).count() > 0) return true;
    await page.reload();
    return false;
  }, { everyMs: 200 });
}

function isRealVote({ headers }: Received): boolean {
  return headers.get("x-listing-test") === null;
}

/** The header that SPEC §6.2 asks for, computed as a receiver does. */
function digestOf({ headers, body }: Received, secret: string): string {
  const t = /^t=(\d+),/.exec(headers.get("x-listing-signature") ?? "")?.[1];
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
}
