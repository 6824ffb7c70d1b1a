import axe from "axe-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { World } from "./world.ts";
import type { Showcase } from "./showcase.ts";
import type { Role } from "./shown_pages.ts";

/** Widths of a phone and of a desk, in CSS pixels. */
export const WIDTHS = [390, 1280] as const;

/** What a visitor's system may prefer. */
export const THEMES = ["light", "dark"] as const;

/** How a page is looked at. */
export interface Look {
  role: Role;
  width: number;
  theme: typeof THEMES[number];
}

/** A browser's window in which somebody is signed in, as they are on the command line of the tests. */
export async function openWindow(
  browser: Browser,
  { origin, people }: Showcase,
  { role, width, theme }: Look,
): Promise<BrowserContext> {
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const context = await browser.newContext({ colorScheme: theme, viewport });
  const cookies = [...people[role].cookies].map(([name, value]) => ({ name, value, url: origin }));
  await context.addCookies(cookies);
  return context;
}

/** A world's site on loopback, under a name that browsers take for safe: copying works there. */
export interface ServedSite extends AsyncDisposable {
  origin: string;
}

/** Serves a world's site. */
export function serveWorld({ app }: Pick<World, "app">): ServedSite {
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    (request, { remoteAddr }) => app.fetch(request, { remoteAddress: remoteAddr.hostname }),
  );
  return {
    origin: `http://localhost:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** What axe finds on a page: each rule that is broken, and where. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return await page.evaluate<string[]>(
    `axe.run().then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ": " + nodes.map(({ target }) => target).join(", ")))`,
  );
}
