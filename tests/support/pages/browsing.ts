// @ts-types="axe-core"
import axe, { type RunOptions } from "axe-core/axe.min.js";
import type { Browser, BrowserContext, Page, Response } from "playwright-core";
import type { World } from "../world.ts";
import type { Visitor } from "../people/visitor.ts";
import type { Role } from "./shown_pages.ts";

/** Widths of a phone and a desktop, in CSS pixels. */
export const WIDTHS = [390, 1280] as const;

/** Themes that a visitor's system may prefer. */
export const THEMES = ["light", "dark"] as const;

/** The settings of a browser window. */
export interface Look {
  role: Role;
  width: number;
  theme: typeof THEMES[number];
}

/** A site on loopback, and a user of each role. */
interface PeopledSite {
  origin: string;
  people: Readonly<Record<Role, Visitor>>;
}

/** Opens a browser window with a signed-in user. Animations are off, so that screenshots are stable. */
export async function openWindow(
  browser: Browser,
  { origin, people }: PeopledSite,
  { role, width, theme }: Look,
): Promise<BrowserContext> {
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const context = await browser.newContext({
    colorScheme: theme,
    reducedMotion: "reduce",
    viewport,
  });
  const cookies = [...people[role].cookies].map(([name, value]) => ({ name, value, url: origin }));
  await context.addCookies(cookies);
  return context;
}

/** A world's site on loopback, under a name that browsers treat as secure, so that copying works. */
export interface ServedSite extends AsyncDisposable {
  origin: string;
}

/** Serves a world's site on a free port, or on the one in its address. */
export function serveWorld({ app }: Pick<World, "app">, { port = 0 } = {}): ServedSite {
  const server = Deno.serve(
    { hostname: "127.0.0.1", port, onListen: () => {} },
    (request, { remoteAddr }) => app.fetch(request, { remoteAddress: remoteAddr.hostname }),
  );
  return {
    origin: `http://localhost:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** Returns axe's findings on a page: each violated rule with its place. */
export function findViolations(page: Page): Promise<string[]> {
  return runAxe(page, {});
}

/** Returns axe's findings that depend on colours, for a page that `findViolations` has seen in other colours. */
export function findPaleColors(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: { type: "tag", values: ["cat.color"] } });
}

/** Runs axe without details of passing nodes, which would take as long as finding the violations. */
async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  const asked: RunOptions = { ...options, resultTypes: ["violations"] };
  if (await page.evaluate(`!("axe" in globalThis)`)) await page.evaluate(axe.source);
  return await page.evaluate<string[]>(
    `axe.run(${JSON.stringify(asked)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ": " + nodes.map(({ target }) => target).join(", ")))`,
  );
}

/**
 * Opens a page in a tab and keeps it there, whether or not the page refreshes itself. The next page loads in the same
 * process, while each navigation through about:blank would start a new one.
 */
export async function openStill(page: Page, url: string): Promise<Response | null> {
  await page.evaluate("stop()"); // a refresh would cancel the navigation to the next page
  await page.unrouteAll();
  let isThere = false;
  await page.route("**", (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const answering = isThere ? route.fulfill({ status: 204 }) : route.continue();
    isThere = true;
    return answering;
  });
  return await page.goto(url, { waitUntil: "load" });
}
