/**
 * Has Lighthouse look at every page, as the people see them whom it is for, and prints its scores. Run by `deno
 * task lighthouse`; needs Chromium or Chrome. Lighthouse and what it brings (176 MB) are fetched when this runs, and
 * not before: no other task needs them, so no lock file names them and no import does.
 */
import { z } from "zod";
import { findBrowser, FLAGS } from "../tests/support/browser.ts";
import { openShowcase, type Showcase } from "../tests/support/showcase.ts";
import type { ShownPage } from "../tests/support/shown_pages.ts";
import { withTestServer } from "./test/test_server.ts";

const LIGHTHOUSE = "npm:lighthouse@13.5.0";
const LAUNCHER = "npm:chrome-launcher@1.2.1";

/** What each score should be at least, of 100. */
const REACH = 95;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const CATEGORY = z.object({ score: z.number().nullable() });
const REPORT = z.object({
  lhr: z.object({
    categories: z.record(z.enum(CATEGORIES), CATEGORY),
    audits: z.record(z.string(), z.object({ id: z.string(), score: z.number().nullable() })),
  }),
});

const BROWSER = z.object({ webSocketDebuggerUrl: z.url() });

/** The little that is used of two packages whose types are not here. */
const LIBRARIES = z.tuple([
  z.object({ default: z.custom<(url: string, options: object) => Promise<unknown>>() }),
  z.object({ launch: z.custom<(options: object) => Promise<{ port: number; kill(): void }>>() }),
]);

const chromePath = findBrowser();
if (chromePath === undefined) {
  console.error("No Chromium found; CHROMIUM names one");
  Deno.exit(1);
}
const [{ default: lighthouse }, { launch }] = LIBRARIES.parse(
  await Promise.all([import(LIGHTHOUSE), import(LAUNCHER)]),
);
const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", ...FLAGS] });
const short = await withTestServer(async (environment) => {
  for (const [name, value] of Object.entries(environment)) Deno.env.set(name, value);
  await using showcase = await openShowcase();
  console.log(`${"".padEnd(22)}${CATEGORIES.map((category) => category.padStart(16)).join("")}`);
  let short = 0;
  // A page that is an error by design is none to be found.
  for (const page of showcase.pages.filter(({ name }) => name !== "not-found")) {
    if (!(await measure(showcase, page))) short++;
  }
  return short;
});
chrome.kill();
console.log(
  short === 0 ? `All scores are ${REACH} or more.` : `${short} pages have a score below ${REACH}.`,
);
Deno.exit(short === 0 ? 0 : 1);

/** Gives the browser somebody's cookies and no others, by its DevTools protocol. */
async function signIn(origin: string, cookies: Map<string, string>): Promise<void> {
  const about = await fetch(`http://127.0.0.1:${chrome.port}/json/version`);
  const { webSocketDebuggerUrl } = BROWSER.parse(await about.json());
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve) => socket.onopen = resolve);
  const send = (id: number, method: string, params: object) =>
    new Promise((resolve) => {
      socket.addEventListener("message", resolve, { once: true });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await send(1, "Storage.clearCookies", {});
  const list = [...cookies].map(([name, value]) => ({ name, value, url: origin }));
  await send(2, "Storage.setCookies", { cookies: list });
  socket.close();
}

async function measure(
  { origin, people }: Showcase,
  { name, role, path }: ShownPage,
): Promise<boolean> {
  await signIn(origin, people[role].cookies);
  const answer = REPORT.parse(
    await lighthouse(origin + path, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: CATEGORIES,
      // It would sign out whoever is signed in.
      disableStorageReset: true,
    }),
  );
  const scores = CATEGORIES.map((category) =>
    Math.round((answer.lhr.categories[category]?.score ?? 0) * 100)
  );
  console.log(`${name.padEnd(22)}${scores.map((score) => String(score).padStart(16)).join("")}`);
  const isShort = scores.some((score) => score < REACH);
  if (isShort) {
    const failed = Object.values(answer.lhr.audits).filter(({ score }) =>
      score !== null && score < 0.9
    );
    console.log(`  ${failed.map(({ id, score }) => `${id} ${score}`).join(", ")}`);
  }
  return !isShort;
}
