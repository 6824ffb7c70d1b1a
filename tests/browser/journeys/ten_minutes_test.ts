import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { startJavaServer } from "../../../demo/game_servers.ts";
import { findViolations, serveWorld } from "../../support/pages/browsing.ts";
import { type Hands, listServer, openHands, signUp, vote } from "./journey.ts";
import { testInBrowser } from "../shared_browser.ts";
import {
  startVotifier,
  type VotifierReceiver,
} from "../../support/deliveries/votifier_receiver.ts";
import { openWorld } from "../../support/world.ts";
import { eventually } from "../../support/processes/processes.ts";

/** Clicks and fields of an owner, from the sign-up until Votifier has the test. */
const OWNERS_STEPS = [
  ...["click Sign up", "fill Username", "fill Email address", "fill Password", "click Sign up"],
  "click Yes, continue",
  ...["click List a server", "choose Game", "fill Name", "fill Address"],
  ...["click Tagline, description and rules", "fill Description", "click Submit server"],
  ...["click Settings", "click Check now"],
  ...["click Rewards", "fill Port", "fill Token or public key", "click Save and test"],
];

/** Of a player who comes to the server's page for the first time. */
const PLAYERS_STEPS = [
  ...["click Vote", "fill Your name in Minecraft", "fill Email address", "fill Password"],
  ...["click Sign up", "click Cast my vote"],
];

/** Folder for pictures of the page; without it, the test takes no pictures. */
const PICTURES = Deno.env.get("PICTURES");

testInBrowser("a stranger gets from sign-up to a rewarded vote in 19 steps", async (browser) => {
  await using world = await openWorld({ now: new Date(), approveVerified: true });
  await using site = serveWorld(world);
  await using game = await startJavaServer();
  await using receiver = await startVotifier();
  const place = { origin: site.origin, scripts: true };
  const windows: BrowserContext[] = [];
  const owner = await openHands(browser, { scripts: true, windows });
  await signUp(owner, place, { username: "Sky_Captain", next: "/my/servers" });
  await listServer(owner, { host: "127.0.0.1", port: game.port });
  game.message = await readToken(owner);
  await prove(owner);
  await connect(owner, receiver);
  assert.deepEqual(owner.steps, OWNERS_STEPS);
  assert.equal(receiver.votes[0]?.username, "Voteboard_Test");

  const player = await openHands(browser, { scripts: true, windows });
  await vote(player, place);
  assert.deepEqual(player.steps, PLAYERS_STEPS);
  const rewarded = await eventually("the reward", () => receiver.votes[1]);
  assert.deepEqual([rewarded.username, rewarded.serviceName], ["Steve_01", "localhost"]);
  for (const window of windows) await window.close();
});

/** Reads what the owner puts into the server's message of the day. */
async function readToken({ page, click }: Hands): Promise<string> {
  const tabs = page.getByRole("navigation", { name: "This server" });
  await click(tabs.getByRole("link", { name: "Settings" }), "Settings");
  return await page.getByLabel("Token").inputValue();
}

async function prove({ page, click }: Hands): Promise<void> {
  await click(page.getByRole("button", { name: "Check now" }), "Check now");
  await page.getByText("verified", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Public page" }).waitFor();
}

/** Connects Votifier, and reads how the test went. */
async function connect({ page, click, fill }: Hands, receiver: VotifierReceiver): Promise<void> {
  await click(page.getByRole("link", { name: "Rewards", exact: true }), "Rewards");
  await picture(page, "before");
  assert.equal(await page.getByLabel("Host").inputValue(), "127.0.0.1");
  await fill("Port", String(receiver.port));
  await fill("Token or public key", receiver.token);
  await click(page.getByRole("button", { name: "Save and test" }), "Save and test");
  // The page looks again by itself until the test is over.
  await page.getByText("it greets: VOTIFIER 2").waitFor();
  const transcript = await page.locator("pre").first().textContent();
  assert.match(transcript ?? "", /\nsent \d+ bytes, signed with your token\nit answers: .*"ok"/);
  await page.getByText("VotingPlugin now knows this site").waitFor();
  assert.deepEqual(await findViolations(page), []);
  await picture(page, "after");
}

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  for (const [device, width] of [["phone", 390], ["desk", 1280]] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${PICTURES}/rewards-${name}-${device}.png`, fullPage: true });
  }
}
