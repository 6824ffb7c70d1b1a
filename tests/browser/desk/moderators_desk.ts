import assert from "node:assert/strict";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { serveWorld } from "../../support/pages/browsing.ts";
import { openHands } from "../journeys/journey.ts";
import { eventually } from "../../support/processes/processes.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

/** Listings that wait for a decision. */
export const WAITING = 20;

/** A site on which listings wait, and a moderator's window. */
export async function openDesk(
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
export async function reportNew(world: World, name: string): Promise<void> {
  const { slug } = await world.server(name);
  const report = { reason: "scam", text: "Passwords" };
  const address = `10.${name.length}.${Number(name.split(" ")[1] ?? 0)}.1`;
  const sent = await openVisitor(world, { address }).submit(`/servers/${slug}/reports`, report);
  assert.equal(sent.status, 303);
  world.pass(1000);
}

/** Returns the number of servers of a status. */
export async function countBy({ services: { sql } }: World, status: string): Promise<number> {
  const [row] = await sql<[{ servers: number }]>`
    select count(*)::integer as servers from server where status::text = ${status}`;
  return row.servers;
}

/** Waits for the page with that heading. */
export function heading(page: Page, text: string): Promise<void> {
  return page.getByRole("heading", { level: 1, name: text, exact: true }).waitFor();
}

/** Waits until the page takes keys for decisions: it has been open for a moment. */
export async function settle(page: Page): Promise<void> {
  const age = async () => Number(await page.evaluate("performance.now()"));
  await eventually("it has been open", async () => await age() > 700);
}
