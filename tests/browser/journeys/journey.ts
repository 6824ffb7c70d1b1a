import assert from "node:assert/strict";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { solve } from "../../support/votes/ballots.ts";

/** The password of every user who signs up in a browser. */
export const PASSWORD = "correct horse battery";

/** Milliseconds that a browser may work on a proof. */
const WORK_MS = 60_000;

/** A person's window, and the steps made in it: each click and each field counts. */
export interface Hands {
  page: Page;
  steps: string[];
  click(what: Locator, name: string): Promise<void>;
  fill(label: string, value: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
}

/** Opens a window for one person, among `windows`, which the caller closes. */
export async function openHands(
  browser: Browser,
  { scripts, windows }: { scripts: boolean; windows: BrowserContext[] },
): Promise<Hands> {
  const context = await browser.newContext({ javaScriptEnabled: scripts });
  windows.push(context);
  const page = await context.newPage();
  const steps: string[] = [];
  return {
    page,
    steps,
    async click(what, name) {
      steps.push(`click ${name}`);
      await what.click();
    },
    async fill(label, value) {
      steps.push(`fill ${label}`);
      await fieldOf(page, label).fill(value);
    },
    async choose(label, option) {
      steps.push(`choose ${label}`);
      await fieldOf(page, label).selectOption({ label: option });
    },
  };
}

/** Finds a field by its whole label: "Port" is a part of "Portuguese", a language to tick. */
function fieldOf(page: Page, label: string): Locator {
  const whole = new RegExp(`^${label}( ?\\(optional\\))?$`);
  return page.getByRole("main").getByLabel(whole);
}

/** The site, and whether browsers run its scripts. */
export interface Place {
  origin: string;
  scripts: boolean;
}

/** Signs up on the way to somewhere, answers the question about the name, and arrives there. */
export async function signUp(
  hands: Hands,
  place: Place,
  { username, next }: { username: string; next: string },
): Promise<void> {
  const { page } = hands;
  const { origin } = place;
  const button = (name: string) => page.getByRole("main").getByRole("button", { name });
  if (page.url() !== origin + next) await page.goto(origin + next);
  await hands.click(page.getByRole("link", { name: "Sign up" }).last(), "Sign up");
  await fillSignUp(hands, place, { username, next, label: "Username" });
  await page.getByRole("heading", { name: `You vote as ${username}` }).waitFor();
  await hands.click(button("Yes, continue"), "Yes, continue");
  await page.waitForURL(origin + next);
}

/** Fills in the one form of a sign-up, and sends it. */
async function fillSignUp(
  hands: Hands,
  { scripts }: Place,
  { username, next, label }: { username: string; next: string; label: string },
): Promise<void> {
  const { page } = hands;
  const email = `${username}@example.com`;
  if (scripts) {
    await hands.fill(label, username);
    await hands.fill("Email address", email);
    await hands.fill("Password", PASSWORD);
    await page.getByText("Bot check passed").waitFor({ timeout: WORK_MS });
    const button = page.getByRole("main").getByRole("button", { name: "Sign up" });
    await hands.click(button, "Sign up");
  } else {
    const fields = { username, email, password: PASSWORD, next };
    await sendWithoutScripts(page, "form[action='/sign-up']", fields);
  }
}

/** Lists a server of Minecraft at an address; without a port at the game's own. */
export async function listServer(
  { page, click, choose, fill }: Hands,
  { host, port, isBare = false }: {
    host: string;
    port?: number;
    /** Whether only what must be filled in is. */
    isBare?: boolean;
  },
): Promise<void> {
  await click(page.getByRole("link", { name: "List a server" }), "List a server");
  await choose("Game", "Minecraft");
  await fill("Name", "Skyblock Valley");
  await fill("Address", port === undefined ? host : `${host}:${port}`);
  if (!isBare) {
    await click(partOf(page, "Tagline, description and rules"), "Tagline, description and rules");
    await fill("Description", "**Islands** <script>alert(1)</script>");
  }
  await click(page.getByRole("button", { name: "Submit server" }), "Submit server");
  await page.getByRole("heading", { name: "Next steps" }).waitFor();
}

/** The heading of a part of the listing's form, which opens it. */
export function partOf(page: Page, title: string): Locator {
  return page.locator("summary", { hasText: title });
}

/** From the server's page, through signing up, back to the vote. */
export async function vote(hands: Hands, place: Place): Promise<void> {
  const { origin } = place;
  const { page } = hands;
  await page.goto(`${origin}/servers/skyblock-valley`);
  await openBallot(hands);
  await page.getByRole("heading", { name: "Sign up to vote for Skyblock Valley" }).waitFor();
  const next = "/servers/skyblock-valley/vote";
  await fillSignUp(hands, place, { username: "Steve_01", next, label: "Your name in Minecraft" });
  await page.waitForURL(origin + next);
  await castVote(hands, place);
}

/** Clicks the server's first button for votes: the other one is for phones. */
export async function openBallot({ page, click }: Hands): Promise<void> {
  await click(page.locator("main a.button--vote:visible").first(), "Vote");
}

/** Casts the vote of the ballot that is shown. */
export async function castVote(hands: Hands, { scripts }: Place): Promise<void> {
  const { page } = hands;
  if (scripts) {
    await page.getByText("Ready to vote").waitFor({ timeout: WORK_MS });
    await hands.click(page.getByRole("button", { name: "Cast my vote" }), "Cast my vote");
  } else {
    // Chromium's switch for tests stops scripts, but does not render what replaces them.
    const sentence = await page.locator("main noscript").textContent();
    assert.match(sentence ?? "", /To vote, turn on JavaScript/);
    await sendWithoutScripts(page, "form[action$='/votes']");
  }
  await page.getByRole("heading", { name: "Your vote is counted" }).waitFor();
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

/** Prints how many clicks and fields a person needed, and the seconds that it took a machine's hands. */
export function printJourney(name: string, { steps }: Hands, startedAt: number): void {
  const clicks = steps.filter((step) => step.startsWith("click ")).length;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${name}: ${clicks} clicks, ${steps.length - clicks} fields, ${seconds} s`);
}
