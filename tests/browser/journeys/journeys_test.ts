import assert from "node:assert/strict";
import type { BrowserContext } from "playwright-core";
import { createProofOfWork } from "../../../src/site/voting/ballot/proof_of_work.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { addFavourite } from "../../../src/site/voting/my_votes/favourites.ts";
import { serveWorld } from "../../support/pages/browsing.ts";
import {
  castVote,
  type Hands,
  listServer,
  openBallot,
  openHands,
  printJourney,
} from "./journey.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openPerson, PASSWORD } from "../../support/people/visitor.ts";
import { openWorld, SECRET_KEY } from "../../support/world.ts";

/** Clicks that a journey may take: those of today. */
const OWNERS_CLICKS = 7;
const PLAYERS_CLICKS = 10;

/** Milliseconds that a browser may work on a proof: two workers on a busy machine. */
const WORK_MS = 60_000;

async function signIn({ page, click, fill }: Hands, name: string): Promise<void> {
  await fill("Username or email address", name);
  await fill("Password", PASSWORD);
  const signsIn = page.getByRole("main").getByRole("button", { name: "Sign in", exact: true });
  await click(signsIn, "Sign in");
}

function clicksOf({ steps }: Hands): number {
  return steps.filter((step) => step.startsWith("click ")).length;
}

testInBrowser("an owner gets from sign-in to a webhook and first figures", async (browser) => {
  await using world = await openWorld({ now: new Date() });
  await using site = serveWorld(world);
  await using receiver = startReceiver();
  await openPerson(world, "Sky_Captain");
  await world.account("Alex");
  const windows: BrowserContext[] = [];
  const owner = await openHands(browser, { scripts: true, windows });
  const { page, click, fill } = owner;
  const startedAt = performance.now();
  await page.goto(`${site.origin}/my/servers`);
  await signIn(owner, "Sky_Captain");
  await listServer(owner, { host: "play.example.com", isBare: true });
  await decideStatus(world.context, "skyblock-valley", { decision: "approve", ...world.act });
  const tabs = page.getByRole("navigation", { name: "This server" });
  await click(tabs.getByRole("link", { name: "Keys & deliveries" }), "Keys & deliveries");
  await fill("Key name", "Survival plugin");
  await fill("Webhook URL", receiver.url);
  await click(page.getByRole("button", { name: "Generate API key" }), "Generate API key");
  await page.getByLabel("Webhook secret").waitFor();
  await world.vote({ slug: "skyblock-valley" }, "Alex");
  await world.services.dispatcher.deliverDue();
  await click(page.getByRole("link", { name: "I've copied it" }), "I've copied it");
  await click(tabs.getByRole("link", { name: "Overview" }), "Overview");
  await page.getByText("1 vote in 30 days").first().waitFor();
  await page.getByText("Votes are delivered").waitFor();
  printJourney("an owner, from sign-in to a webhook and first figures", owner, startedAt);
  assert.equal(receiver.received.length, 1);
  assert.ok(clicksOf(owner) <= OWNERS_CLICKS, `${owner.steps}`);
  for (const window of windows) await window.close();
});

testInBrowser("a player finds a server, votes, and votes for three favourites", async (browser) => {
  const botCheck = createProofOfWork(SECRET_KEY);
  await using world = await openWorld({ botCheck, now: new Date() });
  await using site = serveWorld(world);
  const { sql } = world.services;
  await openPerson(world, "Steve_01");
  const [steve] = await sql<{ id: string }[]>`select id from account where username = 'Steve_01'`;
  for (const name of ["Palisade", "Caves", "Harbour", "Desert"]) {
    const { slug } = await world.server(name);
    if (name === "Palisade") continue;
    await addFavourite(sql, { accountId: steve?.id ?? "", slug, now: world.clock.now });
  }
  const windows: BrowserContext[] = [];
  const player = await openHands(browser, { scripts: true, windows });
  const { page, click } = player;
  const startedAt = performance.now();
  await page.goto(site.origin);
  await click(page.getByRole("link", { name: "Sign in" }).first(), "Sign in");
  await signIn(player, "Steve_01");
  player.steps.push("fill the search");
  await page.getByRole("searchbox").first().fill("palis");
  await page.keyboard.press("Enter");
  await click(page.getByRole("main").getByRole("link", { name: "Palisade" }).first(), "Palisade");
  await openBallot(player);
  await castVote(player, { origin: site.origin, scripts: true });
  await click(page.getByRole("link", { name: /^My votes/ }).first(), "My votes");
  await click(page.getByRole("link", { name: "Vote for all 3 in a row" }), "Vote for all");
  for (let nth = 1; nth <= 3; nth++) {
    await page.getByText(`${nth - 1} of 3 voted`).waitFor();
    await page.getByText("Ready to vote").waitFor({ timeout: WORK_MS });
    const name = nth < 3 ? "Cast and go on" : "Cast my vote";
    await click(page.getByRole("button", { name }), name);
  }
  await page.getByText("All 3 voted", { exact: true }).waitFor();
  printJourney("a player, finds, votes, and votes for three favourites", player, startedAt);
  assert.ok(clicksOf(player) <= PLAYERS_CLICKS, `${player.steps}`);
  for (const window of windows) await window.close();
});
