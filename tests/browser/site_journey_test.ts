import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { createAccount } from "../../src/accounts/create_account.ts";
import { solve } from "../support/ballots.ts";
import { findViolations, serveWorld } from "../support/browsing.ts";
import { type Received, type Receiver, startReceiver } from "../support/receiver.ts";
import { shareBrowser } from "../support/shared_browser.ts";
import { openWorld, type World } from "../support/world.ts";

const PASSWORD = "correct horse battery";

/** Milliseconds that a browser may work on a proof. */
const WORK_MS = 60_000;

// Playwright keeps pipes and timers of its own between its calls.
const options = { sanitizeOps: false, sanitizeResources: false };

/** The site, whoever is on it, and the receiver of the owner's votes. */
interface Journey {
  world: World;
  origin: string;
  receiver: Receiver;
  /** A window of somebody's own. */
  open(): Promise<Page>;
  scripts: boolean;
}

for (const scripts of [true, false]) {
  Deno.test({
    name: `from sign-up to a resent webhook ${
      scripts ? "in a browser" : "in a browser without JavaScript"
    }`,
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
        open: () => openPage(browser, { scripts, windows }),
      };
      await walk(journey);
      for (const window of windows) await window.close();
    },
  });
}

async function openPage(
  browser: Browser,
  { scripts, windows }: { scripts: boolean; windows: BrowserContext[] },
): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: scripts });
  windows.push(context);
  return await context.newPage();
}

async function walk(journey: Journey): Promise<void> {
  const { world, receiver } = journey;
  const owner = await journey.open();
  await signUp(owner, journey, { username: "Sky_Captain", next: "/my/servers" });
  await submitServer(owner);
  await approveServer(await journey.open(), journey);
  const { key, secret } = await generateKey(owner, journey);
  await testWebhook(owner, receiver, secret);

  const player = await journey.open();
  await vote(player, journey);
  const delivered = await waitFor(() => receiver.received.find(isRealVote));
  assert.equal(digestOf(delivered, secret), delivered.headers.get("x-listing-signature"));
  assert.equal(JSON.parse(delivered.body).username, "Steve_01");
  await waitFor(async () =>
    await player.getByText("delivered").count() > 0 || await reload(player)
  );

  const check = await world.get("/api/v1/vote-check?username=steve_01", { key });
  assert.equal((await check.json()).voted, true);

  await resend(owner, journey);
  const votes = await waitFor(() => {
    const real = receiver.received.filter(isRealVote);
    return real.length === 2 ? real : undefined;
  });
  const ids = votes.map(({ headers }) => headers.get("x-listing-vote"));
  assert.equal(ids[0], ids[1]);
  assert.notEqual(ids[0], null);
}

/** Signs up on the way to somewhere, answers the question about the name, and arrives there. */
async function signUp(
  page: Page,
  { origin, scripts }: Journey,
  { username, next }: { username: string; next: string },
): Promise<void> {
  await page.goto(origin + next);
  await page.getByRole("link", { name: "Sign up" }).last().click();
  const email = `${username}@example.com`;
  if (scripts) {
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByText("Ready to sign up").waitFor({ timeout: WORK_MS });
    await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
  } else {
    const fields = { username, email, password: PASSWORD, next };
    await sendWithoutScripts(page, "form[action='/sign-up']", fields);
  }
  await page.getByRole("heading", { name: `You vote as ${username}` }).waitFor();
  await page.getByRole("button", { name: "Yes, continue" }).click();
  await page.waitForURL(origin + next);
}

async function submitServer(page: Page): Promise<void> {
  await page.getByRole("link", { name: "List a server" }).click();
  await page.getByLabel("Game").selectOption({ label: "Minecraft" });
  await page.getByLabel("Name").fill("Skyblock Valley");
  await page.getByLabel("Address").fill("play.example.com");
  await page.getByLabel("Description").fill("**Islands** <script>alert(1)</script>");
  await page.getByRole("button", { name: "Submit server" }).click();
  await page.getByText("waiting for review").waitFor();
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
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Skyblock Valley" }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByText("approved", { exact: true }).first().waitFor();
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
  const test = await waitFor(() =>
    receiver.received.find(({ headers }) => headers.get("x-listing-test") === "true")
  );
  assert.equal(digestOf(test, secret), test.headers.get("x-listing-signature"));
  await waitFor(async () => await page.getByText("204").count() > 0 || await reload(page));
}

/** From the server's page, through signing up, back to the vote. */
async function vote(page: Page, journey: Journey): Promise<void> {
  const { origin, scripts } = journey;
  await page.goto(`${origin}/servers/skyblock-valley`);
  await page.getByRole("link", { name: "Vote for this server" }).click();
  await signUp(page, journey, { username: "Steve_01", next: "/servers/skyblock-valley/vote" });
  if (scripts) {
    await page.getByText("Ready to vote").waitFor({ timeout: WORK_MS });
    await page.getByRole("button", { name: "Cast my vote" }).click();
  } else {
    // Chromium's switch for tests stops scripts, but does not render what stands in for them.
    const sentence = await page.locator("noscript").textContent();
    assert.match(sentence ?? "", /To vote, turn on JavaScript/);
    await sendWithoutScripts(page, "form[action$='/votes']");
  }
  await page.getByRole("heading", { name: "You voted" }).waitFor();
}

/** The one thing that needs a script is done by hand: the work, and a request with its answer in the form. */
async function sendWithoutScripts(
  page: Page,
  selector: string,
  fields: Record<string, string> = {},
): Promise<void> {
  const challenge = await page.locator("altcha-widget").getAttribute("challenge");
  const form = page.locator(selector);
  const action = new URL(await form.getAttribute("action") ?? "", page.url()).href;
  const answer = await page.request.post(action, {
    form: { ...fields, proof: await solve(challenge ?? "") },
    headers: { "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  assert.equal(answer.status(), 303);
  await page.goto(new URL(answer.headers()["location"] ?? "", action).href);
}

async function resend(page: Page, { origin }: Journey): Promise<void> {
  await page.goto(`${origin}/my/servers/skyblock-valley/deliveries`);
  const rows = page.getByRole("row").filter({ hasNotText: "test" });
  await rows.filter({ hasText: "delivered" }).first().getByRole("link").first().click();
  await page.getByRole("heading", { name: "Attempt 1" }).waitFor();
  await page.getByRole("button", { name: "Send again" }).click();
}

async function reload(page: Page): Promise<boolean> {
  await page.reload();
  return false;
}

function isRealVote({ headers }: Received): boolean {
  return headers.get("x-listing-test") === null;
}

/** The header that SPEC §6.2 asks for, computed as a receiver does. */
function digestOf({ headers, body }: Received, secret: string): string {
  const t = /^t=(\d+),/.exec(headers.get("x-listing-signature") ?? "")?.[1];
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
}

/** Asks until there is an answer; gives up after 20 s. */
async function waitFor<Value>(
  ask: () => Value | undefined | false | Promise<Value | undefined | false>,
): Promise<Value> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("nothing happened for 20 s");
}
