import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Browser, CDPSession, Page } from "playwright-core";
import type { BotCheck } from "../../../src/site/voting/ballot/bot_check.ts";
import { ALGORITHM, BROWSER_WORK } from "../../../src/site/voting/ballot/proof_of_work.ts";
import { BotWidget } from "../../../src/site/web/voting/bot_check/bot_widget.tsx";
import { WIDGET_FILES } from "../../../src/site/web/voting/bot_check/widget_files.ts";
import { launchBrowser } from "../../support/pages/browser.ts";
import { hold } from "../ending.ts";
import { inLocale } from "../../../src/site/web/current_locale.ts";
import { ENGLISH } from "../../../src/core/locales/locale.ts";

/** Milliseconds that a worker derives keys for. */
const SOLVING_MS = 3_000;

/** The widget as the ballot shows it; the check itself is not asked. */
const CHECK: Pick<BotCheck, "kind"> = { kind: "proof_of_work" };

/** Chromium with a page that solves. */
export interface Solver {
  /** Returns the processor time of one key in one worker, in milliseconds. */
  derive(): Promise<number>;
  /** Returns the milliseconds from opening the ballot until its widget is ready. */
  waitForBallot(): Promise<number>;
}

/** Starts it. Returns undefined if no Chromium is installed. */
export async function openSolver(): Promise<Solver | undefined> {
  const browser = await hold(launchBrowser, (browser) => browser?.close());
  if (browser === null) return undefined;
  const server = await hold(
    () => Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, answer),
    (server) => server.shutdown(),
  );
  const origin = `http://localhost:${server.addr.port}`;
  const system = await browser.newBrowserCDPSession();
  const page = await browser.newPage();
  await page.goto(`${origin}/empty`);
  return {
    derive: () => deriveIn(page, system),
    waitForBallot: () => waitForBallot(browser, origin),
  };
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = Object.values(WIDGET_FILES).find(({ path }) => path === pathname);
  if (file) {
    const type = pathname.endsWith(".css") ? "text/css" : "text/javascript";
    return new Response(file.content, { headers: { "content-type": type } });
  }
  const body = pathname === "/ballot" ? await ballot() : "";
  return new Response(`<!doctype html><html lang="en"><body><form>${body}</form></body></html>`, {
    headers: { "content-type": "text/html" },
  });
}

async function ballot(): Promise<string> {
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    ...BROWSER_WORK,
    deriveKey,
    hmacSignatureSecret: "a bench's secret",
  });
  const purpose = { kind: "sign_up" } as const;
  const words = { ready: "Ready", noScript: "" };
  const posed = JSON.stringify(challenge);
  const check = CHECK as BotCheck;
  return inLocale(ENGLISH, () => String(BotWidget({ check, posed, purpose, words })));
}

async function deriveIn(page: Page, system: CDPSession): Promise<number> {
  const before = await renderersMs(system);
  const keys = await page.evaluate(solveFor, {
    worker: WIDGET_FILES.worker.path,
    parameters: { algorithm: ALGORITHM, ...BROWSER_WORK },
    ms: SOLVING_MS,
  });
  return (await renderersMs(system) - before) / keys;
}

/** Runs in the page: solves challenges one after the other, and returns the number of keys derived. */
async function solveFor(
  { worker, parameters, ms }: { worker: string; parameters: Record<string, unknown>; ms: number },
): Promise<number> {
  const solver = new Worker(worker);
  let keys = 0;
  for (const until = performance.now() + ms; performance.now() < until;) {
    const nonce = String(keys).padStart(32, "0");
    const common = { nonce, salt: "cd".repeat(16), keyLength: 32 };
    const solution = await new Promise<{ counter: number }>((resolve) => {
      solver.onmessage = ({ data }) => resolve(data);
      const challenge = { parameters: { ...parameters, ...common } };
      solver.postMessage({ type: "work", counterStart: 0, counterStep: 1, challenge });
    });
    keys += solution.counter + 1;
  }
  solver.terminate();
  return keys;
}

async function renderersMs(system: CDPSession): Promise<number> {
  const { processInfo } = await system.send("SystemInfo.getProcessInfo");
  return 1_000 * processInfo.filter(({ type }) => type === "renderer")
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function waitForBallot(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage();
  const began = performance.now();
  await page.goto(`${origin}/ballot`);
  await page.getByText("Ready").waitFor({ timeout: 120_000 });
  const wait = performance.now() - began;
  await page.close();
  return wait;
}
